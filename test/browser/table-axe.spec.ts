import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { calm, idle, openTable, press, sitDown } from './table-game.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown }[];
  }[];
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { readonly axe: { run(): Promise<Found> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`));
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [size, viewport] of Object.entries({
    laptop: { width: 1280, height: 800 },
    phone: { width: 360, height: 740 },
  })) {
    test.describe(`axe finds nothing at the table, ${colorScheme}, ${size}`, () => {
      test.use({ colorScheme, viewport });

      test('a move tried and refused, the walk told', async ({ page, context }) => {
        await sitDown(context, { theme: colorScheme });
        await openTable(page);
        for (let move = 0; move < 4; move++) {
          await calm(page);
          await idle(page);
        }
        await calm(page);
        await page.keyboard.press('n');
        await page.keyboard.press('ArrowUp');
        await press(page, 'a6'); // far away
        await expect(page.locator('.refusal')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('w');
        await expect(page.locator('.why')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

      test('the set-up', async ({ page, context }) => {
        await sitDown(context, { mode: 'experienced', theme: colorScheme });
        await openTable(page);
        await page.locator('.tile').first().click();
        await press(page, 'h5');
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}
