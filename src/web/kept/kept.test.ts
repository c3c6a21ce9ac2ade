import { describe, expect, test } from 'vitest';
import { BOT_NAMES, LEVELS } from '../../bots/index.ts';
import { COLOURS } from '../../rules/index.ts';
import type { KeptTable } from '../table/table-store.ts';
import { openKept } from './index.ts';
import { memoryStore, type Store } from './store.ts';

/** A store with room for so many characters, which another tab can change. */
function smallStore(room: number): Store & { elsewhere(name: string, text: string): void } {
  const inner = memoryStore();
  let hear: (name: string | undefined) => void = () => {};
  const used = () => inner.names().reduce((sum, name) => sum + (inner.read(name)?.length ?? 0), 0);
  return {
    ...inner,
    write: (name, text) =>
      used() - (inner.read(name)?.length ?? 0) + text.length <= room && inner.write(name, text),
    watch: (changed) => {
      hear = changed;
      return () => {};
    },
    elsewhere: (name, text) => {
      inner.write(name, text);
      hear(name);
    },
  };
}

const table = (id: string, changed: string, over = false): KeptTable => ({
  id,
  settings: {
    setup: { mode: 'basic', players: ['green', 'red'], start: 'green', longer: false },
    sitters: [
      { kind: 'person', name: 'You' },
      { kind: 'bot', bot: 'wary', name: 'Ember' },
    ],
    forecast: true,
  },
  begun: changed,
  changed,
  record: 'x'.repeat(400),
  seen: 0,
  over,
});

describe('settings', () => {
  test('are kept and read again', () => {
    const store = memoryStore();
    openKept(store).settings.update((now) => ({ ...now, theme: 'light', name: 'Mira' }));
    expect(openKept(store).settings.value.peek()).toMatchObject({ theme: 'light', name: 'Mira' });
  });

  test('a value nobody knows becomes the usual one, the others stay', () => {
    const entry = { version: 1, data: { theme: 'mauve', volume: 7, sound: false, colour: 'black' } };
    const { settings, troubles } = openKept(memoryStore({ settings: JSON.stringify(entry) }));
    expect(settings.value.peek()).toMatchObject({
      theme: 'system',
      volume: 0.6,
      sound: false,
      colour: 'black',
    });
    expect(troubles.peek()).toEqual([]);
  });

  test.each(['{"version":1', '[]', '7', '{"data":{}}', '{"version":1,"data":null}'])(
    'what can not be read is put aside: %s',
    (text) => {
      const store = memoryStore({ settings: text });
      const { settings, troubles } = openKept(store);
      expect(settings.value.peek().theme).toBe('system');
      expect(troubles.peek()).toEqual([{ kind: 'broken', name: 'settings' }]);
      expect(store.read('broken/settings')).toBe(text);
      expect(store.read('settings')).toBeUndefined();
    },
  );

  test('follow what another tab writes', () => {
    const store = smallStore(10_000);
    const { settings } = openKept(store);
    store.elsewhere('settings', JSON.stringify({ version: 1, data: { sound: false } }));
    expect(settings.value.peek().sound).toBe(false);
  });

  test('hold for this visit where there is no room, and the reader is told once', () => {
    const { settings, troubles } = openKept(smallStore(10));
    settings.update((now) => ({ ...now, theme: 'light' }));
    settings.update((now) => ({ ...now, sound: false }));
    expect(settings.value.peek()).toMatchObject({ theme: 'light', sound: false });
    expect(troubles.peek()).toEqual([{ kind: 'full', name: 'settings' }]);
  });
});

