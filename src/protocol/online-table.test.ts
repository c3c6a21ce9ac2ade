import { describe, expect, test } from 'vitest';
import { decide, type Game, type GameEvent, type Setup } from '../rules/index.ts';
import { writeView } from '../rules/notation/index.ts';
import type { Entry, TableChange } from './entries.ts';
import { type OnlineTable, seatsToAsk, tableAfter, tableOpened } from './online-table.ts';
import { type OnlineSettings, timeForMove } from './settings.ts';

const SETTINGS: OnlineSettings = {
  mode: 'basic',
  seats: 4,
  longer: false,
  forecast: false,
  pace: { kind: 'none' },
  listed: false,
  standInAfter: null,
  chat: true,
};
const SETUP: Setup = { mode: 'basic', players: ['red', 'blue'], start: 'red', longer: false };

const opened = (): OnlineTable =>
  tableOpened({ number: 0, at: 1000, change: { type: 'opened', settings: SETTINGS, host: 'host' } });

/** The table after these changes, one a second. */
const following = (table: OnlineTable, ...changes: TableChange[]): OnlineTable =>
  changes.reduce(
    (now, change) => tableAfter(now, { number: now.number + 1, at: now.turnSince + 1000, change }),
    table,
  );

const SEATED: readonly TableChange[] = [
  { type: 'sat', seat: 1, guest: 'a', name: 'Ann', colour: 'red' },
  { type: 'sat', seat: 3, guest: 'b', name: 'Bea', colour: 'blue' },
];
const STARTED: TableChange = {
  type: 'started',
  setup: SETUP,
  seats: [1, 3],
  commitment: 'c0ffee',
  events: [],
};
const playing = (): OnlineTable => following(opened(), ...SEATED, STARTED);

function eventsOf(game: Game, figure: string, path: string): readonly GameEvent[] {
  const decision = decide(game, game.turn, { type: 'move', figure, path }, () => '5');
  if (!decision.ok) throw new Error(decision.message);
  return decision.events;
}
const acted = (table: OnlineTable, figure: string, path = 'i'): TableChange => ({
  type: 'acted',
  seat: table.game!.turn,
  madeBy: 'player',
  events: eventsOf(table.game!, figure, path),
});

test('entries follow one another without gaps', () => {
  const entry = (number: number): Entry => ({ number, at: 0, change: { type: 'closed' } });
  expect(() => tableAfter(opened(), entry(2))).toThrow('entry 2 does not follow 0');
  expect(() => tableAfter(opened(), entry(0))).toThrow();
  expect(() => tableOpened(entry(0))).toThrow();
  expect(tableAfter(opened(), entry(1)).phase).toBe('closed');
});

describe('seats', () => {
  test('are taken, changed and left', () => {
    const table = following(
      opened(),
      ...SEATED,
      { type: 'botSat', seat: 0, bot: 'dasher', colour: 'green' },
      { type: 'coloured', seat: 1, colour: 'yellow' },
      { type: 'renamed', seat: 3, name: 'Bo' },
      { type: 'stoodUp', seat: 0 },
    );
    expect(table.seats.map(({ colour, sitter }) => [colour, sitter.kind])).toEqual([
      [undefined, 'free'],
      ['yellow', 'guest'],
      [undefined, 'free'],
      ['blue', 'guest'],
    ]);
    expect(table.seats[3]!.sitter).toMatchObject({ name: 'Bo' });
  });

  test('those that play are numbered anew when the game begins', () => {
    const table = playing();
    expect(table.phase).toBe('playing');
    expect(table.seats.map(({ colour }) => colour)).toEqual(['red', 'blue']);
    expect(table.commitment).toBe('c0ffee');
  });

  test('stand-ins come and go', () => {
    const away = following(playing(), { type: 'standInCame', seat: 1, forGood: false });
    expect(away.seats[1]!.standIn).toBe('away');
    expect(seatsToAsk(away, 0)).toEqual([]);
    expect(seatsToAsk(playing(), 0)).toEqual([1]);
    expect(following(away, { type: 'standInWent', seat: 1 }).seats[1]!.standIn).toBeUndefined();
    expect(following(away, { type: 'standInCame', seat: 1, forGood: true }).seats[1]!.standIn).toBe(
      'for-good',
    );
  });
});

