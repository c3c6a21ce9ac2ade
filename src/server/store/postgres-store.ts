import type { ChatLine, Entry, TableSummary } from '../../protocol/index.ts';
import { pack, packWish, unpack } from './codec.ts';
import { openPool } from './postgres-database.ts';
import { PostgresPeople } from './postgres-people.ts';
import {
  ADD_CHAT,
  APPEND,
  APPEND_WITH_OWNERS,
  CREATE_TABLE,
  GUESTS,
  KEY,
  PRUNE,
} from './postgres-queries.ts';
import type {
  Append,
  Appended,
  GuestId,
  NewTable,
  OwnTable,
  PruneMark,
  Store,
  StoredTable,
  WishKey,
} from './store.ts';

interface TableRow extends Pick<StoredTable, 'seed' | 'number' | 'phase' | 'due'> {
  readonly key: number;
  readonly host: GuestId;
  readonly person: GuestId | null;
  readonly saved_number: number | null;
  readonly snapshot: Buffer | null;
}

/** The engine for a PostgreSQL server. */
export class PostgresStore extends PostgresPeople implements Store {
  readonly isShared = true;

  static async open(databaseUrl: string): Promise<PostgresStore> {
    return new PostgresStore(await openPool(databaseUrl));
  }

  async createTable({ host, seed, listed }: NewTable, first: Append): Promise<void> {
    const values = [...valuesOf(first), ...ownersIn(first), host, seed, listed];
    await this.send('create-table', CREATE_TABLE, values);
  }

  async append(append: Append): Promise<Appended> {
    const rows =
      append.owners === undefined && append.host === undefined
        ? await this.send('append', APPEND, valuesOf(append))
        : await this.send('append-with-owners', APPEND_WITH_OWNERS, [
            ...valuesOf(append),
            ...ownersIn(append),
            append.host ?? null,
          ]);
    return rows.length === 1 ? { outcome: 'kept' } : this.#notKept(append);
  }

