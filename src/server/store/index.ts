import type { Store } from './store.ts';

export * from './store.ts';
export { StoreWatch } from './store-watch.ts';

/** A file for SQLite, or the address of a PostgreSQL server. */
export type StorePlace = { readonly file: string } | { readonly databaseUrl: string };

/** Opens the store and brings it to this program's version. The engine that is not used is not loaded. */
export async function openStore(place: StorePlace): Promise<Store> {
  if ('file' in place) {
    const { openSqlite } = await import('./sqlite-store.ts');
    return openSqlite(place.file);
  }
  const { PostgresStore } = await import('./postgres-store.ts');
  return PostgresStore.open(place.databaseUrl);
}
