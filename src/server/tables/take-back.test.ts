import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeView } from '../../rules/notation/index.ts';
import { playUntil, type TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

let server: TestServer;
let guests: readonly TestGuest[];
let id: string;

beforeEach(async () => {
  server = await TestServer.start();
  ({ guests, id } = await server.game(3));
});
afterEach(() => server.close());

const everyone = async (number: number): Promise<void> => {
  for (const { client } of guests) await client.until((table) => table.number >= number);
};

/** One move is made: its entry, its seat and the game before. */
async function oneMove(): Promise<{ entry: number; seat: number; before: string }> {
  const { table } = guests[0]!.client;
  const seat = table.game!.turn;
  const before = writeView(table.game!);
  const { client } = guests[seat]!;
  await client.until(({ number }) => number >= table.number);
  const answer = await client.act(seat);
  if (!answer.ok) throw new Error(answer.message);
  await everyone(answer.number);
  return { entry: answer.number, seat, before };
}

test('a move is taken back when everyone agrees', async () => {
  const { entry, seat, before } = await oneMove();
  const asked = await guests[seat]!.client.done({ type: 'ask-back', seat, to: entry });
  await everyone(asked);
  const others = [0, 1, 2].filter((other) => other !== seat);
  for (const other of others) {
    expect(writeView(guests[other]!.client.table.game!)).not.toBe(before);
    const number = await guests[other]!.client.done({ type: 'answer-back', seat: other, agrees: true });
    await everyone(number);
  }
  await everyone(asked + 3);
  for (const { client } of guests) {
    expect(writeView(client.table.game!)).toBe(before);
    expect(client.table.back).toBeUndefined();
  }
  // The game goes on, and its record knows only what counts.
  await playUntil(guests, ({ phase }) => phase === 'over');
  const record = await (await guests[0]!.request('GET', `/api/tables/${id}/record`)).text();
  const { replayRecords } = await import('../../rules/records/index.ts');
  expect(replayRecords(record).ok).toBe(true);
});

test('one no is enough, and the asker may give in', async () => {
  const { entry, seat } = await oneMove();
  const [one, two] = [0, 1, 2].filter((other) => other !== seat) as [number, number];
  const { client } = guests[seat]!;
  await client.done({ type: 'ask-back', seat, to: entry });
  expect(await client.problem({ type: 'ask-back', seat, to: entry })).toBe('not-now');
  expect(await client.problem({ type: 'answer-back', seat, agrees: true })).toBe('not-now');
  await guests[one]!.client.done({ type: 'answer-back', seat: one, agrees: true });
  expect(await guests[one]!.client.problem({ type: 'answer-back', seat: one, agrees: true })).toBe('not-now');
  expect(await guests[one]!.client.problem({ type: 'answer-back', seat: two, agrees: true })).toBe(
    'not-your-seat',
  );
  const no = await guests[two]!.client.done({ type: 'answer-back', seat: two, agrees: false });
  await everyone(no);
  expect(client.table.back).toBeUndefined();
  await client.done({ type: 'ask-back', seat, to: entry });
  const end = await client.done({ type: 'answer-back', seat, agrees: false });
  await everyone(end);
  expect(client.table.back).toBeUndefined();
  expect(await guests[one]!.client.problem({ type: 'answer-back', seat: one, agrees: true })).toBe('not-now');
});

test('a seat asks twice in a turn at most', async () => {
  const { entry, seat } = await oneMove();
  const { client } = guests[seat]!;
  for (let i = 0; i < 2; i++) {
    await client.done({ type: 'ask-back', seat, to: entry });
    await client.done({ type: 'answer-back', seat, agrees: false });
  }
  expect(await client.problem({ type: 'ask-back', seat, to: entry })).toBe('asked-too-often');
  await server.restart();
  for (const guest of guests) await guest.join(id);
  expect(await guests[seat]!.client.problem({ type: 'ask-back', seat, to: entry })).toBe('asked-too-often');
  const other = guests[0]!.client.table.game!.turn;
  await guests[other]!.client.act(other);
  await guests[seat]!.client.done({ type: 'ask-back', seat, to: entry });
});

test('never across a drawn card, and only what was moved', async () => {
  const { entry, seat } = await oneMove();
  const { client } = guests[seat]!;
  expect(await client.problem({ type: 'ask-back', seat, to: entry + 1 })).toBe('nothing-to-take-back');
  expect(await client.problem({ type: 'ask-back', seat, to: 1 })).toBe('nothing-to-take-back');
  expect(await client.problem({ type: 'ask-back', seat: (seat + 1) % 3, to: entry })).toBe('not-your-seat');
  await playUntil(guests, ({ game }) => game!.round === 2);
  await everyone(guests[0]!.client.table.number);
  expect(await client.problem({ type: 'ask-back', seat, to: entry })).toBe('card-drawn');
});

test('bots agree, and a table that was stopped in between goes on', async () => {
  const host = await server.guest();
  const table = await host.openTable({
    ...guests[0]!.client.table.settings,
    seats: 2,
  });
  let client = await host.join(table);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  await client.done({ type: 'bot', seat: 1, bot: 'dreamer', colour: 'blue' });
  await client.done({ type: 'start' });
  await server.clock.move(1000);
  await client.until(({ game }) => game?.turn === 0);
  const before = writeView(client.table.game!);
  const answer = await client.act(0);
  const entry = (answer as { number: number }).number;
  await client.done({ type: 'ask-back', seat: 0, to: entry });
  await client.until(({ number }) => number >= entry + 2);
  expect(writeView(client.table.game!)).toBe(before);
  await server.restart();
  client = await host.join(table);
  expect(writeView(client.table.game!)).toBe(before);
});
