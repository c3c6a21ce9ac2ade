import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, painted } from './page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
/** The other theme has other colours; everything else about the page is the same. */
const LOOKS = [
  { theme: 'dark', options: {} },
  { theme: 'light', options: { runOnly: ['color-contrast'] } },
] as const satisfies readonly { readonly theme: string; readonly options: RunOptions }[];

/** Axe finds nothing on the page as it is now: on a laptop and on a phone, dark and light. */
export async function expectNoFindings(page: Page, sizes = [LAPTOP, PHONE]): Promise<void> {
  // As text, since the page lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const { theme, options } of LOOKS) {
      await page.evaluate((shown) => {
        document.documentElement.dataset['theme'] = shown;
      }, theme);
      await painted(page);
      const { violations } = await page.evaluate((run) => window.axe!.run(run), options as RunOptions);
      for (const { id, nodes } of violations)
        for (const { target, any } of nodes)
          found.push(`${size.width}, ${theme}, ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`);
    }
  }
  expect(found).toEqual([]);
}
