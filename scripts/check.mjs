// Everything that can be said about the code without running it. Goes on after a step that fails.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './files.mjs';

const COLORS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`; // biome ci colours files, too
const STEPS = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', COLORS],
  ['types', 'node_modules/@typescript/native/bin/tsc', '-b'],
  ['import rule', 'scripts/check-imports.mjs'],
  ['rule numbers', 'scripts/check-rule-numbers.mjs'],
  ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress'],
];

/** Runs all steps, prints a line for each and the output of those that fail. */
export function runChecks() {
  const count = { passed: 0, failed: 0 };
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

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = runChecks().failed === 0 ? 0 : 1;
