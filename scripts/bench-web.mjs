// npm run bench:web: what the page costs, measured in a real browser. Prints a table, then the same as JSON.
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { withPage } from './browser-tests.ts';
import { ensureChromium } from './ensure-chromium.ts';

const RUNS = 7;
const SLOWER = 4;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
FLAGS.push('--disable-background-networking', '--disable-component-update', '--disable-sync');

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A page as nobody has seen it before, on a slower machine where that is wanted. */
async function freshPage(browser, slower = 1) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, client };
}

/** Script of the first page as it is sent, and with the game that the page brings along in advance. */
async function measureScripts(browser, url) {
  const { context, page } = await freshPage(browser);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.cta') === null) return;
      window.firstShown = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  await page.locator('.cta').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const size = (some) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
    return {
      first: size(scripts.filter(({ startTime }) => startTime <= window.firstShown)),
      all: size(scripts),
    };
  });
  await context.close();
  return sizes;
}

/** The tasks of the page's thread while something runs, in milliseconds on the processor: what other programs take is left out. */
async function tasksDuring(client, run) {
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await run();
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isOurs = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events.filter((event) => event.ph === 'X' && /RunTask$/.test(event.name) && isOurs(event));
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

/**
 * From opening the first page, with Play pressed as soon as it is there, to a board that answers. The page reports by itself:
 * a driver that asks would put its own scripts into the page while it opens.
 */
async function measureOpening(browser, url, slower) {
  const { context, client } = await freshPage(browser, slower);
  for (const part of ['Page', 'Runtime']) await client.send(`${part}.enable`);
  await client.send('Runtime.addBinding', { name: 'reportOpening' });
  const reported = new Promise((resolve, reject) => {
    client.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)));
    setTimeout(() => reject(new Error('no board was shown within 30 seconds')), 30_000).unref();
  });
  await client.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${playAtOnce})()` });
  const open = async () => {
    await client.send('Page.navigate', { url });
    return await reported;
  };
  // Watching costs time too: where time is measured, nobody watches.
  if (slower > 1) {
    const times = await open();
    await context.close();
    return times;
  }
  const tasks = await tasksDuring(client, open);
  await context.close();
  return { work: tasks.reduce((sum, time) => sum + time, 0) };
}

/** Runs in the page. */
function playAtOnce() {
  let play;
  const look = () => {
    const button = document.querySelector('.cta .btn.primary');
    if (play === undefined && button !== null) {
      play = performance.now();
      button.click();
    }
    const board = document.querySelector('.tp [role=grid], .tp [role=application]');
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
async function sitDown(page, url, speed) {
  await page.goto(url);
  await page.evaluate((chosen) => {
    const keep = (name, data) =>
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
  await page.locator('.tp[data-idle="true"]').waitFor();
}

/** Moves a figure. */
async function moveSomebody(page, keys) {
  await page.locator('.tp[data-idle="true"] .actions .btn.stay').waitFor();
  const shown = () => page.locator('.tp').getAttribute('data-batch');
  const before = await shown();
  for (const key of ['n', 'n', ...keys, 'Enter']) await page.keyboard.press(key);
  await page.waitForFunction((count) => document.querySelector('.tp').dataset.batch !== count, before);
}

/** The longest tasks of the page's thread while the monster walks. */
async function measureWalk(browser, url, slower) {
  const { context, page, client } = await freshPage(browser);
  await sitDown(page, url, 1);
  for (const keys of [
    ['ArrowLeft', 'ArrowUp'],
    ['ArrowUp', 'ArrowUp', 'ArrowUp'],
    ['ArrowLeft', 'ArrowLeft'],
  ]) {
    await moveSomebody(page, keys);
  }
  await page.locator('.tp[data-idle="true"] .actions .btn.stay').waitFor();
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (const key of ['n', 'n', 'ArrowUp']) await page.keyboard.press(key);
  await page.waitForTimeout(1000);
  await page.keyboard.press('Enter');
  // The figure's own step comes first; then the card is turned and the monster walks.
  await page.locator('.tp[data-idle="false"]').waitFor();
  const tasks = await tasksDuring(client, () =>
    page.locator('.tp[data-idle="true"]').waitFor({ timeout: 60_000 }),
  );
  await context.close();
  return tasks;
}

/** Script time of pointing at one space after another: the path, the forecast that follows it, and drawing both. */
async function measurePointing(browser, url) {
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
  await page.locator('.tp[data-idle="true"] .actions .btn.stay').waitFor();
  for (const key of ['n', 'n', 'n']) await page.keyboard.press(key);
  await client.send('Performance.enable');
  const scripting = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  const spaces = ['p11', 'o11', 'n11', 'p10', 'o10', 'n10', 'p9', 'o9', 'm11', 'p8', 'm10', 'n9'];
  const times = [];
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

const rows = await withPage(async (url) => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  try {
    const scripts = await measureScripts(browser, url);
    const openings = [];
    for (let run = 0; run < RUNS; run++) openings.push(await measureOpening(browser, url, SLOWER));
    const unslowed = await measureOpening(browser, url, 1);
    const walk = await measureWalk(browser, url, SLOWER);
    const unslowedWalk = await measureWalk(browser, url, 1);
    const pointing = await measurePointing(browser, url);
    return [
      ['script for the first page, compressed', scripts.first, 120, 'KB'],
      ['  with the game it brings along in advance', scripts.all, undefined, 'KB'],
      [
        `opening to a playable board, cold, ${SLOWER}x slowed`,
        median(openings.map(({ board }) => board)),
        1500,
        'ms',
      ],
      ['  of that until Play can be pressed', median(openings.map(({ play }) => play)), undefined, 'ms'],
      ["  the page's own work until then, not slowed", unslowed.work, undefined, 'ms'],
      [`longest task while the monster walks, ${SLOWER}x slowed`, walk[0], 50, 'ms'],
      ['  the fifth longest', walk[4], undefined, 'ms'],
      ['  the longest, not slowed', unslowedWalk[0], undefined, 'ms'],
      ['forecast update while pointing at a move', pointing.median, 5, 'ms'],
      ['  the longest of them', pointing.longest, undefined, 'ms'],
    ];
  } finally {
    await browser.close();
  }
});

if (loadavg()[0] > availableParallelism() + 1)
  console.log('This machine is busy with other things: times are too long.\n');
for (const [name, value, limit, unit] of rows) {
  const held = limit === undefined ? '' : `${value <= limit ? 'ok' : 'OVER'} (${limit} ${unit})`;
  console.log(`${name.padEnd(56)} ${value.toFixed(1).padStart(8)} ${unit}  ${held}`);
}
console.log(
  JSON.stringify(rows.map(([name, value, limit, unit]) => ({ name: name.trim(), value, limit, unit }))),
);
process.exitCode = rows.every(([, value, limit]) => limit === undefined || value <= limit) ? 0 : 1;
