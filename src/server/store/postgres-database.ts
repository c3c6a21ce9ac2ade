import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { isPostgresAway } from './postgres-away.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { StoreAway } from './store.ts';
import { awayBecause } from './write-group.ts';

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
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

/** Asks one thing after another on one connection. A statement with a name is parsed once by every connection. */
export type Ask = <Row = object>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

/** Any number, the same in every version: whoever changes who is who holds it. */
const PEOPLE_LOCK = 7_140_918;

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

  /** One at a time in all processes, and all or nothing. */
  protected alone<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    return this.#ask(async () => {
      const client = await this.#pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock($1)', [PEOPLE_LOCK]);
        const done = await work(async (name, text, values) =>
          rowsOf(await client.query({ name, text, values })),
        );
        await client.query('COMMIT');
        client.release();
        return done;
      } catch (error) {
        client.release(true); // with its transaction, whatever became of it
        throw error;
      }
    });
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
