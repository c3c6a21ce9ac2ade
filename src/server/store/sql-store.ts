import type { ChatLine, Entry, TableSummary } from '../../protocol/index.ts';
import { create, goOn, packed, SAVE_SNAPSHOT } from './appending.ts';
import { pack, packWish, unpack, unpackEntry } from './codec.ts';
import { ask } from './database.ts';
import { GUESTS, People } from './people.ts';
import type {
  Append,
  Appended,
  GuestId,
  NewTable,
  Owner,
  OwnTable,
  PruneMark,
  Store,
  StoredTable,
  WishKey,
} from './store.ts';

/** The table whose public id is $1. */
const KEY = '(SELECT key FROM tables WHERE id = $1)';

/** Of the tables that were pruned last, in the order they ended in: after ($1, $2), up to ($3, $4). */
const ENDED = `
  SELECT key FROM tables
  WHERE phase IN ('over', 'closed') AND (changed, key) > ($1, $2) AND (changed, key) <= ($3, $4)`;

interface TableRow extends Pick<StoredTable, 'seed' | 'number' | 'phase' | 'due'>, Pick<Owner, 'person'> {
  readonly host: GuestId;
  readonly saved_number: number | null;
  readonly snapshot: Uint8Array | null;
}

interface Numbered {
  readonly number: number;
}

/** The store in a database that reads SQL. */
export class SqlStore extends People implements Store {
  createTable(table: NewTable, first: Append): Promise<void> {
    const bytes = packed(first);
    return this.together(() => create(table, first, bytes));
  }

  async append(append: Append): Promise<Appended> {
    const { appendAtOnce } = this.engine;
    const bytes = packed(append);
    const isKept =
      appendAtOnce !== undefined && append.owners === undefined && append.host === undefined
        ? (await this.write(appendAtOnce, [...bytes.row, bytes.wish, bytes.entry, bytes.snapshot])).length > 0
        : await this.together(() => goOn(append, bytes));
    return isKept ? { outcome: 'kept' } : this.#notKept(append);
  }

