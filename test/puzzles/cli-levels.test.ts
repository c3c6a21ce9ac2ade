import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLevel, readLink, solves, writeLevel } from '../../src/puzzles/index.ts';
import { run } from '../cli-process.ts';
import { good } from '../helpers/halls.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-levels-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Three stones: 33 solutions of two and of three. */
const STONES = writeLevel(good(readLink('EAGQMUgJYLgwB-DimXpzEoAhBAB-eA')));
const lines = (text: string): string[] => text.trimEnd().split('\n');

describe('solve', () => {
  test('prints the smallest solutions, or all of them', async () => {
    const path = file('stones.level.json', STONES);
    const smallest = await run(['solve', path]);
    expect([smallest.code, smallest.stderr]).toEqual([0, '']);
    expect(smallest.stdout).toMatch(
      /^\d+ solutions? of the smallest size, [\d,]+ walks\n1\. stone \w+, stone \w+\n/,
    );
    const all = await run(['solve', path, '--all', '--json']);
    const { solutions } = JSON.parse(all.stdout) as { solutions: unknown[][] };
    expect(solutions.length).toBe(33);
    expect(lines(smallest.stdout).length - 1).toBe(solutions.filter(({ length }) => length === 2).length);
  });

  test('a level without a solution is a failed check', async () => {
    const level = { ...good(readLevel(STONES)), supply: [] };
    const { code, stdout, stderr } = await run(['solve', '-'], writeLevel(level));
    expect([code, stdout]).toEqual([1, '0 solutions of the smallest size, 1 walks\n']);
    expect(stderr).toBe('fearsome-floors: - has no solution\n');
  });

  test('a bad file gets a message with its place, a missing one is wrong use', async () => {
    const bad = file('bad.level.json', STONES.replace('"own"', '"owner"'));
    const broken = await run(['solve', bad]);
    expect(broken.code).toBe(1);
    expect(broken.stderr).toMatch(
      /bad\.level\.json: the level has (no field "own"|an unknown field "owner")/,
    );
    expect((await run(['solve', join(folder, 'none.json')])).code).toBe(2);
  });
});

describe('generate', () => {
  test('prints levels, the same for the same seed', async () => {
    const args = ['generate', '--difficulty', 2, '--seed', 'x', '--count', 2];
    const [one, again] = [await run(args), await run(args)];
    expect([one.code, one.stderr]).toEqual([0, '']);
    expect(one.stdout).toBe(again.stdout);
    const levels = lines(one.stdout).map((line) => good(readLevel(line)));
    expect(levels.map(({ name }) => name)).toEqual(['x-1', 'x-2']);
    for (const level of levels) expect(solves(level, level.solutions![0]!)).toBe(true);
  });

  test('a difficulty that there is not is wrong use', async () => {
    const { code, stderr } = await run(['generate', '--difficulty', 8]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/from 1 to 7/);
  });
});

describe('grade', () => {
  test('prints the figures of levels', async () => {
    const path = file('stones.level.json', STONES);
    const { code, stdout } = await run(['grade', path]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/difficulty +effort +search +decoys +ahead/);
    expect(stdout).toMatch(/things-left-over/);
    const told = await run(['grade', path, '--json', '--tinkerer', 2]);
    const grade = JSON.parse(told.stdout) as { solutions: number; tinkerer: number };
    expect(grade.solutions).toBe(33);
    expect(grade.tinkerer).toBeGreaterThan(0);
  });
});

describe('levels', () => {
  test('lists the campaign and the days, one JSON line each, with solutions that solve', async () => {
    const campaign = await run(['levels', '--campaign', '--json']);
    expect(lines(campaign.stdout).length).toBeGreaterThanOrEqual(60);
    const week = await run(['levels', '--daily', '2026-11-02..2026-11-08', '--json']);
    const levels = lines(week.stdout).map((line) => good(readLevel(line)));
    expect(levels.map(({ name }) => name)).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `2026-11-0${day}`));
    for (const level of levels) for (const downs of level.solutions!) expect(solves(level, downs)).toBe(true);
  });

  test('everything, as a table', async () => {
    const { code, stdout } = await run(['levels']);
    expect(code).toBe(0);
    expect(lines(stdout).length).toBeGreaterThanOrEqual(1 + 60 + 730);
  });

  test('days that are none are wrong use', async () => {
    for (const range of ['2026-11-31..2026-12-01', '2026-11-02', '2026-11-02..2026-11-01']) {
      const { code, stderr } = await run(['levels', '--daily', range]);
      expect([range, code]).toEqual([range, 2]);
      expect(stderr).toMatch(/--daily takes two days/);
    }
  });
});
