import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../test/server/postgres.ts';
import { type StoreSite, storeContract } from '../../../test/server/store-contract.ts';
import { openStore } from './index.ts';
import { isPostgresAway } from './postgres-engine.ts';

describe('the store in PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  storeContract(async (): Promise<StoreSite> => {
    const databaseUrl = await server.newDatabase();
    return {
      open: () => openStore({ databaseUrl }),
      async takeAway() {
        await server.halt();
        return () => server.goOn();
      },
      async sql(text) {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        await client.query(text);
        await client.end();
      },
      remove: async () => undefined, // with the server
    };
  });
});

describe('whether PostgreSQL is away', () => {
  const error = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

  test.each([
    error('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    error('write EPIPE', 'EPIPE'),
    error('Connection terminated unexpectedly'),
    error('timeout exceeded when trying to connect'),
    error('Query read timeout'),
    error('terminating connection due to administrator command', '57P01'),
    error('the database system is starting up', '57P03'),
    error('sorry, too many clients already', '53300'),
    error('deadlock detected', '40P01'),
    error('cannot execute INSERT in a read-only transaction', '25006'),
  ])('$message', (one) => expect(isPostgresAway(one)).toBe(true));

  test.each([
    error('duplicate key value violates unique constraint', '23505'),
    error('relation "entries" does not exist', '42P01'),
    error('there is no table'),
    new TypeError('x is not a function'),
    'text',
  ])('not: %s', (one) => expect(isPostgresAway(one)).toBe(false));
});
