import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { botNamed, choose } from '../../src/bots/index.ts';
import type { OnlineSettings, Pace } from '../../src/protocol/index.ts';
import { type Game, Random, supplyKind, type Tile } from '../../src/rules/index.ts';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { type Clock, configIn, type Draws, type RunningServer, startServer } from '../../src/server/index.ts';
import { quickThinker } from '../../src/server/server.fixture.ts';
import { expect } from './page.ts';
import { gameIn, idle, moveTo } from './table-game.ts';

/** Where scripts/browser-tests.ts has built the page. */
export const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');

/** The real clock, which a test can set forward: what waited for the time that passed goes off. */
class MovableClock implements Clock {
  #ahead = 0;
  readonly #timers = new Map<object, { readonly at: number; readonly go: () => void; cancel: () => void }>();

  now = (): number => Date.now() + this.#ahead;
  ticks = this.now;

  after(milliseconds: number, go: () => void): () => void {
    const key = {};
    this.#arm(key, this.now() + milliseconds, go);
    return () => {
      this.#timers.get(key)?.cancel();
      this.#timers.delete(key);
    };
  }

  move(milliseconds: number): void {
    this.#ahead += milliseconds;
    for (const [key, { at, go, cancel }] of [...this.#timers]) {
      cancel();
      this.#arm(key, at, go);
    }
  }

  #arm(key: object, at: number, go: () => void): void {
    const run = (): void => {
      this.#timers.delete(key);
      go();
    };
    const timer = setTimeout(run, Math.max(0, at - this.now()));
    this.#timers.set(key, { at, go, cancel: () => clearTimeout(timer) });
  }
}

/** A real server with the built page, its own data and a clock that can be moved. */
export class OnlineServer {
  readonly clock = new MovableClock();
  /** Draws nothing: tests of links say so where they want pictures. */
  painter: Draws = { draw: async () => Buffer.from('no picture'), close: async () => {} };
  readonly #dataDir: string;
  readonly #webFolder: string;
  #running: RunningServer | undefined;
  #port = 0;

  private constructor(dataDir: string, webFolder: string) {
    this.#dataDir = dataDir;
    this.#webFolder = webFolder;
  }

  static async start(webFolder = WEB_FOLDER): Promise<OnlineServer> {
    const server = new OnlineServer(await mkdtemp(join(tmpdir(), 'fearsome-floors-online-')), webFolder);
    await server.begin();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Starts it again after `stop`, at the same address and on the same data. */
  async begin(): Promise<void> {
    const config = configIn({
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      BOT_DELAY_MS: '0',
      LIMIT_FACTOR: '0',
      LOG_LEVEL: 'fatal',
    });
    this.#running = await startServer(config, this.#webFolder, {
      clock: this.clock,
      thinker: quickThinker,
      painter: this.painter,
    });
    this.#port = Number(new URL(this.#running.url).port);
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    this.#running = undefined;
  }

  async end(): Promise<void> {
    await this.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

/** Somebody with a browser of their own. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: OnlineServer;
  readonly name: string;
}

export interface GuestOptions {
  readonly name?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly theme?: 'dark' | 'light';
  readonly serviceWorkers?: 'allow' | 'block';
}

/** What may be heard in the console when a line is cut on purpose. */
const HARMLESS =
  /AudioContext was not allowed to start|net::ERR_|WebSocket connection to|Failed to load resource|status of 404/;

export const test = base.extend<{
  server: OnlineServer;
  guest: (options?: GuestOptions) => Promise<Guest>;
  ann: Guest;
  ben: Guest;
  cat: Guest;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it
  server: async ({}, use) => {
    const server = await OnlineServer.start();
    await use(server);
    await server.end();
  },
  guest: async ({ browser, server }, use) => {
    const guests: Guest[] = [];
    const wrong: string[] = [];
    await use(async (options = {}) => {
      const guest = await newGuest(browser, server, options);
      guest.page.on('pageerror', (error) => wrong.push(error.stack ?? error.message));
      guest.page.on('console', (message) => {
        if (message.type() === 'error' && !HARMLESS.test(message.text())) wrong.push(message.text());
      });
      guests.push(guest);
      return guest;
    });
    await Promise.all(guests.map(({ context }) => context.close()));
    expect(wrong, 'errors of the pages').toEqual([]);
  },
  ann: async ({ guest }, use) => use(await guest({ name: 'Ann' })),
  ben: async ({ guest }, use) => use(await guest({ name: 'Ben' })),
  cat: async ({ guest }, use) => use(await guest({ name: 'Cat' })),
});

