import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestClient, TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

const MINUTE = 60_000;
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

interface Waiting {
  readonly id: string;
  readonly guests: readonly TestGuest[];
  /** The seat that all wait for, and the others. */
  readonly about: number;
  readonly others: readonly number[];
  client(seat: number): TestClient;
  everyone(number: number): Promise<void>;
}

/** A game where one player does nothing. */
async function waiting(players: number, settings: Parameters<TestServer['game']>[1] = {}): Promise<Waiting> {
  const { id, guests } = await server.game(players, settings);
  const about = guests[0]!.client.table.game!.turn;
  const others = guests.map((_, seat) => seat).filter((seat) => seat !== about);
  return {
    ...{ id, guests, about, others },
    client: (seat) => guests[seat]!.client,
    everyone: async (number) => {
      for (const { client } of guests) await client.until((table) => table.number >= number);
    },
  };
}

test('all others agree: after half a minute a bot plays, until the player says so', async () => {
  const { about, others, client, everyone } = await waiting(3);
  const [one, two] = others as [number, number];
  await server.clock.move(MINUTE);
  await client(one).done({ type: 'ask-idle', seat: one, about });
  await client(two).done({ type: 'answer-idle', seat: two, agrees: true });
  await server.clock.move(29_999);
  expect(client(one).table.seats[about]!.standIn).toBeUndefined();
  await server.clock.move(1);
  await client(one).until(({ seats }) => seats[about]!.standIn === 'voted');
  await server.clock.move(1000);
  const played = await client(one).until(({ game }) => game!.turn !== about);
  await everyone(played.number);
  // The seat is kept, and the player comes back by a word.
  const back = await client(about).done({ type: 'here', seat: about });
  await everyone(back);
  expect(client(one).table.seats[about]!.standIn).toBeUndefined();
  expect(await client(about).problem({ type: 'here', seat: about })).toBe('not-now');
});

test('one who votes late is waited for, and may say no', async () => {
  const { about, others, client, everyone } = await waiting(3);
  const [one, two] = others as [number, number];
  await server.clock.move(MINUTE);
  await client(one).done({ type: 'ask-idle', seat: one, about });
  await server.clock.move(10 * MINUTE);
  expect(client(one).table.seats[about]!.standIn).toBeUndefined();
  expect(await client(one).problem({ type: 'answer-idle', seat: one, agrees: true })).toBe('not-now');
  expect(await client(two).problem({ type: 'ask-idle', seat: two, about })).toBe('not-now');
  const no = await client(two).done({ type: 'answer-idle', seat: two, agrees: false });
  await everyone(no);
  expect(client(one).table.idle).toBeUndefined();
  // Then the player has a minute again.
  expect(await client(one).problem({ type: 'ask-idle', seat: one, about })).toBe('not-idle');
  await server.clock.move(MINUTE);
  await client(one).done({ type: 'ask-idle', seat: one, about });
  await client(one).done({ type: 'answer-idle', seat: one, agrees: false });
});

test('the player says "I am here", or moves', async () => {
  const { about, others, client, everyone } = await waiting(2);
  const [other] = others as [number];
  await server.clock.move(MINUTE);
  const asked = await client(other).done({ type: 'ask-idle', seat: other, about });
  await everyone(asked);
  expect(await client(about).problem({ type: 'answer-idle', seat: about, agrees: true })).toBe('not-now');
  await client(about).done({ type: 'here', seat: about });
  await server.clock.move(MINUTE - 1);
  expect(client(other).table.seats[about]!.standIn).toBeUndefined();
  expect(await client(other).problem({ type: 'ask-idle', seat: other, about })).toBe('not-idle');
  await server.clock.move(1);
  const again = await client(other).done({ type: 'ask-idle', seat: other, about });
  await everyone(again);
  expect((await client(about).act(about)).ok).toBe(true);
  await server.clock.move(MINUTE);
  expect(client(other).table.seats[about]!.standIn).toBeUndefined();
});

test('only who is waited for, for a minute, without a clock, and by somebody who plays', async () => {
  const { about, others, client } = await waiting(3);
  const [one, two] = others as [number, number];
  await server.clock.move(MINUTE - 1);
  expect(await client(one).problem({ type: 'ask-idle', seat: one, about })).toBe('not-idle');
  await server.clock.move(1);
  expect(await client(one).problem({ type: 'ask-idle', seat: one, about: two })).toBe('not-idle');
  expect(await client(one).problem({ type: 'ask-idle', seat: one, about: 6 })).toBe('not-your-seat');
  expect(await client(one).problem({ type: 'ask-idle', seat: two, about })).toBe('not-your-seat');
  expect(await client(about).problem({ type: 'ask-idle', seat: about, about })).toBe('not-idle');
  expect(await client(one).problem({ type: 'answer-idle', seat: one, agrees: true })).toBe('not-now');
  const timed = await waiting(2, { pace: { kind: 'seconds', seconds: 600 } });
  await server.clock.move(2 * MINUTE);
  const [other] = timed.others as [number];
  expect(await timed.client(other).problem({ type: 'ask-idle', seat: other, about: timed.about })).toBe(
    'not-idle',
  );
});

test('about somebody who is away, where no stand-in comes by itself; also after a restart', async () => {
  const { id, guests, about, others, client } = await waiting(3, { standInAfter: null });
  const [one, two] = others as [number, number];
  await client(about).close();
  await server.connections(2);
  await server.clock.move(MINUTE);
  await client(one).done({ type: 'ask-idle', seat: one, about });
  await client(two).done({ type: 'answer-idle', seat: two, agrees: true });
  await server.restart();
  await guests[one]!.join(id);
  await guests[two]!.join(id);
  await server.clock.move(30_000);
  await client(one).until(({ seats }) => seats[about]!.standIn === 'voted');
  // Where all who waited have gone the game waits, too.
  await server.clock.move(1000);
  await client(one).until(({ game }) => game!.turn !== about);
  await client(one).close();
  await client(two).close();
  await server.connections(0);
  const back = await guests[about]!.join(id);
  expect(back.table.seats[about]!.standIn).toBe('voted');
  await back.done({ type: 'here', seat: about });
  expect(back.table.seats[about]!.standIn).toBeUndefined();
});
