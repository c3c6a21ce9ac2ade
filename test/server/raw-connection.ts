import { WebSocket } from 'ws';
import { PROTOCOL, type ServerMessage } from '../../src/protocol/index.ts';

/** A connection that sends whatever it is told and counts what comes back. */
export class RawConnection {
  readonly #socket: WebSocket;
  readonly #answers: ServerMessage[] = [];
  #waiting: (() => void) | undefined;
  isOpen = true;

  private constructor(socket: WebSocket, heard: (text: string) => void) {
    this.#socket = socket;
    socket.on('message', (data) => {
      heard(String(data));
      const message = JSON.parse(String(data)) as ServerMessage;
      if (['done', 'refused', 'error', 'welcome'].includes(message.type)) this.#answers.push(message);
      this.#waiting?.();
    });
    socket.on('close', () => {
      this.isOpen = false;
      this.#waiting?.();
    });
    socket.on('error', () => undefined); // `close` follows
  }

  static async open(
    server: { readonly url: string },
    cookie: string,
    table: string,
    heard: (text: string) => void,
  ): Promise<RawConnection> {
    const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}api/socket`, { headers: { cookie } });
    const connection = new RawConnection(socket, heard);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await connection.ask([JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, known: 1_000_000 })]);
    return connection;
  }

  /** Sends all and waits until each was answered or the connection was closed. */
  async ask(messages: readonly (string | Buffer)[]): Promise<readonly ServerMessage[]> {
    this.#answers.length = 0;
    for (const message of messages) this.#socket.send(message);
    while (this.isOpen && this.#answers.length < messages.length) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () =>
            reject(
              new Error(
                `${this.#answers.length} of ${messages.length} were answered: ${messages.join('\n')}`,
              ),
            ),
          30_000,
        );
        this.#waiting = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return [...this.#answers];
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** The answer to a request for a connection: 101, or why not. */
export function statusOfConnecting(
  server: { readonly url: string },
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}api/socket`, { headers });
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (_, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => undefined);
  });
}
