import { botNamed, choose } from '../bots/index.ts';
import {
  type Answer,
  ClientConnection,
  type ClientWish,
  type ConnectionParts,
  type Entries,
  type Entry,
  type OnlineSettings,
  type OnlineTable,
  type Socket,
  tableAfter,
  type Wish,
} from '../protocol/index.ts';
import { type Action, type Colour, Random } from '../rules/index.ts';
import { type Later, nodeSocket, type Server, TIME_STANDS_STILL, Wire } from './wire.fixture.ts';

type Wanted = Wish & { readonly id?: string };

export const SETTINGS: OnlineSettings = {
  mode: 'basic',
  seats: 4,
  longer: false,
  forecast: true,
  pace: { kind: 'none' },
  listed: false,
  standInAfter: null,
  chat: true,
};
const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'beige', 'purple', 'black'];

/** Somebody with a cookie. */
export class TestGuest {
  readonly server: Server;
  readonly cookie: string;
  /** The one that came to a table last. */
  client!: TestClient;

  constructor(server: Server, cookie: string) {
    this.server = server;
    this.cookie = cookie;
  }

  static async come(server: Server): Promise<TestGuest> {
    const answer = await fetch(new URL('api/me', server.url));
    await answer.arrayBuffer();
    return new TestGuest(server, answer.headers.get('set-cookie')!.split(';')[0]!);
  }

