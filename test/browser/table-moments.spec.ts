import { readFileSync } from 'node:fs';
import type { GameEvent } from '../../src/rules/index.ts';
import { Replay } from '../../src/rules/records/index.ts';
import { expect, test } from './page.ts';
import { openTable, type Seating, sitDown } from './table-game.ts';

const record = readFileSync(new URL('../corpus/basic-2.ffr', import.meta.url), 'utf8');
const lines = record.split('\n');

/** How many decisions lie before the one that first brings such an event about, and the lines up to its end. */
function upTo(type: GameEvent['type']): { seen: number; record: string } {
  const heard: GameEvent[] = [];
  const replay = new Replay((event) => heard.push(event));
  let decisions = 0;
  for (const [at, line] of lines.entries()) {
    if (line.includes('"move"')) decisions++;
    replay.feed(line);
    if (heard.some((event) => event.type === type)) {
      const end = lines.findIndex((later, index) => index > at && later.includes('"move"'));
      return { seen: decisions - 1, record: `${lines.slice(0, end < 0 ? undefined : end).join('\n')}\n` };
    }
  }
  throw new Error('the corpus has changed');
}

/** All but the decision with such an event has been seen; the last move takes green out and wins. */
const before = (type: GameEvent['type'], speed: number | 'instant'): Seating => ({
  ...upTo(type),
  start: (JSON.parse(lines[0]!) as { start: 'red' }).start,
  sitters: ['person', 'runner'],
  speed,
});

test('the end has its moment before the result is told; it can be skipped', async ({ page, context }) => {
  await sitDown(context, before('gameEnded', 0.5));
  await openTable(page);
  await expect(page.locator('.moment-end')).toContainText('You win', { timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.moment')).toHaveCount(0);
});

test('presses go through to the board, and nothing moves where movement is reduced', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(context, before('gameEnded', 0.5));
  await openTable(page);
  const moment = page.locator('.moment-end');
  await expect(moment).toBeVisible({ timeout: 30_000 });
  await expect(moment).toHaveCSS('pointer-events', 'none');
  await expect(moment.locator('.moment-words')).toHaveCSS('animation-name', 'none');
  await expect(moment.locator('.moment-light')).toHaveCSS('animation-name', 'none');
});

test('at instant speed the result is there at once', async ({ page, context }) => {
  await sitDown(context, before('gameEnded', 'instant'));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.moment')) document.title = 'a moment';
    }).observe(document, { childList: true, subtree: true });
  });
  await openTable(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.title()).not.toBe('a moment');
});

test('whoever gets out has a moment; so has stage two', async ({ page, context, browser }) => {
  await sitDown(context, before('figureLeft', 0.5));
  await openTable(page);
  await expect(page.locator('.moment-out')).toHaveText(/^Your \d is out1 of 3 out$/, { timeout: 30_000 });
  const other = await browser.newContext();
  await sitDown(other, before('stageTwoBegan', 2));
  const second = await other.newPage();
  await openTable(second);
  await expect(second.locator('.moment-stage-two')).toContainText('eaten is out', { timeout: 30_000 });
  await other.close();
});
