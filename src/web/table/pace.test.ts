import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LONGEST_WAIT } from '../../bots/index.ts';
import { type Game, newGame } from '../../rules/index.ts';
import { gameScene, showEvents, shownGame } from '../show/index.ts';
import { isBroken, playRecords } from './batches.ts';
import { lengthOfMove, paceOf, timeForBot } from './pace.ts';
import { bot, person } from './table.fixture.ts';
import type { Batch, TableSettings } from './table.ts';

const KIT = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };
/** A bot thinks no longer than this, however few there are. */
const MOST_THOUGHT = 1000;

function played(file: string) {
  const text = readFileSync(new URL(`../../../test/corpus/${file}`, import.meta.url), 'utf8');
  const records = playRecords(text);
  if (isBroken(records)) throw new Error(records.code);
  return records[0]!;
}

/** For each bot's decision: how long it may think, and how long it is seen; those without a person between them together. */
function waitsIn(file: string, seat: number): { readonly thinks: number; readonly seen: number }[][] {
  const { header, batches } = played(file);
  const sitters = header.players.map((colour, at) => (at === seat ? person(colour) : bot(colour)));
  const settings: TableSettings = { setup: header, sitters, forecast: true };
  const waits: { thinks: number; seen: number }[][] = [];
  let shown = shownGame(newGame(header) as Game);
  let row: (typeof waits)[number] = [];
  const before: Batch[] = [];
  for (const batch of batches) {
    const { game } = shown;
    if (header.players.indexOf(batch.by) === seat) row = [];
    else {
      const scene = gameScene(shown, KIT);
      const thinks = Math.min(MOST_THOUGHT, timeForBot(game, before, settings));
      const pace = paceOf(batch, before, game, settings, scene);
      if (row.length === 0) waits.push(row);
      row.push({ thinks, seen: lengthOfMove(batch.events, scene) / pace });
    }
    if (batch.events.some(({ type }) => type === 'cardDrawn')) row = [];
    shown = showEvents(shown, batch.events);
    before.push(batch);
  }
  return waits;
}

/** The first thinks, then each is seen while the next one thinks. */
const scheduled = (row: readonly { readonly thinks: number; readonly seen: number }[]): number =>
  row.reduce((sum, { seen }, at) => sum + Math.max(seen, row[at + 1]?.thinks ?? 0), row[0]!.thinks);

describe('waiting for bots', () => {
  test.each(['basic-4.ffr', 'experienced-4.ffr', 'basic-2.ffr', 'basic-7-longer.ffr'])(
    '%s: nobody waits longer than that between own decisions',
    (file) => {
      for (let seat = 0; seat < played(file).header.players.length; seat++) {
        const waits = waitsIn(file, seat).map(scheduled);
        expect(waits.length).toBeGreaterThan(5);
        expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT + 1e-6);
      }
    },
  );

  test('three bots in a row have as much time each; the last of them is seen as long as the first', () => {
    const rows = waitsIn('basic-4.ffr', 0).filter((row) => row.length === 3);
    for (const row of rows) for (const { thinks } of row) expect(thinks).toBeCloseTo(LONGEST_WAIT / 4);
    expect(rows.length).toBeGreaterThan(3);
  });

  test('nobody is hurried where only bots play, and no person is', () => {
    const { header, batches } = played('basic-4.ffr');
    const game = newGame(header) as Game;
    const settings = (sitters: TableSettings['sitters']) => ({ setup: header, sitters, forecast: true });
    const bots = settings(header.players.map(bot));
    expect(timeForBot(game, [], bots)).toBe(Number.POSITIVE_INFINITY);
    const people = settings(header.players.map(person));
    expect(paceOf(batches[0]!, [], game, people, gameScene(shownGame(game), KIT))).toBe(1);
  });
});
