import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migratePostgres } from './postgres-migrations.ts';
import { awayBecause, StoreAway } from './store.ts';

/** A server that does not answer is away. */
const PATIENCE_MS = 3000;
const CONNECTIONS = 10;
const INT8 = 20;

/** Numbers come as numbers: none of ours is beyond what they hold exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A pool of connections to a server that has all tables of this version. */
export async function openPool(databaseUrl: string): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    types,
  });
  pool.on('error', () => undefined); // an idle connection was lost: the next query opens another
  try {
    while (await inTransaction(pool, LOCKS.migration, migratePostgres));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

/** Any numbers, the same in every version: whoever migrates, or changes who is who, holds one. */
const LOCKS = { migration: 7_140_917, people: 7_140_918 } as const;

/** One at a time in all processes, and all or nothing. */
async function inTransaction<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    const done = await work(client);
    await client.query('COMMIT');
    client.release();
    return done;
  } catch (error) {
    client.release(true); // with its transaction, whatever became of it
    throw error;
  }
}

/** Asks one thing after another on one connection. A statement with a name is parsed once by every connection. */
export type Ask = <Row = object>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

/** A PostgreSQL server, which several processes may share. */
export abstract class PostgresDatabase {
  readonly #pool: pg.Pool;
  /** What is not answered yet. */
  readonly #asked = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async ping(bytes: number): Promise<void> {
    await this.send(
      'add-pulse',
      'INSERT INTO pulse (id, filler) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET filler = excluded.filler',
      [randomBytes(bytes)],
    );
    await this.send('end-pulse', 'DELETE FROM pulse', []);
  }

  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#asked).then(() => this.#pool.end());
    return this.#closing;
  }

  protected readonly send: Ask = (name, text, values) =>
    this.#ask(async () => rowsOf(await this.#pool.query({ name, text, values })));

  /** While nobody else changes who is who. */
  protected alone<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    return this.#ask(() =>
      inTransaction(this.#pool, LOCKS.people, (client) =>
        work(async (name, text, values) => rowsOf(await client.query({ name, text, values }))),
      ),
    );
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw new StoreAway('The store is closed.');
    const asked = work();
    this.#asked.add(asked);
    try {
      return await asked;
    } catch (error) {
      throw isPostgresAway(error) ? awayBecause(error) : error;
    } finally {
      this.#asked.delete(asked);
    }
  }
}

const rowsOf = <Row>({ rows }: pg.QueryResult): Row[] => rows as Row[];

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
