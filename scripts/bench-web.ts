// npm run bench:web: what the page costs, measured in a real browser. Prints a table, then the same as JSON.
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { median } from './bench-server/numbers.ts';
import { measureValuing } from './bench-web/valuing.ts';
import { withPage } from './browser-tests.ts';
import { ensureEngine } from './engines.ts';

const RUNS = 7;
const SLOWER = 4;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
FLAGS.push('--disable-background-networking', '--disable-component-update', '--disable-sync');

/** What translates this file has functions keep their names, by a helper that a page has not. */
const KEEPS_NAMES = 'globalThis.__name = (made) => made;';

declare global {
  interface Window {
    firstShown: number;
    reportOpening: (text: string) => void;
  }
}

interface FreshPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly client: CDPSession;
}

/** A page as nobody has seen it before, on a slower machine where that is wanted. */
async function freshPage(browser: Browser, slower = 1): Promise<FreshPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await context.addInitScript(KEEPS_NAMES);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, client };
}

/** Script of the first page as it is sent, and with the game that the page brings along in advance. */
async function measureScripts(
  browser: Browser,
  url: string,
): Promise<{ readonly first: number; readonly all: number }> {
  const { context, page } = await freshPage(browser);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.hero-acts') === null) return;
      window.firstShown = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  await page.locator('.hero-acts').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
    const size = (some: typeof scripts) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
    return {
      first: size(scripts.filter(({ startTime }) => startTime <= window.firstShown)),
      all: size(scripts),
    };
  });
  await context.close();
  return sizes;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
}

/** Times in microseconds; `tdur` is what the processor spent on it. */
interface Task extends TraceEvent {
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
}

const isTrace = (event: object): event is TraceEvent => 'ph' in event;
const isTask = (event: TraceEvent): event is Task => event.ph === 'X' && /RunTask$/.test(event.name);

/** The tasks of the page's thread while something runs, in milliseconds on the processor: what other programs take is left out. */
async function tasksDuring(client: CDPSession, run: () => Promise<unknown>): Promise<number[]> {
  const collected: object[] = [];
  client.on('Tracing.dataCollected', ({ value }) => collected.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await run();
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  const events = collected.filter(isTrace);
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isOurs = ({ pid, tid }: TraceEvent) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events.filter(isTask).filter(isOurs);
  // Tasks may run within tasks: only the outer ones count.
  tasks.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  let end = 0;
  const outer = tasks.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
  return outer.map(({ dur, tdur = dur }) => tdur / 1000).sort((one, other) => other - one);
}

/** When Play could be pressed, and when the board answered. */
interface Times {
  readonly play: number;
  readonly board: number;
}

/**
 * From opening the first page, with Play pressed as soon as it is there, to a board that answers. The page reports by itself:
 * a driver that asks would put its own scripts into the page while it opens.
 */
async function opening(client: CDPSession, url: string): Promise<() => Promise<Times>> {
  await client.send('Page.enable');
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'reportOpening' });
  const reported = new Promise<Times>((resolve, reject) => {
    client.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)));
    setTimeout(() => reject(new Error('no board was shown within 30 seconds')), 30_000).unref();
  });
  await client.send('Page.addScriptToEvaluateOnNewDocument', { source: `${KEEPS_NAMES}(${playAtOnce})()` });
  return async () => {
    await client.send('Page.navigate', { url });
    return reported;
  };
}

/** Watching costs time too: where time is measured, nobody watches. */
async function measureOpening(browser: Browser, url: string): Promise<Times> {
  const { context, client } = await freshPage(browser, SLOWER);
  const open = await opening(client, url);
  const times = await open();
  await context.close();
  return times;
}

async function measureWorkOfOpening(browser: Browser, url: string): Promise<number> {
  const { context, client } = await freshPage(browser);
  const tasks = await tasksDuring(client, await opening(client, url));
  await context.close();
  return tasks.reduce((sum, time) => sum + time, 0);
}

/** Runs in the page. */
function playAtOnce(): void {
  let play: number | undefined;
  const look = (): void => {
    const button = document.querySelector<HTMLElement>('.hero-acts .btn.primary');
    if (play === undefined && button !== null) {
      play = performance.now();
      button.click();
    }
    const board = document.querySelector('.game [role=grid], .game [role=application]');
    if (board === null) requestAnimationFrame(look);
    else {
      // The frame after the next: then it has been painted.
      requestAnimationFrame(() => requestAnimationFrame(done));
    }
  };
  const done = () => window.reportOpening(JSON.stringify({ play, board: performance.now() }));
  requestAnimationFrame(look);
}

/** A game of two people on one device, so that nobody thinks in between. */
async function sitDown(page: Page, url: string, speed: number | 'instant'): Promise<void> {
  await page.goto(url);
  await page.evaluate((chosen) => {
    const keep = (name: string, data: unknown) =>
      localStorage.setItem(`fearsome-floors/${name}`, JSON.stringify({ version: 1, data }));
    const setup = { mode: 'basic', players: ['green', 'red'], start: 'green', longer: false };
    const date = '2026-11-15T20:00:00Z';
    const record = `${JSON.stringify({ format: 'fearsome-floors/1', ...setup, date })}\n`;
    const sitters = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }));
    const settings = { setup, sitters, forecast: true };
    keep('table/bench', { id: 'bench', settings, begun: date, changed: date, record, seen: 0, over: false });
    keep('pile/bench', 'bench');
    keep('settings', { speed: chosen, sound: false });
  }, speed);
  await page.goto(`${url}#/table/bench`);
  await page.locator('.game[data-idle="true"]').waitFor();
}

