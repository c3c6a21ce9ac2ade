import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/web/i18n/about.ts';
import { expect, speak, test } from './page.ts';
import { calm, openTable, sitDown } from './table-game.ts';

/** Round and stage stand in a corner that the hall leaves free: they lie on nothing, and nothing on them. */

const SCREENS = [
  [320, 568],
  [360, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1024, 768],
  [1280, 800],
] as const;

/** A recorded game up to a line: in the fourth round, and at the beginning of stage two. */
const LINES = readFileSync(new URL('../corpus/basic-2.ffr', import.meta.url), 'utf8').split('\n');
const UNTIL = [26, 61] as const;

/** What the words in the corner lie on. */
function collisions(): string[] {
  const found: string[] = [];
  const wall = document.querySelector<SVGPathElement>('.board-hall path[stroke-width="77"]')!;
  const toHall = wall.getScreenCTM()!.inverse();
  const inHall = (x: number, y: number): boolean => {
    const point = new DOMPoint(x, y).matrixTransform(toHall);
    return wall.isPointInFill(point) || wall.isPointInStroke(point);
  };
  const near = [...document.querySelectorAll('.pile svg, .last-card button, .frame-corner .btn')];
  const corner = document.querySelector('.frame-corner.round')!;
  const texts = document.createTreeWalker(corner, NodeFilter.SHOW_TEXT);
  for (let words = texts.nextNode(); words !== null; words = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width === 0) continue;
      // Letters do not fill their line.
      const [high, low] = [top + 3, bottom - 3];
      if (left < 0 || right > innerWidth) found.push(`${words.textContent} beyond the screen`);
      if ([left, right].some((x) => inHall(x, high) || inHall(x, low)))
        found.push(`${words.textContent} on the wall`);
      for (const other of near) {
        const box = other.getBoundingClientRect();
        if (left < box.right && right > box.left && high < box.bottom && low > box.top)
          found.push(`${words.textContent} on ${other.getAttribute('class')}`);
      }
    }
  }
  return found;
}

const collided = (page: Page): Promise<string[]> => page.evaluate(collisions);

for (const until of UNTIL) {
  test(`round and stage can be read after ${until} lines`, async ({ page, context }) => {
    const record = `${LINES.slice(0, until).join('\n')}\n`;
    await sitDown(context, { record, seen: until });
    await openTable(page);
    await calm(page);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const language of LANGUAGES) {
        await speak(page, language);
        await expect.poll(() => collided(page), { message: `${language}, ${width}x${height}` }).toEqual([]);
      }
    }
  });
}
