import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/web/i18n/about.ts';
import { misfits } from './fit.ts';
import { speakMirrored } from './mirrored.ts';
import { test as onlineTest, openTable as openOnline, sit, start, whoActs } from './online-server.ts';
import { expect, open, PAGES, painted, speak, test } from './page.ts';
import { inAHurry, linkOf, openLevel, place, TWO_STONES } from './puzzle-game.ts';
import { calm, gameIn, openTable, press, seated, sitDown, untilItWalks } from './table-game.ts';

/** Phones as browsers leave them, with their bars. */
const PHONES = [
  [360, 640],
  [375, 667],
  [390, 664],
  [412, 732],
] as const;
type Size = readonly [width: number, height: number];
/** A phone held across, a tablet held upright, a laptop, a large screen, a huge one. */
const OTHERS = [
  [740, 360],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'en' };
test.use(PHONE);

const corpus = (name: string): string => readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8');
const soft = expect.configure({ soft: true, timeout: 15_000 });

/** In all languages, on all phones or other screens, everything shown has its place. */
async function expectFits(page: Page, where: string, screens: readonly Size[] = PHONES): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expectFitsAsItIs(page, `${where}, ${language}`, screens);
  }
  await speak(page, 'en');
}

async function expectFitsAsItIs(page: Page, where: string, screens: readonly Size[]): Promise<void> {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const message = `${where}, ${width}x${height}`;
    await soft.poll(() => page.evaluate(misfits, [width, height] as const), { message }).toEqual([]);
  }
}

test('the measure finds what is cut, sticks out, is covered or off the screen', async ({ page }) => {
  await open(page, '#/settings');
  const found = await page.evaluate(misfits, [360, 640] as const);
  expect(found).toEqual([]);
  const wrong = {
    'is cut by': 'overflow: hidden; width: 20px; white-space: nowrap',
    'sticks out of': 'border: 1px solid; width: 20px; white-space: nowrap',
    'is shortened': 'overflow: hidden; width: 20px; white-space: nowrap; text-overflow: ellipsis',
    'lie on each other': 'margin-top: -30px',
    'is off the screen': 'margin-inline-start: -30px',
  };
  for (const [what, style] of Object.entries(wrong)) {
    await page.evaluate((css) => {
      const [first, added] = ['first', 'added'].map((text) => {
        const line = document.createElement('p');
        line.className = 'wrong-line';
        line.textContent = `words of the ${text} line`;
        return line;
      });
      added!.style.cssText = css;
      document.querySelector('main')!.prepend(first!, added!);
    }, style);
    expect((await page.evaluate(misfits, [360, 640] as const)).join(), what).toContain(what);
    await page.locator('.wrong-line').evaluateAll((lines) => {
      for (const line of lines) line.remove();
    });
  }
});

test('pages of words and panels', async ({ page }) => {
  for (const hash of [...PAGES, '#/new?mode=experienced', '#/learn/1', '#/puzzles/daily']) {
    await open(page, hash);
    if (hash === '#/') await expect(page.locator('.pupil').first()).toBeAttached();
    await expectFits(page, hash);
  }
});

test('other screens, with fingers', async ({ page, context }) => {
  await sitDown(context);
  for (const hash of [
    '#/',
    '#/workshop',
    '#/settings',
    '#/puzzles',
    '#/puzzles/daily/2026-11-15',
    '#/puzzles/editor',
  ]) {
    await open(page, hash);
    await expectFits(page, hash, OTHERS);
  }
  for (const hash of ['#/rules', '#/learn/1']) {
    await open(page, hash);
    await expectFits(page, hash, OTHERS.slice(-1));
  }
  await openTable(page);
  await calm(page);
  await page.keyboard.press('n');
  await expectFits(page, 'a table', OTHERS.slice(1));
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator('.action-bar .own-figures button').last()).toBeInViewport({ ratio: 1 });
  // What may be put down is seen without scrolling, also beside many words.
  await openLevel(page, '#/puzzles/campaign/eyes-1');
  const heap = (await page.locator('.heap').last().boundingBox())!;
  expect(heap.y + heap.height).toBeLessThanOrEqual((await page.locator('.level-acts').boundingBox())!.y);
});

/** Where the middle of something is, from the left of the screen, as a share of its width. Looked at in one go: panels are drawn anew when they come. */
const acrossOf = async (page: Page, what: string): Promise<number> => {
  await expect(page.locator(what).first()).toBeAttached();
  return page.evaluate((selector) => {
    const { left, right } = document.querySelector(selector)!.getBoundingClientRect();
    return (left + right) / 2 / window.innerWidth;
  }, what);
};