  async #notKept({ table, entry: { number }, wish }: Append): Promise<Appended> {
    const known = wish && (await this.wish(table, wish.guest, wish.id));
    if (known !== undefined) return { outcome: 'wish-known', number: known };
    const [row] = await this.send<{ number: number }>(
      'number-of',
      'SELECT number FROM tables WHERE id = $1',
      [table],
    );
    if (row === undefined) throw new Error(`there is no table ${table} to append to`);
    if (number > row.number)
      throw new Error(`entry ${number} of table ${table} does not follow entry ${row.number}`);
    return { outcome: 'number-taken' };
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [row] = await this.send<TableRow>(
      'table',
      `SELECT key, host, person, seed, tables.number, phase, due, snapshots.number AS saved_number, snapshot
       FROM tables LEFT JOIN snapshots ON table_key = key LEFT JOIN guests ON guests.id = host WHERE tables.id = $1`,
      [id],
    );
    if (row === undefined) return undefined;
    const { key, host, person, seed, number, phase, due, saved_number: savedNumber, snapshot: saved } = row;
    const owners = await this.send<{ seat: number; guest: GuestId; person: GuestId | null }>(
      'owners',
      'SELECT seat, guest, person FROM seats LEFT JOIN guests ON id = guest WHERE table_key = $1 ORDER BY seat',
      [key],
    );
    return {
      id,
      host: { guest: host, person: person ?? host },
      seed,
      snapshot:
        saved === null || savedNumber === null ? undefined : { number: savedNumber, text: unpack(saved) },
      owners: owners.map((one) => ({ ...one, person: one.person ?? one.guest })),
      number,
      phase,
      due,
    };
  }

  async entries(table: string, after: number, limit: number): Promise<readonly Entry[]> {
    const rows = await this.send<{ entry: Buffer }>(
      'entries',
      `SELECT entry FROM entries WHERE table_key = ${KEY} AND number > $2 ORDER BY number LIMIT $3`,
      [table, after, limit],
    );
    return rows.map(({ entry }) => JSON.parse(unpack(entry)) as Entry);
  }

  async wish(table: string, guest: GuestId, id: string): Promise<number | undefined> {
    const [row] = await this.send<{ number: number }>(
      'wish',
      `SELECT number FROM wishes WHERE table_key = ${KEY} AND wish = $2`,
      [table, packWish({ guest, id })],
    );
    return row?.number;
  }

  async saveSnapshot(table: string, number: number, text: string): Promise<void> {
    await this.send(
      'save-snapshot',
      `INSERT INTO snapshots (table_key, number, snapshot) SELECT key, $2::int, $3 FROM tables WHERE id = $1
       ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
       WHERE excluded.number > snapshots.number`,
      [table, number, pack(text)],
    );
  }

  async listed(phase: 'open' | 'playing', limit: number): Promise<readonly TableSummary[]> {
    const rows = await this.send<{ summary: string }>(
      'listed',
      'SELECT summary FROM tables WHERE listed AND phase = $1 ORDER BY changed DESC, key DESC LIMIT $2',
      [phase, limit],
    );
    return rows.map(({ summary }) => JSON.parse(summary) as TableSummary);
  }

  async gamesOf(guest: GuestId, limit: number): Promise<readonly OwnTable[]> {
    const tables = await this.send<{ key: number; summary: string; hosts: boolean }>(
      'games-of',
      `SELECT key, summary, host IN ${GUESTS} AS hosts FROM tables WHERE key IN (
         SELECT table_key FROM seats WHERE guest IN ${GUESTS} UNION SELECT key FROM tables WHERE host IN ${GUESTS}
       ) ORDER BY changed DESC, key DESC LIMIT $2`,
      [guest, limit],
    );
    if (tables.length === 0) return [];
    const keys = tables.map(({ key }) => key);
    const seats = await this.send<{ table_key: number; seat: number }>(
      'seats-of',
      `SELECT table_key, seat FROM seats WHERE guest IN ${GUESTS} AND table_key = ANY ($2::bigint[]) ORDER BY seat`,
      [guest, keys],
    );
    return tables.map(({ key, hosts, summary }) => ({
      summary: JSON.parse(summary) as TableSummary,
      seats: seats.filter(({ table_key }) => table_key === key).map(({ seat }) => seat),
      host: hosts,
    }));
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.send<{ id: string }>(
      'due',
      'SELECT id FROM tables WHERE due <= $1 ORDER BY due, key LIMIT $2',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async pullBack(now: number): Promise<void> {
    await this.send(
      'pull-back',
      'UPDATE tables SET due = due - changed + $1, changed = $1 WHERE changed > $1',
      [now],
    );
  }

  /** Where another process has taken the number, the next one is tried. */
  async addChat(
    table: string,
    line: Omit<ChatLine, 'number'>,
    wish: WishKey,
  ): Promise<{ number: number; isKnown: boolean }> {
    const values = [table, pack(JSON.stringify(line)), packWish(wish)] as const;
    for (;;) {
      const [added] = await this.send<{ number: number }>('add-chat', ADD_CHAT, [...values]);
      if (added !== undefined) return { number: added.number, isKnown: false };
      const [key] = await this.send('key', 'SELECT key FROM tables WHERE id = $1', [table]);
      if (key === undefined) throw new Error(`there is no table ${table} to chat at`);
      const [known] = await this.send<{ number: number }>(
        'line',
        `SELECT number FROM chat WHERE table_key = ${KEY} AND wish = $2`,
        [table, values[2]],
      );
      if (known !== undefined) return { number: known.number, isKnown: true };
    }
  }

  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.send<{ number: number; line: Buffer }>(
      'chat',
      `SELECT number, line FROM chat WHERE table_key = ${KEY} ORDER BY number DESC LIMIT $2`,
      [table, limit],
    );
    return rows.map(({ number, line }) => ({ ...(JSON.parse(unpack(line)) as ChatLine), number })).reverse();
  }

  async prune(before: number, after: PruneMark | undefined, limit: number): Promise<PruneMark | undefined> {
    const { changed = Number.MIN_SAFE_INTEGER, key = 0 } = after ?? {};
    const [last] = await this.send<PruneMark>('prune', PRUNE, [changed, key, before, limit]);
    return last;
  }
}

/** $1 to $9 of the statements that keep an entry. */
const valuesOf = ({ table, entry, wish, summary, due, snapshot }: Append): unknown[] => [
  table,
  entry.number,
  summary.phase,
  summary.changedAt,
  due,
  JSON.stringify(summary),
  pack(JSON.stringify(entry)),
  wish === undefined ? null : packWish(wish),
  snapshot === undefined ? null : pack(snapshot),
];

/** $10 to $13 of those that change owners. */
const ownersIn = ({ owners: { left = [], renumbered, took = [] } = {} }: Append): unknown[] => [
  left,
  renumbered ?? null,
  took.map(({ seat }) => seat),
  took.map(({ guest }) => guest),
];
