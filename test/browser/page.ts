import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Every page of the game by its address; what follows it in a table needs a game. */
export const PAGES = [
  '#/',
  '#/new',
  '#/rules',
  '#/learn',
  '#/workshop',
  '#/settings',
  '#/results',
  '#/study',
  '#/puzzles',
  '#/find',
] as const;

/** What may be heard in the console without being wrong. */
const HARMLESS = /AudioContext was not allowed to start|net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

/** A test that also fails when the page says that something went wrong. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      listen(page, heard);
      page.context().on('page', (other) => listen(other, heard));
      await use(undefined);
      expect(heard, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, heard: string[]): void {
  page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !HARMLESS.test(message.text())) heard.push(message.text());
  });
}

/** Opens a page by what stands after its address, and waits until it is shown. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('main h1').first()).toBeAttached();
}

/** Waits until what has changed is on the screen. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** What an attribute says when it has said the same for a while: what was under way has come to its end, however slowly. */
export async function atRest(one: Locator, attribute: string): Promise<string> {
  for (let before = await one.getAttribute(attribute); ; ) {
    await one.page().waitForTimeout(600);
    const now = await one.getAttribute(attribute);
    if (now === before) return now ?? '';
    before = now;
  }
}

/** Chooses a language; the bar that has it gives way to the board on a phone. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.bar .language select').evaluate(async (select: HTMLSelectElement, chosen) => {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    while (document.documentElement.lang !== chosen) await new Promise(requestAnimationFrame);
  }, language);
}

/** Presses Play on the first page; the board of the new game is there when this returns. */
export async function playNow(page: Page): Promise<void> {
  await open(page, '#/');
  await page.locator('.hero-acts .btn.primary').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** Waits until it is the reader's turn and nothing moves. */
export async function myTurn(page: Page): Promise<void> {
  await expect(page.locator('.game[data-idle="true"] .action-bar .btn.stay')).toBeVisible();
}

/** Moves a figure by the keyboard, as far as it can go towards the exit. */
export async function moveSomebody(page: Page): Promise<void> {
  for (const key of ['n', 'n', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'Enter']) {
    await page.keyboard.press(key);
  }
}

/** How many decisions the table shows. */
export const shownCount = async (page: Page): Promise<number> =>
  Number(await page.locator('.game').getAttribute('data-batch'));

/** What is kept on the device, by its name. */
export const keptEntry = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => {
    const text = localStorage.getItem(`fearsome-floors/${key}`);
    return text === null ? undefined : (JSON.parse(text) as { data: unknown }).data;
  }, name);

/** Puts something on the device before any page is opened. */
export async function keep(context: BrowserContext, name: string, text: string): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      // Only the first time: the page's own changes must survive a reload.
      if (sessionStorage.getItem(key!) === null) {
        sessionStorage.setItem(key!, '1');
        localStorage.setItem(`fearsome-floors/${key}`, value!);
      }
    },
    [name, text],
  );
}
