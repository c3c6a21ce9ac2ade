import { afterEach, describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../protocol/index.ts';
import { commitmentTo, honestPile } from '../../rules/index.ts';
import { writeView } from '../../rules/notation/index.ts';
import { replayRecords } from '../../rules/records/index.ts';
import { playUntil } from '../client.fixture.ts';
import { sha256 } from '../secrets.ts';
import { TestServer } from '../server.fixture.ts';

let server: TestServer;
afterEach(() => server.close());

describe('a whole game', () => {
  test.each(['basic', 'experienced'] as const)('%s: all sides end with the same game', async (mode) => {
    server = await TestServer.start();
    const { id, guests } = await server.game(3, { mode });
    await playUntil(guests, ({ phase }) => phase === 'over');
    const tables = await Promise.all(
      guests.map(({ client }) => client.until(({ reveal }) => reveal !== undefined)),
    );
    const [first] = tables;
    for (const table of tables) expect(table.game!.result).toEqual(first!.game!.result);

    const late = await (await server.guest()).join(id);
    await late.until(({ reveal }) => reveal !== undefined);
    expect(late.table.game!.result).toEqual(first!.game!.result);
    expect(late.table.number).toBe(first!.number);
    expect(commitmentTo(first!.reveal!, sha256)).toBe(first!.commitment);

    const record = await (await guests[0]!.request('GET', `/api/tables/${id}/record`)).text();
    const replayed = replayRecords(record);
    if (!replayed.ok) throw new Error(replayed.message);
    const [game] = replayed.value;
    expect(game!.finished).toBe(true);
    expect(game!.header.commitment).toBe(first!.commitment);
    expect(game!.header.names).toEqual({ red: 'Guest 0', blue: 'Guest 1', green: 'Guest 2' });
    expect(record).toContain(`"reveal":"${first!.reveal}"`);
    expectCardsToFollow(record, first!.reveal!);
  });

  test('G6: the seed is in no answer, message or log line before the game is over', async () => {
    server = await TestServer.start();
    const { id, guests } = await server.game(2);
    await playUntil(guests, ({ game }) => game!.round === 3);
    const record = await (await guests[0]!.request('GET', `/api/tables/${id}/record`)).text();
    const entries = await (await guests[0]!.request('GET', `/api/tables/${id}/entries?after=-1`)).text();
    const before =
      JSON.stringify(guests.map(({ client }) => client.heard)) + record + entries + server.logged;
    await playUntil(guests, ({ phase }) => phase === 'over');
    const { reveal } = await guests[0]!.client.until((table) => table.reveal !== undefined);
    expect(reveal).toMatch(/^[0-9a-f]{64}$/);
    expect(before).not.toContain(reveal);
    expect(before).not.toContain(reveal!.slice(0, 16));
    expect(server.logged).not.toContain(reveal);
  });
});

function expectCardsToFollow(record: string, seed: string): void {
  const pile = honestPile(seed, sha256);
  let drawn = 0;
  const lines = record.trimEnd().split('\n');
  for (let i = 1; i <= lines.length; i++) {
    const card = (JSON.parse(lines[i - 1]!) as { card?: string }).card;
    if (card === undefined) continue;
    const replayed = replayRecords(lines.slice(0, i - 1).join('\n'));
    if (!replayed.ok) throw new Error(replayed.message);
    const { game } = replayed.value[0]!;
    expect(pile.draw(game.cardsLeft, game.possibleCards())).toBe(card);
    drawn += 1;
  }
  expect(drawn).toBeGreaterThan(5);
}

describe('an action', () => {
  test('G2: is refused out of turn and for a figure of another, and nothing changes', async () => {
    server = await TestServer.start();
    const { guests } = await server.game(2);
    const { turn } = guests[0]!.client.table.game!;
    const other = 1 - turn;
    const answer = await guests[other]!.client.act(other);
    expect(answer).toMatchObject({
      ok: false,
      problem: 'rules',
      refusal: { rule: 'G2', reason: 'not-your-turn' },
    });
    const figure = `${guests[0]!.client.table.game!.setup.players[other]}-1`;
    const foreign = await guests[turn]!.client.act(turn, { type: 'move', figure, path: 'i' });
    expect(foreign).toMatchObject({ problem: 'rules', refusal: { reason: 'not-your-figure' } });
    expect(guests[0]!.client.table.number).toBe(3);
  });

  test("is refused in someone else's seat, also for the host", async () => {
    server = await TestServer.start();
    const { guests } = await server.game(2);
    const { turn } = guests[0]!.client.table.game!;
    const { client } = guests[1 - turn]!;
    expect(await client.problem({ type: 'act', seat: turn, after: 3, action: client.anyAction() })).toBe(
      'not-your-seat',
    );
    expect(await client.problem({ type: 'act', seat: 6, after: 3, action: client.anyAction() })).toBe(
      'not-your-seat',
    );
  });

  test('is refused when the game went on since', async () => {
    server = await TestServer.start();
    const { guests } = await server.game(2);
    const { turn } = guests[0]!.client.table.game!;
    const before = guests[0]!.client.table.number;
    expect((await guests[turn]!.client.act(turn)).ok).toBe(true);
    const next = guests[1 - turn]!.client;
    await next.until(({ number }) => number > before);
    const action = next.anyAction();
    expect(await next.problem({ type: 'act', seat: 1 - turn, after: before, action })).toBe('went-on');
    expect(await next.problem({ type: 'act', seat: 1 - turn, after: 999, action })).toBe('went-on');
    await next.done({ type: 'rename', seat: 1 - turn, name: 'Other' });
    // A change that is none of the position's does not matter.
    await next.done({ type: 'act', seat: 1 - turn, after: before + 1, action });
  });

  test('sent twice is done once and answered alike, also by another connection and after a restart', async () => {
    server = await TestServer.start();
    const { id, guests } = await server.game(2);
    const { turn } = guests[0]!.client.table.game!;
    const guest = guests[turn]!;
    const wish = {
      type: 'act',
      id: 'the-same-wish',
      seat: turn,
      after: guest.client.table.number,
      action: guest.client.anyAction(),
    } as const;
    const number = await guest.client.done(wish);
    expect(await guest.client.done(wish)).toBe(number);
    const tab = await guest.join(id);
    expect(await tab.done(wish)).toBe(number);
    await server.restart();
    const later = await guest.join(id);
    expect(await later.done(wish)).toBe(number);
    expect(later.table.number).toBe(number);
    // Another guest's wish of the same id is another wish.
    const other = await guests[1 - turn]!.join(id);
    expect(await other.problem(wish)).toBe('not-your-seat');
  });

  test('sent twice at once is done once', async () => {
    server = await TestServer.start();
    const { guests } = await server.game(2);
    const { turn } = guests[0]!.client.table.game!;
    const { client } = guests[turn]!;
    const action = client.anyAction();
    const from = client.heard.length;
    for (let twin = 0; twin < 2; twin++)
      client.send({ type: 'act', id: 'twin-wish', seat: turn, after: 3, action });
    const done = { type: 'done', id: 'twin-wish', number: 4 };
    const answers = () => client.all(from, 'done', 'refused');
    await client.find('two answers', () => (answers().length === 2 ? true : undefined));
    expect(answers()).toEqual([done, done]);
    expect(client.table.number).toBe(4);
  });
});

test('S3: a hall laid beforehand is placed by turns when the game begins', async () => {
  server = await TestServer.start();
  const { guests } = await server.game(2, { mode: 'experienced' });
  await playUntil(guests, ({ game }) => game!.phase === 'moving');
  const { tiles } = guests[0]!.client.table.game!;
  expect(tiles).toHaveLength(17);
  const again = await server.game(3, { mode: 'experienced', tiles });
  const { table } = again.guests[0]!.client;
  expect(table.game!.phase).toBe('moving');
  expect(table.game!.tiles).toEqual(tiles);
  expect(writeView(again.guests[2]!.client.table.game!)).toBe(writeView(table.game!));
});

test('bots play by themselves, one after another', async () => {
  server = await TestServer.start();
  const host = await server.guest();
  const id = await host.openTable();
  const client = await host.join(id);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  await client.done({ type: 'bot', seat: 2, bot: 'dreamer', colour: 'blue' });
  await client.done({ type: 'bot', seat: 3, bot: 'dasher', colour: 'yellow' });
  await client.done({ type: 'start' });
  await client.done({ type: 'give-up', seat: 0 });
  await server.clock.move(60_000);
  const table = await client.until(({ reveal }) => reveal !== undefined);
  expect(table.phase).toBe('over');
  expect(table.seats.map(({ sitter }) => sitter.kind)).toEqual(['guest', 'bot', 'bot']);
  expect(
    await client.problem({
      type: 'act',
      seat: 0,
      after: table.number,
      action: { type: 'move', figure: 'red-1', path: '' },
    }),
  ).toBe('not-your-seat');
});

test('a page of another version is told so', async () => {
  server = await TestServer.start();
  const host = await server.guest();
  const id = await host.openTable();
  const client = await host.connect();
  client.send({ type: 'hello', protocol: PROTOCOL + 1, table: id, known: -1 });
  expect(await client.message('error')).toMatchObject({ problem: 'other-protocol' });
  expect(await client.closed).toBe(1008);
});
