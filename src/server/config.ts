import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type Address, addressIn, SettingError } from './address.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import type { StorePlace } from './store/index.ts';

/** Everything that can be set about a server. docs/online.md has the table of variables. */
export interface Config {
  readonly address: Address;
  /** Where secrets and, without another database, all tables are kept. */
  readonly dataDir: string;
  readonly store: StorePlace;
  /** Signs cookies; made and kept in the data folder where it is not given. */
  readonly secretKey: string | undefined;
  /** Where pages may come from; undefined: from the host that is asked. */
  readonly allowedOrigins: readonly string[] | undefined;
  /** Whether a proxy in front says who asks, and whether by https. */
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | undefined;
  /** Web Push is on where somebody can be reached about it: mailto: or https:. */
  readonly pushContact: string | undefined;
  readonly botThreads: number;
  /** How long a bot lets people look before it moves, in milliseconds. */
  readonly botDelay: number;
  /** Scales all limits; 0: none. */
  readonly limitFactor: number;
  readonly connectionsPerAddress: number;
}

const SHORTEST_KEY = 32;
const MOST_THREADS = 64;
const LONGEST_DELAY = 10_000;
const MOST_CONNECTIONS = 1_000_000;

/** Reads the whole environment; throws a SettingError that names the variable and what to do. */
export function configIn(environment: Environment): Config {
  const set = new Variables(environment);
  const dataDir = resolve(set.text('DATA_DIR') ?? 'data');
  return {
    address: addressIn(environment),
    dataDir,
    store: storeIn(set, dataDir),
    secretKey: secretKeyIn(set),
    allowedOrigins: originsIn(set),
    trustProxy: set.choice('TRUST_PROXY', ['0', '1'], '0') === '1',
    logLevel: set.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: set.text('METRICS_TOKEN'),
    pushContact: contactIn(set),
    botThreads: set.number('BOT_THREADS', 1, MOST_THREADS, Math.max(1, availableParallelism() - 1)),
    botDelay: set.number('BOT_DELAY_MS', 0, LONGEST_DELAY, 600),
    limitFactor: set.number('LIMIT_FACTOR', 0, 1000, 1),
    connectionsPerAddress: set.number('CONNECTIONS_PER_ADDRESS', 1, MOST_CONNECTIONS, 200),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

class Variables {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** A variable that is empty counts as left out. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  number(name: string, least: number, most: number, usual: number): number {
    const text = this.text(name);
    if (text === undefined) return usual;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): Choice {
    const text = this.text(name) ?? usual;
    const chosen = choices.find((choice) => choice === text);
    if (chosen !== undefined) return chosen;
    throw new SettingError(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
  }
}

function storeIn(set: Variables, dataDir: string): StorePlace {
  const databaseUrl = set.text('DATABASE_URL');
  if (databaseUrl === undefined) return { file: join(dataDir, 'tables.sqlite') };
  if (/^postgres(ql)?:\/\/./.test(databaseUrl) && URL.canParse(databaseUrl)) return { databaseUrl };
  // The address may hold a password: it is not shown.
  throw new SettingError(
    'DATABASE_URL must be the address of a PostgreSQL server such as postgres://user:password@host:5432/name; leave it out to keep all in DATA_DIR',
  );
}

function secretKeyIn(set: Variables): string | undefined {
  const key = set.text('SECRET_KEY');
  if (key === undefined || key.length >= SHORTEST_KEY) return key;
  throw new SettingError(
    `SECRET_KEY must have at least ${SHORTEST_KEY} characters nobody can guess; leave it out to have one made and kept in DATA_DIR`,
  );
}

function originsIn(set: Variables): readonly string[] | undefined {
  const text = set.text('ALLOWED_ORIGINS');
  return text?.split(',').map((part) => {
    const origin = part.trim();
    if (/^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin)
      return origin;
    throw new SettingError(
      `ALLOWED_ORIGINS must be origins such as https://floors.example, separated by commas and without a path; "${origin}" is none`,
    );
  });
}

function contactIn(set: Variables): string | undefined {
  const contact = set.text('PUSH_CONTACT');
  if (contact === undefined || /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact)) return contact;
  throw new SettingError(
    `PUSH_CONTACT must be an address such as mailto:you@floors.example or https://floors.example, not "${contact}"`,
  );
}