test.describe('a language that runs from right to left', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('pages are mirrored and fit; the hall is as it is', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await sitDown(context);
    await openTable(page);
    const asIs = { bar: await acrossOf(page, '.bar-logo'), side: await acrossOf(page, '.frame-side') };
    expect([asIs.bar < 0.5, asIs.side > 0.5]).toEqual([true, true]);
    await speakMirrored(context);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await calm(page);
    expect(await acrossOf(page, '.bar-logo')).toBeGreaterThan(0.5);
    expect(await acrossOf(page, '.frame-side')).toBeLessThan(0.5);
    expect(await acrossOf(page, '[data-place="b2"]')).toBeLessThan(
      await acrossOf(page, '[data-place="n10"]'),
    );
    await page.keyboard.press('n');
    const screens = [...PHONES.slice(0, 1), ...OTHERS.slice(1, 3)];
    await expectFitsAsItIs(page, 'a table', screens);
    // What points back points to where the reading began.
    const arrows = page.locator('.your-move .glyph.read');
    expect(await arrows.evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).scale))).toEqual([
      '-1 1',
      '-1 1',
    ]);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFitsAsItIs(page, 'help', screens);
    await page.keyboard.press('Escape');
    await page.locator('.bar-slot .btn').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFitsAsItIs(page, 'the menu', screens);
    await page.keyboard.press('Escape');
    for (const hash of [...PAGES, '#/puzzles/daily', '#/puzzles/editor', '#/puzzles/daily/2026-11-15']) {
      await open(page, hash);
      await expect(page.locator('main')).toContainText(/[א-ת]/);
      await expectFitsAsItIs(page, hash, screens);
    }
    await page.evaluate(
      (kept) => {
        for (const [name, text] of Object.entries(kept))
          localStorage.setItem(`fearsome-floors/${name}`, text);
      },
      seated(upTo(corpus('basic-2.ffr'))),
    );
    await page.reload();
    await openTable(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFitsAsItIs(page, 'the end', screens);
  });
});

test('dialogs, and a table for seven', async ({ page }) => {
  await open(page, '#/settings');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'help');
  await page.keyboard.press('Escape');
  await page.locator('.bar-menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'the menu of all pages');
  await open(page, '#/new');
  for (let seats = 4; seats <= 7; seats++) await page.locator('.seat.more button').click();
  await expectFits(page, 'a new game for seven');
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await page.locator('.seat .select').evaluateAll(tooNarrow), language).toEqual([]);
  }
  await speak(page, 'en');
  await page.locator('.start-line .primary').click();
  await calm(page);
  await expectFits(page, 'seven players');
  await page.locator('.frame-strip .btn').last().click();
  await expect(page.locator('.frame-side.open')).toBeVisible();
  await expectFits(page, 'seven players, panels');
});

/** Runs in the page: what has been chosen, where it is wider than the box that shows it. */
function tooNarrow(boxes: Element[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  return boxes.flatMap((box) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
    pen.font = font;
    const text = box.querySelector('option:checked')!.textContent.trim();
    const room =
      box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return pen.measureText(text).width > room + 1 ? [text] : [];
  });
}

/** A game that has been seen so far. */
const upTo = (record: string) => ({
  record,
  seen: record.split('\n').filter((line) => /"move"|"place"/.test(line)).length,
});

/** A game of the corpus in the second round of its second stage. */
function inStageTwo() {
  const lines = corpus('basic-2.ffr').split('\n');
  const part = (length: number): string => `${lines.slice(0, length).join('\n')}\n`;
  const reached = (length: number): boolean => {
    const { stage, round } = gameIn(part(length));
    return stage === 2 && round === 2;
  };
  return upTo(part(lines.findIndex((_, at) => at > 0 && reached(at))));
}

test('a move: a figure, ways to choose, refused, looked back at; menu, panels, reasons', async ({
  page,
  context,
}) => {
  await sitDown(context, inStageTwo());
  await openTable(page);
  await calm(page);
  await expectFits(page, 'no figure chosen, stage two');
  await page.keyboard.press('n');
  await expectFits(page, 'a figure chosen');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.locator('button.way')).toBeVisible();
  await expectFits(page, 'ways to choose');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowUp');
  await expect(page.locator('.refusal')).toBeVisible();
  await expectFits(page, 'refused');
  await page.keyboard.press('Escape');
  await page.keyboard.press(',');
  await expect(page.locator('.action-bar.playback')).toBeVisible();
  await expectFits(page, 'looking back');
  await page.keyboard.press('Escape');
  await page.locator('.frame-strip .btn').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'the menu');
  await page.keyboard.press('Escape');
  await page.locator('.frame-strip .btn').last().click();
  await expect(page.locator('.frame-side.open')).toBeVisible();
  await expectFits(page, 'panels');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await expect(page.locator('.why')).toBeVisible();
  await expectFits(page, 'reasons');
});

