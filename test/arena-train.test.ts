import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './cli-process.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-train-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['arena', 'train', 'train-chances'])('%s has an example', async (command) => {
  const { code, stdout } = await run([command, '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^ {2}\\$ fearsome-floors ${command}\\b`, 'm'));
});

test('train-chances writes a data file, the same for the same seed', async () => {
  const out = join(folder, 'chances.json');
  const [printed, written] = await Promise.all([
    run(['train-chances', '--games', 1, '--seed', 's']),
    run(['train-chances', '--games', 1, '--seed', 's', '--out', out]),
  ]);
  expect([printed.code, written.code]).toEqual([0, 0]);
  expect(written.stdout).toBe('');
  expect(readFileSync(out, 'utf8')).toBe(printed.stdout);
  expect(Object.keys(JSON.parse(printed.stdout))).toEqual(['about', 'basic', 'experienced']);
});

test('train: a file that can not be written is wrong use', async () => {
  const { code, stderr } = await run(['train-chances', '--games', 1, '--out', join(folder, 'no', 'such')]);
  expect(code).toBe(2);
  expect(stderr).toContain("can't be written");
});

describe('train', () => {
  const lessons = (where: string, threads: number, ...more: (string | number)[]) =>
    run([
      'train',
      '--games',
      2,
      '--nodes',
      5,
      '--folder',
      join(folder, where),
      '--threads',
      threads,
      ...more,
    ]);

  test('comes to the same bytes in any number of threads, and when it was stopped on the way', async () => {
    const [whole, threaded] = await Promise.all([
      lessons('whole', 1, '--generations', 2),
      lessons('threads', 2, '--generations', 2),
    ]);
    expect([whole.code, threaded.code]).toEqual([0, 0]);
    expect(threaded.stdout).toBe(whole.stdout);
    expect(whole.stderr).toMatch(/^generation 2 against the one before, two players: basic .* % of \d/m);
    expect(whole.stderr).toMatch(/held out \d+, loss/);
    // Stopped after the first generation, in the middle of the second.
    expect((await lessons('stopped', 1, '--generations', 1)).stdout).not.toBe(whole.stdout);
    copyFileSync(join(folder, 'whole', '2-basic-0.samples'), join(folder, 'stopped', '2-basic-0.samples'));
    const resumed = await lessons('stopped', 1, '--generations', 2);
    expect(resumed.stdout).toBe(whole.stdout);
    expect(resumed.stderr).toBe(whole.stderr.replace(/^generation 1, .*\n/gm, ''));
  });
});
