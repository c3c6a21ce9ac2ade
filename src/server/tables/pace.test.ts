import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_WAIT } from '../../bots/index.ts';
import type { Entry } from '../../protocol/index.ts';
import type { TestClient, TestGuest } from '../client.fixture.ts';
import { quickThinker, TestServer } from '../server.fixture.ts';
import type { Thinker } from './house.ts';

const DAY = 86_400_000;
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const changes = (client: TestClient): Entry['change'][] =>
  client.heard
    .flatMap((message) => (message.type === 'entries' ? message.entries : []))
    .map(({ change }) => change);

describe('the clock', () => {
  test('seconds: a bot makes the one move, and no sooner', async () => {
    const { guests } = await server.game(2, { pace: { kind: 'seconds', seconds: 30 } });
    const { client } = guests[0]!;
    const seat = client.table.game!.turn;
    await server.clock.move(29_999);
    expect(client.table.number).toBe(3);
    await server.clock.move(1);
    await client.until(({ number }) => number === 4);
    expect(changes(client).at(-1)).toMatchObject({ type: 'acted', seat, madeBy: 'clock' });
    await server.clock.move(15_000);
    expect(client.table.number).toBe(4);
    const next = guests[client.table.game!.turn]!.client;
    await next.until(({ number }) => number === 4);
    expect((await next.act(next.table.game!.turn)).ok).toBe(true);
    await server.clock.move(29_000);
    expect(client.table.number).toBe(5);
  });

  test('days: runs out for a table that is not in memory, also after a restart', async () => {
    const { id, guests } = await server.game(2, { pace: { kind: 'days', days: 2 } });
    for (const { client } of guests) await client.close();
    await server.connections(0);
    await server.clock.move(120_000);
    expect(server.running.tables.size).toBe(0);
    await server.restart();
    await server.clock.jump(2 * DAY - 180_000);
    expect(server.running.tables.size).toBe(0);
    await server.clock.move(240_000);
    const client = await guests[0]!.join(id);
    expect(client.table.number).toBe(4);
    expect(changes(client).at(-1)).toMatchObject({ type: 'acted', madeBy: 'clock' });
  });

  test('without one nobody is hurried', async () => {
    const { guests } = await server.game(2);
    await server.clock.jump(DAY);
    expect(guests[0]!.client.table.number).toBe(3);
  });

  test('seconds: whoever was cut off by a restart has time to come back', async () => {
    const { id, guests } = await server.game(2, { pace: { kind: 'seconds', seconds: 5 } });
    await server.clock.move(4000);
    await server.restart();
    await server.clock.move(5000);
    const client = await guests[0]!.join(id);
    expect(client.table.number).toBe(3);
    await server.clock.move(6000);
    await client.until(({ number }) => number > 3);
  });
});

describe('a stand-in', () => {
  test('comes when a player is away for long, plays, and goes when the player is back', async () => {
    const { id, guests } = await server.game(2, { standInAfter: 60 });
    const [here, away] = guests;
    await away!.client.close();
    await server.connections(1);
    await server.clock.move(200);
    const presence = await here!.client.find('somebody away', () => {
      const last = here!.client.heard.findLast((message) => message.type === 'presence');
      return last?.type === 'presence' && last.presence.away.length > 0 ? last.presence : undefined;
    });
    expect(presence.away.map(({ seat }) => seat)).toEqual([1]);
    await server.clock.move(59_000);
    expect(here!.client.table.number).toBe(3);
    await server.clock.move(1000);
    const table = await here!.client.until(({ seats }) => seats[1]!.standIn === 'away');
    if (table.game!.turn === 0) await here!.client.act(0);
    await server.clock.move(1000);
    await here!.client.until(({ game }) => game!.turn === 0);
    expect(changes(here!.client).filter(({ type }) => type === 'acted')).toContainEqual(
      expect.objectContaining({ seat: 1, madeBy: 'bot' }),
    );
    const back = await away!.join(id);
    await server.clock.move(0);
    await back.until(({ seats }) => seats[1]!.standIn === undefined);
    expect(await back.message('welcome')).toMatchObject({ seats: [1] });
    const number = back.table.number;
    await server.clock.move(600_000);
    expect(back.table.number).toBe(number);
  });

  test('does not come where the table does not want it, nor where nobody waits', async () => {
    const never = await server.game(2, { standInAfter: null });
    await never.guests[1]!.client.close();
    const alone = await server.game(2, { standInAfter: 60 });
    for (const { client } of alone.guests) await client.close();
    await server.connections(1);
    await server.clock.move(10 * 60_000);
    expect(never.guests[0]!.client.table.number).toBe(3);
    const client = await alone.guests[0]!.join(alone.id);
    expect(client.table.number).toBe(3);
  });

  test('another tab of the same player counts as being there', async () => {
    const { id, guests } = await server.game(2, { standInAfter: 10 });
    const first = guests[1]!.client;
    await guests[1]!.join(id);
    await first.close();
    await server.connections(2);
    await server.clock.move(60_000);
    expect(guests[0]!.client.table.seats[1]!.standIn).toBeUndefined();
  });

  test('for good: the seat is given up', async () => {
    const { guests } = await server.game(2);
    const number = await guests[1]!.client.done({ type: 'give-up', seat: 1 });
    await guests[0]!.client.until((table) => table.number >= number);
    expect(guests[0]!.client.table.seats[1]!.standIn).toBe('for-good');
    expect(await guests[1]!.client.problem({ type: 'give-up', seat: 1 })).toBe('not-your-seat');
    expect(await guests[0]!.client.problem({ type: 'give-up', seat: 1 })).toBe('not-your-seat');
  });
});

