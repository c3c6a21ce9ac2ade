import type { Refusal } from '../rules/index.ts';
import type { Entries } from './api.ts';
import { type ClientMessage, type ClientWish, PROTOCOL } from './client-messages.ts';
import type { Entry } from './entries.ts';
import { messageIn, type Problem, type ServerMessage } from './server-messages.ts';

/** Without its id, which the connection makes. */
export type Wish = ClientWish extends infer One ? (One extends ClientWish ? Omit<One, 'id'> : never) : never;

/** What became of a wish. */
export type Answer =
  | { readonly ok: true; readonly number: number }
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly message: string;
      readonly refusal?: Refusal | undefined;
    };

/** A socket as the connection needs it; a browser's WebSocket is one. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What a connection needs of the world. */
export interface ConnectionParts {
  readonly table: string;
  /** Where the entries are fetched that are too many for the socket. */
  readonly fetchEntries: (after: number) => Promise<Entries>;
  readonly openSocket: () => Socket;
  /** Runs something later; what it gives back forgets it. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly newId: () => string;
}

/** Hears what comes: entries in order, each once and without gaps; everything else as it is. */
export interface Listener {
  entries(entries: readonly Entry[]): void;
  /** The server's clock as it is now. */
  time(now: number): void;
  message(message: ServerMessage): void;
  /** What has become of the line. */
  link(state: LinkState): void;
}

export type LinkState =
  | 'connecting'
  | 'open'
  /** It is tried again by itself. */
  | 'lost'
  /** The server said that it restarts. */
  | 'restarting'
  /** It makes no sense to try again. */
  | 'no-such-table'
  | 'other-protocol'
  | 'closed';

interface Waiting {
  readonly wish: ClientWish;
  readonly resolve: (answer: Answer) => void;
  /** Answered with this number, which has not been heard yet. */
  done?: number;
}

const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
/** Silence after which the server is asked whether it is there, and how long it may take to say so. */
const SILENCE = 25_000;
const PATIENCE = 10_000;
/** How long one may take to be let in. */
const WELCOME_WITHIN = 12_000;

/**
 * The line to a table: says hello with the number of the last entry it knows, connects again by itself, keeps wishes until they are
 * answered and sends them again, and asks for what it missed. Nothing is lost or heard twice, whatever the line does.
 */
export class ClientConnection {
  readonly #parts: ConnectionParts;
  readonly #listener: Listener;
  readonly #waiting = new Map<string, Waiting>();
  /** Entries that came before the ones between. */
  readonly #early = new Map<number, Entry>();
  #state: LinkState = 'connecting';
  #known = -1;
  /** When the last of them was decided: the server knows by it whether it is the same. */
  #knownAt: number | undefined;
  #socket: Socket | undefined;
  #welcome = false;
  #failures = 0;
  #again = 0;
  /** The number up to which entries are being fetched; -1 where none are. */
  #fetching = -1;
  #forget: () => void = () => {};
  #forgetSilence: () => void = () => {};

  constructor(parts: ConnectionParts, listener: Listener) {
    this.#parts = parts;
    this.#listener = listener;
  }

  get state(): LinkState {
    return this.#state;
  }

  start(): void {
    this.#connect();
  }

  close(): void {
    this.#end('closed');
  }

  /** The device is online again, or the reader does not want to wait. */
  retryNow(): void {
    const waits = this.#state === 'lost' || this.#state === 'restarting';
    if (waits && this.#socket === undefined) this.#connect();
  }

  /** The device wakes up: is anybody there? */
  probe(): void {
    if (this.#welcome) this.#ask();
  }

  /** The device went offline: nobody need wait to find out. */
  goneOffline(): void {
    if (this.#socket !== undefined) this.#lose();
  }

  wish(wish: Wish): Promise<Answer> {
    const state = this.#state;
    if (state === 'no-such-table' || state === 'other-protocol' || state === 'closed') {
      const problem = state === 'closed' ? 'not-now' : state;
      return Promise.resolve({ ok: false, problem, message: 'the connection has ended' });
    }
    const whole = { ...wish, id: this.#parts.newId() } as ClientWish;
    return new Promise((resolve) => {
      this.#waiting.set(whole.id, { wish: whole, resolve });
      if (this.#welcome) this.#send(whole);
    });
  }

  #become(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.link(state);
  }

  #connect(): void {
    this.#forget();
    this.#welcome = false;
    const socket = this.#parts.openSocket();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      const { table } = this.#parts;
      const at = this.#knownAt;
      this.#send({
        type: 'hello',
        protocol: PROTOCOL,
        table,
        known: this.#known,
        ...(at !== undefined && { at }),
      });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#forget = this.#parts.later(WELCOME_WITHIN, () => this.#lose());
  }

  #send(message: ClientMessage): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // The socket closes by itself and tells.
    }
  }