async function newGuest(browser: Browser, server: OnlineServer, options: GuestOptions): Promise<Guest> {
  const { name, viewport = { width: 1280, height: 800 }, locale = 'en-GB', theme = 'dark' } = options;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    locale,
    colorScheme: theme,
    serviceWorkers: options.serviceWorkers ?? 'block',
  });
  const data = { theme, sound: false, volume: 0, speed: 'instant', motion: 'system', colour: 'green', name };
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('fearsome-floors/settings') === null)
        localStorage.setItem('fearsome-floors/settings', settings);
    },
    JSON.stringify({ version: 1, data }),
  );
  return { page: await context.newPage(), context, server, name: name ?? '' };
}

export interface Opening {
  readonly mode?: 'basic' | 'experienced';
  readonly layout?: string;
  readonly seats?: number;
  readonly pace?: 'seconds' | 'days';
  readonly listed?: boolean;
  readonly standInAfter?: string;
}

/** Opens a table through the form; the link to it. */
export async function openTable({ page }: Guest, opening: Opening = {}): Promise<string> {
  const { mode = 'basic', seats = 2 } = opening;
  await page.goto('./#/lobby/new');
  await pick(page, 'mode', mode);
  if (opening.layout !== undefined) await pick(page, 'layout', opening.layout);
  await pick(page, 'seats', String(seats));
  if (opening.pace !== undefined) await pick(page, 'pace', opening.pace);
  if (opening.listed === true)
    await page.locator('input[name=listed]').evaluate((input: HTMLInputElement) => input.click());
  if (opening.standInAfter !== undefined)
    await page.locator('.pick select').last().selectOption(opening.standInAfter);
  await page.locator('.start-line .primary').click();
  await expect(page.locator('.place.mine')).toBeVisible(); // whoever opens a table sits at it
  return page.url();
}

/** Picks one of several, wherever the page has been scrolled to. */
export async function pick(page: Page, name: string, value: string): Promise<void> {
  const input = page.locator(`input[name="${name}"][value="${value}"]`);
  await input.evaluate((one: HTMLInputElement) => one.click());
  await expect(input).toBeChecked();
}

/** The place on the doorstep, counted from 0. */
export const place = ({ page }: Guest, seat: number) => page.locator('.places .place').nth(seat);

/** Sits down with one tap, in the first seat that is free; comes first, where a link is given. */
export async function sit({ page }: Guest, link?: string): Promise<void> {
  if (link !== undefined) await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('.place.mine')).toBeVisible();
}

export async function start({ page }: Guest): Promise<void> {
  await page.locator('.start-line .primary').click();
}

/** The guest that this browser is to the server. */
async function knownAs({ context, server }: Guest): Promise<TestGuest> {
  const [known] = await context.cookies(server.url);
  if (known !== undefined) return new TestGuest(server, `${known.name}=${known.value}`);
  const guest = await TestGuest.come(server);
  const [name, value] = guest.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: server.url }]);
  return guest;
}

const PACES: Readonly<Record<NonNullable<Opening['pace']>, Pace>> = {
  seconds: { kind: 'seconds', seconds: 60 },
  days: { kind: 'days', days: 2 },
};

/**
 * Two people at a table, the game begun: told to the server directly, as it takes two pages for each of them by hand. Those are tried
 * where tables are opened.
 */
