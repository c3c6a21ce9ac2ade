import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';
import { openStore, type Store } from '../store/index.ts';

let server: TestServer;
let folder: string;
/** What the store does to the entries of these kinds. */
let fails: (type: string) => boolean;
beforeEach(async () => {
  fails = () => false;
  folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-rematch-'));
  const store = await openStore({ file: join(folder, 'tables.sqlite') });
  server = await TestServer.start({ store: failing(store) });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const failing = (store: Store): Store =>
  new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === 'append') {
        return async (append: Parameters<Store['append']>[0]) => {
          if (fails(append.entry.change.type)) throw new Error('the server fell over');
          return target.append(append);
        };
      }
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

interface Over {
  readonly ann: TestGuest;
  readonly bea: TestGuest;
  readonly id: string;
}

/** Ann, a bot and Bea have played; a fourth seat stayed free. */
async function over(): Promise<Over> {
  const [ann, bea] = [await server.guest(), await server.guest()];
  const id = await ann.openTable({ seats: 4, longer: false });
  const client = await ann.join(id);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  await client.done({ type: 'bot', seat: 2, bot: 'dasher', colour: 'green' });
  await (await bea.join(id)).done({ type: 'sit', seat: 3, name: 'Bea', colour: 'blue' });
  let number = await client.done({ type: 'start' });
  for (;;) {
    for (const one of [ann, bea]) await one.client.until((table) => table.number >= number);
    if (ann.client.table.phase === 'over') return { ann, bea, id };
    const { turn } = ann.client.table.game!;
    if (turn === 1) {
      await server.clock.move(1000);
      number += 1;
      continue;
    }
    const answer = await [ann, bea][turn / 2]!.client.act(turn);
    if (!answer.ok) throw new Error(answer.message);
    number = answer.number;
  }
}

async function expectSeats(guest: TestGuest, table: string): Promise<void> {
  const client = await guest.join(table);
  expect(client.table.phase).toBe('open');
  expect(client.table.seats).toMatchObject([
    { colour: 'red', sitter: { kind: 'guest', name: 'Ann' } },
    { colour: 'green', sitter: { kind: 'bot', bot: 'dasher' } },
    { sitter: { kind: 'free' } },
    { sitter: { kind: 'free' } },
  ]);
  expect(client.table.number).toBe(2);
}

test('one click: the same settings, the bots and the one who asks in their seats, the others learn of it', async () => {
  const { ann, bea, id } = await over();
  const number = await ann.client.done({ type: 'rematch', seat: 0, id: 'play-again' });
  const { rematch } = await bea.client.until((table) => table.number >= number);
  expect(rematch).toMatchObject({ seat: 0 });
  expect(rematch!.table).not.toBe(id);
  // Whoever asks again, or later, is shown the same one.
  expect(await ann.client.done({ type: 'rematch', seat: 0, id: 'play-again' })).toBe(number);
  expect(await bea.client.done({ type: 'rematch', seat: 2 })).toBe(number);
  expect(bea.client.table.rematch).toEqual(rematch);
  const before = ann.client.table;
  await expectSeats(ann, rematch!.table);
  expect(ann.client.table.settings).toEqual(before.settings);
  expect(ann.client.table.host).toBe((await ann.client.message('welcome')).you);
  expect(await ann.client.message('welcome')).toMatchObject({ seats: [0] });
  await (await bea.join(rematch!.table)).done({ type: 'sit', seat: 2, name: 'Bea', colour: 'blue' });
  await ann.client.done({ type: 'start' });
});

test('only when the game is over, and only by those who played', async () => {
  const { guests } = await server.game(2);
  expect(await guests[0]!.client.problem({ type: 'rematch', seat: 0 })).toBe('not-now');
  const { bea, id } = await over();
  expect(await bea.client.problem({ type: 'rematch', seat: 0 })).toBe('not-your-seat');
  const watcher = await (await server.guest()).join(id);
  expect(await watcher.problem({ type: 'rematch', seat: 0 })).toBe('not-your-seat');
});

test.each(['botSat', 'sat', 'rematchOpened'])(
  'a server that falls over at %s leaves no second table',
  async (at) => {
    const { ann, bea, id } = await over();
    fails = (type) => type === at;
    expect(await ann.client.problem({ type: 'rematch', seat: 0, id: 'play-again' })).toBe('not-now');
    fails = () => false;
    const number = await ann.client.done({ type: 'rematch', seat: 0, id: 'play-again' });
    const { rematch } = await bea.client.until((table) => table.number >= number);
    await expectSeats(ann, rematch!.table);
    const { games } = await ann.get<{ games: { id: string }[] }>('/api/my-games');
    expect(games.map((game) => game.id).sort()).toEqual([id, rematch!.table].sort());
  },
);
