import { afterEach, describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE, PROTOCOL } from '../../src/protocol/index.ts';
import { TestServer } from '../../src/server/server.fixture.ts';
import { metricOf } from '../../src/server/wire.fixture.ts';
import { frame, OPCODE, RawSocket } from './raw-socket.ts';

/** Much longer than it takes, also on a busy machine. */
const CUT_WITHIN = 30_000;

let server: TestServer;
afterEach(() => server.close());

/** A socket that was let in, and has said hello where there is a table. */
async function comeIn(cookie: string, table?: string): Promise<RawSocket> {
  const { socket } = await RawSocket.upgrade(server, { cookie });
  if (table === undefined) return socket;
  socket.write(frame(OPCODE.text, JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, known: -1 })));
  expect(await socket.readUntil((heard) => heard.includes('"welcome"'))).toBe(true);
  return socket;
}

const droppedFor = (why: string): Promise<number> =>
  metricOf(server, `fearsome_dropped_connections_total{why="${why}"}`);

async function atATable(limitFactor = 0): Promise<RawSocket> {
  server = await TestServer.start({ config: { limitFactor } });
  const guest = await server.guest();
  return comeIn(guest.cookie, await guest.openTable());
}

describe('a control frame', () => {
  test('that is a ping is answered with what it said', async () => {
    const socket = await atATable();
    socket.write(frame(OPCODE.ping, 'are you there?'));
    expect(await socket.readUntil((heard) => heard.includes('are you there?'))).toBe(true);
    const at = socket.heard.indexOf('are you there?');
    expect(socket.heard[at - 2]).toBe(0x80 | OPCODE.pong);
    socket.destroy();
  });

  test.each([
    ['a ping', OPCODE.ping],
    ['a pong that nobody asked for', OPCODE.pong],
  ])('%s by the hundred ends the connection', async (_, opcode) => {
    const socket = await atATable(1);
    socket.write(Buffer.concat(Array.from({ length: 100 }, () => frame(opcode))));
    expect(await socket.isCutWithin(CUT_WITHIN)).toBe(true);
    expect(await droppedFor('flood')).toBe(1);
  });
});

describe('a message', () => {
  test('that comes in two frames ends the connection', async () => {
    const socket = await atATable();
    socket.write(frame(OPCODE.text, '{"type":', { fin: false }));
    socket.write(frame(OPCODE.more, '"missed","known":0}'));
    expect(await socket.isCutWithin(CUT_WITHIN)).toBe(true);
  });

  test('that comes byte by byte is cut off after some of them', async () => {
    const socket = await atATable();
    socket.write(frame(OPCODE.text, '', { told: LONGEST_MESSAGE }));
    expect(await socket.isCutWithin(CUT_WITHIN)).toBe(true); // it sends a byte at a time
  });

  test.each([
    ['frame', frame(OPCODE.text, '{"type"', { told: 100 })],
    ['head of a frame', frame(OPCODE.text, '', { told: 1000 }).subarray(0, 3)],
    ['fragment', frame(OPCODE.text, '{"type"', { fin: false })],
  ])('of which only a %s comes is not waited for, pongs or not', async (_, bytes) => {
    const socket = await atATable();
    socket.write(bytes);
    if (bytes[0] === OPCODE.text) socket.write(frame(OPCODE.pong));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await server.clock.move(13_000);
    expect(await socket.isCutWithin(CUT_WITHIN)).toBe(true);
    expect(await droppedFor('unfinished')).toBe(1);
  });

  test('after another in whatever pieces is heard as long as it goes on', async () => {
    const socket = await atATable();
    const message = frame(OPCODE.text, '{"type":"missed","known":0}');
    const bytes = Buffer.concat(Array.from({ length: 5 }, () => message));
    for (let at = 0; at < bytes.length; at += 21) {
      socket.write(bytes.subarray(at, at + 21));
      await server.clock.move(4000);
    }
    await server.clock.move(20_000);
    socket.write(frame(OPCODE.ping, 'still here'));
    expect(await socket.readUntil((heard) => heard.includes('still here'))).toBe(true);
    expect(await droppedFor('unfinished')).toBe(0);
    socket.destroy();
  });

  test('too many bytes of them end the connection', async () => {
    const socket = await atATable(1);
    await socket.push(
      Buffer.concat(Array.from({ length: 40 }, () => frame(OPCODE.text, 'x'.repeat(16_000)))),
    );
    expect(await socket.isCutWithin(CUT_WITHIN)).toBe(true);
  });
});

test('whoever says no hello is gone after a while, whatever else they send', async () => {
  server = await TestServer.start();
  const socket = await comeIn((await server.guest()).cookie);
  for (let i = 0; i < 20; i++) {
    socket.write(frame(OPCODE.pong));
    await server.clock.move(1000);
  }
  expect(await socket.isCutWithin(CUT_WITHIN)).toBe(true);
});
