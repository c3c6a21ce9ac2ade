import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, PROTOCOL } from '../../src/protocol/index.ts';
import { Random } from '../../src/rules/index.ts';
import { startGame, type TestClient, TestGuest } from '../../src/server/client.fixture.ts';
import { type HostileFrames, hostileFrames } from './hostile-frames.ts';
import { type Hostile, hostileMessage, outOfTurn, type Target } from './hostile-messages.ts';
import { ask, isOpen, rawConnection } from './raw-connection.ts';
import { frame, OPCODE, RawSocket, statusOf } from './raw-socket.ts';
import { ServerProcess } from './server-process.ts';
import { stateText, tableOf } from './table-state.ts';

const MESSAGES = Number(process.env['HOSTILE_MESSAGES'] ?? 30_000);
/** Ten times as long as it takes where nothing else is done. */
const PATIENCE = Math.max(180_000, MESSAGES * 3);
const AT_ONCE = 40;
const ATTACKERS = 4;
/** Of all that is sent one in so many comes as frames that are wrong, in pieces or no messages at all. */
const FRAMES_AMONG = 4;

const server = ServerProcess.ofFile();
let ann: TestGuest;
let bob: TestGuest;
let eve: TestGuest;
/** A game that is being played, and a table where all seats are taken. */
let playing: { readonly id: string; readonly clients: readonly TestClient[] };
let open: { readonly id: string; readonly clients: readonly TestClient[] };

beforeAll(async () => {
  const come = () => TestGuest.come(server);
  [ann, bob, eve] = [await come(), await come(), await come()];
  playing = await startGame([ann, bob]);
  const seed = process.env['FC_SEED']!;
  await Promise.all(
    playing.clients.map((client, seat) =>
      client.play(({ number }) => number >= 14, new Random(`${seed}/${seat}`)),
    ),
  );
  const id = await ann.openTable({ seats: 2 });
  open = { id, clients: [await ann.join(id), await bob.join(id)] };
  for (const [seat, client] of open.clients.entries())
    await client.done({ type: 'sit', seat, name: `Guest ${seat}`, colour: seat === 0 ? 'red' : 'blue' });
});
afterAll(() => {
  for (const client of [...playing.clients, ...open.clients]) client.line.close();
});

