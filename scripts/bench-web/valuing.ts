// How long the learned value of a position takes in a browser: the same work as in `npm run bench`, without a page around it.
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { ROOT } from '../files.ts';

const BOTS = join(ROOT, 'src/bots/valuing.ts');
const SECONDS = 2;

/** The bots' work as one script. */
async function bundledWork(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: BOTS, formats: ['es'], fileName: 'valuing' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('the bots could not be built');
  return bundle.output[0].code;
}

/** Microseconds a position, on one core. */
export async function measureValuing(browser: Browser): Promise<number> {
  const code = await bundledWork();
  const page = await browser.newPage();
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const microseconds = await page.evaluate(
    async ([address, seconds]) => {
      const { valuingWork } = (await import(address)) as typeof import('../../src/bots/valuing.ts');
      const { moments, work } = await valuingWork();
      for (const end = performance.now() + 1000; performance.now() < end; ) work(); // warm
      const begun = performance.now();
      let rounds = 0;
      for (; performance.now() < begun + seconds * 1000; rounds++) work();
      return ((performance.now() - begun) * 1000) / (rounds * moments);
    },
    [address, SECONDS] as const,
  );
  await page.close();
  return microseconds;
}
