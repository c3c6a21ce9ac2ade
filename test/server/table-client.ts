import { WebSocket } from 'ws';
import {
  type ChatLine,
  type ClientMessage,
  type ClientWish,
  type Entry,
  type OnlineTable,
  PROTOCOL,
  type ServerMessage,
  tableAfter,
  tableOpened,
} from '../../src/protocol/index.ts';
import { writeView } from '../../src/rules/index.ts';
import { GOOD_NETWORK, type Network } from './network.ts';
import type { Visitor } from './visitor.ts';

type Unnamed<Wish> = Wish extends { readonly id: string } ? Omit<Wish, 'id'> : never;
/** A wish before it gets its id. */
export type NewWish = Unnamed<ClientWish>;
export type WishAnswer = Extract<ServerMessage, { type: 'done' | 'refused' }>;

interface Pending {
  readonly wish: ClientWish;
  readonly resolve: (answer: WishAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** What is not answered by then is sent again. */
const SEND_AGAIN_MS = 400;
const CONNECT_AGAIN_MS = 20;
/** Nothing changes whether a wish comes now or later. */
const TRY_LATER: readonly string[] = ['store-away', 'stopping', 'too-fast'];

let lastWish = 0;

/**
 * A player or spectator at a table, as a careful page is: it keeps all entries in order, asks for those it missed, connects again,
 * and sends each wish with one id until it is answered.
 */
export class TableClient {
  readonly entries: Entry[] = [];
  table: OnlineTable | undefined;
  /** How this guest is known at the table. */
  you = '';
  readonly storeTold: boolean[] = [];
  /** Wishes as they went over the wire, each once. */
  readonly sent: string[] = [];
  /** Wishes that were answered with `done`: their ids, and the numbers of their entries. */
  readonly done = new Map<string, number>();
  /** Lines of this guest that were answered with `done`. */
  readonly said: string[] = [];
  /** Lines that were heard, by anybody: the last ones on coming, and those since. */
  readonly heard: ChatLine[] = [];
  readonly #server: { readonly url: string };
  readonly #visitor: Visitor;
  readonly #id: string;
  readonly #network: Network;
  #socket: WebSocket | undefined;
  #isWelcome = false;
  #isLeft = false;
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<() => void>();
  readonly #sendingAgain: NodeJS.Timeout;
  #fetching = false;

  constructor(
    server: { readonly url: string },
    visitor: Visitor,
    table: string,
    network: Network = GOOD_NETWORK,
  ) {
    this.#server = server;
    this.#visitor = visitor;
    this.#id = table;
    this.#network = network;
    this.#connect();
    this.#sendingAgain = setInterval(() => this.#sendAgain(), SEND_AGAIN_MS);
  }

  get number(): number {
    return this.table?.number ?? -1;
  }

  /** The seats that are this guest's. */
  get seats(): number[] {
    return (this.table?.seats ?? []).flatMap(({ sitter }, seat) =>
      sitter.kind === 'guest' && sitter.guest === this.you ? [seat] : [],
    );
  }

  get isMyTurn(): boolean {
    return this.table?.phase === 'playing' && this.seats.includes(this.table.game!.turn);
  }

  /** Resolves as soon as something is so. */
  until(isSo: () => boolean, milliseconds = 60_000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const listener = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(listener);
        reject(
          new Error(
            `it did not come about within ${milliseconds} ms: ${isSo}; the table is at ${this.number}`,
          ),
        );
      }, milliseconds);
      this.#listeners.add(listener);
    });
  }

  wish(wish: NewWish): Promise<WishAnswer> {
    return new Promise((resolve, reject) => {
      const whole = { ...wish, id: `wish-${process.pid}-${++lastWish}` } as ClientWish;
      this.#pending.set(whole.id, { wish: whole, resolve, reject });
      this.sent.push(JSON.stringify(whole));
      if (this.#isWelcome) this.#send(whole);
    });
  }

  breakDown(): void {
    this.#socket?.terminate();
  }

  leave(): void {
    this.#isLeft = true;
    clearInterval(this.#sendingAgain);
    this.#socket?.terminate();
    for (const { reject } of this.#pending.values()) reject(new Error('the client has left'));
    this.#pending.clear();
  }

  #connect(): void {
    if (this.#isLeft) return;
    const address = `${this.#server.url.replace(/^http/, 'ws')}api/socket`;
    const socket = new WebSocket(address, {
      headers: { cookie: this.#visitor.cookie },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#isWelcome = false;
    socket.on('open', () =>
      this.#send({ type: 'hello', protocol: PROTOCOL, table: this.#id, known: this.number }),
    );
    socket.on('message', (data) => {
      const text = String(data);
      this.#network.pass(
        () => this.#hear(text),
        () => socket.terminate(),
      );
    });
    socket.on('error', () => undefined); // `close` follows
    socket.on('close', () => {
      if (this.#socket === socket) setTimeout(() => this.#connect(), CONNECT_AGAIN_MS);
    });
  }

  #send(message: ClientMessage): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#network.pass(
      () => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
      },
      () => socket.terminate(),
    );
  }

  #sendAgain(): void {
    if (!this.#isWelcome) return;
    for (const { wish } of this.#pending.values()) this.#send(wish);
  }

  #hear(text: string): void {
    if (this.#isLeft) return;
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.#isWelcome = true;
        this.heard.push(...message.chat);
        if (message.number > this.number) this.#send({ type: 'missed', known: this.number });
        this.#sendAgain();
        break;
      case 'entries':
        this.#take(message.entries);
        break;
      case 'behind':
        void this.#fetch();
        break;
      case 'done':
      case 'refused':
        this.#answered(message);
        break;
      case 'said':
        this.heard.push(message.line);
        break;
      case 'store':
        this.storeTold.push(message.away);
        break;
      default:
    }
    for (const listener of [...this.#listeners]) listener();
  }

  #answered(answer: WishAnswer): void {
    const pending = this.#pending.get(answer.id);
    if (pending === undefined) return;
    if (answer.type === 'refused' && TRY_LATER.includes(answer.problem)) return;
    this.#pending.delete(answer.id);
    if (answer.type === 'done') {
      // What is said makes no entry.
      if (pending.wish.type === 'say') this.said.push(pending.wish.text);
      else this.done.set(answer.id, answer.number);
    }
    pending.resolve(answer);
  }

  #take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.number <= this.number) continue;
      if (entry.number > this.number + 1) {
        this.#send({ type: 'missed', known: this.number });
        return;
      }
      this.table = this.table === undefined ? tableOpened(entry) : tableAfter(this.table, entry);
      this.entries.push(entry);
    }
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      this.#take(await this.#visitor.entriesOf(this.#id));
    } catch {
      // The server is not there: it is asked again after the next welcome.
    } finally {
      this.#fetching = false;
    }
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A table's whole state as text, to compare what several sides have. */
export function stateText(table: OnlineTable): string {
  const { game, sinceCard, ...rest } = table;
  return JSON.stringify({
    ...rest,
    game: game && writeView(game),
    result: game?.result,
    sinceCard: sinceCard && { game: writeView(sinceCard.game), moves: sinceCard.moves },
  });
}

/** The state that follows from entries. */
export const tableOf = (entries: readonly Entry[]): OnlineTable =>
  entries.slice(1).reduce(tableAfter, tableOpened(entries[0]!));