/** Everything that no answer may hold: seeds, keys, and what makes others who they are. */
async function secrets(): Promise<RegExp> {
  const db = new DatabaseSync(join(server.dataDir, 'tables.sqlite'), { readOnly: true });
  const column = (sql: string) => (db.prepare(sql).all() as { text: string }[]).map(({ text }) => text);
  const texts = [
    ...column('SELECT seed AS text FROM tables'),
    ...column('SELECT id AS text FROM guests'),
    ...column('SELECT secret_hash AS text FROM sessions'),
    (await readFile(join(server.dataDir, 'secret.key'), 'utf8')).trim(),
    ...[ann, bob, eve].map(({ cookie }) => decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!),
    'node_modules',
    'SqliteError',
    server.dataDir,
  ];
  db.close();
  return new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

const entriesNow = (): Promise<Entry[][]> =>
  Promise.all([playing.id, open.id].map((id) => ann.entriesOf(id)));

describe(`${MESSAGES.toLocaleString('en')} hostile messages`, () => {
  test('an error each or a closed connection; nothing changes, no secret is told', {
    timeout: PATIENCE,
  }, async () => {
    const seed = process.env['FC_SEED']!;
    const before = await entriesNow();
    const forbidden = await secrets();
    const leaks: string[] = [];
    const heard = (text: string): void => {
      if (forbidden.test(text)) leaks.push(text.slice(0, 500));
    };
    const count = { sent: 0, answered: 0, closed: 0 };
    const kinds: Record<Hostile['kind'] | HostileFrames['kind'], number> = {
      ...{ malformed: 0, oversized: 0, forged: 0, replayed: 0, 'out-of-turn': 0 },
      ...{ control: 0, fragmented: 0, forbidden: 0, closing: 0, unfinished: 0 },
    };
    const frames = { sent: 0, answered: 0, closed: 0 };
    const { game, number } = playing.clients[0]!.table;
    const idle = 1 - game!.turn;

    const targetAt = (where: typeof playing): Target => ({
      table: where.id,
      number,
      seats: [0, 1],
      recorded: where.clients.flatMap(({ granted }) => granted.map(({ wish }) => JSON.stringify(wish))),
    });

    const attackByFrames = async (): Promise<void> => {
      const random = new Random(`${seed}/frames`);
      while (frames.sent < MESSAGES / FRAMES_AMONG) {
        const target = targetAt(random.below(2) === 0 ? playing : open);
        const { status, socket } = await RawSocket.upgrade(server, { cookie: eve.cookie });
        expect(status).toBe(101);
        const hello = { type: 'hello', protocol: PROTOCOL, table: target.table, known: 1_000_000 };
        if (random.below(10) > 0) socket.write(frame(OPCODE.text, JSON.stringify(hello)));
        let isOpen = true;
        for (let batch = 0; batch < 25 && isOpen; batch++) {
          const { kind, bytes, count: many, isLast = false } = hostileFrames(random, target);
          kinds[kind] += many;
          frames.sent += many;
          const mark = `mark ${frames.sent}`;
          socket.write(Buffer.concat([bytes, frame(OPCODE.ping, mark)]));
          isOpen =
            !isLast &&
            (await socket.readUntil(() =>
              socket
                .frames()
                .some(({ opcode, payload }) => opcode === OPCODE.close || payload.equals(Buffer.from(mark))),
            )) &&
            !socket.frames().some(({ opcode }) => opcode === OPCODE.close);
          frames[isOpen ? 'answered' : 'closed'] += many;
        }
        const told = socket.frames().map(({ payload }) => payload.toString());
        for (const text of told) heard(text);
        expect(told.filter((text) => text.includes('"type":"done"'))).toEqual([]);
        socket.destroy();
      }
    };

    const attack = async (attacker: number): Promise<void> => {
      const random = new Random(`${seed}/attack/${attacker}`);
      while (count.sent < MESSAGES - MESSAGES / FRAMES_AMONG) {
        const isPlayer = attacker === 0;
        const where = isPlayer || random.below(2) === 0 ? playing : open;
        const target = targetAt(where);
        const connection = await rawConnection(isPlayer ? [ann, bob][idle]! : eve, where.id);
        for (let batch = 0; batch < 25 && isOpen(connection); batch++) {
          const messages = Array.from({ length: AT_ONCE }, () =>
            isPlayer ? outOfTurn(random, idle, game!.turn, number) : hostileMessage(random, target),
          );
          for (const { kind } of messages) kinds[kind]++;
          const answers = await ask(
            connection,
            messages.map(({ message }) => message),
          );
          count.sent += messages.length;
          count.answered += answers.length;
          if (answers.length < messages.length) {
            expect(isOpen(connection)).toBe(false);
            count.closed += messages.length - answers.length;
          }
          const done = answers.filter(({ type }) => type === 'done' || type === 'welcome');
          expect(done).toEqual([]);
        }
        for (const message of connection.heard) heard(JSON.stringify(message));
        connection.socket.terminate();
      }
    };
    await Promise.all([
      attackByFrames(),
      ...Array.from({ length: ATTACKERS }, (_, attacker) => attack(attacker)),
    ]);

    expect(count.sent + frames.sent).toBeGreaterThanOrEqual(MESSAGES);
    expect(count.answered + count.closed).toBe(count.sent);
    expect(frames.answered + frames.closed).toBe(frames.sent);
    for (const many of Object.values(kinds)) expect(many).toBeGreaterThan(MESSAGES / 4000);
    expect(leaks).toEqual([]);
    expect(server.hasEnded).toBe(false);
    expect(server.log).toBe('');
    const after = await entriesNow();
    expect(after).toEqual(before);
    for (const [at, { clients }] of [playing, open].entries())
      for (const client of clients) {
        expect(stateText(client.table)).toBe(stateText(tableOf(after[at]!)));
      }
  });

  test('a wish of one’s own that is sent again is answered alike and done once', async () => {
    const before = await entriesNow();
    for (const [at, { granted }] of playing.clients.entries()) {
      const connection = await rawConnection([ann, bob][at]!, playing.id);
      const wishes = granted.map(({ wish }) => JSON.stringify(wish));
      for (let time = 0; time < 3; time++) {
        const answers = await ask(connection, wishes);
        expect(answers.map((answer) => (answer.type === 'done' ? answer.number : answer))).toEqual(
          granted.map(({ number }) => number),
        );
      }
      connection.socket.terminate();
    }
    expect(await entriesNow()).toEqual(before);
  });
});

describe('what belongs to others', () => {
  test('a connection needs a cookie that the server signed', async () => {
    const [name, value] = ann.cookie.split('=') as [string, string];
    const [secret, signature] = decodeURIComponent(value).split('.') as [string, string];
    const forged = [
      '',
      `${name}=`,
      `${name}=${secret}`,
      `${name}=${secret}.`,
      `${name}=${encodeURIComponent(`${secret}.${signature.split('').reverse().join('')}`)}`,
      `${name}=${encodeURIComponent(`${secret}x.${signature}`)}`,
      `${name}=${encodeURIComponent(`${decodeURIComponent(eve.cookie.split('=')[1]!).split('.')[0]}.${signature}`)}`,
      `${name}=%00%ff`,
      `other=${value}`,
      `${name}=${'x'.repeat(4000)}`,
    ];
    for (const cookie of forged) expect([cookie, await statusOf(server, { cookie })]).toEqual([cookie, 401]);
    expect(await statusOf(server, { cookie: ann.cookie })).toBe(101);
  });

  test('a page of another site gets nothing', async () => {
    const headers = { cookie: ann.cookie, origin: 'https://evil.example' };
    expect(await statusOf(server, headers)).toBe(403);
    for (const [method, path] of [
      ['POST', 'tables'],
      ['POST', 'transfer'],
      ['GET', 'my-games'],
    ] as const) {
      const answer = await fetch(`${server.url}api/${path}`, { method, headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test('games and links of a guest are theirs alone', async () => {
    const mine = await ann.get<{ games: { id: string }[] }>('/api/my-games');
    expect(mine.games.map(({ id }) => id).sort()).toEqual([playing.id, open.id].sort());
    expect(await eve.get('/api/my-games')).toEqual({ games: [] });
    await expect(eve.ask('POST', '/api/transfer/claim', { token: 'x'.repeat(43) })).rejects.toThrow('404');
  });

  test('a link to another device is used once', async () => {
    const kim = await TestGuest.come(server);
    const table = await kim.openTable();
    const { token } = await kim.ask<{ token: string }>('POST', '/api/transfer');
    const phone = await TestGuest.come(server);
    await phone.ask('POST', '/api/transfer/claim', { token });
    expect(await phone.get('/api/my-games')).toMatchObject({ games: [{ id: table, host: true }] });
    await expect(eve.ask('POST', '/api/transfer/claim', { token })).rejects.toThrow('404');
    expect(await eve.get('/api/my-games')).toEqual({ games: [] });
  });

  test('requests that make no sense are refused and change nothing', async () => {
    const before = await entriesNow();
    const forbidden = await secrets();
    const random = new Random(`${process.env['FC_SEED']}/requests`);
    const paths = [
      ...['tables', 'transfer/claim', 'push', 'me', 'tables/x/entries', 'tables/../../secret.key/entries'],
      ...[
        `tables/${playing.id}/entries?after=-2`,
        `tables/${playing.id}/entries?after=1e9`,
        'nothing',
        '%00',
        '%ff',
      ],
    ];
    const bodies = ['', '{', 'null', '[]', '{"settings":{}}', '{"token":{"$ne":1}}', 'x'.repeat(100_000)];
    for (let i = 0; i < 1000; i++) {
      const method = random.pick(['POST', 'PUT', 'DELETE', 'PATCH'] as const);
      const path = random.pick(paths);
      const answer = await fetch(`${server.url}api/${path}`, {
        method,
        headers: {
          cookie: eve.cookie,
          'content-type': random.pick(['application/json', 'text/plain', 'x/y']),
        },
        body: random.pick(bodies),
      });
      const text = await answer.text();
      expect([method, path, answer.status >= 400 && answer.status < 500]).toEqual([method, path, true]);
      expect(text).not.toMatch(forbidden);
    }
    expect(await entriesNow()).toEqual(before);
    expect(server.log).toBe('');
  });

  test('the seed is told after the game, not before', async () => {
    const forbidden = await secrets();
    const everything = await Promise.all(
      [`tables/${playing.id}/entries`, 'tables', 'my-games'].map((path) => eve.get(`/api/${path}`)),
    );
    expect(JSON.stringify(everything)).not.toMatch(forbidden);
    const record = await (await fetch(`${server.url}api/tables/${playing.id}/record`)).text();
    expect(record).toContain('"commitment"');
    expect(record).not.toMatch(forbidden);
    expect(record).not.toContain('"reveal"');
  });
});
