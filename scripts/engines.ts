// The engines that the page is tried on, and the programs that each of them needs.
import { ensurePrograms, type Program } from './ensure-programs.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

const PROGRAMS: Readonly<Record<Engine, readonly [Program, ...Program[]]>> = {
  chromium: [
    {
      // The first one has no windows at all, and takes a fifth less of the machine.
      names: [
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome-stable',
        'google-chrome',
      ],
      elsewhere: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      variable: 'CHROMIUM',
      packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
    },
  ],
  firefox: [{ names: ['firefox-esr'], variable: 'FIREFOX', packages: ['firefox-esr'] }],
  // It has no way to run without a screen, so it gets one that nobody sees.
  webkit: [
    { names: ['WebKitWebDriver'], variable: 'WEBKIT', packages: ['webkit2gtk-driver'] },
    { names: ['xvfb-run'], packages: ['xvfb'] },
    { names: ['xauth'], packages: ['xauth'] },
  ],
};

/** Where the engine's first program is: the browser, or what drives it. Installs what is missing, throws with what to do where it can't. */
export function ensureEngine(engine: Engine): string {
  return ensurePrograms(`Trying the page on ${engine}`, PROGRAMS[engine])[0]!;
}