  /** The line is gone: all that is unanswered waits, and it is tried again. Only how one felt is of the moment. */
  #lose(): void {
    this.#drop();
    for (const { wish } of [...this.#waiting.values()]) {
      if (wish.type === 'react')
        this.#settle(wish.id, { ok: false, problem: 'not-now', message: 'the moment has passed' });
    }
    const wait = this.#again > 0 ? this.#again : Math.min(FIRST_RETRY * 2 ** this.#failures, LONGEST_RETRY);
    if (this.#state !== 'restarting' || this.#again === 0) this.#become('lost');
    this.#again = 0;
    this.#failures = Math.min(this.#failures + 1, 10);
    // Not all at the same moment, when a server has restarted.
    this.#forget = this.#parts.later(wait * (0.5 + this.#parts.random() / 2), () => this.#connect());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#welcome = false;
    this.#forget();
    this.#forgetSilence();
    if (socket === undefined) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    try {
      socket.close();
    } catch {
      // It was never open.
    }
  }

  #end(
    state: 'no-such-table' | 'other-protocol' | 'closed',
    problem: Problem = state === 'closed' ? 'not-now' : state,
  ): void {
    this.#drop();
    this.#become(state);
    for (const { resolve } of this.#waiting.values()) {
      resolve({ ok: false, problem, message: 'the connection has ended' });
    }
    this.#waiting.clear();
  }

  #hear(data: unknown): void {
    const message = messageIn(data);
    if (message === undefined) return;
    this.#listenForSilence();
    switch (message.type) {
      case 'welcome':
        this.#letIn();
        this.#listener.message(message);
        break;
      case 'entries':
        this.#listener.time(message.now);
        this.#take(message.entries);
        break;
      case 'reset':
        // Nothing that is known here is true: whoever listens opens another connection.
        this.#end('closed', 'went-on');
        this.#listener.message(message);
        break;
      case 'behind':
        void this.#fetchUpTo(message.number);
        break;
      case 'done':
        this.#done(message.id, message.number);
        break;
      case 'refused':
        // A server that stops has not done it: the next one is asked.
        if (message.problem !== 'stopping') {
          const { problem, message: text, refusal } = message;
          this.#settle(message.id, { ok: false, problem, message: text, refusal });
        }
        break;
      case 'bye':
        this.#again = Math.max(1, message.again);
        if (message.why === 'restart') this.#become('restarting');
        this.#lose();
        break;
      case 'error':
        if (message.problem === 'no-such-table' || message.problem === 'other-protocol')
          this.#end(message.problem);
        else this.#listener.message(message);
        break;
      default:
        this.#listener.message(message);
    }
  }

  #letIn(): void {
    this.#forget();
    this.#welcome = true;
    this.#failures = 0;
    this.#become('open');
    for (const { wish, done } of this.#waiting.values()) if (done === undefined) this.#send(wish);
  }

  /** Takes entries in; what comes twice is left out, and what comes early waits. */
  #take(entries: readonly Entry[]): void {
    for (const entry of entries) if (entry.number > this.#known) this.#early.set(entry.number, entry);
    const next: Entry[] = [];
    for (let entry = this.#early.get(this.#known + 1); entry; entry = this.#early.get(this.#known + 1)) {
      this.#early.delete(entry.number);
      this.#known = entry.number;
      this.#knownAt = entry.at;
      next.push(entry);
    }
    if (next.length > 0) this.#listener.entries(next);
    if (this.#early.size > 0 && this.#fetching < 0) this.#send({ type: 'missed', known: this.#known });
    for (const [id, { done }] of this.#waiting) if (done !== undefined) this.#done(id, done);
  }

  /** Done is only told when what was done has been heard. */
  #done(id: string, number: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    if (number <= this.#known) this.#settle(id, { ok: true, number });
    else waiting.done = number;
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(answer);
  }

  async #fetchUpTo(number: number): Promise<void> {
    const running = this.#fetching >= 0;
    this.#fetching = Math.max(this.#fetching, number);
    if (running) return;
    const socket = this.#socket;
    try {
      while (this.#known < this.#fetching && socket === this.#socket) {
        const before = this.#known;
        const { entries } = await this.#parts.fetchEntries(before);
        if (this.#state === 'closed') return;
        this.#take(entries);
        if (this.#known === before) throw new Error('nothing came');
      }
    } catch {
      if (socket === this.#socket && this.#socket !== undefined) this.#lose();
    } finally {
      this.#fetching = -1;
    }
    if (this.#early.size > 0) this.#send({ type: 'missed', known: this.#known });
  }

  /** A line that is dead may look alive for minutes. */
  #listenForSilence(): void {
    this.#forgetSilence();
    if (this.#socket !== undefined) this.#forgetSilence = this.#parts.later(SILENCE, () => this.#ask());
  }

  #ask(): void {
    this.#forgetSilence();
    if (this.#socket === undefined) return;
    // The last entry once more is an answer that is always there.
    this.#send({ type: 'missed', known: Math.max(-1, this.#known - 1) });
    this.#forgetSilence = this.#parts.later(PATIENCE, () => this.#lose());
  }
}
