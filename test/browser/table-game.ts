import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { botNamed, choose } from '../../src/bots/index.ts';
import {
  type Action,
  type Colour,
  type Game,
  type GameEvent,
  type Mode,
  Moves,
  placeName,
  Random,
  walkPath,
} from '../../src/rules/index.ts';
import { Replay, replayRecords, writeRecord } from '../../src/rules/records/index.ts';
import { idleMove } from '../helpers/games.ts';
import { expect, keep, keptEntry, painted } from './page.ts';

/** A game at a table for tests: put on the device, opened, and asked how it stands by the rules. */

export const TABLE = 'test';
const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
const NAMES = ['Ann', 'Ben', 'Cy', 'Dot'];

/** Those of the first round. */
export const FIRST_HINTS = ['goal', 'two', 'number', 'forecast'];

export interface Seating {
  readonly mode?: Mode;
  readonly start?: Colour;
  /** `person` or the name of a bot. */
  readonly sitters?: readonly string[];
  readonly forecast?: boolean;
  readonly speed?: number | 'instant';
  readonly curtain?: boolean;
  /** Whether moves are confirmed; undefined where the player has not said so yet. */
  readonly confirm?: boolean | undefined;
  readonly theme?: 'dark' | 'light';
  /** A game that has begun: its record, and how many batches of it were seen. */
  readonly record?: string;
  readonly seen?: number;
  /** Whether the game explains itself, as a first one does. */
  readonly hints?: boolean;
}

const entry = (data: unknown): string => JSON.stringify({ version: 1, data });

/** What must be kept on a device for this table to be there, by its names. */
export function seated(seating: Seating = {}): Record<string, string> {
  const { mode = 'basic', sitters = ['person', 'person'], forecast = true, speed = 'instant' } = seating;
  const players = COLOURS.slice(0, sitters.length);
  const setup = { mode, players, start: seating.start ?? 'green', longer: false };
  const begun = '2026-11-15T20:00:00Z';
  const names = Object.fromEntries(players.map((colour, seat) => [colour, NAMES[seat]!]));
  const header = writeRecord([{ type: 'header', header: { ...setup, names, date: begun } }]);
  const seats = sitters.map((sitter, seat) =>
    sitter === 'person'
      ? { kind: 'person', name: NAMES[seat] }
      : { kind: 'bot', bot: sitter, name: NAMES[seat] },
  );
  const settings = { setup, sitters: seats, forecast, curtain: seating.curtain ?? false };
  const { record = header, seen = 0 } = seating;
  const table = { id: TABLE, settings, begun, changed: begun, record, seen, over: false };
  const look = { theme: seating.theme ?? 'dark', sound: false, volume: 0, motion: 'system', colour: 'green' };
  return {
    [`table/${TABLE}`]: entry(table),
    [`pile/${TABLE}`]: entry('a seed for tests'),
    settings: entry({ ...look, speed, confirmMoves: 'confirm' in seating ? seating.confirm : false }),
    ...(seating.hints !== true && { hints: entry({ done: [...FIRST_HINTS, 'eaten', 'stage-two'] }) }),
  };
}

export async function sitDown(context: BrowserContext, seating: Seating = {}): Promise<void> {
  for (const [name, text] of Object.entries(seated(seating))) await keep(context, name, text);
}

/**
 * A game of two against a bot in which all has been seen but the decision that first brings such an event about. Its last move of
 * all takes the person's figure out and wins.
 */
export function justBefore(is: (event: GameEvent) => boolean, speed: number | 'instant'): Seating {
  const lines = readFileSync(new URL('../corpus/basic-2.ffr', import.meta.url), 'utf8').split('\n');
  const heard: GameEvent[] = [];
  const replay = new Replay((event) => heard.push(event));
  const found = lines.findIndex((line) => {
    replay.feed(line);
    return heard.some(is);
  });
  if (found < 0) throw new Error('the corpus has changed');
  const isMove = (line: string): boolean => line.includes('"move"');
  const end = lines.findIndex((line, at) => at > found && isMove(line));
  return {
    record: `${lines.slice(0, end < 0 ? undefined : end).join('\n')}\n`,
    seen: lines.slice(0, found + 1).filter(isMove).length - 1,
    start: (JSON.parse(lines[0]!) as { start: 'red' }).start,
    sitters: ['person', 'runner'],
    speed,
  };
}

export async function openTable(page: Page): Promise<void> {
  await page.goto(`./#/table/${TABLE}`);
  await expect(page.locator('.game')).toBeAttached();
}

export async function recordOf(page: Page): Promise<string> {
  const kept = (await keptEntry(page, `table/${TABLE}`)) as { readonly record: string };
  return kept.record;
}

