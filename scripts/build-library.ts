// npm run build:library: the library as a stranger installs it, into dist/library; `npm pack dist/library` makes one file of it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './files.ts';

const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const DOORS = ['rules', 'rules/notation', 'rules/records', 'bots', 'puzzles'];
const TEXTS = { 'docs/library.md': 'README.md', 'docs/rules.md': 'rules.md', LICENSE: 'LICENSE' };

export function buildLibrary(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const command = [TSC, '-p', join(ROOT, 'tsconfig.library.json'), '--outDir', folder];
  const run = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the library could not be built:\n${run.stdout}${run.stderr}`);
  for (const [from, to] of Object.entries(TEXTS)) copyFileSync(join(ROOT, from), join(folder, to));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(), null, 2)}\n`);
}

function packageOf(): object {
  const { name, version, description, license, engines } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const door = (path: string) => ({ types: `./${path}/index.d.ts`, default: `./${path}/index.js` });
  const exports = Object.fromEntries(DOORS.map((path) => [`./${path}`, door(path)]));
  return { name, version, description, license, type: 'module', engines, sideEffects: false, exports };
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  buildLibrary(join(ROOT, 'dist/library'));
  console.log('The library is in dist/library; npm pack ./dist/library makes one file of it.');
}
