import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIN, type Finished, run } from './cli-process.ts';

const ROOT = dirname(dirname(BIN));
const NEEDED = ['bin', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'src'];

/** A checkout of its own: whatever this test does to it, nobody else meets it. */
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'fearsome-floors-built-'));
  for (const path of NEEDED) cpSync(join(ROOT, path), join(checkout, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
});
afterAll(() => rmSync(checkout, { recursive: true }));

const help = (): Promise<Finished> => run(['--help'], '', join(checkout, 'bin/fearsome-floors'));
const builds = (): string[] => readdirSync(join(checkout, 'dist/cli'));
const write = (words: string): void => {
  const file = join(checkout, 'src/cli/commands/index.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/\.description\('[^']*'\)/, `.description('${words}')`));
};

test('is built once from the same sources, and anew when they change', async () => {
  const both = await Promise.all([help(), help()]);
  for (const { code, stdout } of both) expect({ code, stdout }).toEqual({ code: 0, stdout: both[0].stdout });
  expect(builds()).toHaveLength(1);
  await help();
  expect(builds()).toHaveLength(1);
  write('Hear the floors');
  expect((await help()).stdout).toContain('Hear the floors');
  expect(builds()).toHaveLength(2);
});

test('runs from its sources where it can not be built', async () => {
  rmSync(join(checkout, 'dist'), { recursive: true, force: true });
  writeFileSync(join(checkout, 'dist'), 'no folder');
  write('Unbuilt');
  const { code, stdout, stderr } = await help();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Unbuilt');
});
