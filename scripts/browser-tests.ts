// Builds and serves the page, and runs the browser tests against it: in detail (test/browser), and in short in every engine
// (test/smoke). `--engine firefox`, `webkit` or `all` chooses others than Chromium; all other arguments go to Playwright.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '../src/server/index.ts';
import type { Count } from './check.ts';
import { ENGINES, type Engine, ensureEngine } from './engines.ts';
import { ROOT } from './files.ts';
import { buildWeb, WEB_FOLDER } from './web-build.ts';

/** Serves the built page on a free port for as long as `use` runs. */
export async function withPage<T>(use: (url: string) => Promise<T>): Promise<T> {
  buildWeb();
  const { url, close } = await serve(WEB_FOLDER, { host: '127.0.0.1', port: 0, anyPort: false });
  try {
    return await use(url);
  } finally {
    await close();
  }
}

interface Run {
  readonly engines?: readonly Engine[];
  /** Whether Firefox, too, runs the tests in detail, which takes long; WebKit can only run the short ones. */
  readonly everything?: boolean;
  /** For Playwright. */
  readonly args?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs Playwright and counts. An engine that is missing and can't be installed counts as one test that failed. */
export async function runBrowserTests({ engines = ENGINES, ...run }: Run = {}): Promise<Count> {
  const paths: NodeJS.ProcessEnv = {};
  let missing = 0;
  for (const engine of engines) {
    try {
      paths[engine.toUpperCase()] = ensureEngine(engine);
    } catch (error) {
      console.log(messageOf(error));
      missing += 1;
    }
  }
  const there = engines.filter((engine) => engine.toUpperCase() in paths);
  const { passed, failed } = there.length > 0 ? await runIn(there, paths, run) : { passed: 0, failed: 0 };
  return { passed, failed: failed + missing };
}

const messageOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

async function runIn(engines: readonly Engine[], paths: NodeJS.ProcessEnv, run: Run): Promise<Count> {
  const { everything = false, args = [], environment = {} } = run;
  const inDetail = engines.filter((engine) => engine === 'chromium' || (engine === 'firefox' && everything));
  const projects = [...inDetail, ...engines.map((engine) => `smoke-${engine}`)];
  const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-browser-'));
  const results = join(folder, 'results.json');
  const command = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
  command.push(...projects.map((project) => `--project=${project}`), ...args);
  // Here is the screen that WebKit needs.
  if (engines.includes('webkit')) command.unshift('xvfb-run', '-a', '-s', '-screen 0 1600x1200x24');
  try {
    const status = await withPage((url) =>
      finished(command, {
        ...process.env,
        ...environment,
        ...paths,
        PAGE_URL: url,
        PLAYWRIGHT_JSON_OUTPUT_NAME: results,
      }),
    );
    return count(results, status);
  } catch (error) {
    console.log(messageOf(error));
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const finished = ([program, ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number | null> =>
  new Promise((resolve, reject) => {
    spawn(program!, args, { cwd: ROOT, env, stdio: 'inherit' }).on('close', resolve).on('error', reject);
  });

function count(results: string, status: number | null): Count {
  try {
    const { stats } = JSON.parse(readFileSync(results, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    if (stats.expected + failed === 0) console.log('No browser test ran.');
    return { passed: stats.expected, failed: failed === 0 && status !== 0 ? 1 : failed };
  } catch (error) {
    console.log(`Playwright left no results: ${error}`);
    return { passed: 0, failed: 1 };
  }
}

/** `--engine` and what it names, taken out of the arguments. */
function readEngine(given: readonly string[]): { engines: readonly Engine[]; args: readonly string[] } {
  const at = given.indexOf('--engine');
  if (at === -1) return { engines: ['chromium'], args: given };
  const named = given[at + 1];
  const engines = named === 'all' ? ENGINES : ENGINES.filter((engine) => engine === named);
  if (engines.length === 0) throw new Error(`--engine takes one of ${ENGINES.join(', ')}, all`);
  return { engines, args: given.toSpliced(at, 2) };
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const { engines, args } = readEngine(process.argv.slice(2));
  const { passed, failed } = await runBrowserTests({ engines, args, everything: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
