import { botNamed, choose } from '../../src/bots/index.ts';
import type {
  ChatLine,
  ClientMessage,
  ClientWish,
  ConnectionParts,
  Entry,
  MadeBy,
  OnlineSettings,
  OnlineTable,
  ServerMessage,
  Socket,
  TableChange,
} from '../../src/protocol/index.ts';
import { seatsToAsk, tableAfter, tableOpened } from '../../src/protocol/index.ts';
import { decide, honestPile, type Pile, Random, type Sha256 } from '../../src/rules/index.ts';

/** A clock that only tests move. */
export class FakeTime {
  now = 1_000_000;
  #jobs: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  #order = 0;

  readonly later = (milliseconds: number, run: () => void): (() => void) => {
    this.#order += 1;
    const job = { at: this.now + milliseconds, order: this.#order, run };
    this.#jobs.push(job);
    return () => {
      this.#jobs = this.#jobs.filter((one) => one !== job);
    };
  };

  /** Lets time pass, and what was promised meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      for (let turn = 0; turn < 60; turn++) await Promise.resolve(); // what was promised comes first
      const next = this.#jobs
        .filter(({ at }) => at <= end)
        .sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (next === undefined) break;
      this.#jobs = this.#jobs.filter((one) => one !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }
}

/** What a line does to what goes over it. */
export interface Line {
  /** Milliseconds a message takes; Infinity: it is lost with the connection. */
  readonly delay: () => number;
  /** How often a message of the server arrives. */
  readonly copies: () => number;
}

export const GOOD_LINE: Line = { delay: () => 1, copies: () => 1 };

interface Guest {
  readonly tag: string;
  readonly receive: (message: ServerMessage) => void;
  hello: boolean;
}

const SETTINGS: OnlineSettings = {
  mode: 'basic',
  seats: 2,
  longer: false,
  forecast: true,
  pace: { kind: 'none' },
  listed: false,
  standInAfter: null,
  chat: true,
};

const noHash: Sha256 = (text) => {
  const random = new Random(text);
  return Uint8Array.from({ length: 32 }, () => random.below(256));
};

/** A server in memory: one table, the entries of it, and wishes applied once. */
export class FakeServer {
  readonly id = 'table-one';
  readonly entries: Entry[] = [];
  readonly time: FakeTime;
  readonly chat: ChatLine[] = [];
  /** How many entries fit into the answer to a hello. */
  most = 1000;
  up = true;
  table: OnlineTable;
  readonly owners = new Map<number, string>();
  readonly #pile: Pile;
  readonly #guests = new Set<Guest>();
  readonly #answers = new Map<string, ServerMessage>();
  applied = 0;
  #rooms = 0;

  constructor(time: FakeTime, settings: Partial<OnlineSettings> = {}, seed = 'seed') {
    this.time = time;
    this.#pile = honestPile(seed, noHash);
    const opened = { type: 'opened', settings: { ...SETTINGS, ...settings }, host: 'ann' } as const;
    this.entries.push({ number: 0, at: time.now, change: opened });
    this.table = tableOpened(this.entries[0]!);
  }

  add(change: TableChange): number {
    const entry: Entry = { number: this.entries.length, at: this.time.now, change };
    this.entries.push(entry);
    this.table = tableAfter(this.table, entry);
    this.#tell({ type: 'entries', entries: [entry], now: this.time.now });
    return entry.number;
  }

  /** Ann and Ben sit down, and the game begins. */
  begin(setup: Partial<(TableChange & { type: 'started' })['setup']> = {}): void {
    this.add({ type: 'sat', seat: 0, guest: 'ann', name: 'Ann', colour: 'green' });
    this.add({ type: 'sat', seat: 1, guest: 'ben', name: 'Ben', colour: 'red' });
    this.owners.set(0, 'ann').set(1, 'ben');
    const whole = {
      mode: 'basic',
      players: ['green', 'red'],
      start: 'green',
      longer: false,
      ...setup,
    } as const;
    this.add({ type: 'started', setup: whole, seats: [0, 1], commitment: 'c0ffee', events: [] });
    for (const guest of this.#guests) guest.receive({ type: 'yours', seats: this.#seatsOf(guest.tag) });
  }

  /** Whoever's turn it is makes a move, or a bot or the clock does it for them. */
  move(madeBy: MadeBy = 'player'): void {
    const game = this.table.game!;
    const { turn } = game;
    const { action } = choose(botNamed('random'), game, new Random(this.table.number));
    const decision = decide(game, turn, action, this.#pile.draw);
    if (!decision.ok) throw new Error(decision.message);
    this.add({ type: 'acted', seat: turn, madeBy, events: decision.events });
  }

  say(message: ServerMessage): void {
    this.#tell(message);
  }

  /** All connections end. */
  hangUp(): void {
    for (const guest of this.#guests) guest.receive({ type: 'bye', why: 'restart', again: 100 });
    this.#guests.clear();
  }

  fetchEntries = async (after: number) => {
    if (!this.up) throw new Error('the server is away');
    const entries = this.entries.slice(after + 1, after + 1 + this.most);
    return Promise.resolve({ entries, number: this.entries.length - 1 });
  };

  parts(
    tag: string,
    line: Line = GOOD_LINE,
    random: () => number = () => 0.5,
  ): ConnectionParts & { now: () => number; outdated: () => void } {
    this.#rooms += 1;
    const room = this.#rooms;
    let ids = 0;
    return {
      table: this.id,
      fetchEntries: this.fetchEntries,
      openSocket: () => this.#connect(tag, line),
      later: this.time.later,
      random,
      newId: () => {
        ids += 1;
        return `${tag}-${room}-wish-${ids}`;
      },
      now: () => this.time.now,
      outdated: () => {},
    };
  }

  #connect(tag: string, line: Line): Socket {
    let open = false;
    const socket: Socket = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
    const end = (): void => {
      this.#guests.delete(guest);
      if (!open) return;
      open = false;
      socket.onclose?.();
    };
    const carry = (run: () => void): void => {
      const delay = line.delay();
      if (delay === Number.POSITIVE_INFINITY) this.time.later(1, end);
      else this.time.later(delay, run);
    };
    const guest: Guest = {
      tag,
      hello: false,
      receive: (message) => {
        const data = JSON.stringify(message);
        for (let copy = line.copies(); copy > 0; copy--) carry(() => open && socket.onmessage?.({ data }));
      },
    };
    socket.send = (text) => {
      if (!open) throw new Error('the socket is not open');
      const message = JSON.parse(text) as ClientMessage;
      for (let copy = line.copies(); copy > 0; copy--) carry(() => this.#hear(guest, message));
    };
    socket.close = () => {
      open = false;
      this.#guests.delete(guest);
    };
    this.time.later(1, () => {
      if (!this.up) {
        open = true;
        end();
        return;
      }
      open = true;
      this.#guests.add(guest);
      socket.onopen?.();
    });
    return socket;
  }

  #hear(guest: Guest, message: ClientMessage): void {
    if (!this.up || !this.#guests.has(guest)) return;
    if (message.type === 'hello') {
      guest.hello = true;
      const { seats, presence } = { seats: this.#seatsOf(guest.tag), presence: { away: [], watching: 0 } };
      const number = this.entries.length - 1;
      guest.receive({
        type: 'welcome',
        you: guest.tag,
        seats,
        number,
        now: this.time.now,
        presence,
        chat: this.chat,
      });
      const { known, at } = message;
      if (known > number || (at !== undefined && at !== this.entries[known]!.at))
        guest.receive({ type: 'reset' });
      else this.#catchUp(guest, known);
    } else if (message.type === 'missed') this.#catchUp(guest, message.known);
    else guest.receive(this.#answer(guest, message));
  }

  #catchUp(guest: Guest, known: number): void {
    const entries = this.entries.slice(known + 1);
    if (entries.length > this.most) guest.receive({ type: 'behind', number: this.entries.length - 1 });
    else guest.receive({ type: 'entries', entries, now: this.time.now });
  }

  #answer(guest: Guest, wish: ClientWish): ServerMessage {
    const before = this.#answers.get(wish.id);
    if (before !== undefined) return before;
    const answer = this.#apply(guest, wish);
    if (answer.type === 'done') this.#answers.set(wish.id, answer);
    return answer;
  }

  #apply(guest: Guest, wish: ClientWish): ServerMessage {
    const refused = (problem: (ServerMessage & { type: 'refused' })['problem']): ServerMessage => ({
      type: 'refused',
      id: wish.id,
      problem,
      message: problem,
    });
    const done = (number: number): ServerMessage => {
      this.applied += 1;
      return { type: 'done', id: wish.id, number };
    };
    switch (wish.type) {
      case 'act': {
        if (this.owners.get(wish.seat) !== guest.tag) return refused('not-your-seat');
        if (this.#wentOn(wish.after)) return refused('went-on');
        const decision = decide(this.table.game!, wish.seat, wish.action, this.#pile.draw);
        if (!decision.ok)
          return { type: 'refused', id: wish.id, problem: 'rules', message: '', refusal: decision };
        return done(this.add({ type: 'acted', seat: wish.seat, madeBy: 'player', events: decision.events }));
      }
      case 'say': {
        const line = {
          number: this.chat.length,
          at: this.time.now,
          guest: guest.tag,
          name: guest.tag,
          text: wish.text,
        };
        this.chat.push(line);
        this.#tell({ type: 'said', line });
        return done(this.entries.length - 1);
      }
      case 'react':
        this.#tell({ type: 'reacted', guest: guest.tag, name: guest.tag, reaction: wish.reaction });
        return done(this.entries.length - 1);
      case 'ask-back':
        return done(this.add({ type: 'backAsked', seat: wish.seat, to: wish.to }));
      case 'answer-back': {
        const { to, seat } = this.table.back!;
        let number = this.add({ type: 'backAnswered', seat: wish.seat, agrees: wish.agrees });
        const agreed = this.table.back?.agreed;
        if (agreed !== undefined && seatsToAsk(this.table, seat).every((one) => agreed.includes(one)))
          number = this.add({ type: 'tookBack', to });
        return done(number);
      }
      default:
        return refused('not-now');
    }
  }

  #wentOn(after: number): boolean {
    return this.entries
      .slice(after + 1)
      .some(({ change }) => change.type === 'acted' || change.type === 'tookBack');
  }

  #seatsOf(tag: string): number[] {
    return [...this.owners].flatMap(([seat, owner]) => (owner === tag ? [seat] : []));
  }

  #tell(message: ServerMessage): void {
    for (const guest of this.#guests) if (guest.hello) guest.receive(message);
  }
}
