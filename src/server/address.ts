/** Where the server listens, as the environment wants it. */
export interface Address {
  readonly host: string;
  readonly port: number;
  /** Nobody asked for this very port, so another one will do if it is taken. */
  readonly anyPort: boolean;
}

/** A message for the person at the keyboard: what is wrong and what to do. */
export class SettingError extends Error {}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65535;

export function addressIn(environment: Readonly<Record<string, string | undefined>>): Address {
  const host = environment['HOST']?.trim() || DEFAULT_HOST;
  if (!/^[\w.:-]+$/.test(host)) {
    throw new SettingError(`HOST must be a name or an address such as 127.0.0.1 or 0.0.0.0, not "${host}"`);
  }
  const wanted = environment['PORT']?.trim() ?? '';
  if (wanted === '') return { host, port: DEFAULT_PORT, anyPort: true };
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > HIGHEST_PORT) {
    throw new SettingError(`PORT must be a whole number from 0 (any free port) to 65535, not "${wanted}"`);
  }
  return { host, port, anyPort: false };
}

/** The address as it is typed into a browser. */
export function urlOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}