  request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(new URL(path, this.server.url), {
      method,
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** What is answered; it must be done. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.request(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  get<T>(path: string): Promise<T> {
    return this.ask('GET', path);
  }

  async openTable(settings: Partial<OnlineSettings> = {}): Promise<string> {
    const whole = { ...SETTINGS, ...settings };
    return (await this.ask<{ id: string }>('POST', '/api/tables', { settings: whole })).id;
  }

  /** All entries of a table, as the server keeps them. */
  async entriesOf(table: string): Promise<Entry[]> {
    const all: Entry[] = [];
    for (;;) {
      const after = all.length - 1;
      const { entries, number } = await this.get<Entries>(`/api/tables/${table}/entries?after=${after}`);
      all.push(...entries);
      if (all.length > number) return all;
    }
  }

  /** Connects without a word. */
  async connect(): Promise<Wire> {
    const wire = new Wire(this);
    const socket = wire.open();
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return wire;
  }

  /** Comes to a table; resolves when all that there is has been heard. */
  async join(table: string, circumstances: Circumstances = {}): Promise<TestClient> {
    this.client = new TestClient(this, table, circumstances);
    const { client } = this;
    const { number } = await client.message('welcome');
    await client.until((now) => now.number >= number);
    return client;
  }
}

/** What a client at a table lives with. */
export interface Circumstances {
  readonly later?: Later;
  /** What lies between client and server; `cut` ends the line at once. */
  readonly over?: (socket: Socket, cut: () => void) => Socket;
}

let lastWish = 0;

/** Somebody's client at a table: the page's own connection, and the table that follows from what it hears. */
export class TestClient extends Wire {
  readonly line: ClientConnection;
  readonly entries: Entry[] = [];
  table!: OnlineTable;
  /** How this guest is known at the table. */
  you = '';
  readonly #wishes = new Map<string, ClientWish>();
  #id = '';

  constructor(guest: TestGuest, table: string, circumstances: Circumstances = {}) {
    super(guest);
    const { later = TIME_STANDS_STILL, over = (socket) => socket } = circumstances;
    const parts: ConnectionParts = {
      table,
      fetchEntries: (after) => guest.get(`/api/tables/${table}/entries?after=${after}`),
      openSocket: () => {
        const wire = this.open();
        return over(nodeSocket(wire), () => wire.terminate());
      },
      later,
      random: Math.random,
      newId: () => this.#id,
    };
    this.line = new ClientConnection(parts, {
      entries: (entries) => {
        this.table = entries.reduce(tableAfter, this.table);
        this.entries.push(...entries);
        this.changed();
      },
      time: () => {},
      message: (message) => {
        if (message.type === 'welcome') this.you = message.you;
      },
      link: () => {},
    });
    this.line.start();
  }

  get isMyTurn(): boolean {
    const { phase, game, seats } = this.table;
    const sitter = phase === 'playing' ? seats[game!.turn]!.sitter : undefined;
    return sitter?.kind === 'guest' && sitter.guest === this.you;
  }

  /** Wishes that were answered with `done`, each once, and the numbers they were answered with. */
  get granted(): readonly { readonly wish: ClientWish; readonly number: number }[] {
    const numbers = new Map(this.all(0, 'done').map(({ id, number }) => [id, number]));
    return [...numbers].flatMap(([id, number]) => {
      const wish = this.#wishes.get(id);
      return wish === undefined ? [] : [{ wish, number }];
    });
  }

  /** Numbers of the entries that this client's wishes became. */
  get made(): number[] {
    return this.granted.flatMap(({ wish, number }) => (wish.type === 'say' ? [] : [number]));
  }

  until(condition: (table: OnlineTable) => boolean): Promise<OnlineTable> {
    return this.find(String(condition), () =>
      this.table !== undefined && condition(this.table) ? this.table : undefined,
    );
  }

  wish(wanted: Wanted): Promise<Answer> {
    lastWish += 1;
    this.#id = wanted.id ?? `wish-${String(lastWish).padStart(6, '0')}`;
    this.#wishes.set(this.#id, { ...wanted, id: this.#id } as ClientWish);
    return this.line.wish(wanted);
  }

  /** A wish that must be granted; the number of its entry. */
  async done(wanted: Wanted): Promise<number> {
    const answer = await this.wish(wanted);
    if (!answer.ok) throw new Error(`${wanted.type} was refused: ${answer.problem}: ${answer.message}`);
    return answer.number;
  }

  /** A wish that must be refused; the problem. */
  async problem(wanted: Wanted): Promise<string> {
    const answer = await this.wish(wanted);
    return answer.ok ? `done ${answer.number}` : answer.problem;
  }

  /** A move the rules allow now. */
  anyAction(random = new Random(String(this.table.number))): Action {
    return choose(botNamed('random'), this.table.game!, random).action;
  }

  act(seat: number, action: Action = this.anyAction(), id?: string): Promise<Answer> {
    return this.wish({ type: 'act', seat, after: this.table.number, action, ...(id && { id }) });
  }

  /** Makes a move whenever it is this guest's turn, until something is so or the game is over. */
  async play(isEnough: (table: OnlineTable) => boolean, random?: Random): Promise<void> {
    const isOver = (table: OnlineTable): boolean => table.phase === 'over' || isEnough(table);
    for (;;) {
      const table = await this.until((now) => isOver(now) || this.isMyTurn);
      if (isOver(table)) return;
      const answer = await this.act(table.game!.turn, this.anyAction(random));
      if (!answer.ok) throw new Error(`${answer.problem}: ${answer.message}`);
    }
  }

  override async close(): Promise<void> {
    this.line.close();
    await this.closed;
  }
}

/** A table of these guests, the first one its host; each sits in a seat of a colour, and the game has begun. */
export async function startGame(
  guests: readonly TestGuest[],
  settings: Partial<OnlineSettings> = {},
  circumstancesOf: (seat: number) => Circumstances = () => ({}),
): Promise<{ readonly id: string; readonly clients: readonly TestClient[] }> {
  const id = await guests[0]!.openTable({ seats: guests.length, ...settings });
  const clients: TestClient[] = [];
  for (const [seat, guest] of guests.entries()) {
    const client = await guest.join(id, circumstancesOf(seat));
    await client.done({ type: 'sit', seat, name: `Guest ${seat}`, colour: COLOURS[seat]! });
    clients.push(client);
  }
  await clients[0]!.done({ type: 'start' });
  for (const client of clients) await client.until((table) => table.phase === 'playing');
  return { id, clients };
}

/** All play until something is so, or the game is over. */
export async function playUntil(
  guests: readonly TestGuest[],
  isEnough: (table: OnlineTable) => boolean,
): Promise<void> {
  await Promise.all(guests.map(({ client }) => client.play(isEnough)));
}