describe('a table that nobody needs', () => {
  test('leaves memory and comes back', async () => {
    const { id, guests } = await server.game(2);
    expect(server.running.tables.size).toBe(1);
    for (const { client } of guests) await client.close();
    await server.connections(0);
    await server.clock.move(60_000);
    expect(server.running.tables.size).toBe(0);
    const client = await guests[1]!.join(id);
    expect(server.running.tables.size).toBe(1);
    expect(client.table.phase).toBe('playing');
    const { turn } = client.table.game!;
    await guests[1 - turn]!.join(id);
    await guests[turn]!.join(id);
    expect((await guests[turn]!.client.act(turn)).ok).toBe(true);
  });

  test('is closed when nothing happens for very long: a week before the game, two months within', async () => {
    const host = await server.guest();
    const open = await host.openTable();
    const { id: playing, guests } = await server.game(2);
    for (const { client } of guests) await client.close();
    await server.connections(0);
    await server.clock.jump(7 * DAY - 60_000);
    expect((await host.join(open)).table.phase).toBe('open');
    await host.client.close();
    await server.connections(0);
    await server.clock.move(120_000);
    expect((await host.join(open)).table.phase).toBe('closed');
    await host.client.close();
    expect((await guests[0]!.join(playing)).table.phase).toBe('playing');
    await guests[0]!.client.close();
    await server.connections(0);
    await server.clock.jump(53 * DAY);
    await server.clock.move(5000);
    expect((await guests[0]!.join(playing)).table.phase).toBe('closed');
  });

  test('is not kept for ever by names and colours', async () => {
    const host = await server.guest();
    const id = await host.openTable();
    const client = await host.join(id);
    await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
    const { id: playing, guests } = await server.game(2);
    for (let days = 0; days < 54; days += 6) {
      await server.clock.jump(6 * DAY);
      const name = `Ann ${days}`;
      if (days === 0) await client.done({ type: 'rename', seat: 0, name });
      else await client.until(({ phase }) => phase === 'closed');
      await guests[0]!.client.done({ type: 'rename', seat: 0, name });
    }
    await server.clock.jump(7 * DAY);
    await guests[1]!.client.until(({ phase }) => phase === 'closed');
    expect((await guests[0]!.join(playing)).table.phase).toBe('closed');
  });
});

describe('bots where nobody is', () => {
  /** A table of these people and bots; the game has begun. */
  async function gameWith(people: number, bots: number): Promise<{ host: TestGuest; id: string }> {
    const host = await server.guest();
    const id = await host.openTable({ seats: people + bots });
    const client = await host.join(id);
    const colours = ['red', 'blue', 'green'] as const;
    for (let seat = 0; seat < people; seat++) {
      await client.done({ type: 'sit', seat, name: `Ann ${seat}`, colour: colours[seat]! });
    }
    for (let seat = people; seat < people + bots; seat++) {
      await client.done({ type: 'bot', seat, bot: 'dreamer', colour: colours[seat]! });
    }
    await client.done({ type: 'start' });
    return { host, id };
  }
  async function leave({ client }: TestGuest): Promise<number> {
    await client.close();
    await server.connections(0);
    return client.table.number;
  }

  test('bots among themselves wait until somebody watches, also after a restart', async () => {
    const { host, id } = await gameWith(0, 2);
    const number = await leave(host);
    await server.clock.move(60_000);
    expect(server.running.tables.size).toBe(0);
    await server.restart();
    await server.clock.move(60_000);
    expect(server.running.tables.size).toBe(0);
    const onlooker = await (await server.guest()).join(id);
    expect(onlooker.table.number).toBeLessThanOrEqual(number + 1); // one may have been under way
    await server.clock.move(5000);
    await onlooker.until(({ reveal }) => reveal !== undefined);
  });

  test('bots play on for a person who is away, until it is their turn', async () => {
    const { host, id } = await gameWith(1, 2);
    const { client } = host;
    for (;;) {
      await server.clock.move(1000);
      await client.until(({ game }) => game!.turn === 0);
      const answer = await client.act(0);
      if (!answer.ok) throw new Error(answer.message);
      if (client.table.game!.round > 1) break;
    }
    await leave(host);
    await server.restart();
    await server.clock.move(5000);
    expect((await host.join(id)).table.game!.turn).toBe(0);
  });

  test('who has given up for good is not waited for', async () => {
    const { host, id } = await gameWith(1, 1);
    await host.client.done({ type: 'give-up', seat: 0 });
    await leave(host);
    await server.clock.move(60_000);
    expect(server.running.tables.size).toBe(0);
    expect((await host.join(id)).table.phase).toBe('playing');
  });
});

