import { defineConfig, type PlaywrightTestProject } from '@playwright/test';

/** Where the programs are: scripts/browser-tests.ts says so. */
const { CHROMIUM = '/usr/bin/chromium-headless-shell', FIREFOX = '/usr/bin/firefox-esr' } = process.env;

/** Flags for Debian's chromium without a screen. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium: PlaywrightTestProject['use'] = {
  browserName: 'chromium',
  launchOptions: { executablePath: CHROMIUM, args: FLAGS },
};
/** Debian's, which is not the one that Playwright has changed for itself. */
const firefox: PlaywrightTestProject['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: FIREFOX,
    firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': 0 }, // dark
  },
  screenshot: 'off', // taking one breaks the page's policy of contents
};
/** Driven by test/smoke itself. */
const webkit: PlaywrightTestProject['use'] = { browserName: 'webkit' };

const smoke = (use: NonNullable<PlaywrightTestProject['use']>): PlaywrightTestProject => ({
  name: `smoke-${use.browserName}`,
  testDir: 'test/smoke',
  use: { ...use, serviceWorkers: 'allow' },
});

/** The page is served by scripts/browser-tests.ts, which says where, and chooses among the projects. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 3, // on two cores: whoever waits for an animation leaves room for another
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that is busy with something else; whoever passes does not wait.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  use: {
    baseURL: process.env['PAGE_URL'] ?? 'http://127.0.0.1:8080/',
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block', // keeping the page on the device takes longer than many a test
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'chromium', use: chromium },
    // Left out is what Playwright can't do with it.
    { name: 'firefox', use: firefox, grepInvert: /@chromium/ },
    ...[chromium, firefox, webkit].map(smoke),
  ],
});
