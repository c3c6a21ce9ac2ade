// Finds the browser for the browser tests, and installs Debian's where it is missing and that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Of what a failing command said, the last lines are told. */
const SAID_LAST = 12;

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where one of these programs is, if any of them is in PATH. */
const inPath = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(canRun);

/** The browser's path: what CHROMIUM names, or one that is installed; undefined where there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (canRun(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, which can't be run`);
  }
  return inPath(...NAMES) ?? ELSEWHERE.find(canRun);
}

const BY_HAND =
  'Install it ("sudo apt-get install chromium", or Chrome), or name one: CHROMIUM=/path/to/chromium npm test';

/** How apt-get can be run here: as root, or by a sudo that asks nothing; undefined where it can't. */
function aptGet(isRoot: boolean): [string, ...string[]] | undefined {
  const apt = inPath('apt-get');
  if (apt === undefined) return undefined;
  if (isRoot) return [apt];
  const sudo = inPath('sudo');
  if (sudo === undefined || spawnSync(sudo, ['-n', 'true']).status !== 0) return undefined;
  return [sudo, '-n', 'DEBIAN_FRONTEND=noninteractive', apt];
}

/** Finds the browser or installs it; throws with what to do where it can't be installed. */
export function ensureChromium(isRoot = process.getuid?.() === 0): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const apt = aptGet(isRoot);
  if (apt === undefined) {
    throw new Error(`The browser tests need Chromium, and none was found. ${BY_HAND}`);
  }
  console.error('Installing Chromium for the browser tests (apt-get install chromium) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ]) {
    const [command, ...first] = apt;
    const run = spawnSync(command, [...first, ...patient, ...step], {
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (run.status === 0) continue;
    const said = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.trim();
    throw new Error(
      `The browser tests need Chromium, and "apt-get ${step.join(' ')}" failed. ${BY_HAND}\n` +
        said.split('\n').slice(-SAID_LAST).join('\n'),
    );
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(`Chromium was installed, but there is none of ${NAMES.join(', ')} in PATH. ${BY_HAND}`);
  }
  return installed;
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
