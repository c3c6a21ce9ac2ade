import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, painted } from './page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: { run(options: { readonly resultTypes: readonly string[] }): Promise<AxeResults> };
  }
}

export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
/** Each size in one of the two: all colours, and all that a size changes, are looked at once. */
const themeAt = ({ width }: { readonly width: number }): string =>
  width === LAPTOP.width ? 'dark' : 'light';

/** Axe finds nothing on the page as it is now: on a laptop by night and on a phone by day. */
export async function expectNoFindings(page: Page, sizes = [LAPTOP, PHONE]): Promise<void> {
  // As text, since the page lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const theme = themeAt(size);
    await page.evaluate((shown) => {
      document.documentElement.dataset['theme'] = shown;
    }, theme);
    await painted(page);
    const { violations } = await page.evaluate(() => window.axe!.run({ resultTypes: ['violations'] }));
    for (const { id, nodes } of violations)
      for (const { target, any } of nodes)
        found.push(`${size.width}, ${theme}, ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`);
  }
  expect(found).toEqual([]);
}
