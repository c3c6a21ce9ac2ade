import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './cli-process.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-train-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['arena', 'train'])('%s has an example', async (command) => {
  const { code, stdout } = await run([command, '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^ {2}\\$ fearsome-floors ${command}\\b`, 'm'));
});

test('train writes a data file, the same for the same seed', async () => {
  const out = join(folder, 'chances.json');
  const [printed, written] = await Promise.all([
    run(['train', '--games', 1, '--seed', 's']),
    run(['train', '--games', 1, '--seed', 's', '--out', out]),
  ]);
  expect([printed.code, written.code]).toEqual([0, 0]);
  expect(written.stdout).toBe('');
  expect(readFileSync(out, 'utf8')).toBe(printed.stdout);
  expect(Object.keys(JSON.parse(printed.stdout))).toEqual(['about', 'basic', 'experienced']);
});

test('train: a file that can not be written is wrong use', async () => {
  const { code, stderr } = await run(['train', '--games', 1, '--out', join(folder, 'no', 'such')]);
  expect(code).toBe(2);
  expect(stderr).toContain("can't be written");
});
