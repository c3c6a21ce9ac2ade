import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

type Caller = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** What a request says about where it comes from. */
export class Origins {
  readonly #allowed: readonly string[] | undefined;
  readonly #trustProxy: boolean;

  constructor({ allowedOrigins, trustProxy }: Pick<Config, 'allowedOrigins' | 'trustProxy'>) {
    this.#allowed = allowedOrigins;
    this.#trustProxy = trustProxy;
  }

  /** Browsers name the page that asks; whoever names none is no page of another site. */
  isAllowed({ headers }: IncomingMessage): boolean {
    const { origin } = headers;
    if (origin === undefined) return true;
    if (this.#allowed !== undefined) return this.#allowed.includes(origin);
    const host = (this.#trustProxy && first(headers['x-forwarded-host'])) || headers.host;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  isSecure({ headers, socket }: IncomingMessage): boolean {
    return 'encrypted' in socket || (this.#trustProxy && first(headers['x-forwarded-proto']) === 'https');
  }

  /** Where the page lies, as whoever asks calls it, or as it is set; undefined where they call it by no name. */
  rootOf(request: IncomingMessage): string | undefined {
    const { headers } = request;
    const host = (this.#trustProxy && first(headers['x-forwarded-host'])) || headers.host;
    const called = `${this.isSecure(request) ? 'https' : 'http'}://${host}`;
    const origin = this.#allowed === undefined || this.#allowed.includes(called) ? called : this.#allowed[0]!;
    return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? `${origin}/` : undefined;
  }

  /** The address that asks: with a proxy in front the last one in its list, which the proxy wrote itself. */
  addressOf({ headers, socket }: Caller): string {
    const forwarded = this.#trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
    return withoutPort(forwarded.at(-1)?.trim() ?? '') || (socket.remoteAddress ?? 'unknown');
  }
}

/** Some proxies write 192.0.2.7:4711 or [2001:db8::1]:4711. */
const withoutPort = (address: string): string =>
  address.replace(/^([^:]+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]!
    .trim() || undefined;
