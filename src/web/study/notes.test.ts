import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRefusal } from '../../rules/index.ts';
import { playedRecords } from '../../study/index.ts';
import { createTable } from '../table/index.ts';
import { bot, MemoryTableStore, person, QuickThinker, settingsFor } from '../table/table.fixture.ts';
import { notesOf, recordLineOfStep, takeNotes } from './notes.ts';
import { type Point, Tree } from './tree.ts';

const text = readFileSync(new URL('../../../test/corpus/basic-2.ffr', import.meta.url), 'utf8');
const { moments, end, header } = playedRecords(text).games[0]!;
const fresh = (): Tree => new Tree(moments[0]!.game, moments, end);

/** Where the first card is to come another one comes, and then somebody stays. */
function tried(tree: Tree): Point {
  const before = tree.main.find(({ game }) => game.phase === 'monster')!;
  const played = tree.after(before)[0]!.step!;
  const card = before.game.possibleCards().find((one) => played.kind === 'card' && one !== played.card)!;
  const walked = tree.add(before, { kind: 'card', card });
  if (isRefusal(walked)) throw new Error(walked.message);
  const { game } = walked;
  const { id } = game.position.cast[game.movableFigures()[0]!]!;
  const stayed = tree.add(walked, { kind: 'action', action: { type: 'move', figure: id, path: '' } });
  if (isRefusal(stayed)) throw new Error(stayed.message);
  return stayed;
}

test('comments and variations are kept as plain data and come back', () => {
  const tree = fresh();
  const point = tried(tree);
  tree.comment(point, 'better so');
  tree.comment(tree.main[3]!, 'why?');
  const notes = JSON.parse(JSON.stringify(notesOf(tree)));
  const again = fresh();
  takeNotes(again, notes);
  expect(notesOf(again)).toEqual(notes);
  expect(again.commentOn(again.main[3]!)).toBe('why?');
  takeNotes(fresh(), [
    { after: 3, note: { next: [{ line: 'rubbish' }, { line: '{"move":"red-9","path":""}' }] } },
  ]);
});

test('a table goes on from a variation', async () => {
  const line: Point[] = [];
  for (let at: Point | undefined = tried(fresh()); at?.before !== undefined; at = at.before) line.unshift(at);
  const store = new MemoryTableStore();
  const settings = { ...settingsFor([person('Ann'), bot('Bo')]), setup: end.setup };
  const parts = { store, thinker: new QuickThinker() };
  const table = createTable(settings, parts, line.map(recordLineOfStep));
  const stands = line.at(-1)!.game;
  expect(table.game.value.position).toEqual(stands.position);
  expect(table.game.value.cardsDrawn).toEqual(stands.cardsDrawn);
  expect(table.batches.value).toHaveLength(line.filter(({ step }) => step!.kind === 'action').length);
  expect(table.seen).toBe(table.batches.value.length);
  expect(header.players).toEqual(end.setup.players);
  table.close();
});
