import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test, vi } from 'vitest';
import { Random } from '../../src/rules/index.ts';
import { startGame, type TestClient, TestGuest } from '../../src/server/client.fixture.ts';
import { IN_TIME } from '../../src/server/wire.fixture.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './server-process.ts';
import { stateText, tableOf } from './table-state.ts';

const TABLES = 10;
const AWAY_MS = 5000;

const isTold = (client: TestClient, away: boolean): boolean => client.all(0, 'store').at(-1)?.away === away;

/** Plays at several tables, takes the store away for a while, and looks at what everyone was told. */
async function playThroughOutage(
  server: ServerProcess,
  takeAway: () => Promise<() => Promise<void>>,
): Promise<void> {
  const seed = process.env['FC_SEED']!;
  const guests = [await TestGuest.come(server), await TestGuest.come(server)];
  const games = await Promise.all(
    Array.from({ length: TABLES }, () => startGame(guests, {}, () => ({ later: IN_TIME }))),
  );
  const clients = games.flatMap((game) => game.clients);
  let isEnding = false;
  const playing = clients.map((client, at) => client.play(() => isEnding, new Random(`${seed}/${at}`)));
  const goOn = async (by: number): Promise<void> => {
    const before = clients.map(({ table }) => table.number);
    await vi.waitUntil(
      () => clients.every(({ table }, at) => table.phase === 'over' || table.number >= before[at]! + by),
      { timeout: 30_000 },
    );
  };

  await goOn(5);
  const giveBack = await takeAway();
  await vi.waitUntil(() => clients.every((client) => isTold(client, true)), { timeout: 15_000 });
  // What was on its way when the store went has arrived; from now on nobody is told that anything was done.
  const answered = clients.map(({ made }) => made);
  const numbers = clients.map(({ table }) => table.number);
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  expect(clients.map(({ made }) => made)).toEqual(answered);
  expect(clients.map(({ table }) => table.number)).toEqual(numbers);
  await giveBack();

  await vi.waitUntil(() => clients.every((client) => isTold(client, false)), { timeout: 20_000 });
  await goOn(5);
  isEnding = true;
  await Promise.all(playing);
  for (const { id, clients: players } of games) {
    const kept = await guests[0]!.entriesOf(id);
    const made = players.flatMap((client) => client.made).sort((a, b) => a - b);
    const wished = kept.filter(({ change }) => change.type !== 'opened' && change.type !== 'revealed');
    expect(made).toEqual(wished.map(({ number }) => number));
    for (const client of players) {
      await client.until(({ number }) => number === kept.length - 1);
      expect(client.entries).toEqual(kept);
      expect(stateText(client.table)).toBe(stateText(tableOf(kept)));
      client.line.close();
    }
  }
}

describe('the store is away for five seconds: players see it, nothing answered is lost, play goes on', () => {
  test('SQLite: another process holds the lock', { timeout: 120_000 }, async () => {
    const server = await ServerProcess.start({ LOG_LEVEL: 'fatal' });
    await playThroughOutage(server, async () => {
      const other = new DatabaseSync(join(server.dataDir, 'tables.sqlite'), { timeout: 5000 });
      other.exec('BEGIN EXCLUSIVE');
      return async () => other.close();
    });
    await server.remove();
  });

  test('PostgreSQL: its server stops', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres();
    const server = await ServerProcess.start({
      LOG_LEVEL: 'fatal',
      DATABASE_URL: await postgres.newDatabase(),
    });
    await playThroughOutage(server, async () => {
      await postgres.halt();
      return () => postgres.goOn();
    });
    await server.remove();
    await postgres.stop();
  });
});
