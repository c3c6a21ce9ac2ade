import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entries } from '../../protocol/index.ts';
import { TestServer } from '../server.fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

/** A person and a bot; it is the bot's turn. */
async function botToMove() {
  const host = await server.guest();
  const id = await host.openTable({ seats: 2 });
  const client = await host.join(id);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  await client.done({ type: 'bot', seat: 1, bot: 'dreamer', colour: 'blue' });
  const number = await client.done({ type: 'start' });
  await client.until((table) => table.number >= number);
  if (client.table.game!.turn === 0) await client.act(0);
  return { host, id, client };
}

describe.each([-HOUR, HOUR, -YEAR, YEAR])("the machine's clock is set by %d while a game is played", (by) => {
  test('a bot moves', async () => {
    const { client } = await botToMove();
    server.clock.setWall(by);
    await server.clock.move(1000);
    await client.until(({ game }) => game!.turn === 0);
  });

  test('nobody has more time for a move, nor less', async () => {
    const { guests } = await server.game(2, { pace: { kind: 'seconds', seconds: 100 } });
    const { client } = guests[0]!;
    await server.clock.move(50_000);
    server.clock.setWall(by);
    await server.clock.move(45_000);
    expect(client.table.number).toBe(3);
    await server.clock.move(10_000);
    await client.until(({ number }) => number > 3);
  });

  test('a stand-in comes when it would have', async () => {
    const { guests } = await server.game(2, { standInAfter: 60 });
    await guests[1]!.client.close();
    await server.connections(1);
    await server.clock.move(30_000);
    server.clock.setWall(by);
    await server.clock.move(25_000);
    expect(guests[0]!.client.table.seats[1]!.standIn).toBeUndefined();
    await server.clock.move(10_000);
    await guests[0]!.client.until(({ seats }) => seats[1]!.standIn === 'away');
  });
});

describe.each([-HOUR, -YEAR])("the machine's clock was set by %d while the server was down", (by) => {
  test('a bot moves, and entries come in order of their times', async () => {
    const { host, id } = await botToMove();
    server.clock.setWall(by);
    await server.restart();
    const client = await host.join(id);
    await server.clock.move(1000);
    await client.until(({ game }) => game!.turn === 0);
    const times = client.heard.flatMap((message) =>
      message.type === 'entries' ? message.entries.map(({ at }) => at) : [],
    );
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test("a player's time goes on", async () => {
    const { id, guests } = await server.game(2, { pace: { kind: 'seconds', seconds: 100 } });
    server.clock.setWall(by);
    await server.restart();
    const client = await guests[0]!.join(id);
    const { now } = await client.message('welcome');
    expect(now - client.table.turnSince).toBeLessThan(1000);
    await server.clock.move(99_000);
    expect(client.table.number).toBe(3);
    await server.clock.move(2000);
    await client.until(({ number }) => number > 3);
  });
});

test("days run out at a table that nobody looks at, though the machine's clock was a year ahead", async () => {
  const { id, guests } = await server.game(2, { pace: { kind: 'days', days: 2 } });
  for (const { client } of guests) await client.close();
  await server.connections(0);
  server.clock.setWall(-YEAR);
  await server.restart();
  await server.clock.move(60_000);
  for (let moves = 1; moves <= 3; moves++) {
    await server.clock.jump(2 * DAY - 120_000);
    await server.clock.move(50_000);
    const { number } = await guests[0]!.get<Entries>(`/api/tables/${id}/entries?after=-1`);
    expect(number).toBe(2 + moves);
    await server.clock.move(70_000);
    expect(server.running.tables.size).toBe(0);
  }
  expect((await guests[0]!.join(id)).table.number).toBe(6);
});
