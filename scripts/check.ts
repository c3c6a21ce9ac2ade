// Everything that can be said about the code without running it. Goes on after a step that fails.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './files.ts';

const COLORS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`; // biome ci colours files, too
const STEPS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', COLORS],
  ['types', 'node_modules/@typescript/native/bin/tsc', '-b'],
  ['import rule', '--import', 'tsx', 'scripts/check-imports.ts'],
  ['rule numbers', '--import', 'tsx', 'scripts/check-rule-numbers.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress'],
];

export interface Count {
  passed: number;
  failed: number;
}

/** Runs all steps side by side, prints a line for each and the output of those that fail. */
export async function runChecks(): Promise<Count> {
  const results = await Promise.all(STEPS.map(([name, ...command]) => check(name, command)));
  const passed = results.filter((ok) => ok).length;
  return { passed, failed: results.length - passed };
}

async function check(name: string, command: readonly string[]): Promise<boolean> {
  const start = performance.now();
  const { status, said } = await heard(spawn(process.execPath, command, { cwd: ROOT }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const ok = status === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!ok) console.log(said.trim().replace(/^(?=.)/gm, '  '));
  return ok;
}

/** Waits for a program's end: how it ended, and all that it said. */
export function heard(
  child: ChildProcessWithoutNullStreams,
): Promise<{ readonly status: number | null; readonly said: string }> {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, said: Buffer.concat(chunks).toString() }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href)
  process.exitCode = (await runChecks()).failed === 0 ? 0 : 1;
