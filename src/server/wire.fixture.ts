import { WebSocket } from 'ws';
import type { ConnectionParts, ServerMessage, Socket } from '../protocol/index.ts';

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
export type Later = ConnectionParts['later'];
/** Another address after each start. */
export type Server = { readonly url: string };

/** Who opens a socket, and where. */
interface WireEnd {
  readonly server: Server;
  readonly cookie: string;
}

/** How long whoever waits for something waits. */
const PATIENCE = 50_000;

/** A number that the server tells of itself; what it never counted is 0. */
export async function metricOf({ url }: Server, name: string): Promise<number> {
  const metrics = await (await fetch(new URL('metrics', url))).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

/** A WebSocket as a browser with this cookie opens it. */
export const dial = ({ server, cookie }: WireEnd): WebSocket =>
  new WebSocket(new URL('api/socket', server.url.replace(/^http/, 'ws')), {
    headers: { cookie },
    perMessageDeflate: false,
  });

/** A socket as a client's connection needs it, through Node instead of a browser. */
export function nodeSocket(wire: WebSocket): Socket {
  const made: Socket = {
    send: (text) => wire.send(text),
    close: () => wire.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  wire.on('open', () => made.onopen?.());
  wire.on('message', (data) => made.onmessage?.({ data: String(data) }));
  wire.on('error', () => {}); // `close` follows
  wire.on('close', () => made.onclose?.());
  return made;
}

const timer =
  (haste: number): Later =>
  (milliseconds, run) => {
    const timeout = setTimeout(run, milliseconds / haste);
    return () => clearTimeout(timeout);
  };
/** Time as it passes. */
export const IN_TIME = timer(1);
/** Where lines break all the time a page is more patient than a test can be. */
export const IN_HASTE = timer(5);
/** Nothing is done by itself, neither coming back nor asking who is there. */
export const TIME_STANDS_STILL: Later = () => () => {};

/** A line that carries whatever is said, and keeps what was heard. */
export class Wire {
  readonly heard: ServerMessage[] = [];
  socket!: WebSocket;
  /** Resolves with the code of the socket's end. */
  closed!: Promise<number>;
  readonly #end: WireEnd;
  readonly #watchers = new Set<() => void>();

  constructor(end: WireEnd) {
    this.#end = end;
  }

  open(): WebSocket {
    const socket = dial(this.#end);
    this.socket = socket;
    socket.on('error', () => {}); // `close` follows
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as ServerMessage);
      this.changed();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        this.changed();
      });
    });
    return socket;
  }

  protected changed(): void {
    for (const watch of this.#watchers) watch();
  }

  /** Resolves with the first thing that `find` finds, now or later. */
  find<T>(what: string, find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#watchers.delete(look);
        const last = JSON.stringify(this.heard.slice(-5));
        reject(new Error(`${what} did not come; the last messages were ${last.slice(0, 2000)}`));
      }, PATIENCE);
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        this.#watchers.delete(look);
        resolve(found);
      };
      this.#watchers.add(look);
      look();
    });
  }

  /** All messages of one of these types, counted from `from`. */
  all<Type extends ServerMessage['type']>(from: number, ...types: Type[]): Message<Type>[] {
    return this.heard
      .slice(from)
      .filter((message): message is Message<Type> => (types as string[]).includes(message.type));
  }

  /** The first message of one of these types. */
  message<Type extends ServerMessage['type']>(...types: Type[]): Promise<Message<Type>> {
    return this.messageAfter(0, ...types);
  }

  messageAfter<Type extends ServerMessage['type']>(from: number, ...types: Type[]): Promise<Message<Type>> {
    return this.find(types.join(), () => this.all(from, ...types)[0]);
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
