import { setTimeout as pause } from 'node:timers/promises';
import { LONGEST_MESSAGE, PROTOCOL } from '../../src/protocol/index.ts';
import { frame, OPCODE, RawSocket } from './raw-socket.ts';

/** What an attacker has: a cookie, and a long game to ask for. */
export interface Attacked {
  readonly url: string;
  readonly cookie: string;
  readonly table: string;
}

type Attack = (socket: RawSocket, goesOn: () => boolean, attacked: Attacked) => Promise<void>;

const MANY = 500;
const many = (bytes: Buffer): Buffer => Buffer.concat(Array.from({ length: MANY }, () => bytes));
const text = (message: object): Buffer => frame(OPCODE.text, JSON.stringify(message));
const hello = (table: string, known = -1): Buffer =>
  text({ type: 'hello', protocol: PROTOCOL, table, known });
/** Longer than any limit of time within a flood. */
const HELD_FOR = 100;

async function hold(socket: RawSocket, goesOn: () => boolean): Promise<void> {
  while (socket.isOpen && goesOn()) await pause(HELD_FOR);
}

/** The same bytes again and again; nothing is read. */
const again =
  (bytes: Buffer): Attack =>
  async (socket, goesOn) => {
    while (socket.isOpen && goesOn()) await socket.push(bytes);
  };

/** These bytes once, then nothing. */
const once =
  (...bytes: readonly Buffer[]): Attack =>
  async (socket, goesOn) => {
    for (const part of bytes) await socket.push(part);
    await hold(socket, goesOn);
  };

const requests = (method: string, path: string, body = ''): Buffer =>
  Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${body}\r\n`);

/** Everything one can do on a connection that was accepted. None of them ever reads. */
export const FRAME_FLOODS: Readonly<Record<string, Attack>> = {
  pings: again(many(frame(OPCODE.ping, 'x'.repeat(125)))),
  pongs: again(many(frame(OPCODE.pong, 'x'.repeat(125)))),
  'one-byte fragments': once(
    frame(OPCODE.text, 'x', { fin: false }),
    Buffer.concat(Array.from({ length: 16_000 }, () => frame(OPCODE.more, 'x', { fin: false }))),
  ),
  'fragments and pings': async (socket, goesOn) => {
    await socket.push(frame(OPCODE.text, 'x', { fin: false }));
    const filler = many(frame(OPCODE.ping, 'x'.repeat(125)));
    while (socket.isOpen && goesOn())
      await socket.push(Buffer.concat([filler, frame(OPCODE.more, 'x', { fin: false })]));
  },
  'a frame byte by byte': async (socket, goesOn) => {
    await socket.push(frame(OPCODE.text, '', { told: LONGEST_MESSAGE }));
    while (socket.isOpen && goesOn()) {
      await socket.push(Buffer.from('x'));
      await pause(1);
    }
  },
  'half a frame': once(
    many(frame(OPCODE.text, '{}')),
    frame(OPCODE.text, 'x'.repeat(LONGEST_MESSAGE - 1), { told: LONGEST_MESSAGE }),
  ),
  'long messages': again(many(frame(OPCODE.text, 'x'.repeat(LONGEST_MESSAGE))).subarray(0, 2_000_000)),
  'short messages': again(many(frame(OPCODE.text, '{}'))),
  'no hello': hold,
  'hello and nothing more': async (socket, goesOn, { table }) => {
    await socket.push(hello(table));
    await hold(socket, goesOn);
  },
  'what was missed': async (socket, goesOn, { table }) => {
    await socket.push(hello(table));
    while (socket.isOpen && goesOn()) {
      await socket.push(text({ type: 'missed', known: -1 }));
      await pause(20);
    }
  },
};

/** What one can do without a WebSocket. */
export const REQUEST_FLOODS: Readonly<Record<string, Attack>> = {
  'no request': hold,
  'half a head': once(Buffer.from(`GET /api/me HTTP/1.1\r\nX: ${'x'.repeat(15_000)}`)),
  'half a body': once(
    requests('POST', '/api/tables', 'Content-Type: application/json\r\nContent-Length: 16000\r\n'),
    Buffer.alloc(15_000, ' '),
  ),
  'requests in heaps': again(many(requests('GET', '/api/me'))),
  'entries unread': async (socket, goesOn, { table }) => {
    while (socket.isOpen && goesOn()) {
      await socket.push(requests('GET', `/api/tables/${table}/entries`));
      await pause(HELD_FOR);
    }
  },
  'records unread': async (socket, goesOn, { table }) => {
    while (socket.isOpen && goesOn()) {
      await socket.push(requests('GET', `/api/tables/${table}/record`));
      await pause(HELD_FOR);
    }
  },
};

/** Floods a server from so many sockets, each opened again when it is closed. */
export async function flood(
  attacked: Attacked,
  name: string,
  { sockets, milliseconds }: { readonly sockets: number; readonly milliseconds: number },
): Promise<void> {
  const end = Date.now() + milliseconds;
  const goesOn = (): boolean => Date.now() < end;
  const frames = FRAME_FLOODS[name];
  const attack = frames ?? REQUEST_FLOODS[name]!;
  const attacker = async (): Promise<void> => {
    while (goesOn()) {
      try {
        const socket =
          frames === undefined
            ? await RawSocket.connect(attacked)
            : await upgraded(attacked, attacked.cookie);
        if (socket !== undefined) {
          await attack(socket, goesOn, attacked);
          socket.destroy();
        }
      } catch {
        // It was cut off while it connected.
      }
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: sockets }, attacker));
}

async function upgraded(server: Attacked, cookie: string): Promise<RawSocket | undefined> {
  const { status, socket } = await RawSocket.upgrade(server, { cookie });
  if (status === 101) return socket;
  socket.destroy();
  return undefined;
}
