import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayRecords } from '../src/rules/records/index.ts';
import { run } from './cli-process.ts';
import { good } from './helpers/halls.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-simulate-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('writes records that can be played again, and the summary elsewhere', async () => {
  const { code, stdout, stderr } = await run(['simulate', '--games', 3, '--seed', 1]);
  expect(code).toBe(0);
  const games = good(replayRecords(stdout));
  expect(games.map(({ finished }) => finished)).toEqual([true, true, true]);
  expect(games[0]!.header).toMatchObject({
    mode: 'basic',
    players: ['green', 'red', 'blue', 'yellow'],
    longer: false,
  });
  expect(stderr).toMatch(/^3 basic games of 4 players, seed 1/);
  expect(stderr).toMatch(/figures eaten by +stage 1 /);
  expect(stderr).not.toContain('\u001b');
});

test('with --out the summary goes to standard output', async () => {
  const out = join(folder, 'games.ffr');
  const { code, stdout, stderr } = await run(['simulate', '--games', 2, '--seed', 1, '--out', out]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^2 basic games/);
  expect(good(replayRecords(readFileSync(out, 'utf8')))).toHaveLength(2);
});

test('the summary agrees with the records', async () => {
  const out = join(folder, 'summed-up.ffr');
  const { stdout } = await run([
    'simulate',
    '--games',
    30,
    '--players',
    3,
    '--seed',
    5,
    '--out',
    out,
    '--json',
  ]);
  const summary = JSON.parse(stdout);
  const eaten: Record<string, number> = {};
  let card = '';
  let stage = 1;
  const games = good(
    replayRecords(readFileSync(out, 'utf8'), (event) => {
      if (event.type === 'cardDrawn') card = event.card;
      if (event.type === 'stageTwoBegan') stage = 2;
      if (event.type === 'gameEnded') stage = 1;
      if (event.type === 'figureEaten') eaten[`${stage} ${card}`] = (eaten[`${stage} ${card}`] ?? 0) + 1;
    }),
  );
  for (const winner of ['green', 'red', 'blue', 'monster']) {
    const wins = games.filter(({ game }) => (game.result!.winner ?? 'monster') === winner).length;
    expect(summary.wins[winner], winner).toBe(wins);
  }
  for (const reason of ['escaped', 'all-gone', 'last-card']) {
    const count = games.filter(({ game }) => game.result!.reason === reason).length;
    expect(summary.reasons[reason], reason).toBe(count);
  }
  for (const of of [1, 2]) {
    for (const [name, count] of Object.entries<{ eaten: number }>(summary.cards[of]))
      expect(count.eaten, `${of} ${name}`).toBe(eaten[`${of} ${name}`] ?? 0);
  }
  expect(summary).toMatchObject({ games: 30, players: 3, seed: '5', bots: ['random', 'random', 'random'] });
  expect(summary.gamesPerSecond).toBeGreaterThan(0);
});

describe('the same seed gives the same bytes', () => {
  test('whatever the number of threads', async () => {
    const options = [
      'simulate',
      '--games',
      45,
      '--seed',
      'any text',
      '--mode',
      'experienced',
      '--players',
      5,
    ];
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map((threads) => run([...options, '--threads', threads])),
    );
    expect(one!.stdout.length).toBeGreaterThan(10_000);
    expect(two!.stdout).toBe(one!.stdout);
    expect(three!.stdout).toBe(one!.stdout);
    expect(two!.stderr).toContain('threads: 2');
  });

  test('and a game is the same however many follow', async () => {
    const few = await run(['simulate', '--games', 2, '--seed', 9]);
    const more = await run(['simulate', '--games', 4, '--seed', 9]);
    expect(more.stdout.startsWith(few.stdout)).toBe(true);
    expect(more.stdout).not.toBe(few.stdout);
  });

  test('and another seed other games', async () => {
    const [one, other] = await Promise.all([1, 2].map((seed) => run(['simulate', '--seed', seed])));
    expect(one!.stdout).not.toBe(other!.stdout);
  });
});

test('C2: the longer game has the card "3 hits" and no 5', async () => {
  const { code, stdout, stderr } = await run([
    'simulate',
    '--players',
    6,
    '--longer',
    '--games',
    3,
    '--seed',
    2,
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain('{"card":"3 hits"}');
  expect(stdout).not.toContain('{"card":"5"}');
  expect(stderr).toMatch(/^ {2}3 hits /m);
});

test('a bot for each seat', async () => {
  const { code, stderr } = await run(['simulate', '--players', 2, '--bots', 'random,runner', '--seed', 1]);
  expect(code).toBe(0);
  expect(stderr).toContain('bots random,runner');
});