export async function sitTogether(ann: Guest, ben: Guest, opening: Opening = {}): Promise<string> {
  const { mode = 'basic', pace, standInAfter = '300' } = opening;
  const settings: Partial<OnlineSettings> = {
    mode,
    seats: 2,
    ...(pace !== undefined && { pace: PACES[pace] }),
    standInAfter: standInAfter === 'null' ? null : Number(standInAfter),
  };
  const [host, other] = [await knownAs(ann), await knownAs(ben)];
  const table = await host.openTable(settings);
  for (const [guest, { name }, seat, colour] of [
    [host, ann, 0, 'green'],
    [other, ben, 1, 'red'],
  ] as const) {
    const client = await guest.join(table);
    await client.done({ type: 'sit', seat, name, colour });
  }
  await host.client.done({ type: 'start' });
  for (const { client } of [host, other]) await client.close();
  const link = `${ann.server.url}online/${table}`;
  for (const { page } of [ann, ben]) {
    await page.goto(link);
    await expect(page.locator('.game')).toBeVisible();
  }
  return link;
}

/** Whoever of them may act now: nothing moves there, and the bar asks for a move or a tile. */
export async function whoActs(guests: readonly Guest[]): Promise<Guest | 'over'> {
  for (let tries = 0; tries < 400; tries++) {
    for (const guest of guests) {
      const { page } = guest;
      if (
        (await page
          .locator('.game[data-idle="true"] .action-bar:not(.playback) .btn:is(.stay, .go)')
          .count()) > 0
      )
        return guest;
      if ((await page.locator('dialog.end').count()) > 0) return 'over';
    }
    await guests[0]!.page.waitForTimeout(25);
  }
  throw new Error('nobody may act');
}

/** A figure stays where it is, or comes in where it must. */
export async function stay(guest: Guest): Promise<void> {
  const { page } = guest;
  const before = await page.locator('.game').getAttribute('data-batch');
  await idle(page, await gameOf(guest));
  await expect(page.locator('.game')).not.toHaveAttribute('data-batch', before ?? '');
}

/** All let their figures stay until the game is over. */
export async function stayToTheEnd(guests: readonly Guest[]): Promise<void> {
  // In the first round they come in, which takes more than a key (G3).
  while ((await gameOf(guests[0]!)).isFirstRound) await stay((await whoActs(guests)) as Guest);
  for (const { page } of guests) await page.evaluate(stayWheneverAsked);
  for (const { page } of guests) await expect(page.locator('dialog.end')).toBeVisible({ timeout: 150_000 });
}

/** In the page: presses the keys a patient player would press. */
function stayWheneverAsked(): void {
  const timer = setInterval(() => {
    if (document.querySelector('dialog.end') !== null) clearInterval(timer);
    if (document.querySelector('.game[data-idle="true"] .action-bar .btn.stay') === null) return;
    for (const key of ['n', 's'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, 30);
}

/** How the game stands by the rules, from the server's record. */
export async function gameOf({ page }: Guest): Promise<Game> {
  const id = page.url().split('/').at(-1)!;
  const response = await page.request.get(`api/tables/${id}/record`);
  return gameIn(await response.text());
}

/** Does what a bot would do, on the board: chooses, and presses where to. */
export async function playWell(guest: Guest, seed: number): Promise<void> {
  const { page } = guest;
  const game = await gameOf(guest);
  const before = await page.locator('.game').getAttribute('data-batch');
  const { action } = choose(botNamed('runner'), game, new Random(seed));
  if (action.type === 'place') await placeTile(page, action.tile);
  else {
    const chip = page.locator(`.players [data-figure="${action.figure}"]`);
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
    if (action.path === '') await page.keyboard.press('s');
    else await moveTo(page, game, action);
  }
  await expect(page.locator('.game')).not.toHaveAttribute('data-batch', before ?? '');
}

/** Takes a tile of its kind from the tray, turns it as it shall lie, and lays it. */
async function placeTile(page: Page, tile: Tile): Promise<void> {
  await page.locator(`.tile[data-tile="${supplyKind(tile)}"]`).click();
  const long = tile.kind === 'pool' && tile.shape === '1x4';
  const turns = tile.kind === 'teleporter' ? 'nesw'.indexOf(tile.facing) : Number(long);
  for (let turn = 0; turn < turns; turn++) await page.keyboard.press('r');
  await page.locator(`[data-place="${tile.at}"]`).click({ force: true });
}