/** How the game stands by the rules, from what is kept. */
export async function gameOf(page: Page): Promise<Game> {
  return gameIn(await recordOf(page));
}

/** How the game of a record stands. */
export function gameIn(record: string): Game {
  const played = replayRecords(record);
  // A game that is over lacks its result line only if something is wrong.
  if (!played.ok) throw new Error(played.message);
  return played.value.at(-1)!.game;
}

/** What a bot would do here: a test needs moves, good ones end a game sooner. */
export function moveFor(game: Game, seed: number): Action & { type: 'move' } {
  const { action } = choose(botNamed('runner'), game, new Random(seed));
  if (action.type !== 'move') throw new Error('a move was expected');
  return action;
}

export const place = (page: Page, at: string) => page.locator(`[data-place="${at}"]`);

export async function press(page: Page, at: string): Promise<void> {
  await place(page, at).click({ force: true });
}

/** The middle of a place on the screen. */
export async function middleOf(page: Page, at: string): Promise<[x: number, y: number]> {
  for (;;) {
    const box = await place(page, at).boundingBox();
    if (box !== null) return [box.x + box.width / 2, box.y + box.height / 2];
    await painted(page); // a board that turns is drawn anew
  }
}

/** Carries something from beside the board to a place, and lets it go there. */
export async function carryTo(page: Page, from: string, at: string): Promise<void> {
  await page.locator(from).hover({ force: true });
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, at)), { steps: 8 });
  await page.mouse.up();
}

/** Waits until a person may act, or the game is over. */
export async function calm(page: Page): Promise<void> {
  await expect(page.locator('.game[data-idle="true"]')).toBeAttached();
}

/** Chooses a figure on the board: at its space, or at the door until it is the one. */
export async function chooseOnBoard(page: Page, figure: string): Promise<void> {
  await calm(page);
  const { position } = await gameOf(page);
  const at = placeName(position.placeOf(position.figureNamed(figure)!));
  const chosen = (): Promise<string | undefined> =>
    page.evaluate(
      () =>
        document.querySelector<HTMLElement>(
          '.players [data-figure][aria-pressed="true"], .own-figures [data-figure][aria-pressed="true"]',
        )?.dataset['figure'],
    );
  for (let now = await chosen(); now !== figure; now = await chosen()) {
    await press(page, at);
    await expect.poll(chosen).not.toBe(now); // the next of those at the door
  }
}

/** A figure stays, or comes in where it must (G3). */
export async function idle(page: Page, game?: Game): Promise<void> {
  const now = game ?? (await gameOf(page));
  const move = idleMove(now);
  const movable = now.position.cast.filter((_, one) => now.seatOf(one) === now.turn && now.mayMove(one));
  for (const { id } of movable) {
    await page.keyboard.press('n');
    if (id === move.figure) break;
  }
  if (move.path === '') await page.keyboard.press('s');
  else await moveTo(page, now, move);
}

/** So many moves of people in which figures stay, each when it can be made. */
export async function idleMoves(page: Page, count: number): Promise<void> {
  for (let move = 0; move < count; move++) {
    await calm(page);
    await idle(page);
  }
}

/** All stay from the beginning until the round is over; each waits until what the one before did has been shown. */
export async function untilItWalks(page: Page): Promise<void> {
  const walks = page.locator('.action-bar.playback');
  await calm(page);
  for (let move = 1; (await walks.count()) === 0; move++) {
    await idle(page);
    const waits = page.locator(`.game[data-batch="${move}"][data-idle="true"]`);
    await expect(walks.or(waits).first()).toBeAttached();
  }
}

/** Presses where the chosen figure is to go, once more where several ways lead there; answers how many presses that took. */
export async function moveTo(
  page: Page,
  game: Game,
  move: { figure: string; path: string },
): Promise<number> {
  const end = endOf(game, move);
  const presses = waysTo(game, move) > 1 ? 2 : 1;
  for (let time = 0; time < presses; time++) await press(page, end);
  return presses;
}

/** How many different ways lead a figure where this one does: they push different blocks. */
export function waysTo(game: Game, move: { readonly figure: string; readonly path: string }): number {
  const moves = new Moves();
  const { position } = game;
  const end = endOf(game, move);
  const count = moves.find(position, position.figureNamed(move.figure)!);
  return Array.from({ length: count }, (_, way) => placeName(moves.to(way))).filter((at) => at === end)
    .length;
}

/** Where a path ends: a space, the entrance, or `out`. */
export function endOf(
  game: Game,
  { figure, path }: { readonly figure: string; readonly path: string },
): string {
  const position = game.position.copy();
  const mover = position.figureNamed(figure)!;
  const refused = walkPath(position, mover, path);
  if (refused !== undefined) throw new Error(refused.message);
  return placeName(position.placeOf(mover));
}
