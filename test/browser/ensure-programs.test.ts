import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensurePrograms } from '../../scripts/ensure-programs.ts';

const BROWSER = {
  names: ['chromium', 'google-chrome'],
  variable: 'CHROMIUM',
  packages: ['chromium', 'fonts-dejavu-core'],
};

/** A machine without a browser: PATH is a folder with what the test puts there. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-no-browser-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function program(name: string, script: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** The browser's path, or why there is none. */
function ensure(asRoot: boolean, env: Readonly<Record<string, string>> = {}): string {
  for (const [name, value] of Object.entries({ PATH: folder, CHROMIUM: '', ...env })) vi.stubEnv(name, value);
  try {
    return ensurePrograms('The test', [BROWSER], asRoot)[0]!;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Notes what it is asked; "install" puts a browser there. */
const APT = `
echo "$@" >> "$(dirname "$0")/asked"
case "$*" in *install*) printf '#!/bin/sh\\n' > "$(dirname "$0")/chromium"; chmod +x "$(dirname "$0")/chromium";; esac`;
// The shell of these programs finds its own tools by a PATH of its own.
const withTools = (
  script: string,
): string => `here="$(PATH=/usr/bin:/bin; cd "\${0%/*}" && pwd)"; PATH=/usr/bin:/bin
${script.replaceAll('$(dirname "$0")', '$here')}`;

test('a browser that is there is taken, and one that is named comes first', () => {
  program('google-chrome', '');
  expect(ensure(true)).toBe(join(folder, 'google-chrome'));
  program('mine', '');
  expect(ensure(true, { CHROMIUM: join(folder, 'mine') })).toBe(join(folder, 'mine'));
  expect(ensure(true, { CHROMIUM: join(folder, 'none') })).toMatch(
    /^CHROMIUM names .*none, which can't be run$/,
  );
});

test('as root it is installed, with fresh lists of packages first', () => {
  program('apt-get', withTools(APT));
  expect(ensure(true)).toBe(join(folder, 'chromium'));
  const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatch(/ update$/);
  expect(asked[1]).toMatch(/ install -y .*\bchromium\b/);
});

test('who is not root installs it by a sudo that asks nothing', () => {
  program('apt-get', withTools(APT));
  program('sudo', 'shift\ncase "$1" in DEBIAN_FRONTEND=*) shift;; true) exit 0;; esac\nexec "$@"');
  expect(ensure(false)).toBe(join(folder, 'chromium'));
});

test('where it can’t be installed it says what to do', () => {
  expect(ensure(true)).toBe(
    'The test needs chromium, and there is none on this machine. Install it ' +
      '("sudo apt-get install chromium fonts-dejavu-core"), or name one: CHROMIUM=/path/to/it npm test',
  );
  program('apt-get', withTools(APT));
  expect(ensure(false)).toMatch(/there is none on this machine\. Install it/);
  program('sudo', 'exit 1');
  expect(ensure(false)).toMatch(/there is none on this machine\. Install it/);
});

test('where apt-get fails it tells what apt-get said', () => {
  program('apt-get', 'echo "E: no network"\nexit 100');
  expect(ensure(true)).toMatch(/"apt-get update" failed\. Install it .*\nE: no network$/);
});

test('where no browser comes of it, it says so', () => {
  program('apt-get', 'exit 0');
  expect(ensure(true)).toMatch(
    /^chromium was installed, but there is none of chromium, google-chrome in PATH\.$/,
  );
});
