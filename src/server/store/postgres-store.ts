import type { Compilable } from 'kysely';
import pg from 'pg';
import type { ChatLine, Entry, TableSummary } from '../../protocol/index.ts';
import { pack, unpack } from './codec.ts';
import { isPostgresAway } from './postgres-away.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { APPEND, CREATE_TABLE, keyOf, MOVE_SESSION, query } from './postgres-queries.ts';
import {
  type Append,
  type Appended,
  type GuestId,
  type NewTable,
  type PushTarget,
  type Store,
  StoreAway,
  type StoredTable,
} from './store.ts';
import { wishKey } from './wish-key.ts';
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

/** A PostgreSQL server, which several processes may share. */
export class PostgresStore implements Store {
  readonly #pool: pg.Pool;
  /** What is not answered yet. */
  readonly #asked = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  static async open(databaseUrl: string): Promise<PostgresStore> {
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
    return new PostgresStore(pool);
  }

  async addGuest(guest: GuestId, secretHash: string, at: number): Promise<void> {
    await this.#run(
      query
        .with('added', (one) => one.insertInto('guests').values({ id: guest, name: null, added: at }))
        .insertInto('sessions')
        .values({ secret_hash: secretHash, guest }),
    );
  }

  async guestOf(secretHash: string): Promise<{ guest: GuestId; name: string | undefined } | undefined> {
    const [row] = await this.#run(
      query
        .selectFrom('sessions')
        .innerJoin('guests', 'guests.id', 'sessions.guest')
        .select(['guest', 'name'])
        .where('secret_hash', '=', secretHash),
    );
    return row && { guest: row.guest, name: row.name ?? undefined };
  }

  async nameGuest(guest: GuestId, name: string): Promise<void> {
    await this.#run(query.updateTable('guests').set({ name }).where('id', '=', guest));
  }

  async addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void> {
    await this.#run(query.insertInto('transfers').values({ token_hash: tokenHash, guest, until }));
  }

  async takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined> {
    const gone = await this.#run(
      query
        .deleteFrom('transfers')
        .where((one) => one.or([one('token_hash', '=', tokenHash), one('until', '<=', now)]))
        .returning(['token_hash', 'guest', 'until']),
    );
    const taken = gone.find(({ token_hash }) => token_hash === tokenHash);
    return taken !== undefined && now < taken.until ? taken.guest : undefined;
  }

  async moveSession(secretHash: string, to: GuestId): Promise<void> {
    await this.#send('move-session', MOVE_SESSION, [secretHash, to]);
  }

  async createTable({ host, seed, listed }: NewTable, first: Append): Promise<void> {
    await this.#send('create-table', CREATE_TABLE, [...valuesOf(first), host, seed, listed]);
  }

  async append(append: Append): Promise<Appended> {
    const rows = await this.#send('append', APPEND, valuesOf(append));
    return rows.length === 1 ? { outcome: 'kept' } : this.#notKept(append);
  }

  async #notKept({ table, entry: { number }, wish }: Append): Promise<Appended> {
    const known = wish && (await this.wish(table, wish.guest, wish.id));
    if (known !== undefined) return { outcome: 'wish-known', number: known };
    const [row] = await this.#run(query.selectFrom('tables').select('number').where('id', '=', table));
    if (row === undefined) throw new Error(`there is no table ${table} to append to`);
    if (number > row.number)
      throw new Error(`entry ${number} of table ${table} does not follow entry ${row.number}`);
    return { outcome: 'number-taken' };
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [row] = await this.#run(
      query
        .selectFrom('tables')
        .leftJoin('snapshots', 'snapshots.table_key', 'tables.key')
        .select([
          'key',
          'host',
          'seed',
          'tables.number',
          'due',
          'snapshots.number as savedNumber',
          'snapshot',
        ])
        .where('id', '=', id),
    );
    if (row === undefined) return undefined;
    const { key, host, seed, number, due, savedNumber, snapshot: saved } = row;
    const owners = await this.#run(
      query.selectFrom('seats').select(['seat', 'guest']).where('table_key', '=', key).orderBy('seat'),
    );
    const snapshot =
      saved === null || savedNumber === null ? undefined : { number: savedNumber, text: unpack(saved) };
    return { id, host, seed, snapshot, owners, number, due };
  }

  async entries(table: string, after: number, limit: number): Promise<readonly Entry[]> {
    const rows = await this.#run(
      query
        .selectFrom('entries')
        .select('entry')
        .where('table_key', '=', keyOf(table))
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit),
    );
    return rows.map(({ entry }) => JSON.parse(unpack(entry)) as Entry);
  }

  async wish(table: string, guest: GuestId, id: string): Promise<number | undefined> {
    const [row] = await this.#run(
      query
        .selectFrom('wishes')
        .select('number')
        .where('table_key', '=', keyOf(table))
        .where('wish', '=', wishKey(guest, id)),
    );
    return row?.number;
  }

  async saveSnapshot(table: string, number: number, text: string): Promise<void> {
    await this.#send(
      'save-snapshot',
      `INSERT INTO snapshots (table_key, number, snapshot) SELECT key, $2::int, $3 FROM tables WHERE id = $1
       ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
       WHERE excluded.number > snapshots.number`,
      [table, number, pack(text)],
    );
  }

  async listed(phase: 'open' | 'playing', limit: number): Promise<readonly TableSummary[]> {
    const rows = await this.#run(
      query
        .selectFrom('tables')
        .select('summary')
        .where('listed', '=', true)
        .where('phase', '=', phase)
        .orderBy('changed', 'desc')
        .orderBy('key', 'desc')
        .limit(limit),
    );
    return rows.map(({ summary }) => JSON.parse(summary) as TableSummary);
  }

  async gamesOf(
    guest: GuestId,
    limit: number,
  ): Promise<readonly { summary: TableSummary; seats: readonly number[]; host: boolean }[]> {
    const sat = query.selectFrom('seats').select('table_key as key').where('guest', '=', guest);
    const hosted = query.selectFrom('tables').select('key').where('host', '=', guest);
    const tables = await this.#run(
      query
        .selectFrom('tables')
        .select(['key', 'host', 'summary'])
        .where('key', 'in', sat.union(hosted))
        .orderBy('changed', 'desc')
        .orderBy('key', 'desc')
        .limit(limit),
    );
    if (tables.length === 0) return [];
    const keys = tables.map(({ key }) => key);
    const seats = await this.#run(
      query
        .selectFrom('seats')
        .select(['table_key', 'seat'])
        .where('guest', '=', guest)
        .where('table_key', 'in', keys)
        .orderBy('seat'),
    );
    return tables.map(({ key, host, summary }) => ({
      summary: JSON.parse(summary) as TableSummary,
      seats: seats.filter(({ table_key }) => table_key === key).map(({ seat }) => seat),
      host: host === guest,
    }));
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#run(
      query
        .selectFrom('tables')
        .select('id')
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('key')
        .limit(limit),
    );
    return rows.map(({ id }) => id);
  }

  async addChat(table: string, line: ChatLine): Promise<void> {
    const text = JSON.stringify(line);
    const [key] = await this.#run(keyOf(table));
    if (key === undefined) throw new Error(`there is no table ${table} to chat at`);
    const added = await this.#run(
      query
        .insertInto('chat')
        .values({ table_key: key.key, number: line.number, line: pack(text) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number'),
    );
    if (added.length === 1) return;
    const [kept] = await this.#run(
      query
        .selectFrom('chat')
        .select('line')
        .where('table_key', '=', key.key)
        .where('number', '=', line.number),
    );
    if (kept === undefined || unpack(kept.line) !== text)
      throw new Error(`table ${table} has another line of chat with number ${line.number}`);
  }

  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.#run(
      query
        .selectFrom('chat')
        .select('line')
        .where('table_key', '=', keyOf(table))
        .orderBy('number', 'desc')
        .limit(limit),
    );
    return rows.map(({ line }) => JSON.parse(unpack(line)) as ChatLine).reverse();
  }

  async addPush(guest: GuestId, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    await this.#run(
      query
        .insertInto('push_targets')
        .values({ guest, endpoint, p256dh, auth })
        .onConflict((conflict) => conflict.columns(['guest', 'endpoint']).doUpdateSet({ p256dh, auth })),
    );
  }

  async endPush(guest: GuestId, endpoint: string): Promise<void> {
    await this.#run(
      query.deleteFrom('push_targets').where('guest', '=', guest).where('endpoint', '=', endpoint),
    );
  }

  async pushTargets(guest: GuestId): Promise<readonly PushTarget[]> {
    return this.#run(
      query
        .selectFrom('push_targets')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('guest', '=', guest)
        .orderBy('endpoint'),
    );
  }

  async ping(): Promise<void> {
    await this.#send('ping', 'SELECT 1', []);
  }

  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#asked).then(() => this.#pool.end());
    return this.#closing;
  }

  #run<Row>(compilable: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = compilable.compile();
    return this.#ask({ text: sql, values: [...parameters] });
  }

  /** A statement with a name is parsed once by every connection. */
  #send(name: string, text: string, values: unknown[]): Promise<object[]> {
    return this.#ask({ name, text, values });
  }

  async #ask<Row>(config: pg.QueryConfig): Promise<Row[]> {
    if (this.#closing !== undefined) throw new StoreAway('The store is closed.');
    const asked = this.#pool.query(config);
    this.#asked.add(asked);
    try {
      return (await asked).rows as Row[];
    } catch (error) {
      throw isPostgresAway(error) ? awayBecause(error) : error;
    } finally {
      this.#asked.delete(asked);
    }
  }
}

/** $1 to $11 of the statements that keep an entry. */
function valuesOf({ table, entry, wish, summary, due, owners, snapshot }: Append): unknown[] {
  return [
    table,
    entry.number,
    summary.phase,
    summary.changedAt,
    due,
    JSON.stringify(summary),
    pack(JSON.stringify(entry)),
    wish === undefined ? null : wishKey(wish.guest, wish.id),
    owners?.map(({ seat }) => seat) ?? null,
    owners?.map(({ guest }) => guest) ?? null,
    snapshot === undefined ? null : pack(snapshot),
  ];
}
