import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { every } from '../clock.ts';
import type { Config } from '../config.ts';
import { guarded } from '../guarded.ts';
import { addressKey } from '../limits.ts';
import type { Parts } from '../parts.ts';

/** All that the sockets of one address let lie unread. */
const MOST_UNREAD_OF_ADDRESS = 8_000_000;
/** Pages wait for an answer before they ask again on the same socket. */
const MOST_REQUESTS_AT_ONCE = 10;
const LOOK = 1000;
/** So many times its WebSockets may an address have of others in the moment when all come at once. */
const CROWD_AT_THE_DOOR = 4;

/** The sockets of one address. */
interface Crowd {
  /** Those that ask for pages and answers, and since when, the oldest first: they have not become WebSockets. */
  readonly plain: Map<Duplex, number>;
  /** All of them, and how many looks in a row found something unread. */
  readonly stuck: Map<Duplex, number>;
}

export type DoorwayParts = Pick<Parts, 'clock' | 'log' | 'metrics'> &
  Pick<Config, 'trustProxy' | 'connectionsPerAddress'>;

/** Every socket of a server, by address: none holds more of it than is its share. */
export class Doorway {
  readonly #parts: DoorwayParts;
  readonly #crowds = new Map<string, Crowd>();
  readonly #stopLooking: () => void;

  constructor(server: Server, parts: DoorwayParts) {
    this.#parts = parts;
    // Behind a proxy all come from one address, and the proxy knows better whom it lets through.
    if (!parts.trustProxy) {
      server.on(
        'connection',
        guarded(parts.log, 'a newcomer', (socket: Socket) =>
          this.#ask(addressKey(socket.remoteAddress ?? 'unknown'), socket),
        ),
      );
    }
    this.#stopLooking = every(parts.clock, LOOK, () => this.#look());
  }

  #come(address: string, socket: Duplex): Crowd {
    const crowd = this.#crowds.get(address) ?? { plain: new Map(), stuck: new Map() };
    this.#crowds.set(address, crowd);
    crowd.stuck.set(socket, 0);
    socket.once('close', () => {
      crowd.plain.delete(socket);
      crowd.stuck.delete(socket);
      if (crowd.stuck.size === 0 && this.#crowds.get(address) === crowd) this.#crowds.delete(address);
    });
    return crowd;
  }

  #ask(address: string, socket: Duplex): void {
    const { clock, connectionsPerAddress } = this.#parts;
    const { plain } = this.#come(address, socket);
    plain.set(socket, clock.ticks());
    if (plain.size > connectionsPerAddress * CROWD_AT_THE_DOOR) this.#dropOldest(plain, 1, 0);
  }

  /** It has become a WebSocket, which stays as long as it likes. */
  becomesWebSocket(socket: Duplex, address: string): void {
    if (this.#parts.trustProxy) this.#come(address, socket);
    else this.#crowds.get(address)?.plain.delete(socket);
  }

  #look(): void {
    for (const { plain, stuck } of this.#crowds.values()) {
      let unread = 0;
      for (const [socket, looks] of stuck) {
        const { writableLength } = socket;
        unread += writableLength;
        if (writableLength > 0) stuck.set(socket, looks + 1);
        else if (looks > 0) stuck.set(socket, 0);
      }
      if (unread > MOST_UNREAD_OF_ADDRESS) this.#dropStuck(stuck, unread - MOST_UNREAD_OF_ADDRESS);
      this.#dropOldest(plain, plain.size - this.#parts.connectionsPerAddress / 2, LOOK);
    }
  }

  /** Who asks is answered within moments: of too many the oldest hold on for nothing. */
  #dropOldest(plain: Map<Duplex, number>, count: number, age: number): void {
    const since = this.#parts.clock.ticks() - age;
    let left = count;
    for (const [socket, at] of plain) {
      if (left <= 0 || at > since) return;
      left -= 1;
      plain.delete(socket);
      this.#drop(socket, 'crowd');
    }
  }

  /** Who has not read for longest goes first. */
  #dropStuck(stuck: ReadonlyMap<Duplex, number>, bytes: number): void {
    let left = bytes;
    for (const [socket] of [...stuck].sort(([, a], [, b]) => b - a)) {
      if (left <= 0) return;
      left -= socket.writableLength;
      this.#drop(socket, 'unread');
    }
  }

  #drop(socket: Duplex, why: 'crowd' | 'unread'): void {
    this.#parts.metrics.dropped.inc({ why });
    socket.destroy();
  }

  close(): void {
    this.#stopLooking();
  }
}

/** Counts what is asked at once over one socket; false, and the socket is gone, where that is too much. */
export function requestCounter(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const asked = new WeakMap<Duplex, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    const count = (asked.get(socket) ?? 0) + 1;
    if (count > MOST_REQUESTS_AT_ONCE) {
      socket.destroy();
      return false;
    }
    asked.set(socket, count);
    response.once('close', () => asked.set(socket, asked.get(socket)! - 1));
    return true;
  };
}
