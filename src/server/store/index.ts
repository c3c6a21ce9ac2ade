import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

export * from './store.ts';
export { StoreWatch } from './store-watch.ts';

/** A file for SQLite, or the address of a PostgreSQL server. */
export type StorePlace = { readonly file: string } | { readonly databaseUrl: string };

/** Opens the store and brings it to this program's version. The engine that is not used is not loaded. */
export async function openStore(place: StorePlace): Promise<Store> {
  if ('file' in place) {
    const { openSqlite } = await import('./sqlite-engine.ts');
    return new SqlStore(openSqlite(place.file));
  }
  const { openPostgres } = await import('./postgres-engine.ts');
  return new SqlStore(await openPostgres(place.databaseUrl));
}
