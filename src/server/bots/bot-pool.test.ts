import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { decide, type Game, newGame } from '../../rules/index.ts';
import { newLog } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { BotPool, type PoolSettings } from './bot-pool.ts';

const game = newGame({ mode: 'basic', players: ['red', 'blue'], start: 'red', longer: false }) as Game;
let pool: BotPool;
let logged = '';
let folder: string | undefined;

afterEach(async () => {
  await pool.close();
  if (folder !== undefined) await rm(folder, { recursive: true });
  folder = undefined;
});

function poolOf(settings: Partial<PoolSettings> = {}): BotPool {
  logged = '';
  const log = newLog('info', {
    write: (line: string) => {
      logged += line;
    },
  });
  pool = new BotPool({ threads: 2, log, metrics: new Metrics(), ...settings });
  return pool;
}

/** A thread that does something else than a bot. */
async function thread(source: string): Promise<URL> {
  folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-bots-'));
  const path = join(folder, 'thread.mjs');
  await writeFile(path, `import { parentPort } from 'node:worker_threads';\n${source}`);
  return pathToFileURL(path);
}

test('bots of every level choose in threads what is allowed', async () => {
  poolOf();
  const actions = await Promise.all(
    ([1, 2, 3, 4, 5] as const).map((level) => pool.think(game, level, 'seed')),
  );
  for (const action of actions) expect(decide(game, 0, action).ok).toBe(true);
  expect(logged).toBe('');
});

test.each([
  ['hangs', `parentPort.on('message', () => { for (;;); });`, 'it took too long'],
  ['fails', `parentPort.on('message', () => { throw new Error('no idea'); });`, 'no idea'],
  ['ends', `parentPort.on('message', () => process.exit(1));`, 'its thread ended'],
  [
    'says no',
    `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, error: 'no' }));`,
    '"message":"no"',
  ],
  [
    'cheats',
    `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, action: { type: 'move', figure: 'blue-1', path: 'i' } }));`,
    'not allowed',
  ],
])('a bot that %s is replaced by a move that is allowed, and logged', async (what, source, reason) => {
  const patience = what === 'hangs' ? 100 : 20_000;
  poolOf({ script: await thread(source), patience, threads: 1 });
  for (let i = 0; i < 2; i++) {
    const action = await pool.think(game, 3, `seed ${i}`);
    expect(decide(game, 0, action).ok).toBe(true);
  }
  expect(logged).toContain('a bot failed');
  expect(logged).toContain(reason);
});

test('who waits for a bot when the server stops gets a move all the same', async () => {
  poolOf({ script: await thread(`parentPort.on('message', () => {});`), threads: 1 });
  const thoughts = [pool.think(game, 3, 'a'), pool.think(game, 3, 'b')];
  await pool.close();
  for (const thought of thoughts) expect(decide(game, 0, await thought).ok).toBe(true);
});
