import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { LEVELS } from '../../bots/index.ts';
import { BOTS } from '../../protocol/index.ts';
import { decide, type Game, newGame } from '../../rules/index.ts';
import { newLog } from '../log.ts';
import { Metrics } from '../metrics.ts';
import type { Asker } from '../tables/index.ts';
import { BotPool, type PoolSettings } from './bot-pool.ts';

const game = newGame({ mode: 'basic', players: ['red', 'blue'], start: 'red', longer: false }) as Game;
const SOMEBODY: Asker = { table: 'table', host: 'host', patience: 1000, here: { isAttended: true } };
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

test('bots of every kind choose in threads what is allowed', async () => {
  expect(BOTS, 'the protocol, which knows no bots, names those that there are').toEqual(
    LEVELS.map(({ bot }) => bot),
  );
  poolOf();
  const actions = await Promise.all(
    BOTS.map((bot) => pool.think(game, bot, 'seed', { ...SOMEBODY, table: `table ${bot}` })),
  );
  for (const action of actions) expect(decide(game, 0, action).ok).toBe(true);
  expect(logged).toBe('');
});

test.each([
  ['hangs', `parentPort.on('message', () => { for (;;); });`, 'it took too long'],
  ['fails', `parentPort.on('message', () => { throw new Error('no idea'); });`, 'no idea'],
  ['ends', `parentPort.on('message', () => process.exit(1));`, 'its thread ended'],
  ['says no', `parentPort.on('message', () => parentPort.postMessage({ error: 'no' }));`, '"message":"no"'],
  [
    'cheats',
    `parentPort.on('message', () => parentPort.postMessage({ action: { type: 'move', figure: 'blue-1', path: 'i' } }));`,
    'not allowed',
  ],
])('a bot that %s is replaced by a move that is allowed, and logged', async (what, source, reason) => {
  const patience = what === 'hangs' ? 100 : 20_000;
  poolOf({ script: await thread(source), patience, threads: 1 });
  for (let i = 0; i < 2; i++) {
    const action = await pool.think(game, 'watcher', `seed ${i}`, SOMEBODY);
    expect(decide(game, 0, action).ok).toBe(true);
  }
  expect(logged).toContain('a bot failed');
  expect(logged).toContain(reason);
});

test('who waits for a bot when the server stops gets a move all the same', async () => {
  poolOf({ script: await thread(`parentPort.on('message', () => {});`), threads: 1 });
  const thoughts = ['a', 'b'].map((table) => pool.think(game, 'watcher', table, { ...SOMEBODY, table }));
  await pool.close();
  for (const thought of thoughts) expect(decide(game, 0, await thought).ok).toBe(true);
});

describe('many tables share the threads', () => {
  /** Answers one question after another with an error that says how long it might have thought, and in which thread. */
  const TIME_TELLER = `import { threadId } from 'node:worker_threads';
    parentPort.on('message', ({ milliseconds }) =>
      parentPort.postMessage({ error: milliseconds + ' ms in ' + threadId }));`;
  const times = (): { readonly milliseconds: string; readonly thread: string }[] =>
    [...logged.matchAll(/"message":"(\d+) ms in (\d+)"/g)].map(([, milliseconds, name]) => ({
      milliseconds: milliseconds!,
      thread: name!,
    }));

  /** Asks for tables `host/number` in this order; where a star follows nobody is there. The order of the answers. */
  async function answered(tables: readonly string[], threads = 1): Promise<string[]> {
    poolOf({ script: await thread(TIME_TELLER), threads });
    const order: string[] = [];
    await Promise.all(
      tables.map(async (table) => {
        const here = { isAttended: !table.endsWith('*') };
        const asker = { ...SOMEBODY, table, host: table.split('/')[0]!, here };
        await pool.think(game, 'watcher', table, asker);
        order.push(table);
      }),
    );
    return order;
  }
  const numbered = (name: (at: number) => string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => name(at));

  test('those where somebody is go first', async () => {
    const deserted = numbered((at) => `host ${at}/0*`, 30);
    // The first has the thread when the others come.
    expect(await answered([...deserted, 'late/0'])).toEqual([deserted[0], 'late/0', ...deserted.slice(1)]);
  });

  test('a host with many tables takes turns with the others', async () => {
    const order = await answered([...numbered((at) => `many/${at}`, 30), 'one/0', 'two/0', 'two/1']);
    expect(order.slice(0, 6)).toEqual(['many/0', 'many/1', 'one/0', 'two/0', 'many/2', 'two/1']);
  });

  test('those where nobody is have a turn now and then', async () => {
    const order = await answered([...numbered((at) => `host ${at}/0`, 30), 'a/0*', 'b/0*']);
    expect([order.indexOf('a/0*'), order.indexOf('b/0*')]).toEqual([8, 17]);
  });

  test('those where nobody is share one thread, and think for a short time', async () => {
    await answered(
      numbered((at) => `host ${at}/0*`, 20),
      4,
    );
    expect(times()).toHaveLength(20);
    expect(new Set(times().map(({ thread }) => thread)).size).toBe(1);
    expect(new Set(times().map(({ milliseconds }) => milliseconds))).toEqual(new Set(['150']));
    await pool.close();
    await answered(['somebody/0'], 4);
    expect(times()[0]!.milliseconds).toBe('1000');
  });

  test('somebody may come while a table waits', async () => {
    poolOf({ script: await thread(TIME_TELLER), threads: 1 });
    const order: string[] = [];
    const here = { isAttended: false };
    const nobody = { isAttended: false };
    const thoughts = ['a', 'b', 'c', 'd'].map(async (table) => {
      await pool.think(game, 'watcher', table, {
        ...SOMEBODY,
        table,
        host: table,
        here: table === 'd' ? here : nobody,
      });
      order.push(table);
    });
    here.isAttended = true;
    await Promise.all(thoughts);
    expect(order).toEqual(['a', 'd', 'b', 'c']);
  });

  test('a table that has gone on asks only its last question', async () => {
    poolOf({ script: await thread(TIME_TELLER), threads: 1 });
    const thoughts = numbered((at) => `seed ${at}`, 100).map((seed) =>
      pool.think(game, 'watcher', seed, SOMEBODY),
    );
    for (const thought of thoughts) expect(decide(game, 0, await thought).ok).toBe(true);
    expect(times()).toHaveLength(2);
  });
});
