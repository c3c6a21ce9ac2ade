import { WebSocket } from 'ws';
import { botNamed, choose } from '../bots/index.ts';
import {
  type ClientWish,
  type Entries,
  type Entry,
  type OnlineSettings,
  type OnlineTable,
  PROTOCOL,
  type ServerMessage,
  tableAfter,
  tableOpened,
} from '../protocol/index.ts';
import { type Action, Random } from '../rules/index.ts';

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type WithoutId<Wish> = Wish extends unknown ? Omit<Wish, 'id'> & { readonly id?: string } : never;
export type Wanted = WithoutId<ClientWish>;

const PATIENCE = 30_000;

/** Somebody with a cookie. */
export class TestGuest {
  readonly #url: () => string;
  cookie: string;
  /** The connection opened last. */
  client!: TestClient;

  constructor(url: () => string, cookie: string) {
    this.#url = url;
    this.cookie = cookie;
  }

  static async come(url: () => string): Promise<TestGuest> {
    const answer = await fetch(new URL('api/me', url()));
    return new TestGuest(url, answer.headers.get('set-cookie')!.split(';')[0]!);
  }

  request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(new URL(path, this.#url()), {
      method,
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.request('GET', path)).json()) as T;
  }

  async openTable(settings: OnlineSettings): Promise<string> {
    const answer = await this.request('POST', '/api/tables', { settings });
    return ((await answer.json()) as { id: string }).id;
  }

  /** Connects without a word. */
  async connect(headers: Record<string, string> = {}): Promise<TestClient> {
    const address = new URL('api/socket', this.#url().replace(/^http/, 'ws'));
    const socket = new WebSocket(address, { headers: { cookie: this.cookie, ...headers } });
    this.client = new TestClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return this.client;
  }

  /** Connects and says hello; resolves when all entries are there. */
  async join(table: string, known = -1, before?: OnlineTable): Promise<TestClient> {
    const client = await this.connect();
    client.table = before as OnlineTable;
    client.send({ type: 'hello', protocol: PROTOCOL, table, known });
    const { number } = await client.message('welcome');
    const behind = number - known > 0 ? await client.message('entries', 'behind') : undefined;
    if (behind?.type === 'behind') {
      const { entries } = await this.get<Entries>(`/api/tables/${table}/entries?after=${known}`);
      client.take(entries);
    }
    return client;
  }
}

/** A page's side of a connection: it keeps what it hears and the table that follows from it. */
export class TestClient {
  readonly heard: ServerMessage[] = [];
  table!: OnlineTable;
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  #watchers: (() => void)[] = [];
  static #wishes = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        this.#notify();
      });
    });
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      this.heard.push(message);
      if (message.type === 'entries') this.take(message.entries);
      this.#notify();
    });
  }

  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (this.table === undefined) this.table = tableOpened(entry);
      else if (entry.number > this.table.number) this.table = tableAfter(this.table, entry);
    }
  }

  #notify(): void {
    for (const watch of this.#watchers) watch();
  }

  /** Resolves with the first thing that `find` finds, now or later. */
  find<T>(what: string, find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const last = JSON.stringify(this.heard.slice(-5));
        reject(new Error(`${what} did not come; the last messages were ${last.slice(0, 2000)}`));
      }, PATIENCE);
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        this.#watchers = this.#watchers.filter((watch) => watch !== look);
        resolve(found);
      };
      this.#watchers.push(look);
      look();
    });
  }

  /** The first message of one of these types, counted from `from`. */
  message<Type extends ServerMessage['type']>(...types: Type[]): Promise<Message<Type>> {
    return this.messageAfter(0, ...types);
  }

  messageAfter<Type extends ServerMessage['type']>(from: number, ...types: Type[]): Promise<Message<Type>> {
    return this.find(types.join(), () =>
      this.heard
        .slice(from)
        .find((message): message is Message<Type> => (types as string[]).includes(message.type)),
    );
  }

  until(condition: (table: OnlineTable) => boolean): Promise<OnlineTable> {
    return this.find(String(condition), () =>
      this.table !== undefined && condition(this.table) ? this.table : undefined,
    );
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends a wish and waits for its answer. */
  wish(wanted: Wanted): Promise<Message<'done' | 'refused'>> {
    const id = wanted.id ?? `wish-${String(TestClient.#wishes++).padStart(6, '0')}`;
    const from = this.heard.length;
    this.send({ ...wanted, id });
    return this.find(`the answer to ${wanted.type}`, () =>
      this.heard
        .slice(from)
        .find(
          (message): message is Message<'done' | 'refused'> =>
            (message.type === 'done' || message.type === 'refused') && message.id === id,
        ),
    );
  }

  /** Sends a wish that must be granted; the number of its entry. */
  async done(wanted: Wanted): Promise<number> {
    const answer = await this.wish(wanted);
    if (answer.type === 'refused') throw new Error(`${wanted.type} was refused: ${answer.message}`);
    return answer.number;
  }

  /** Sends a wish that must be refused; the problem. */
  async problem(wanted: Wanted): Promise<string> {
    const answer = await this.wish(wanted);
    return answer.type === 'refused' ? answer.problem : `done ${answer.number}`;
  }

  /** A move the rules allow now. */
  anyAction(seed = ''): Action {
    return choose(botNamed('random'), this.table.game!, new Random(`${seed}${this.table.number}`)).action;
  }

  act(seat: number, action: Action = this.anyAction(), id?: string): Promise<Message<'done' | 'refused'>> {
    return this.wish({ type: 'act', seat, after: this.table.number, action, ...(id && { id }) });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

/** Plays for whoever's turn it is until the condition holds. */
export async function playUntil(
  guests: readonly TestGuest[],
  condition: (table: OnlineTable) => boolean,
): Promise<void> {
  for (;;) {
    const { table } = guests[0]!.client;
    if (condition(table)) return;
    const { turn } = table.game!;
    const { client } = guests[turn]!;
    await client.until(({ number }) => number >= table.number);
    const answer = await client.act(turn);
    if (answer.type === 'refused') throw new Error(`${answer.problem}: ${answer.message}`);
    for (const guest of guests) await guest.client.until(({ number }) => number >= answer.number);
  }
}