test('three bots in a row let nobody wait longer than bots may, however slow they would be', async () => {
  const patience: number[] = [];
  const thinker: Thinker = {
    ...quickThinker,
    think(game, bot, seed, asker) {
      patience.push(asker.patience);
      return quickThinker.think(game, bot, seed, asker);
    },
  };
  const busy = await TestServer.start({ thinker, config: { botDelay: 10_000 } });
  const host = await busy.guest();
  const client = await host.join(await host.openTable({ seats: 4 }));
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  for (const [at, colour] of (['blue', 'green', 'yellow'] as const).entries())
    await client.done({ type: 'bot', seat: at + 1, bot: 'dreamer', colour });
  const number = await client.done({ type: 'start' });
  const waits: number[] = [];
  let since = busy.clock.now();
  for (let moves = 1; moves <= 16; moves++) {
    const { turn, round } = client.table.game!;
    if (turn === 0) {
      waits.push(busy.clock.now() - since);
      await client.act(0);
    } else while (client.table.number < number + moves) await busy.clock.move(25);
    await client.until((table) => table.number >= number + moves);
    if (turn === 0 || client.table.game!.round !== round) since = busy.clock.now();
  }
  expect(Math.max(...waits)).toBeGreaterThan(LONGEST_WAIT / 2);
  expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT);
  expect(Math.max(...patience)).toBeLessThanOrEqual(LONGEST_WAIT / 2);
  await busy.close();
});

describe('a bot whose turn it is', () => {
  let slow: TestServer;
  beforeEach(async () => {
    slow = await TestServer.start({ config: { botDelay: 1000 } });
  });
  afterEach(() => slow.close());

  /** Two people and a bot, who is to move; somebody has moved before. */
  async function botToMove(): Promise<{ client: TestClient; seat: number; entry: number; number: number }> {
    const guests = await Promise.all([slow.guest(), slow.guest()]);
    const id = await guests[0]!.openTable({ seats: 3 });
    for (const [seat, guest] of guests.entries()) {
      const client = await guest.join(id);
      const colour = (['red', 'blue'] as const)[seat]!;
      await client.done({ type: 'sit', seat, name: `Guest ${seat}`, colour });
    }
    await guests[0]!.client.done({ type: 'bot', seat: 2, bot: 'dreamer', colour: 'green' });
    let number = await guests[0]!.client.done({ type: 'start' });
    let moved: { seat: number; entry: number } | undefined;
    for (;;) {
      for (const { client } of guests) await client.until((table) => table.number >= number);
      const { turn } = guests[0]!.client.table.game!;
      if (turn === 2 && moved !== undefined) break;
      if (turn === 2) {
        await slow.clock.move(10_000);
        number += 1;
      } else {
        number = ((await guests[turn]!.client.act(turn)) as { number: number }).number;
        moved = { seat: turn, entry: number };
      }
    }
    return { client: guests[moved.seat]!.client, ...moved, number };
  }

  test('is not held up by names', async () => {
    const { client, seat, number } = await botToMove();
    for (let i = 0; i < 19; i++) {
      await slow.clock.move(50);
      await client.done({ type: 'rename', seat, name: `Ann ${i}` });
    }
    expect(client.table.number).toBe(number + 19);
    await slow.clock.move(50);
    await client.until((table) => table.number > number + 19);
    expect(changes(client).at(-1)).toMatchObject({ type: 'acted', seat: 2, madeBy: 'bot' });
  });

  test('is held up by a take-back once, however often it is asked for', async () => {
    const { client, seat, entry, number } = await botToMove();
    await client.done({ type: 'ask-back', seat, to: entry });
    await slow.clock.move(20_000);
    await client.done({ type: 'answer-back', seat, agrees: false });
    await client.done({ type: 'ask-back', seat, to: entry });
    await slow.clock.move(9000);
    expect(client.table.number).toBe(number + 3);
    await slow.clock.move(1000);
    await client.until((table) => table.number > number + 3);
    expect(changes(client).at(-1)).toMatchObject({ type: 'acted', seat: 2, madeBy: 'bot' });
  });
});