/** Moves a figure. */
async function moveSomebody(page: Page, keys: readonly string[]): Promise<void> {
  await page.locator('.game[data-idle="true"] .action-bar .btn.stay').waitFor();
  const before = await page.locator('.game').getAttribute('data-batch');
  for (const key of ['n', 'n', ...keys, 'Enter']) await page.keyboard.press(key);
  await page.locator(`.game:not([data-batch="${before}"])`).waitFor();
}

/** The longest tasks of the page's thread while the monster walks. */
async function measureWalk(browser: Browser, url: string, slower: number): Promise<number[]> {
  const { context, page, client } = await freshPage(browser);
  await sitDown(page, url, 1);
  for (const keys of [
    ['ArrowLeft', 'ArrowUp'],
    ['ArrowUp', 'ArrowUp', 'ArrowUp'],
    ['ArrowLeft', 'ArrowLeft'],
  ]) {
    await moveSomebody(page, keys);
  }
  await page.locator('.game[data-idle="true"] .action-bar .btn.stay').waitFor();
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (const key of ['n', 'n', 'ArrowUp']) await page.keyboard.press(key);
  await page.waitForTimeout(1000);
  await page.keyboard.press('Enter');
  // The figure's own step comes first; then the card is turned and the monster walks.
  await page.locator('.game[data-idle="false"]').waitFor();
  const tasks = await tasksDuring(client, () =>
    page.locator('.game[data-idle="true"]').waitFor({ timeout: 60_000 }),
  );
  await context.close();
  return tasks;
}

/** Script time of pointing at one space after another: the path, the forecast that follows it, and drawing both. */
async function measurePointing(
  browser: Browser,
  url: string,
): Promise<{ readonly median: number; readonly longest: number }> {
  const { context, page, client } = await freshPage(browser);
  await sitDown(page, url, 'instant');
  for (const keys of [
    ['ArrowLeft', 'ArrowUp'],
    ['ArrowUp', 'ArrowUp', 'ArrowUp'],
    ['ArrowLeft', 'ArrowLeft'],
    ['ArrowUp'],
  ]) {
    await moveSomebody(page, keys);
  }
  await page.locator('.game[data-idle="true"] .action-bar .btn.stay').waitFor();
  for (const key of ['n', 'n', 'n']) await page.keyboard.press(key);
  await client.send('Performance.enable');
  const scripting = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
  };
  const spaces = ['p11', 'o11', 'n11', 'p10', 'o10', 'n10', 'p9', 'o9', 'm11', 'p8', 'm10', 'n9'];
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const name of spaces) {
      const box = await page.locator(`[data-place="${name}"]`).boundingBox();
      if (box === null) continue;
      const before = await scripting();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      if (round > 0) times.push((await scripting()) - before); // the first round warms up
    }
  }
  await context.close();
  return { median: median(times), longest: Math.max(...times) };
}

type Row = readonly [name: string, value: number, unit: string, limit?: number];

async function measureAll(browser: Browser, url: string): Promise<Row[]> {
  const scripts = await measureScripts(browser, url);
  const openings: Times[] = [];
  while (openings.length < RUNS) openings.push(await measureOpening(browser, url));
  const work = await measureWorkOfOpening(browser, url);
  const walk = await measureWalk(browser, url, SLOWER);
  const unslowedWalk = await measureWalk(browser, url, 1);
  const pointing = await measurePointing(browser, url);
  const valuing = await measureValuing(browser);
  const board = median(openings.map((times) => times.board));
  const play = median(openings.map((times) => times.play));
  return [
    ['script for the first page, compressed', scripts.first, 'KB', 84],
    ['  with the game it brings along in advance', scripts.all, 'KB'],
    [`opening to a playable board, cold, ${SLOWER}x slowed`, board, 'ms', 1200],
    ['  of that until Play can be pressed', play, 'ms'],
    ["  the page's own work until then, not slowed", work, 'ms'],
    [`longest task while the monster walks, ${SLOWER}x slowed`, walk[0]!, 'ms', 40],
    ['  the fifth longest', walk[4]!, 'ms'],
    ['  the longest, not slowed', unslowedWalk[0]!, 'ms'],
    ['forecast update while pointing at a move', pointing.median, 'ms', 5],
    ['  the longest of them', pointing.longest, 'ms'],
    ['a position valued with what bots have learned', valuing, 'us', 10],
  ];
}

const rows = await withPage(async (url) => {
  const browser = await chromium.launch({ executablePath: ensureEngine('chromium'), args: FLAGS });
  try {
    return await measureAll(browser, url);
  } finally {
    await browser.close();
  }
});

if (loadavg()[0]! > availableParallelism() + 1)
  console.log('This machine is busy with other things: times are too long.\n');
for (const [name, value, unit, limit] of rows) {
  const held = limit === undefined ? '' : `${value <= limit ? 'ok' : 'OVER'} (${limit} ${unit})`;
  console.log(`${name.padEnd(56)} ${value.toFixed(1).padStart(8)} ${unit}  ${held}`);
}
console.log(
  JSON.stringify(rows.map(([name, value, unit, limit]) => ({ name: name.trim(), value, limit, unit }))),
);
process.exitCode = rows.every(([, value, , limit]) => limit === undefined || value <= limit) ? 0 : 1;
