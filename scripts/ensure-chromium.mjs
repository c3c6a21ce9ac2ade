// Finds the browser for the browser tests, and installs Debian's where it is missing and that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser's path: what CHROMIUM names, or one that is installed; undefined where there is none. */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) {
    if (canRun(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, which can't be run`);
  }
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find(canRun);
}

/** Finds the browser or installs it; throws with what to do where it can't be installed. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && canRun('/usr/bin/apt-get');
  if (!canInstall) {
    throw new Error(
      'The browser tests need Chromium, and none was found. Install it ("sudo apt-get install chromium", or Chrome), ' +
        'or name one: CHROMIUM=/path/to/chromium npm test',
    );
  }
  console.error('Installing Chromium for the browser tests (apt-get install chromium) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ]) {
    const run = spawnSync('/usr/bin/apt-get', ['-q', ...step], { env, encoding: 'utf8' });
    if (run.status !== 0) {
      throw new Error(
        `apt-get ${step.join(' ')} failed; the browser tests need Chromium:\n${run.stdout}${run.stderr}`,
      );
    }
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error('Chromium was installed but is not found in PATH');
  return installed;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
