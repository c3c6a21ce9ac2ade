import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '../../protocol/index.ts';
import { type Clock, every } from '../clock.ts';
import type { Guest, Guests } from '../guests.ts';
import { addressKey } from '../limits.ts';
import type { Origins } from '../origins.ts';
import type { GuestId } from '../store/index.ts';
import { wire } from '../tables/house.ts';
import { CLOSE, Connection, type Hall } from './connection.ts';

const SOCKET_PATH = '/api/socket';
const PING = 30_000;
/** Pages connect again within so many milliseconds after a restart, not all at once. */
const AGAIN_AFTER_RESTART = 2000;

export interface SocketParts extends Hall {
  readonly guests: Guests;
  readonly origins: Origins;
  readonly clock: Clock;
  readonly connectionsPerAddress: number;
  readonly isStopping: () => boolean;
}

/** All connections of a server. */
export class Sockets {
  readonly #parts: SocketParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #perAddress = new Counts();
  readonly #perGuest = new Counts();
  readonly #stopPings: () => void;

  constructor(server: Server, parts: SocketParts) {
    this.#parts = parts;
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        parts.log.error({ err: error }, 'a connection could not be opened');
        refuse(socket, '503 Service Unavailable');
      });
    });
    this.#stopPings = every(parts.clock, PING, () => this.#ping());
    parts.metrics.watch('connections', () => this.#connections.size);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { guests, origins, isStopping, metrics, connectionsPerAddress } = this.#parts;
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return refuse(socket, '404 Not Found');
    if (isStopping()) return refuse(socket, '503 Service Unavailable');
    if (!origins.isAllowed(request)) {
      metrics.dropped.inc({ why: 'origin' });
      return refuse(socket, '403 Forbidden');
    }
    const address = addressKey(origins.addressOf(request));
    if (this.#perAddress.of(address) >= connectionsPerAddress) {
      metrics.dropped.inc({ why: 'address' });
      return refuse(socket, '429 Too Many Requests');
    }
    this.#perAddress.add(address, 1);
    socket.once('close', () => this.#perAddress.add(address, -1));
    const guest = await guests.of(request);
    if (guest === undefined) return refuse(socket, '401 Unauthorized');
    if (isStopping()) return refuse(socket, '503 Service Unavailable');
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, guest, address));
  }

  #open(socket: WebSocket, guest: Guest, address: string): void {
    const connection = new Connection(socket, guest, address, this.#parts);
    this.#connections.set(socket, connection);
    const person = guest.guest;
    this.#perGuest.add(person, 1);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    // What a client does wrong on the wire closes its connection; there is nothing else to do about it.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#connections.delete(socket);
      this.#perGuest.add(person, -1);
      connection.gone();
    });
  }

  /** Connections that have not been heard of since the last ping are gone; so are those that never said hello. */
  #ping(): void {
    for (const [socket, connection] of this.#connections) {
      if (!connection.isAlive) {
        this.#parts.metrics.dropped.inc({ why: 'silent' });
        socket.terminate();
      } else {
        connection.isAlive = false;
        if (connection.hasSaidHello) socket.ping();
      }
    }
  }

  isConnected(guest: GuestId): boolean {
    return this.#perGuest.of(guest) > 0;
  }

  /** These devices, or all, have become somebody else's: they come again. */
  sendAway(devices: ReadonlySet<GuestId> | undefined): void {
    const bye = wire({ type: 'bye', why: 'restart', again: 0 });
    for (const connection of this.#connections.values()) {
      if (devices !== undefined && !devices.has(connection.device)) continue;
      connection.send(bye);
      connection.close(CLOSE.restart, 'come again');
    }
  }

  /** Tells everyone that the server restarts, and closes all connections. */
  async close(): Promise<void> {
    this.#stopPings();
    const gone = [...this.#connections.keys()].map(
      (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
    );
    for (const connection of this.#connections.values()) {
      const again = Math.round(Math.random() * AGAIN_AFTER_RESTART);
      connection.send(wire({ type: 'bye', why: 'restart', again }));
      connection.close(CLOSE.restart, 'the server restarts');
    }
    const timer = setTimeout(() => {
      for (const socket of this.#connections.keys()) socket.terminate();
    }, CLOSING_TIME);
    await Promise.all(gone);
    clearTimeout(timer);
    this.#server.close();
  }
}

/** How many there are by key. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
  add(key: string, by: 1 | -1): void {
    const count = this.of(key) + by;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

/** Who does not answer the farewell by then is cut off. */
const CLOSING_TIME = 1000;

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
