import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test, vi } from 'vitest';
import { type StoreSite, storeContract } from '../../../test/server/store-contract.ts';
import { appendOf, newTable } from '../../../test/server/store-samples.ts';
import { openStore } from './index.ts';

const WRITER = fileURLToPath(new URL('../../../test/server/endless-writer.ts', import.meta.url));

async function newSite(): Promise<StoreSite & { readonly file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-store-'));
  const file = join(folder, 'below', 'floors.db');
  return {
    file,
    open: () => openStore({ file }),
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
