import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '../../protocol/index.ts';
import { every } from '../clock.ts';
import { guarded } from '../guarded.ts';
import type { Guest } from '../guests.ts';
import { addressKey } from '../limits.ts';
import type { Parts } from '../parts.ts';
import { type GuestId, StoreAway } from '../store/index.ts';
import { wire } from '../tables/index.ts';
import { CLOSE, Connection } from './connection.ts';
import { Doorway, type DoorwayParts } from './doorway.ts';

const SOCKET_PATH = '/api/socket';
const PING = 30_000;
const LOOK = 1000;
/** Whoever was told no, or that the server restarts, is cut off then, whether or not they have read it. */
const CLOSING_TIME = 1000;
/** Whoever does not answer the end of a connection, on however slow a line, is cut off then. */
const CLOSING_HANDSHAKE = 5000;
/** Pages connect again within so many milliseconds after a restart, not all at once. */
const AGAIN_AFTER_RESTART = 2000;

type SocketParts = DoorwayParts &
  Pick<Parts, 'tables' | 'guests' | 'origins' | 'limits' | 'watch' | 'isStopping'>;

const REFUSALS = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;
type Refusal = keyof typeof REFUSALS;

const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: LONGEST_MESSAGE,
  // A message comes in one frame, and a frame in no more pieces than a bad line makes of it.
  maxFragments: 1,
  maxBufferedChunks: 64,
  // The Incoming of a connection answers: not for ever to whoever reads nothing.
  autoPong: false,
  closeTimeout: CLOSING_HANDSHAKE,
  perMessageDeflate: false,
  clientTracking: false,
};

/** All connections of a server. */
export class Sockets {
  readonly #parts: SocketParts;
  readonly #server = new WebSocketServer(SOCKET_OPTIONS);
  readonly #doorway: Doorway;
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #perAddress = new Counts();
  readonly #perGuest = new Counts();
  readonly #stops: readonly (() => void)[];

  constructor(server: Server, parts: SocketParts) {
    this.#parts = parts;
    this.#doorway = new Doorway(server, parts);
    server.on('upgrade', (request, socket, head) => {
      this.#answer(request, socket, head).catch((error: unknown) => {
        parts.log.error({ err: error }, 'an upgrade failed');
        socket.destroy();
      });
    });
    this.#stops = [
      every(parts.clock, PING, () => this.#ping()),
      every(parts.clock, LOOK, () => this.#look()),
      () => this.#doorway.close(),
    ];
    parts.metrics.watch('connections', () => this.#connections.size);
  }

  async #answer(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { log, origins, watch } = this.#parts;
    const address = addressKey(origins.addressOf(request));
    // A place is taken before anybody is asked who this is, and free again when they are refused.
    const place = new Place(this.#perAddress, address);
    socket.once('close', () => place.leave());
    let refusal: Refusal | undefined;
    try {
      refusal = this.#objectionTo(request, address) ?? (await this.#upgrade(request, socket, head, place));
    } catch (error) {
      // Who watches the store tells of it, once.
      if (error instanceof StoreAway) watch.noteAway(error);
      else log.error({ err: error }, 'a connection could not be opened');
      refusal = 503;
    }
    if (refusal === undefined) return;
    place.leave();
    this.#refuse(socket, refusal, address);
  }

  /** Why not, as far as that can be said without the store. */
  #objectionTo(request: IncomingMessage, address: string): Refusal | undefined {
    const { guests, origins, limits, isStopping, connectionsPerAddress } = this.#parts;
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return 404;
    if (isStopping()) return 503;
    if (!origins.isAllowed(request)) return 403;
    const session = guests.sessionOf(request);
    if (session === undefined) return 401;
    const isCalm = limits.allows('upgradesOfSession', session) && limits.allows('upgradesOfAddress', address);
    return isCalm && this.#perAddress.of(address) < connectionsPerAddress ? undefined : 429;
  }

  async #upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    place: Place,
  ): Promise<Refusal | undefined> {
    const { guests, isStopping, connectionsPerAddress } = this.#parts;
    place.take();
    const guest = await guests.of(request);
    if (guest === undefined) return 401;
    if (isStopping()) return 503;
    if (this.#perGuest.of(guest.guest) >= connectionsPerAddress) return 429;
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#open(opened, socket, guest, place.address),
    );
    return undefined;
  }

  /** Says no, and sees to it that nothing is left of the connection a moment later. */
  #refuse(socket: Duplex, status: Refusal, address: string): void {
    const { metrics, limits } = this.#parts;
    metrics.refusedUpgrades.inc({ status });
    if (!limits.allows('refusalsOfAddress', address)) {
      socket.destroy();
      return;
    }
    socket.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), CLOSING_TIME);
    socket.once('close', () => clearTimeout(timer));
  }

  #open(socket: WebSocket, wire: Duplex, guest: Guest, address: string): void {
    const { log } = this.#parts;
    const connection = new Connection(socket, wire, guest, address, this.#parts);
    this.#doorway.becomesWebSocket(wire, address);
    this.#connections.set(socket, connection);
    const person = guest.guest;
    this.#perGuest.add(person, 1);
    // What a client does wrong on the wire closes its connection; there is nothing else to do about it.
    socket.on('error', () => {});
    socket.on(
      'close',
      guarded(log, 'leaving', () => {
        this.#connections.delete(socket);
        this.#perGuest.add(person, -1);
        connection.gone();
      }),
    );
  }

  /** Connections that have not been heard of since the last ping are gone. */
  #ping(): void {
    for (const connection of this.#connections.values()) connection.ping();
  }

  /** Whoever holds a connection for nothing loses it. */
  #look(): void {
    const now = this.#parts.clock.ticks();
    for (const connection of this.#connections.values()) connection.look(now);
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
    for (const stop of this.#stops) stop();
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
  add(key: string, more: 1 | -1): void {
    const count = this.of(key) + more;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

/** One of the places that an address has. */
class Place {
  readonly address: string;
  readonly #places: Counts;
  #isTaken = false;

  constructor(places: Counts, address: string) {
    this.#places = places;
    this.address = address;
  }

  take(): void {
    this.#isTaken = true;
    this.#places.add(this.address, 1);
  }
  leave(): void {
    if (!this.#isTaken) return;
    this.#isTaken = false;
    this.#places.add(this.address, -1);
  }
}
