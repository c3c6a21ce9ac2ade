import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botNamed, choose } from '../bots/index.ts';
import type { OnlineSettings } from '../protocol/index.ts';
import { Random } from '../rules/index.ts';
import { startGame, TestGuest } from './client.fixture.ts';
import { ManualClock } from './clock.fixture.ts';
import { type Config, configIn } from './config.ts';
import { newLog } from './log.ts';
import { type RunningServer, type Substitutes, startServer } from './start-server.ts';
import type { Thinker } from './tables/index.ts';
import { metricOf } from './wire.fixture.ts';

/** Bots that answer at once, in this thread. */
export const quickThinker: Thinker = {
  think: async (game, bot, seed) => choose(botNamed(bot), game, new Random(seed), 50).action,
  close: async () => {},
};

export interface TestOptions extends Substitutes {
  /** Of the built page; without one only online play is served. */
  readonly folder?: string;
  readonly config?: Partial<Config>;
}

/** A real server on a free port with a store of its own, a clock that stands still and nothing to wait for. */
export class TestServer {
  readonly clock = new ManualClock();
  /** All that was logged. */
  logged = '';
  readonly #dataDir: string;
  readonly #options: TestOptions;
  #running!: RunningServer;

  private constructor(dataDir: string, options: TestOptions) {
    this.#dataDir = dataDir;
    this.#options = options;
  }

  static async start(options: TestOptions = {}): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), 'fearsome-floors-online-')), options);
    await server.#start();
    return server;
  }

  async #start(): Promise<void> {
    const { config, folder, ...substitutes } = this.#options;
    const usual = configIn({ PORT: '0', DATA_DIR: this.#dataDir, BOT_DELAY_MS: '0', LIMIT_FACTOR: '0' });
    const log = newLog('trace', {
      write: (line: string) => {
        this.logged += line;
      },
    });
    const parts = { clock: this.clock, thinker: quickThinker, log, ...substitutes };
    this.#running = await startServer({ ...usual, ...config }, folder, parts);
  }

  get url(): string {
    return this.#running.url;
  }
  get running(): RunningServer {
    return this.#running;
  }
  get dataDir(): string {
    return this.#dataDir;
  }

  /** Stops it and starts it again on the same data, at another port. */
  async restart(whileDown = async (): Promise<void> => {}): Promise<void> {
    await this.#running.close();
    await whileDown();
    this.clock.begin();
    await this.#start();
  }

  /** Resolves when the server knows of so many open connections. */
  async connections(count: number): Promise<void> {
    while ((await metricOf(this, 'fearsome_connections')) !== count)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Somebody who comes for the first time. */
  guest(): Promise<TestGuest> {
    return TestGuest.come(this);
  }

  /** A table of these players, its first one the host; each sits in a seat of a colour, and the game has begun. */
  async game(
    players: number,
    settings: Partial<OnlineSettings> = {},
  ): Promise<{ readonly id: string; readonly guests: readonly TestGuest[] }> {
    const guests = await Promise.all(Array.from({ length: players }, () => this.guest()));
    const { id } = await startGame(guests, settings);
    return { id, guests };
  }

  async close(): Promise<void> {
    await this.#running.close();
    await rm(this.#dataDir, { recursive: true });
  }
}
