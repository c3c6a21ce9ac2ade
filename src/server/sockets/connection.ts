import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import {
  type ClientMessage,
  type ClientWish,
  clientMessageSchema,
  PROTOCOL,
  type Problem,
} from '../../protocol/index.ts';
import { guarded } from '../guarded.ts';
import type { Guest } from '../guests.ts';
import type { Parts } from '../parts.ts';
import { type GuestId, StoreAway } from '../store/index.ts';
import { type LastKnown, type LiveTable, type Visitor, wire } from '../tables/index.ts';
import { Incoming } from './incoming.ts';

/** A reader that lets so many bytes lie is dropped. */
const MOST_UNREAD = 1_000_000;
/** After so many things that should not have come the connection is closed. */
const MOST_OFFENCES = 50;
/** An offence is forgotten after so many messages that were all right. */
const FORGIVEN_AFTER = 20;
const MOST_EARLY = 50;
/** Whoever comes says hello by then. */
const HELLO_WITHIN = 15_000;

export const CLOSE = { policy: 1008, restart: 1012, later: 1013, bye: 1000 } as const;

/** What connections share. */
type ConnectionParts = Pick<Parts, 'tables' | 'limits' | 'metrics' | 'log' | 'clock'>;

/** One socket of one guest at one table. Every message is parsed here, once. */
export class Connection implements Visitor {
  readonly #guest: Guest;
  readonly #socket: WebSocket;
  readonly #address: string;
  readonly #parts: ConnectionParts;
  readonly #incoming: Incoming;
  readonly #openedAt: number;
  #table: LiveTable | undefined;
  /** What came after hello while the table was being fetched. */
  readonly #early: Exclude<ClientMessage, { type: 'hello' }>[] = [];
  #said: 'nothing' | 'hello' = 'nothing';
  #offences = 0;
  #good = 0;
  #isOpen = true;
  /** Heard of since the last ping. */
  #isAlive = true;

