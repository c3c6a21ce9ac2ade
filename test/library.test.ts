import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLibrary } from '../scripts/build-library.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const DOC = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');

/** Each example of the page: its code, and what the page says it prints. */
const EXAMPLES = [...DOC.matchAll(/^```(js|ts)\n(.*?)^```\n\nIt prints:\n\n```\n(.*?)^```$/gms)].map(
  ([, language, code, prints], index) => ({
    name: `example-${index + 1}`,
    language,
    code: code!,
    prints: prints!,
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-library-'));
const built = join(folder, 'built');
const home = join(folder, 'home');
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: home, encoding: 'utf8', stdio: 'pipe' });
const npm = (...args: string[]): string => run('npm', ...args, '--offline', '--no-audit', '--no-fund');

beforeAll(() => {
  mkdirSync(home);
  buildLibrary(built);
  npm('pack', built);
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  npm('install', `./${readdirSync(home).find((file) => file.endsWith('.tgz'))}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the library, packed and installed into an empty folder', () => {
  test('comes alone', () => {
    const visible = readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(visible).toEqual(['fearsome-floors']);
  });

  test('the page has three examples', () => {
    expect(EXAMPLES.map(({ language }) => language)).toEqual(['js', 'js', 'ts']);
  });

  test.each(EXAMPLES.filter(({ language }) => language === 'js'))('runs $name from JavaScript', (example) => {
    writeFileSync(join(home, `${example.name}.js`), example.code);
    expect(run(process.execPath, `${example.name}.js`)).toBe(example.prints);
  });

  test.each(['nodenext', 'bundler'])(
    'its examples are well typed (%s), and run from TypeScript',
    (resolution) => {
      const sources = EXAMPLES.map(({ name, code }) => {
        writeFileSync(join(home, `${name}.mts`), code);
        return `${name}.mts`;
      });
      const kind = resolution === 'nodenext' ? 'nodenext' : 'esnext';
      const options = ['--strict', '--target', 'es2023', '--lib', 'es2023,dom', '--types', ''];
      run(process.execPath, TSC, ...options, '--module', kind, '--moduleResolution', resolution, ...sources);
      for (const { name, prints } of EXAMPLES) expect(run(process.execPath, `${name}.mjs`)).toBe(prints);
    },
  );

  test('its puzzles find their shipped levels', () => {
    const code = `import { loadCampaign } from 'fearsome-floors/puzzles';
      console.log((await loadCampaign()).length > 0);`;
    expect(run(process.execPath, '--input-type=module', '--eval', code)).toBe('true\n');
  });

  test('the rules are as large as the page says', () => {
    const inside = readdirSync(join(built, 'rules'), { recursive: true, withFileTypes: true });
    const files = inside.filter((entry) => entry.isFile());
    const all = Buffer.concat(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name))));
    const sizes = [all.length, gzipSync(all).length].map((bytes) => Math.round(bytes / 1024));
    const said = /alone is (\d+) KB .*?, (\d+) KB compressed/s.exec(DOC)!.slice(1).map(Number);
    for (const [index, size] of sizes.entries()) {
      expect(Math.abs(size - said[index]!), `${size} KB, not ${said[index]} KB`).toBeLessThan(
        said[index]! / 10,
      );
    }
  });
});