  async #notKept({ table, entry: { number }, wish }: Append): Promise<Appended> {
    const known = wish && (await this.wish(table, wish.guest, wish.id));
    if (known !== undefined) return { outcome: 'wish-known', number: known };
    const [last] = await this.read<Numbered>('SELECT number FROM tables WHERE id = $1', [table]);
    if (last === undefined) throw new Error(`there is no table ${table} to append to`);
    if (number > last.number)
      throw new Error(`entry ${number} of table ${table} does not follow entry ${last.number}`);
    return { outcome: 'number-taken' };
  }

  /** Both are asked in one turn: where only this process writes, they are of one moment. */
  async table(id: string): Promise<StoredTable | undefined> {
    const [[row], owners] = await Promise.all([
      this.read<TableRow>(
        `SELECT host, coalesce(person, host) AS person, seed, tables.number, phase, due, snapshots.number AS saved_number, snapshot
         FROM tables LEFT JOIN snapshots ON table_key = key LEFT JOIN guests ON guests.id = host WHERE tables.id = $1`,
        [id],
      ),
      this.read<Owner & { seat: number }>(
        `SELECT seat, guest, coalesce(person, guest) AS person
         FROM seats LEFT JOIN guests ON id = guest WHERE table_key = ${KEY} ORDER BY seat`,
        [id],
      ),
    ]);
    if (row === undefined) return undefined;
    const { host, person, seed, number, phase, due, saved_number: savedNumber, snapshot: saved } = row;
    const snapshot =
      saved === null || savedNumber === null ? undefined : { number: savedNumber, text: unpack(saved) };
    return {
      ...{ id, host: { guest: host, person }, seed, snapshot, number, phase, due },
      owners: owners.map((one) => ({ ...one })),
    };
  }

  async entries(table: string, after: number, limit: number): Promise<readonly Entry[]> {
    const rows = await this.read<{ entry: Uint8Array }>(
      `SELECT entry FROM entries WHERE table_key = ${KEY} AND number > $2 ORDER BY number LIMIT $3`,
      [table, after, limit],
    );
    return rows.map(({ entry }) => unpackEntry(entry));
  }

  async wish(table: string, guest: GuestId, id: string): Promise<number | undefined> {
    const [row] = await this.read<Numbered>(
      `SELECT number FROM wishes WHERE table_key = ${KEY} AND wish = $2`,
      [table, packWish({ guest, id })],
    );
    return row?.number;
  }

  async saveSnapshot(table: string, number: number, text: string): Promise<void> {
    await this.write(SAVE_SNAPSHOT, [table, number, pack(text)]);
  }

  async listed(phase: 'open' | 'playing', limit: number): Promise<readonly TableSummary[]> {
    const rows = await this.read<{ summary: string }>(
      'SELECT summary FROM tables WHERE listed AND phase = $1 ORDER BY changed DESC, key DESC LIMIT $2',
      [phase, limit],
    );
    return rows.map(({ summary }) => JSON.parse(summary) as TableSummary);
  }

  async gamesOf(guest: GuestId, limit: number): Promise<readonly OwnTable[]> {
    const rows = await this.read<{ key: number; summary: string; hosts: unknown; seat: number | null }>(
      `SELECT key, summary, host IN ${GUESTS} AS hosts, seat
       FROM (
         SELECT key, summary, host, changed FROM tables WHERE key IN (
           SELECT table_key FROM seats WHERE guest IN ${GUESTS} UNION SELECT key FROM tables WHERE host IN ${GUESTS}
         ) ORDER BY changed DESC, key DESC LIMIT $2
       ) AS own LEFT JOIN seats ON table_key = key AND guest IN ${GUESTS}
       ORDER BY changed DESC, key DESC, seat`,
      [guest, limit],
    );
    // A row for each of their seats, and one for a table where they have none.
    const tables = rows.filter(({ key }, at) => rows[at - 1]?.key !== key);
    return tables.map(({ key, summary, hosts }) => ({
      summary: JSON.parse(summary) as TableSummary,
      seats: rows.flatMap((row) => (row.key === key && row.seat !== null ? row.seat : [])),
      host: Boolean(hosts),
    }));
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.read<{ id: string }>(
      'SELECT id FROM tables WHERE due <= $1 ORDER BY due, key LIMIT $2',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async pullBack(now: number): Promise<void> {
    await this.write('UPDATE tables SET due = due - changed + $1, changed = $1 WHERE changed > $1', [now]);
  }

  /** Where another process has taken the number, the next one is tried. */
  async addChat(
    table: string,
    line: Omit<ChatLine, 'number'>,
    wish: WishKey,
  ): Promise<{ number: number; isKnown: boolean }> {
    const key = packWish(wish);
    const values = [table, pack(JSON.stringify(line)), key];
    for (;;) {
      const [added] = await this.write<Numbered>(
        `INSERT INTO chat (table_key, number, line, wish)
         SELECT key, (SELECT coalesce(max(number), -1) + 1 FROM chat WHERE table_key = key), $2, $3 FROM tables WHERE id = $1
         ON CONFLICT DO NOTHING RETURNING number`,
        values,
      );
      if (added !== undefined) return { number: added.number, isKnown: false };
      const [known] = await this.read<{ number: number | null }>(
        'SELECT chat.number FROM tables LEFT JOIN chat ON table_key = key AND wish = $2 WHERE id = $1',
        [table, key],
      );
      if (known === undefined) throw new Error(`there is no table ${table} to chat at`);
      if (known.number !== null) return { number: known.number, isKnown: true };
    }
  }

  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.read<{ number: number; line: Uint8Array }>(
      `SELECT number, line FROM chat WHERE table_key = ${KEY} ORDER BY number DESC LIMIT $2`,
      [table, limit],
    );
    return rows.map(({ number, line }) => ({ ...(JSON.parse(unpack(line)) as ChatLine), number })).reverse();
  }

  prune(before: number, after: PruneMark | undefined, limit: number): Promise<PruneMark | undefined> {
    const { changed = Number.MIN_SAFE_INTEGER, key = 0 } = after ?? {};
    return this.together(function* () {
      const ended = yield* ask<PruneMark>(
        `SELECT changed, key FROM tables WHERE phase IN ('over', 'closed') AND (changed, key) > ($1, $2) AND changed <= $3
         ORDER BY changed, key LIMIT $4`,
        [changed, key, before, limit],
      );
      const last = ended.at(-1);
      if (last === undefined) return undefined;
      const these = [changed, key, last.changed, last.key];
      yield* ask(`DELETE FROM chat WHERE table_key IN (${ENDED})`, these);
      for (const rows of ['entries', 'wishes', 'snapshots', 'seats'])
        yield* ask(`DELETE FROM ${rows} WHERE table_key IN (${ENDED} AND phase = 'closed')`, these);
      yield* ask(`DELETE FROM tables WHERE key IN (${ENDED} AND phase = 'closed')`, these);
      return { ...last };
    });
  }
}
