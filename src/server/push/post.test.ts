import { once } from 'node:events';
import { Agent } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ForeignServer } from './foreign-server.fixture.ts';
import { post } from './post.ts';

let foreign: ForeignServer | undefined;
afterEach(async () => {
  await foreign?.close();
  foreign = undefined;
});

const ENDPOINT = 'https://push.services.example/abc';
const LETTER = { headers: { TTL: 60 }, body: Buffer.from('a letter') };
/** Where the test is about something else than the time. */
const PATIENT = 60_000;

const OK = 'HTTP/1.1 201 Created\r\n';
const MEGABYTE = Buffer.alloc(1_000_000, 'x');

/** Says the same for ever, as fast as it is heard; tells how often so far. */
function withoutEnd(socket: Socket, text: string | Buffer): () => number {
  let times = 0;
  const more = (): void => {
    do times++;
    while (!socket.destroyed && socket.write(text));
  };
  socket.on('drain', more);
  more();
  return () => times;
}

function every10ms(socket: Socket, say: () => void): void {
  const timer = setInterval(say, 10);
  socket.on('close', () => clearInterval(timer));
}

async function posted(answer: (socket: Socket) => void, patience = PATIENT): Promise<number | string> {
  foreign = await ForeignServer.start(answer);
  const agent = foreign.agent();
  const said = await post(ENDPOINT, LETTER, { agent, patience }).catch((error: Error) => error.message);
  // Whatever it was: nothing of it is left.
  await expect.poll(() => foreign!.open, { timeout: 30_000 }).toBe(0);
  return said;
}

test('a letter arrives, and the status comes back', async () => {
  expect(await posted((socket) => socket.write(`${OK}Content-Length: 0\r\n\r\n`))).toBe(201);
  expect(foreign!.heard).toHaveLength(1);
  expect(foreign!.heard[0]).toMatch(/^POST \/abc HTTP\/1\.1\r\nTTL: 60\r\n/);
  expect(foreign!.heard[0]).toContain('Host: push.services.example');
});

test.each([
  ['410 Gone', 410],
  ['302 Found\r\nLocation: https://127.0.0.1/secret', 302],
  ['307 Temporary Redirect\r\nLocation: /abc', 307],
])('%s is a status like any other: nothing is followed', async (status, code) => {
  expect(await posted((socket) => socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 5\r\n\r\nhello`))).toBe(
    code,
  );
  expect(foreign!.heard).toHaveLength(1);
});

test('an answer without end is not read', async () => {
  let megabytes = (): number => 0;
  const said = await posted((socket) => {
    socket.write(`${OK}\r\n`);
    megabytes = withoutEnd(socket, MEGABYTE);
  });
  expect(said).toBe(201);
  expect(megabytes()).toBeLessThan(50);
});

test('an answer that trickles for ever is not waited for', async () => {
  const said = await posted((socket) => {
    socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n`);
    every10ms(socket, () => socket.write('1\r\nx\r\n'));
  });
  expect(said).toBe(201);
});

test('a head without end is cut off', async () => {
  const said = await posted((socket) => {
    socket.write(OK);
    withoutEnd(socket, 'X-More: of the same\r\n');
  });
  expect(said).toMatch(/Header overflow/i);
});

test.each(['HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 103 Early Hints\r\n\r\n'])(
  '%j before the answer is no answer',
  async (text) => {
    expect(await posted((socket) => withoutEnd(socket, text))).toBe('an answer of another kind');
  },
);

test('another protocol is not gone over to', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  expect(await posted((socket) => socket.write(upgrade))).toBe('the connection ended without an answer');
});

test('what is no answer at all', async () => {
  expect(await posted((socket) => withoutEnd(socket, MEGABYTE))).toMatch(/Parse Error/);
});

test.each([
  ['before the answer', ''],
  ['within its head', `${OK}X-Half: `],
])('a connection that ends %s', async (_, text) => {
  expect(await posted((socket) => socket.write(text, () => socket.destroy()))).toBe('socket hang up');
});

test('a connection that is reset within the answer does no harm', async () => {
  const said = await posted((socket) => {
    socket.write(`${OK}Content-Length: 1000\r\n\r\nhalf`, () => socket.destroy());
  });
  expect(said).toBe(201);
});

test('a server that says nothing has only so much time', async () => {
  expect(await posted(() => {}, 200)).toBe('no answer in time');
});

test('the time is the time for all of it, not since the last word', async () => {
  const said = await posted((socket) => {
    socket.write(`${OK}X-Long: `);
    every10ms(socket, () => socket.write('x'));
  }, 500);
  expect(said).toBe('no answer in time');
});

test('a server that takes a connection and then no part in it', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const agent = new Agent({ host: '127.0.0.1', port });
  await expect(post(ENDPOINT, LETTER, { agent, patience: 200 })).rejects.toThrow('no answer in time');
  silent.close();
  await once(silent, 'close');
});

test('a name that is never looked up to the end', async () => {
  const agent = new Agent({ lookup: () => {} });
  await expect(post(ENDPOINT, LETTER, { agent, patience: 200 })).rejects.toThrow('no answer in time');
});
