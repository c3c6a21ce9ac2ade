import { describe, expect, test } from 'vitest';
import { FakeServer, FakeTime, GOOD_LINE } from '../../test/helpers/fake-server.ts';
import { type Answer, ClientConnection, type Socket } from './client-connection.ts';
import type { Entry } from './entries.ts';
import type { ServerMessage } from './server-messages.ts';

function connect(server: FakeServer, tag = 'ann', parts = server.parts(tag)) {
  const heard: number[] = [];
  const messages: ServerMessage[] = [];
  const connection = new ClientConnection(parts, {
    time: () => {},
    link: () => {},
    entries: (entries: readonly Entry[]) => heard.push(...entries.map(({ number }) => number)),
    message: (message) => messages.push(message),
  });
  connection.start();
  return { connection, heard, messages };
}

const upTo = (number: number): number[] => Array.from({ length: number + 1 }, (_, i) => i);

describe('a connection', () => {
  test('says hello, hears what there is and what comes', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const { connection, heard, messages } = connect(server);
    expect(connection.state).toBe('connecting');
    await time.pass(100);
    expect(connection.state).toBe('open');
    expect(messages.map(({ type }) => type)).toEqual(['welcome']);
    server.begin();
    await time.pass(100);
    expect(heard).toEqual(upTo(3));
  });

  test('connects again by itself and asks only for what it missed', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const { connection, heard } = connect(server);
    await time.pass(100);
    server.up = false;
    server.hangUp();
    await time.pass(50);
    expect(connection.state).toBe('restarting');
    await time.pass(5000);
    expect(connection.state).toBe('lost');
    server.begin();
    server.up = true;
    await time.pass(20_000);
    expect(connection.state).toBe('open');
    expect(heard).toEqual(upTo(3));
  });

  test('waits longer each time, never longer than a quarter of a minute, and not at all when asked to', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    server.up = false;
    const tries: number[] = [];
    const parts = server.parts('ann');
    const { connection } = connect(server, 'ann', {
      ...parts,
      random: () => 1,
      openSocket: () => {
        tries.push(time.now);
        return parts.openSocket();
      },
    });
    await time.pass(120_000);
    const gaps = tries.slice(1).map((at, i) => at - tries[i]! - 1);
    expect(gaps.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 8000, 15_000]);
    expect(Math.max(...gaps)).toBe(15_000);
    server.up = true;
    connection.retryNow();
    await time.pass(10);
    expect(connection.state).toBe('open');
  });

  test('fetches by request what is too much for the socket, page by page', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    server.most = 2;
    server.begin();
    for (let name = 0; name < 7; name++) server.add({ type: 'renamed', seat: 0, name: `Ann ${name}` });
    const { heard } = connect(server);
    await time.pass(100);
    expect(heard).toEqual(upTo(10));
    server.add({ type: 'renamed', seat: 0, name: 'Ann' });
    await time.pass(100);
    expect(heard).toEqual(upTo(11));
  });

  test('a gap is noticed and filled, and nothing is heard twice', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const { heard } = connect(server);
    await time.pass(100);
    const entry = (number: number): Entry => server.entries[number]!;
    server.begin();
    server.say({ type: 'entries', entries: [entry(3), entry(3), entry(1)], now: 0 });
    await time.pass(100);
    server.entries.push({ number: 4, at: 0, change: { type: 'renamed', seat: 0, name: 'A' } });
    server.entries.push({ number: 5, at: 0, change: { type: 'renamed', seat: 0, name: 'B' } });
    server.say({ type: 'entries', entries: [entry(5)], now: 0 });
    await time.pass(100);
    expect(heard).toEqual(upTo(5));
  });

  test('a wish waits for the line, is sent again after it broke, and applied once', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const lines = { answer: true };
    const { connection } = connect(
      server,
      'ann',
      server.parts('ann', { ...GOOD_LINE, delay: () => (lines.answer ? 1 : Number.POSITIVE_INFINITY) }),
    );
    const answers: Answer[] = [];
    const wish = (text: string) =>
      void connection.wish({ type: 'say', text }).then((answer) => answers.push(answer));
    wish('before anybody listens');
    await time.pass(100);
    expect(answers).toHaveLength(1);
    lines.answer = false; // the wish arrives nowhere, and the line breaks
    wish('into the void');
    await time.pass(10);
    expect(answers).toHaveLength(1);
    lines.answer = true;
    await time.pass(5000);
    expect(answers).toHaveLength(2);
    expect(server.chat.map(({ text }) => text)).toEqual(['before anybody listens', 'into the void']);
    expect(server.applied).toBe(2);
  });

  test('done is told only after what was done has been heard', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    server.begin();
    const order: string[] = [];
    const connection = new ClientConnection(server.parts('ann'), {
      time: () => {},
      link: () => {},
      entries: (entries) => order.push(`entry ${entries.at(-1)!.number}`),
      message: () => {},
    });
    connection.start();
    await time.pass(100);
    const answer = connection.wish({
      type: 'act',
      seat: 0,
      after: 3,
      action: { type: 'move', figure: 'green-1', path: 'i' },
    });
    void answer.then(({ ok }) => order.push(`done ${ok}`));
    // The answer overtakes the entry.
    server.say({ type: 'done', id: 'ann-1-wish-1', number: 4 });
    await time.pass(100);
    expect(order.slice(-2)).toEqual(['entry 4', 'done true']);
  });

  test('a server that stops is not the last word: the next one is asked', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const { connection } = connect(server);
    await time.pass(100);
    let answered = false;
    void connection.wish({ type: 'say', text: 'hello' }).then(() => {
      answered = true;
    });
    server.say({ type: 'refused', id: 'ann-1-wish-1', problem: 'stopping', message: 'stopping' });
    server.hangUp();
    await time.pass(20);
    expect(answered).toBe(false);
    await time.pass(5000);
    expect(answered).toBe(true);
    expect(server.applied).toBe(1);
  });

  test('a device that goes offline knows at once, and comes back at once', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const { connection } = connect(server);
    await time.pass(100);
    connection.goneOffline();
    expect(connection.state).toBe('lost');
    connection.retryNow();
    await time.pass(10);
    expect(connection.state).toBe('open');
  });

  test('a line that is dead but looks alive is given up', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    let mute = false;
    const parts = server.parts('ann', { delay: () => 1, copies: () => (mute ? 0 : 1) });
    const { connection } = connect(server, 'ann', parts);
    await time.pass(100);
    await time.pass(120_000); // asked now and then, and answered
    expect(connection.state).toBe('open');
    mute = true;
    await time.pass(36_000);
    expect(connection.state).toBe('lost');
    mute = false;
    await time.pass(30_000);
    expect(connection.state).toBe('open');
  });

  test('a reaction is of the moment: it is not sent again', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const { connection, messages } = connect(server);
    await time.pass(100);
    server.up = false;
    const reacted = connection.wish({ type: 'react', reaction: 'gasp' });
    const said = connection.wish({ type: 'say', text: 'hello' });
    await time.pass(10);
    server.hangUp();
    await time.pass(10);
    expect((await reacted).ok).toBe(false);
    server.up = true;
    await time.pass(20_000);
    expect((await said).ok).toBe(true);
    expect(messages.some(({ type }) => type === 'reacted')).toBe(false);
  });

  test('a server that has another table than is known here is believed: what waits is refused, and it ends', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    const { connection, heard, messages } = connect(server);
    server.begin();
    await time.pass(100);
    expect(heard).toEqual(upTo(3));
    server.hangUp();
    server.up = false;
    const waiting = connection.wish({ type: 'say', text: 'hello' });
    // Restored from a copy, and gone on another way: as many entries, not the same ones.
    await time.pass(100);
    server.entries.length = 1;
    server.chat.length = 0;
    for (let i = 0; i < 5; i++) {
      const change = { type: 'renamed', seat: 0, name: `Ann ${i}` } as const;
      server.entries.push({ number: server.entries.length, at: time.now, change });
    }
    server.up = true;
    await time.pass(20_000);
    expect(await waiting).toMatchObject({ ok: false, problem: 'went-on' });
    expect(messages.at(-1)).toEqual({ type: 'reset' });
    expect(heard).toEqual(upTo(3));
    expect(connection.state).toBe('closed');
  });

  test.each(['no-such-table', 'other-protocol'] as const)(
    '%s ends it, and whoever waits hears so',
    async (problem) => {
      const time = new FakeTime();
      const server = new FakeServer(time);
      const { connection } = connect(server);
      const waiting = connection.wish({ type: 'say', text: 'hello' });
      await time.pass(1);
      server.say({ type: 'error', problem, message: 'no' });
      await time.pass(3);
      server.say({ type: 'error', problem, message: 'no' });
      await time.pass(60_000);
      expect(connection.state).toBe(problem);
      expect((await connection.wish({ type: 'start' })).ok).toBe(false);
      await waiting;
    },
  );

  test('what is no message of ours is left out', async () => {
    const time = new FakeTime();
    let socket: Socket | undefined;
    const parts = new FakeServer(time).parts('ann');
    const { connection, messages } = connect(new FakeServer(time), 'ann', {
      ...parts,
      openSocket: () => {
        socket = parts.openSocket();
        return socket;
      },
    });
    await time.pass(100);
    const before = messages.length;
    for (const data of ['', '{', 'null', '[]', '{"type":"magic"}', 7]) socket?.onmessage?.({ data });
    expect(messages).toHaveLength(before);
    expect(connection.state).toBe('open');
    connection.close();
    expect(connection.state).toBe('closed');
  });
});
