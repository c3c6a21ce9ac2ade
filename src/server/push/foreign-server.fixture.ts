import { once } from 'node:events';
import { Agent } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createServer, type Server } from 'node:tls';

/** Both sides know no certificates: what is said is real TLS all the same. */
const WITHOUT_CERTIFICATE = { ciphers: 'AECDH-AES128-SHA@SECLEVEL=0', maxVersion: 'TLSv1.2' } as const;

/** A server somebody else runs, and what it does with who comes: here it may do anything. */
export class ForeignServer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** All that was sent to it, each connection's text. */
  readonly heard: string[] = [];

  private constructor(answer: (socket: Socket) => void) {
    this.#server = createServer(WITHOUT_CERTIFICATE, (socket) => {
      const at = this.heard.push('') - 1;
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        const isFirst = this.heard[at] === '';
        this.heard[at] += bytes.toString('latin1');
        if (isFirst) answer(socket);
      });
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  /** `answer` is called for each request, when its first bytes have come. */
  static async start(answer: (socket: Socket) => void): Promise<ForeignServer> {
    const server = new ForeignServer(answer);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }
  /** How many connections are open. */
  get open(): number {
    return this.#sockets.size;
  }

  /** Goes to this server, whatever name and port is asked for. */
  agent(): Agent {
    return new Agent({
      ...WITHOUT_CERTIFICATE,
      ...{ host: '127.0.0.1', port: this.port, rejectUnauthorized: false },
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