test('the monster walks', async ({ page, context }) => {
  await sitDown(context, { speed: 1 });
  await openTable(page);
  await untilItWalks(page);
  await page.keyboard.press(' ');
  await expectFits(page, 'the monster walks');
  // With room for it, all that is said of a step is there.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await speak(page, language);
    const cut = () => page.locator('.said').evaluate((said) => said.scrollHeight - said.clientHeight);
    await expect.poll(cut, { message: language }).toBeLessThanOrEqual(1);
  }
});

test('the set-up', async ({ page, context }) => {
  await sitDown(context, { mode: 'experienced', sitters: ['person', 'person', 'person', 'person'] });
  await openTable(page);
  await calm(page);
  await expectFits(page, 'no tile chosen');
  await page.locator('.tile').first().click();
  await press(page, 'h6');
  await expectFits(page, 'a tile laid');
});

test('the end, and the first page with a game', async ({ page, context }) => {
  await sitDown(context, upTo(corpus('basic-2.ffr')));
  await openTable(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'the end');
  await open(page, '#/');
  await expect(page.locator('.kept-game')).toBeVisible();
  await expectFits(page, 'a kept game');
});

test('a study', async ({ page }) => {
  await open(page, '#/study');
  const buffer = Buffer.from(corpus('experienced-3.ffr'));
  await page.locator('input[type=file]').setInputFiles({ name: 'a.ffr', mimeType: 'text/plain', buffer });
  await expect(page.locator('.study')).toBeVisible();
  await page.getByRole('slider').fill('30');
  await page.keyboard.press('a');
  await expectFits(page, 'a study');
});

test('a puzzle, and the editor', async ({ page, context }) => {
  await inAHurry(context);
  await openLevel(page, '#/puzzles/daily/2026-11-15');
  await expectFits(page, 'a level of the day');
  const hint = page.locator('.hint-box');
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('h');
    await expect(hint).toContainText(`${step} of 3`);
    await expect(hint.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.level-acts')).toBeHidden();
  }
  await openLevel(page, linkOf(TWO_STONES));
  await page.locator('[data-heap=stone]').click();
  await place(page, 'h6').click({ force: true });
  await expectFits(page, 'something laid');
  await page.locator('.let-walk').click();
  await page.keyboard.press(' ');
  await expectFits(page, 'walking');
  await page.keyboard.press('End');
  await expect(page.locator('.puzzle')).toHaveAttribute('data-state', 'over');
  await expectFits(page, 'over');
  await page.goto('./#/puzzles/editor');
  await expect(page.locator('.editor')).toBeVisible();
  await expectFits(page, 'the editor');
});

onlineTest('online: tables, a new one, the waiting room, a table', async ({ guest }) => {
  const { viewport } = PHONE;
  const ann = await guest({ name: 'Ann', viewport });
  const ben = await guest({ name: 'Ben', viewport });
  const { page } = ann;
  await open(page, '#/lobby/new');
  await expectFits(page, 'a new table');
  const link = await openOnline(ann, { listed: true });
  await expectFits(page, 'the waiting room');
  await ben.page.goto(link);
  await expect(ben.page.locator('.waiting-room')).toBeVisible();
  await expectFits(ben.page, 'the waiting room, a guest');
  await ben.page.goto('./#/lobby');
  await expect(ben.page.locator('.table-row')).toBeVisible();
  await expectFits(ben.page, 'tables');
  const dot = await guest({ name: 'Dot', viewport });
  await speakMirrored(dot.context);
  for (const hash of [link, './#/lobby', './#/lobby/new']) {
    await dot.page.goto(hash);
    await expect(dot.page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(dot.page.locator('main h1').first()).toBeAttached();
    await expectFitsAsItIs(dot.page, `${hash}, mirrored`, [PHONES[0], OTHERS[2]]);
  }
  await sit(ben, link);
  await start(ann);
  await whoActs([ann, ben]);
  for (const one of [ann, ben]) await expectFits(one.page, 'an online table');
  await page.locator('.frame-strip .btn').last().click();
  await expect(page.locator('.frame-side.open')).toBeVisible();
  await expectFits(page, 'talk');
});
