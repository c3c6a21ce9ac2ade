import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

type Settings = Readonly<Record<string, string>>;

/** Without limits and with silent bots, unless a test says otherwise. */
const USUAL = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  LIMIT_FACTOR: '0',
  CONNECTIONS_PER_ADDRESS: '100000',
  BOT_THREADS: '1',
} as const;

/** The server as people run it: a process of its own, on any free port, that can be killed and started again. */
export class ServerProcess {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'fearsome-floors-server-'));
  readonly #settings: Settings;
  #child: ChildProcess | undefined;
  #url = '';
  /** What it wrote to standard error: its log. */
  log = '';

  private constructor(settings: Settings) {
    this.#settings = { ...USUAL, DATA_DIR: this.dataDir, ...settings };
  }

  static async start(settings: Settings = {}): Promise<ServerProcess> {
    const server = new ServerProcess(settings);
    await server.startAgain();
    return server;
  }

  /** One for all tests of a file. */
  static ofFile(settings: Settings = {}): ServerProcess {
    const server = new ServerProcess(settings);
    beforeAll(() => server.startAgain());
    afterAll(() => server.remove());
    return server;
  }

  /** Where it is, with a slash at the end; another port after each start. */
  get url(): string {
    return this.#url;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  get hasEnded(): boolean {
    return this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async startAgain(): Promise<void> {
    const child = spawn(process.execPath, [START, '--as-built'], {
      env: { PATH: process.env['PATH'], ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (text: Buffer) => {
      this.log += text.toString();
    });
    this.#url = await new Promise<string>((resolve, reject) => {
      let told = '';
      child.stdout.on('data', (text: Buffer) => {
        told += text.toString();
        const url = /is at (http:\S+)/.exec(told)?.[1];
        if (url !== undefined) resolve(url);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${told}${this.log}`)));
    });
  }

  /** Ends it at once, whatever it is doing. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === undefined || this.hasEnded) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
