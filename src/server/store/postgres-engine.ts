import pg from 'pg';
import { APPEND_AT_ONCE } from './appending.ts';
import type { Engine, Saying, Steps } from './database.ts';
import { type Dialect, migrate } from './migrations.ts';

/** A server that does not answer is away. */
const PATIENCE_MS = 3000;
const CONNECTIONS = 10;
const INT8 = 20;

/** Numbers come as numbers: none of ours is beyond what they hold exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const DIALECT: Dialect = {
  int: 'integer',
  big: 'bigint',
  bool: 'boolean',
  bytes: 'bytea',
  key: 'bigint GENERATED ALWAYS AS IDENTITY',
  byKey: '',
  entries: 'PRIMARY KEY',
  afterFilling: 'ALTER TABLE guests ALTER COLUMN person DROP DEFAULT, ALTER COLUMN seen DROP DEFAULT;',
  since: 'timestamptz NOT NULL DEFAULT now()',
  now: 'now()',
};

/** Any numbers, the same in every version: whoever migrates, or changes who is who, holds one. */
const LOCKS = { migration: 7_140_917, people: 7_140_918 } as const;

/** A PostgreSQL server that has all tables of this version; several processes may share it. */
export async function openPostgres(databaseUrl: string): Promise<PostgresEngine> {
  const engine = new PostgresEngine(databaseUrl);
  try {
    while (await engine.inTransaction(() => migrate(DIALECT), LOCKS.migration));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

class PostgresEngine implements Engine {
  readonly isShared = true;
  readonly appendAtOnce = APPEND_AT_ONCE;
  readonly isAway = isPostgresAway;
  readonly #pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      types,
    });
    this.#pool.on('error', () => undefined); // an idle connection was lost: the next query opens another
  }

  read(saying: Saying): Promise<readonly object[]> {
    return say(this.#pool, saying);
  }

  /** One statement is one transaction. */
  write(saying: Saying): Promise<readonly object[]> {
    return say(this.#pool, saying);
  }

  together<T>(work: () => Steps<T>, alone: boolean): Promise<T> {
    return this.inTransaction(work, alone ? LOCKS.people : undefined);
  }

  /** With a lock: one at a time in all processes. */
  async inTransaction<T>(work: () => Steps<T>, lock: number | undefined): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query(lock === undefined ? 'BEGIN' : `BEGIN; SELECT pg_advisory_xact_lock(${lock})`);
      const steps = work();
      let step = steps.next();
      while (step.done !== true) step = steps.next(await say(client, step.value));
      await client.query('COMMIT');
      client.release();
      return step.value;
    } catch (error) {
      client.release(true); // with its transaction, whatever became of it
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** A statement with a name is parsed once by every connection. */
const names = new Map<string, string>();

async function say(to: pg.Pool | pg.PoolClient, { text, values }: Saying): Promise<readonly object[]> {
  if (values === undefined) return (await to.query(text)).rows;
  const name = names.get(text) ?? `statement-${names.size + 1}`;
  names.set(text, name);
  return (await to.query<object>({ name, text, values: [...values] })).rows;
}

/** Kinds of SQLSTATE that may pass: the connection, a conflict with another transaction, resources, an operator, the system. */
const AWAY_CLASSES: ReadonlySet<string> = new Set(['08', '40', '53', '57', '58']);
const READ_ONLY = '25006';
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Errors of the network have a name like ECONNREFUSED. */
const SYSTEM_CODE = /^E[A-Z]{3,}$/;
/** What the client says without any code. */
const LOST = /terminated|timeout|connection error|not queryable|closed/i;

/** Whether an error of the PostgreSQL client means that the server can't be used just now. */
export function isPostgresAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return !(error instanceof TypeError) && LOST.test(error.message);
  if (SYSTEM_CODE.test(code) && code.length !== 5) return true;
  if (code === 'EPIPE') return true;
  return SQLSTATE.test(code) && (AWAY_CLASSES.has(code.slice(0, 2)) || code === READ_ONLY);
}
