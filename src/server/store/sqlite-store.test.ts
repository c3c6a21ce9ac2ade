import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test, vi } from 'vitest';
import { type StoreSite, storeContract } from '../../../test/server/store-contract.ts';
import { appendOf, newTable } from '../../../test/server/store-samples.ts';
import { openStore, StoreInUse } from './index.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteEngine } from './sqlite-engine.ts';

const WRITER = fileURLToPath(new URL('../../../test/server/endless-writer.ts', import.meta.url));

async function newSite(): Promise<StoreSite & { readonly file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-store-'));
  const file = join(folder, 'below', 'floors.db');
  return {
    file,
    open: async () => new SqlStore(new SqliteEngine(file)),
    async takeAway() {
      const other = new DatabaseSync(file, { timeout: 5000 });
      other.exec('BEGIN EXCLUSIVE');
      return async () => other.close();
    },
    async sql(text) {
      const other = new DatabaseSync(file);
      other.exec(text);
      other.close();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

describe('the store in SQLite', () => {
  storeContract(newSite);

  test('a lock that is gone after a moment is waited for', async () => {
    const site = await newSite();
    const store = await site.open();
    await store.createTable(newTable('table-aaaa'), appendOf('table-aaaa', 0));
    const giveBack = await site.takeAway();
    const append = store.append(appendOf('table-aaaa', 1));
    setTimeout(giveBack, 60);
    expect(await append).toEqual({ outcome: 'kept' });
    await store.close();
    await site.remove();
  });

  test('what was committed comes into the file while it is open', async () => {
    const site = await newSite();
    const store = await site.open();
    await store.createTable(newTable('table-aaaa'), appendOf('table-aaaa', 0));
    const before = statSync(site.file).size;
    const written = randomBytes(300_000).toString('hex'); // can hardly be packed
    await store.append(appendOf('table-aaaa', 1, { name: written }));
    await vi.waitUntil(() => statSync(site.file).size > before + 250_000, { timeout: 30_000 });
    expect(await store.append(appendOf('table-aaaa', 2))).toEqual({ outcome: 'kept' });
    await store.close();
    await site.remove();
  });

  test('is opened by one server at a time', async () => {
    const site = await newSite();
    const store = await openStore({ file: site.file });
    await expect(openStore({ file: site.file })).rejects.toThrow(StoreInUse);
    // A copy can be made of it meanwhile.
    await store.createTable(newTable('table-aaaa'), appendOf('table-aaaa', 0));
    const copy = `${site.file}-copy`;
    await site.sql(`VACUUM INTO '${copy}'`);
    await store.close();
    const next = await openStore({ file: site.file });
    await next.close();
    const copied = await openStore({ file: copy });
    expect(await copied.table('table-aaaa')).toMatchObject({ number: 0 });
    await copied.close();
    await site.remove();
  });

  test("is nobody else's to read, also where it was", async () => {
    const site = await newSite();
    const folder = dirname(site.file);
    const modes = () =>
      [folder, site.file, `${site.file}-wal`, `${site.file}-shm`].map((path) => statSync(path).mode & 0o777);
    const open = async () => {
      const store = await openStore({ file: site.file });
      await store.ping(1000);
      return store;
    };
    const store = await open();
    expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600]);
    chmodSync(folder, 0o755);
    for (const end of ['', '-wal', '-shm']) chmodSync(`${site.file}${end}`, 0o644);
    await store.close();
    const again = await open();
    expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600]);
    await again.close();
    const everybodys = join(folder, 'tmp');
    mkdirSync(everybodys);
    chmodSync(everybodys, 0o1777);
    await (await openStore({ file: join(everybodys, 'floors.db') })).close();
    expect(statSync(everybodys).mode & 0o7777).toBe(0o1777);
    await site.remove();
  });

  test('what was answered is there after the process is killed', async () => {
    const site = await newSite();
    const store = await site.open();
    await store.createTable(newTable('table-aaaa'), appendOf('table-aaaa', 0));
    await store.close();
    const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, site.file, 'table-aaaa'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    writer.stdout.on('data', (text: Buffer) => {
      told += text.toString();
      if (told.split('\n').length > 200) writer.kill('SIGKILL');
    });
    await once(writer, 'close');
    const answered = told.split('\n').slice(0, -1).map(Number);
    const again = await site.open();
    const kept = (await again.entries('table-aaaa', 0, 100_000)).map(({ number }) => number);
    expect(answered.length).toBeGreaterThanOrEqual(200);
    expect(kept.slice(0, answered.length)).toEqual(answered);
    expect(await again.table('table-aaaa')).toMatchObject({ number: kept.at(-1) });
    const next = kept.at(-1)! + 1;
    expect(await again.append(appendOf('table-aaaa', next))).toEqual({ outcome: 'kept' });
    await again.close();
    await site.remove();
  });
});
