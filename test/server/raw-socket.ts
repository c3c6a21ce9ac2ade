import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

interface FrameOptions {
  /** Whether it is the message's last frame. */
  readonly fin?: boolean;
  readonly masked?: boolean;
  /** The three reserved bits, as a number up to 7. */
  readonly reserved?: number;
  /** The length the header tells, where it is not that of the payload. */
  readonly told?: number | bigint;
}

/** A frame as it goes over the wire, right or wrong. */
export function frame(opcode: number, payload: string | Buffer = '', options: FrameOptions = {}): Buffer {
  const { fin = true, masked = true, reserved = 0 } = options;
  const bytes = Buffer.from(payload);
  const told = BigInt(options.told ?? bytes.length);
  const mask = masked ? 0x80 : 0;
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const head = Buffer.alloc(told < 126n ? 2 : told < 65_536n ? 4 : 10);
  head[0] = first;
  if (told < 126n) head[1] = mask | Number(told);
  else if (told < 65_536n) {
    head[1] = mask | 126;
    head.writeUInt16BE(Number(told), 2);
  } else {
    head[1] = mask | 127;
    head.writeBigUInt64BE(told, 2);
  }
  if (!masked) return Buffer.concat([head, bytes]);
  const key = randomBytes(4);
  return Buffer.concat([head, key, bytes.map((byte, at) => byte ^ key[at % 4]!)]);
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export interface Upgrade {
  readonly cookie?: string;
  readonly path?: string;
  readonly origin?: string;
}

const requestFor = ({ cookie, path = '/api/socket', origin }: Upgrade): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(origin === undefined ? [] : [`Origin: ${origin}`]),
    '\r\n',
  ].join('\r\n');

/** A bare TCP connection: it sends any bytes, reads only when it is told to, and never closes by itself. */
export class RawSocket {
  readonly #socket: Socket;
  /** What was read so far. */
  heard = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async connect(server: { readonly url: string }): Promise<RawSocket> {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    const raw = new RawSocket(socket);
    socket.on('error', () => undefined); // `close` follows
    await once(socket, 'connect');
    return raw;
  }

  /** Asks for a WebSocket; the status it was answered with, 0 where the connection was cut. Reads no more after that. */
  static async upgrade(
    server: { readonly url: string },
    upgrade: Upgrade,
  ): Promise<{ readonly status: number; readonly socket: RawSocket }> {
    const socket = await RawSocket.connect(server);
    socket.write(requestFor(upgrade));
    const head = await socket.readUntil((heard) => heard.includes('\r\n\r\n'));
    socket.#socket.pause();
    return { status: head ? Number(socket.heard.toString().slice(9, 12)) : 0, socket };
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  /** Reads until something is there; false where the connection ended before. */
  async readUntil(isThere: (heard: Buffer) => boolean): Promise<boolean> {
    const socket = this.#socket;
    return new Promise((resolve) => {
      const end = (found: boolean): void => {
        socket.off('data', take).off('end', lost).off('close', lost);
        resolve(found);
      };
      const take = (chunk: Buffer): void => {
        this.heard = Buffer.concat([this.heard, chunk]);
        if (isThere(this.heard)) end(true);
      };
      const lost = (): void => end(false);
      if (isThere(this.heard)) resolve(true);
      else if (socket.destroyed || socket.readableEnded) resolve(false);
      else socket.on('data', take).once('end', lost).once('close', lost).resume();
    });
  }

  /** The frames that came so far, each whole. */
  frames(): readonly Frame[] {
    const frames: Frame[] = [];
    for (let at = this.heard.indexOf('\r\n\r\n') + 4; at + 2 <= this.heard.length; ) {
      const short = this.heard[at + 1]! & 0x7f;
      const head = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (head > this.heard.length) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? this.heard.readUInt16BE(at + 2)
            : Number(this.heard.readBigUInt64BE(at + 2));
      if (head + length > this.heard.length) break;
      frames.push({ opcode: this.heard[at]! & 0x0f, payload: this.heard.subarray(head, head + length) });
      at = head + length;
    }
    return frames;
  }

  write(bytes: string | Buffer): void {
    if (this.isOpen) this.#socket.write(bytes);
  }

  /** Writes and resolves when the network has taken it, the connection is gone, or time is up. */
  async push(bytes: Buffer, milliseconds = 1000): Promise<void> {
    if (!this.isOpen || this.#socket.write(bytes)) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#socket.off('drain', done).off('close', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#socket.once('drain', done).once('close', done);
    });
  }

  /** Resolves when the connection is gone altogether, without reading from it; false after so many milliseconds. */
  async isCutWithin(milliseconds: number): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (this.isOpen && Date.now() < end) {
      // Who does not read notices the end of a connection only by writing to it.
      this.#socket.write('x');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return !this.isOpen;
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

/** The answer to a request for a connection: 101, or why not. */
export async function statusOf(server: { readonly url: string }, upgrade: Upgrade): Promise<number> {
  const { status, socket } = await RawSocket.upgrade(server, upgrade);
  socket.destroy();
  return status;
}
