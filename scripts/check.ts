// Everything that can be said about the code without running it. Goes on after a step that fails.
import { spawnSync } from 'node:child_process';
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

/** Runs all steps, prints a line for each and the output of those that fail. */
export function runChecks(): Count {
  const count: Count = { passed: 0, failed: 0 };
  for (const [name, ...command] of STEPS) {
    const start = performance.now();
    const run = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const ok = run.status === 0;
    count[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (!ok)
      console.log(`${run.stdout}${run.stderr}${run.error?.message ?? ''}`.trim().replace(/^(?=.)/gm, '  '));
  }
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href)
  process.exitCode = runChecks().failed === 0 ? 0 : 1;
