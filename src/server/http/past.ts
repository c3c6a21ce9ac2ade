import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Entries, type Entry, recordOf, tableIdSchema } from '../../protocol/index.ts';
import { addressKey } from '../limits.ts';
import type { Parts } from '../parts.ts';
import type { Store, StoredTable } from '../store/index.ts';
import { botNames } from '../tables/index.ts';
import { NotDone, tooFast } from './not-done.ts';

const ENTRIES_AT_ONCE = 500;
/** So many bytes of records are kept, those that were asked for last. */
const MOST_KEPT = 8_000_000;

type PastParts = Pick<Parts, 'store' | 'limits' | 'origins'>;

/** What has happened at a table: its entries, and the record they make. Reading costs by the entry, so it is limited by the entry. */
export function addPastRoutes(api: FastifyInstance, parts: PastParts): void {
  const { store } = parts;
  const records = new Records();

  api.get<{ Params: { id: string }; Querystring: { after?: string } }>(
    '/api/tables/:id/entries',
    async (request): Promise<Entries> => {
      const { after = '-1' } = request.query;
      if (!/^(-1|\d{1,7})$/.test(after))
        throw new NotDone(400, 'bad-message', 'after must be the number of an entry');
      const table = await storedTable(store, request.params.id);
      const known = Number(after);
      payFor(parts, request, Math.min(table.number - known, ENTRIES_AT_ONCE));
      const entries = await store.entries(table.id, known, ENTRIES_AT_ONCE);
      return { entries, number: Math.max(table.number, entries.at(-1)?.number ?? -1) };
    },
  );

  api.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const table = await storedTable(store, request.params.id);
    let record = table.phase === 'open' ? undefined : records.of(table);
    if (record === undefined && table.phase !== 'open') {
      payFor(parts, request, table.number + 1);
      const text = recordOf(await allEntries(store, table.id), botNames);
      if (text !== undefined) record = records.keep(table, text);
    }
    if (record === undefined)
      throw new NotDone(409, 'not-now', 'the game has not begun: there is no record yet');
    reply.header('Content-Disposition', `attachment; filename="fearsome-floors-${table.id}.ffr"`);
    return reply.type('application/x-ndjson; charset=utf-8').send(record);
  });
}

async function allEntries(store: Store, table: string): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const entries = await store.entries(table, all.length - 1, ENTRIES_AT_ONCE);
    all.push(...entries);
    if (entries.length < ENTRIES_AT_ONCE) return all;
  }
}

async function storedTable(store: Store, id: string): Promise<StoredTable> {
  const known = tableIdSchema.safeParse(id).success ? await store.table(id) : undefined;
  if (known === undefined) throw new NotDone(404, 'no-such-table', 'there is no such table: check the link');
  return known;
}

function payFor({ limits, origins }: PastParts, { raw }: FastifyRequest, entries: number): void {
  const address = addressKey(origins.addressOf(raw));
  if (entries > 0 && !limits.allows('entriesOfAddress', address, entries)) throw tooFast();
}

type Stand = Pick<StoredTable, 'id' | 'number'>;

/** Records that were asked for, as long as nothing happens at their tables: of finished games for good. */
class Records {
  readonly #kept = new Map<string, { readonly number: number; readonly record: Buffer }>();
  #bytes = 0;

  of({ id, number }: Stand): Buffer | undefined {
    const kept = this.#kept.get(id);
    if (kept?.number !== number) return undefined;
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    return kept.record;
  }

  keep({ id, number }: Stand, text: string): Buffer {
    const record = Buffer.from(text);
    this.#forget(id);
    this.#kept.set(id, { number, record });
    this.#bytes += record.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MOST_KEPT) break;
      this.#forget(oldest);
    }
    return record;
  }

  #forget(id: string): void {
    this.#bytes -= this.#kept.get(id)?.record.length ?? 0;
    this.#kept.delete(id);
  }
}