  constructor(socket: WebSocket, wire: Duplex, guest: Guest, address: string, parts: ConnectionParts) {
    this.#socket = socket;
    this.#guest = guest;
    this.#address = address;
    this.#parts = parts;
    this.#openedAt = parts.clock.ticks();
    const { limits, log } = parts;
    this.#incoming = new Incoming(socket, limits, guest.device);
    const count = ({ length }: Buffer): void => {
      if (!this.#incoming.bytes(length)) this.#drop('flood');
    };
    wire.prependListener('data', guarded(log, 'counting what came', count));
    // With the usual kind of data what comes is a buffer.
    const handlers = {
      message: (data: Buffer, isBinary: boolean) => {
        this.#incoming.message(data.length);
        this.#hear(isBinary ? undefined : String(data));
      },
      ping: (data: Buffer) => {
        if (!this.#incoming.ping(data)) this.#drop('flood');
      },
      pong: (data: Buffer) => {
        this.#isAlive = true;
        if (!this.#incoming.pong(data)) this.#drop('flood');
      },
    };
    for (const [event, handler] of Object.entries(handlers)) {
      socket.on(event, guarded(log, `what to do about a ${event}`, handler));
    }
  }

  get guest(): GuestId {
    return this.#guest.guest;
  }
  get device(): GuestId {
    return this.#guest.device;
  }
  get name(): string | undefined {
    return this.#guest.name;
  }
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Asks whether anybody is there; who has not been heard of since it was asked last is gone. */
  ping(): void {
    const socket = this.#socket;
    if (!this.#isAlive) this.#drop('silent');
    else if (socket.readyState === socket.OPEN) {
      this.#isAlive = false;
      this.#incoming.owesPong();
      socket.ping();
    }
  }

  /** Called every moment: whoever begins and does not go on is gone. */
  look(now: number): void {
    if (!this.#incoming.isInTime(now)) this.#drop('unfinished');
    if (this.#said === 'nothing' && now - this.#openedAt > HELLO_WITHIN) this.#drop('silent');
  }

  #drop(why: 'slow' | 'silent' | 'flood' | 'unfinished'): void {
    if (!this.#isOpen) return;
    this.#parts.metrics.dropped.inc({ why });
    this.#isOpen = false;
    this.#socket.terminate();
  }

  send(message: Uint8Array): void {
    const socket = this.#socket;
    if (!this.#isOpen || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      this.#drop('slow');
      return;
    }
    socket.send(message, TEXT);
  }

  /** The socket is gone. */
  gone(): void {
    this.#isOpen = false;
    this.#table?.leave(this);
    this.#table = undefined;
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  dismiss(problem: Problem, message: string): void {
    this.#error(problem, message);
    this.close(CLOSE.later, problem);
  }

  #hear(text: string | undefined): void {
    if (!this.#isOpen) return;
    this.#isAlive = true;
    const read = text === undefined ? undefined : messageIn(text);
    if (read === undefined) {
      this.#error('bad-message', 'this is no message of this protocol', true);
      return;
    }
    const isCalm = this.#isWithinOwnLimits(read);
    if (!isCalm || !this.#isWithinSharedLimits()) {
      const message = 'too much at once: wait a moment and send it again';
      if ('id' in read) this.send(wire({ type: 'refused', id: read.id, problem: 'too-fast', message }));
      else this.#error('too-fast', message);
      // What others use up is nobody's offence.
      if (!isCalm) this.#offend();
      return;
    }
    this.#forgive();
    if (read.type === 'hello') this.#hello(read);
    else if (this.#said === 'nothing') this.#error('bad-message', 'say hello first', true);
    else if (this.#table !== undefined) this.#pass(this.#table, read);
    else if (this.#early.length < MOST_EARLY) this.#early.push(read);
    else this.#error('too-fast', 'the table is not there yet: wait for its welcome', true);
  }

  #pass(table: LiveTable, message: Exclude<ClientMessage, { type: 'hello' }>): void {
    if (message.type === 'missed') table.missed(this, message.known);
    else table.wish(this, message satisfies ClientWish);
  }

  #isWithinOwnLimits(message: ClientMessage): boolean {
    const { limits } = this.#parts;
    const talk = message.type === 'say' || message.type === 'react';
    const change = 'id' in message && message.type !== 'act' && !talk;
    return (
      limits.allows('messagesOfGuest', this.guest) &&
      (!talk || limits.allows('chat', this.guest)) &&
      (!change || limits.allows('changesOfGuest', this.guest)) &&
      (message.type !== 'missed' || limits.allows('missedOfGuest', this.guest))
    );
  }

  /** However many look on, at the table or from the same house: those who play are not held up by them. */
  #isWithinSharedLimits(): boolean {
    const { limits } = this.#parts;
    const table = this.#table;
    if (table === undefined) return true; // hello, and little more: once a connection
    if (table.isPlayedBy(this.guest)) return limits.allows('playersOfAddress', this.#address);
    return limits.allows('onlookersOfAddress', this.#address) && limits.allows('onlookersOfTable', table.id);
  }

  #hello({ protocol, table, known, at }: Extract<ClientMessage, { type: 'hello' }>): void {
    if (this.#said === 'hello') {
      this.#error('bad-message', 'a connection is for one table: open another one', true);
      return;
    }
    this.#said = 'hello';
    if (protocol !== PROTOCOL) {
      this.#error('other-protocol', 'the page and the server are of different versions: load the page again');
      this.close(CLOSE.policy, 'other protocol');
      return;
    }
    void this.#enter(table, { number: known, at });
  }

  async #enter(id: string, known: LastKnown): Promise<void> {
    try {
      const table = await this.#parts.tables.find(id);
      if (table === undefined) {
        this.#error('no-such-table', 'there is no such table: check the link');
        this.close(CLOSE.bye, 'no such table');
      } else if (table.isClosed) {
        // It left memory just now.
        await this.#enter(id, known);
      } else if (this.#isOpen) {
        this.#table = table;
        table.enter(this, known);
        for (const message of this.#early.splice(0)) this.#pass(table, message);
      }
    } catch (error) {
      if (!(error instanceof StoreAway))
        this.#parts.log.error({ err: error, table: id }, 'a table failed to load');
      this.dismiss('store-away', 'the table can not be reached at the moment: try again a little later');
    }
  }

  #error(problem: Problem, message: string, offends = false): void {
    this.send(wire({ type: 'error', problem, message }));
    if (offends) this.#offend();
  }

  #offend(): void {
    this.#good = 0;
    this.#offences += 1;
    if (this.#offences < MOST_OFFENCES) return;
    this.#parts.metrics.dropped.inc({ why: 'offences' });
    this.#parts.log.warn(
      { address: this.#address, guest: this.guest },
      'a connection was closed after many offences',
    );
    this.#isOpen = false;
    this.close(CLOSE.policy, 'too many offences');
  }

  #forgive(): void {
    this.#good += 1;
    if (this.#good < FORGIVEN_AFTER) return;
    this.#good = 0;
    this.#offences = Math.max(0, this.#offences - 1);
  }
}

const TEXT = { binary: false } as const;

function messageIn(text: string): ClientMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = clientMessageSchema.safeParse(json);
  return read.success ? read.data : undefined;
}
