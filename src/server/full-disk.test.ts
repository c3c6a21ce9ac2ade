import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestClient } from './client.fixture.ts';
import { TestServer } from './server.fixture.ts';
import { SqlStore } from './store/sql-store.ts';
import { SqliteEngine } from './store/sqlite-engine.ts';

/** A database on a disk that is as full as one likes. */
class OnDisk extends SqliteEngine {
  /** No page more than there are. */
  fill(): void {
    this.db.exec('PRAGMA max_page_count = 1');
  }
  /** Room for so many pages more. */
  free(pages: number): void {
    const { page_count: used } = this.db.prepare('PRAGMA page_count').get() as { page_count: number };
    this.db.exec(`PRAGMA max_page_count = ${used + pages}`);
  }
}

const LONG = 'x'.repeat(290);

/** Says something until it is not done any more: what was said, and what waits for its answer. */
async function talkUntilFull(client: TestClient, isAway: () => boolean) {
  const said: string[] = [];
  for (;;) {
    const wish = { type: 'say', id: `line-${said.length + 1000}`, text: `${said.length} ${LONG}` } as const;
    const answer = client.wish(wish);
    await Promise.race([answer, untilTrue(isAway)]);
    if (isAway()) return { said, wish, answer };
    said.push(wish.text);
  }
}

async function untilTrue(isSo: () => boolean): Promise<undefined> {
  await expect.poll(isSo, { timeout: 30_000 }).toBe(true);
}

test('the disk is full: the store is away once, and back once when there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-full-'));
  const disk = new OnDisk(join(folder, 'tables.sqlite'));
  const store = new SqlStore(disk);
  const server = await TestServer.start({ store });
  const ready = async () => (await fetch(new URL('/readyz', server.url))).status;
  const { id, guests } = await server.game(2);
  const [{ client }, { client: other }] = [guests[0]!, guests[1]!];
  const toldOf = (away: boolean): number =>
    other.heard.filter((message) => message.type === 'store' && message.away === away).length;
  const lines = (text: string): number => server.logged.split(text).length - 1;
  expect(await ready()).toBe(200);

  disk.fill();
  const { said, wish, answer } = await talkUntilFull(client, () => toldOf(true) > 0);
  for (let second = 0; second < 60; second++) {
    await server.clock.move(1000);
    expect(await ready()).toBe(503);
    await guests[0]!.request('POST', '/api/tables', { settings: {} });
    await guests[0]!.request('POST', '/api/transfer');
  }
  expect(await answer).toMatchObject({ ok: false, problem: 'store-away' });
  // A little room is not enough.
  disk.free(20);
  await server.clock.move(30_000);
  expect(await ready()).toBe(503);
  expect([toldOf(true), toldOf(false)]).toEqual([1, 0]);
  expect(lines('the store is away')).toBe(1);
  expect(server.logged.split('\n').length).toBeLessThan(20);

  disk.free(10_000);
  await server.clock.move(2000);
  await untilTrue(() => toldOf(false) === 1);
  await server.clock.move(1000);
  expect(await ready()).toBe(200);
  await client.done(wish);
  await client.done(wish);
  const { chat } = await (await guests[1]!.join(id)).message('welcome');
  expect(chat.map(({ text }) => text)).toEqual([...said, wish.text].slice(-50));
  expect([toldOf(true), toldOf(false), lines('the store is back')]).toEqual([1, 1, 1]);
  await server.close();
  await rm(folder, { recursive: true });
});