describe('games', () => {
  test('are listed, the one that changed last first', () => {
    const store = memoryStore();
    const { games } = openKept(store);
    games.write(table('1', '2026-01-01'));
    games.write(table('2', '2026-01-03'));
    games.write(table('3', '2026-01-02'));
    expect(
      openKept(store)
        .games.list()
        .map(({ id }) => id),
    ).toEqual(['2', '3', '1']);
  });

  test('a broken one is put aside, the others stay', () => {
    const store = memoryStore({ 'table/7': '{"version":1,"data":{"id":"7"}}' });
    const { games, troubles } = openKept(store);
    games.write(table('1', '2026-01-01'));
    expect(games.list().map(({ id }) => id)).toEqual(['1']);
    expect(troubles.peek()).toEqual([{ kind: 'broken', name: 'table/7' }]);
  });

  test('old finished games make room for a new one', () => {
    const { games, troubles } = openKept(smallStore(1800));
    games.write(table('old', '2026-01-01', true));
    games.write(table('newer', '2026-01-02', true));
    games.write(table('running', '2026-01-03'));
    expect(games.list().map(({ id }) => id)).toEqual(['running', 'newer']);
    expect(troubles.peek()).toEqual([]);
  });

  test('where there is no room at all it says so and goes on in memory', () => {
    const { games, troubles } = openKept(smallStore(300));
    expect(() => games.write(table('1', '2026-01-01'))).toThrow(/no room/);
    expect(games.list()).toHaveLength(1);
    expect(troubles.peek()).toEqual([{ kind: 'full', name: 'table/1' }]);
  });

  test('a removed game takes its pile along', () => {
    const store = memoryStore();
    const { games } = openKept(store);
    games.write(table('1', '2026-01-01'));
    games.writeSecret('1', 'seed');
    expect(games.readSecret('1')).toBe('seed');
    games.remove('1');
    expect(store.names()).toEqual([]);
  });

  test('one that another tab began is there', () => {
    const store = smallStore(10_000);
    const { games } = openKept(store);
    store.elsewhere('table/9', JSON.stringify({ version: 1, data: table('9', '2026-01-01') }));
    expect(games.tables.peek().map(({ id }) => id)).toEqual(['9']);
  });
});

test('a monster with unknown parts gets the usual ones', () => {
  const entry = { version: 1, data: { kit: { head: 'banana', legs: 'spider' }, name: 'Bob' } };
  const { monster } = openKept(memoryStore({ monster: JSON.stringify(entry) }));
  expect(monster.value.peek()).toMatchObject({ kit: { head: 'maw', legs: 'spider' }, name: 'Bob' });
});

test('a plan with the same colour twice is put aside', () => {
  const seats = [
    { colour: 'red', sitter: 'person' },
    { colour: 'red', sitter: 'wary' },
  ];
  const { newGame, troubles } = openKept(
    memoryStore({ 'new-game': JSON.stringify({ version: 1, data: { seats } }) }),
  );
  expect(new Set(newGame.value.peek().seats.map(({ colour }) => colour)).size).toBe(3);
  expect(troubles.peek()).toHaveLength(1);
});

test('every level can sit down; the older bots make room for those most like them', () => {
  const sitters = (seats: readonly string[]) => {
    const data = { seats: seats.map((sitter, at) => ({ colour: COLOURS[at], sitter })) };
    const store = memoryStore({ 'new-game': JSON.stringify({ version: 1, data }) });
    return openKept(store)
      .newGame.value.peek()
      .seats.map(({ sitter }) => sitter);
  };
  for (const { bot } of LEVELS) expect(sitters(['person', bot])).toEqual(['person', bot]);
  expect(sitters(BOT_NAMES)).toEqual(['dreamer', 'dasher', 'watcher', 'trickster', 'hunter']);
});

test('a name from before that is none any more is left out; the rest is kept', () => {
  const store = memoryStore();
  const seats = [
    { colour: 'red', sitter: 'person', name: 'A\u202enn' },
    { colour: 'blue', sitter: 'wary', name: ' Be\u0301a' },
  ];
  for (const [name, data] of Object.entries({
    settings: { theme: 'light', name: '\u3164' },
    'new-game': { seats },
    monster: { kit: {}, name: '\u200b' },
  }))
    store.write(name, JSON.stringify({ version: 1, data }));
  const { settings, newGame, monster, troubles } = openKept(store);
  expect(settings.value.peek().theme).toBe('light');
  expect(settings.value.peek().name).toBeUndefined();
  expect(newGame.value.peek().seats.map(({ name }) => name)).toEqual([undefined, 'Béa']);
  expect(monster.value.peek().name).toBeUndefined();
  expect(troubles.peek()).toEqual([]);
});
