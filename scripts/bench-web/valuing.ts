// How long the learned value of a position takes in a browser: the same work as in `npm run bench`, without a page around it.
import type { Browser } from '@playwright/test';
import { scriptAddress } from '../browser-script.ts';

const SECONDS = 2;

/** Microseconds a position, on one core. */
export async function measureValuing(browser: Browser): Promise<number> {
  const page = await browser.newPage();
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
    [await scriptAddress('src/bots/valuing.ts'), SECONDS] as const,
  );
  await page.close();
  return microseconds;
}
