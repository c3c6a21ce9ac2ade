// Builds and serves the page, and runs the browser tests (test/browser) against it. Arguments go to Playwright.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '../src/server/index.ts';
import type { Count } from './check.ts';
import { ensureChromium } from './ensure-chromium.ts';
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

/** Runs Playwright and counts; more environment for the tests may be given. */
export async function runBrowserTests(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-browser-'));
  const results = join(folder, 'results.json');
  try {
    const chromium = ensureChromium();
    const status = await withPage((url) =>
      runPlaywright(args, {
        ...process.env,
        ...environment,
        CHROMIUM: chromium,
        PAGE_URL: url,
        PLAYWRIGHT_JSON_OUTPUT_NAME: results,
      }),
    );
    return count(results, status);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const runPlaywright = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | null> =>
  new Promise((resolve) => {
    const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...args];
    const run = spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'inherit' });
    run.on('close', resolve);
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

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const { passed, failed } = await runBrowserTests(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
