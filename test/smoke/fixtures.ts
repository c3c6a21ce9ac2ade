import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { OnlineServer, WEB_FOLDER } from '../browser/online-server.ts';
import { openByPlaywright, type Screen } from './screen.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

/** The page that is tried, in a folder of its own, which a test may change. */
export const test = base.extend<
  { kept: boolean; folder: string; server: OnlineServer; visitor: () => Promise<Visitor> },
  { openScreen: () => Promise<Screen> }
>({
  openScreen: [
    async ({ playwright, browserName }, use) => {
      if (browserName === 'webkit') return use(openWebKit);
      const browser = await playwright[browserName].launch();
      await use(() => openByPlaywright(browser));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  /** Whether the page may keep itself on the device, which takes long. */
  kept: [false, { option: true }],
  folder: async ({ kept }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-smoke-'));
    await cp(WEB_FOLDER, folder, { recursive: true });
    await addProbe(folder);
    if (!kept) await rm(join(folder, 'service-worker.js'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  server: async ({ folder }, use) => {
    const server = await OnlineServer.start(folder);
    await use(server);
    await server.end();
  },
  visitor: async ({ openScreen, server }, use) => {
    const screens: Screen[] = [];
    await use(async () => {
      const screen = await openScreen();
      screens.push(screen);
      return new Visitor(screen, server.url);
    });
    const wrong = await Promise.all(
      screens.map((screen) => screen.run(() => localStorage.getItem('wrong') ?? '')),
    );
    for (const screen of screens) await screen.close();
    expect(wrong.join(''), 'errors of the page').toBe('');
  },
});

/** Writes down what goes wrong in the page: not every engine tells its driver. */
function probe(): void {
  const note = (what: string): void =>
    localStorage.setItem('wrong', `${localStorage.getItem('wrong') ?? ''}${what}\n`);
  // What is still on its way when somebody leaves is not missing.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message !== undefined) note(message);
      else if (!leaving) note(`not loaded: ${target instanceof Element && target.outerHTML.slice(0, 80)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
  console.error = (...what: unknown[]) => note(`console: ${what.join(' ')}`);
}

/** It comes before everything else, and is kept for offline with the rest. */
async function addProbe(folder: string): Promise<void> {
  await writeFile(join(folder, 'probe.js'), `(${probe})();`);
  const change = async (file: string, before: string, after: string): Promise<void> => {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(before, after));
  };
  await change('index.html', '<title>', '<script src="./probe.js"></script><title>');
  await change('service-worker.js', '"files":[', '"files":["./probe.js",');
}