describe('a player who lets all wait', () => {
  const asked = (): OnlineTable => following(playing(), { type: 'idleAsked', seat: 1, about: 0 });

  test('is asked about until somebody says no, the player moves, or a bot plays', () => {
    expect(asked().idle).toEqual({ about: 0, agreed: [1], since: asked().turnSince + 1000 });
    const no = following(asked(), { type: 'idleAnswered', seat: 0, agrees: false });
    expect([no.idle, no.heardAt]).toEqual([undefined, asked().turnSince + 1000]);
    expect(following(asked(), acted(asked(), 'red-4')).idle).toBeUndefined();
    const voted = following(asked(), { type: 'standInCame', seat: 0, forGood: false, voted: true });
    expect([voted.idle, voted.seats[0]!.standIn]).toEqual([undefined, 'voted']);
  });

  test('plays again by moving or by a word, whatever was voted', () => {
    const voted = following(asked(), { type: 'standInCame', seat: 0, forGood: false, voted: true });
    expect(following(voted, acted(voted, 'red-4')).seats[0]!.standIn).toBeUndefined();
    expect(following(voted, { type: 'standInWent', seat: 0 }).seats[0]!.standIn).toBeUndefined();
    const bots = { ...acted(voted, 'red-4'), madeBy: 'bot' } as TableChange;
    expect(following(voted, bots).seats[0]!.standIn).toBe('voted');
  });
});

test('names and questions do not move the time of the turn; moves do, and before the game who sits down', () => {
  const before = following(opened(), SEATED[0]!);
  expect(before.turnSince).toBe(2000);
  expect(following(before, { type: 'renamed', seat: 1, name: 'Bo' }).turnSince).toBe(2000);
  const one = following(playing(), acted(playing(), 'red-4'));
  const two = following(
    one,
    { type: 'backAsked', seat: 0, to: 4 },
    { type: 'backAnswered', seat: 1, agrees: false },
    { type: 'renamed', seat: 1, name: 'Bo' },
  );
  expect([two.turnSince, two.backsAsked, two.backSince]).toEqual([one.turnSince, [0], one.turnSince + 1000]);
  const three = following(two, acted(two, 'blue-4', 'iw'));
  expect([three.backsAsked, three.backSince]).toEqual([[], undefined]);
});

describe('moves', () => {
  test('change a copy: who keeps the table before keeps it as it was', () => {
    const before = playing();
    const view = writeView(before.game!);
    const table = following(before, acted(before, 'red-4', 'iw'));
    expect(writeView(before.game!)).toBe(view);
    expect(table.game!.turn).toBe(1);
    expect(table.sinceCard!.moves.map(({ entry, seat }) => [entry, seat])).toEqual([[4, 0]]);
    expect(table.turnSince).toBeGreaterThan(before.turnSince);
  });

  test('are taken back to the entry that is named; later ones go with it', () => {
    const start = playing();
    const one = following(start, acted(start, 'red-4'));
    const two = following(one, acted(one, 'blue-4', 'iw'));
    const asked = following(two, { type: 'backAsked', seat: 0, to: 4 });
    expect(asked.back).toEqual({ seat: 0, to: 4, agreed: [0] });
    const agreed = following(asked, { type: 'backAnswered', seat: 1, agrees: true });
    expect(agreed.back!.agreed).toEqual([0, 1]);
    expect(following(asked, { type: 'backAnswered', seat: 1, agrees: false }).back).toBeUndefined();
    const back = following(agreed, { type: 'tookBack', to: 4 });
    expect(writeView(back.game!)).toBe(writeView(start.game!));
    expect(back.sinceCard!.moves).toEqual([]);
    expect(back.back).toBeUndefined();
    const only = following(agreed, { type: 'tookBack', to: 5 });
    expect(writeView(only.game!)).toBe(writeView(one.game!));
    expect(only.sinceCard!.moves).toHaveLength(1);
  });

  test('G1: can no more be taken back when a card was drawn', () => {
    let table = playing();
    for (const [figure, path] of [
      ['red-4', 'iwww'],
      ['blue-4', 'iww'],
      ['red-3', 'iw'],
      ['blue-3', 'i'],
    ] as const) {
      table = following(table, acted(table, figure, path));
    }
    expect(table.game!.round).toBe(2);
    expect(table.sinceCard!.moves).toEqual([]);
    expect(table.sinceCard!.game).toBe(table.game);
  });
});

test('the seed is revealed last', () => {
  expect(following(playing(), { type: 'revealed', seed: 'hush' }).reveal).toBe('hush');
});

test.each([
  [{ kind: 'none' } as const, undefined],
  [{ kind: 'seconds', seconds: 30 } as const, 30_000],
  [{ kind: 'days', days: 2 } as const, 172_800_000],
])('the time for a move at the pace %o is %s', (pace, time) => {
  expect(timeForMove(pace)).toBe(time);
});
