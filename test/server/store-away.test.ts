import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test, vi } from 'vitest';
import { Random } from '../../src/rules/index.ts';
import { playUntil, startGame } from './play.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './server-process.ts';
import { stateText, tableOf } from './table-client.ts';
import { Visitor } from './visitor.ts';

const TABLES = 10;
const AWAY_MS = 5000;

/** Plays at several tables, takes the store away for a while, and looks at what everyone was told. */
async function playThroughOutage(
  server: ServerProcess,
  takeAway: () => Promise<() => Promise<void>>,
): Promise<void> {
  const seed = process.env['FC_SEED']!;
  const visitors = await Promise.all([Visitor.come(server), Visitor.come(server)]);
  const games = await Promise.all(Array.from({ length: TABLES }, () => startGame(server, visitors)));
  const clients = games.flatMap((game) => game.clients);
  let isEnding = false;
  const playing = clients.map((client, at) => playUntil(client, new Random(`${seed}/${at}`), () => isEnding));
  const goOn = async (by: number): Promise<void> => {
    const before = clients.map(({ number }) => number);
    await vi.waitUntil(
      () => clients.every(({ number, table }, at) => table?.phase === 'over' || number >= before[at]! + by),
      { timeout: 30_000 },
    );
  };

  await goOn(5);
  const giveBack = await takeAway();
  await vi.waitUntil(() => clients.every(({ storeTold }) => storeTold.at(-1) === true), { timeout: 15_000 });
  // What was on its way when the store went has arrived; from now on nobody is told that anything was done.
  const answered = clients.map(({ done }) => done.size);
  const numbers = clients.map(({ number }) => number);
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  expect(clients.map(({ done }) => done.size)).toEqual(answered);
  expect(clients.map(({ number }) => number)).toEqual(numbers);
  await giveBack();

  await vi.waitUntil(() => clients.every(({ storeTold }) => storeTold.at(-1) === false), { timeout: 20_000 });
  await goOn(5);
  isEnding = true;
  await Promise.all(playing);
  for (const { id, clients: players } of games) {
    const kept = await visitors[0]!.entriesOf(id);
    await Promise.all(players.map((client) => client.until(() => client.number === kept.length - 1)));
    const done = players.flatMap((client) => [...client.done.values()]).sort((a, b) => a - b);
    const wished = kept.filter(({ change }) => change.type !== 'opened' && change.type !== 'revealed');
    expect(done).toEqual(wished.map(({ number }) => number));
    for (const client of players) {
      expect(client.entries).toEqual(kept);
      expect(stateText(client.table!)).toBe(stateText(tableOf(kept)));
      client.leave();
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
