import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Level, readLevel, writeLink } from '../../src/puzzles/index.ts';
import type { PutDown } from '../../src/rules/index.ts';
import { expect, keep } from './page.ts';

/** A stone on c8 solves it, two are given; left alone, the own figure is eaten in step 4. */
export const TWO_STONES = levelFrom({
  name: 'Two stones',
  figures: [
    { id: 'A', at: 'c9' },
    { id: 'M', at: 'h5' },
  ],
  supply: [{ kind: 'stone', count: 2 }],
  solutions: [[{ kind: 'stone', at: 'c8' }]],
});

interface LevelParts {
  readonly name: string;
  readonly figures: readonly { readonly id: string; readonly at: string }[];
  readonly supply: readonly object[];
  readonly solutions?: readonly (readonly object[])[];
}

export function levelText({ name, figures, supply, solutions }: LevelParts): string {
  const ids = figures.map(({ id }) => id);
  return JSON.stringify({
    format: 'fearsome-floors-level/1',
    name,
    author: 'Mira',
    position: { monster: { at: 'c5', facing: 'e' }, tiles: [], figures },
    own: ids.filter((id) => id < 'M'),
    enemies: ids.filter((id) => id >= 'M'),
    supply,
    solutions,
  });
}

function levelFrom(parts: LevelParts): Level {
  const read = readLevel(levelText(parts));
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/** The address of a level that does not show its solution. */
export function linkOf({ solutions: _, ...level }: Level): string {
  return `#/puzzles/link/${writeLink(level)}`;
}

export const place = (page: Page, at: string): Locator => page.locator(`[data-place="${at}"]`);

export async function openLevel(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.puzzle[data-level]')).toBeVisible();
}

/** Walks are shown fast, and quick to end. */
export async function inAHurry(context: BrowserContext): Promise<void> {
  const data = { levels: {}, footprints: false, speed: 4 };
  await keep(context, 'puzzles', JSON.stringify({ version: 1, data }));
}

const heapOf = (put: PutDown): string =>
  'figure' in put
    ? put.figure
    : put.kind === 'teleporter'
      ? `teleporter-${put.pair}`
      : put.kind === 'pool'
        ? put.shape === '2x2'
          ? 'pool-2x2'
          : 'pool-4x1'
        : put.kind;

/** How often R must be pressed for a thing to lie like this. */
const turnsOf = (put: PutDown): number => {
  if ('figure' in put) return 0;
  if (put.kind === 'teleporter') return ['n', 'e', 's', 'w'].indexOf(put.facing);
  return put.kind === 'pool' && put.shape === '1x4' ? 1 : 0;
};

/** Puts a solution down with the mouse. */
export async function putDown(page: Page, downs: readonly PutDown[]): Promise<void> {
  for (const put of downs) {
    const heap = page.locator(`[data-heap="${heapOf(put)}"]`);
    if ((await heap.getAttribute('aria-pressed')) !== 'true') await heap.click();
    for (let turn = 0; turn < turnsOf(put); turn++) await page.keyboard.press('r');
    await place(page, put.at).click({ force: true });
  }
}

/** Lets the monster go and shows the end at once. */
export async function walkToEnd(page: Page): Promise<void> {
  await page.locator('.let-walk').click();
  await page.keyboard.press('End');
  await expect(page.locator('.puzzle')).toHaveAttribute('data-state', 'over');
}
