// The checks, then the tests, then those in a browser: one after another, since each of them can use the whole machine.
// The last line is the sum: each check counts as one test.
// Arguments go to vitest: then only what they choose runs, and no browser.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.ts';
import { type Count, heard, runChecks } from './check.ts';
import { ROOT } from './files.ts';

/** What vitest writes, as far as it is counted. */
interface Results {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Runs vitest with the arguments given to this script and counts its tests. What it says is printed when it is over. */
async function runTests(): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-test-'));
  const results = join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  try {
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)];
    const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };
    const { status, said } = await heard(spawn(process.execPath, command, { cwd: ROOT, env }));
    console.log(said);
    return countTests(results, status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countTests(results: string, status: number | null): Count {
  const count: Count = { passed: 0, failed: 0 };
  try {
    const { testResults }: Results = JSON.parse(readFileSync(results, 'utf8'));
    for (const file of testResults) {
      const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
      count.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
      // A file that fails outside of its tests counts as one.
      count.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
    }
  } catch (error) {
    console.log(`vitest left no results: ${error}`);
  }
  if (count.passed + count.failed === 0) console.log('No test ran.');
  if (count.failed === 0 && (status !== 0 || count.passed === 0)) count.failed = 1;
  return count;
}

const counts = [await runChecks(), await runTests()];
if (process.argv.length === 2) counts.push(await runBrowserTests());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
