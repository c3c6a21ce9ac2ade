// Builds the page into dist/web, unless what is there was built from these very sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './files.mjs';

export const WEB_FOLDER = join(ROOT, 'dist/web');
const STAMP = join(ROOT, 'dist/web.stamp');
const ROOMS = ['src/rules', 'src/bots', 'src/puzzles', 'src/protocol', 'src/web'];

function sourcesHash() {
  const hash = createHash('sha256');
  const sources = ROOMS.flatMap((room) => filesUnder(room, /(?<!\.test)\.\w+$/));
  for (const file of [...sources, 'vite.config.ts', 'package-lock.json']) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Builds if need be; throws with what the builder said where it fails. */
export function buildWeb({ force = false } = {}) {
  const wanted = sourcesHash();
  const fresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(WEB_FOLDER);
  if (fresh && !force) return { built: false };
  rmSync(STAMP, { force: true });
  const run = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const said = `${run.stdout}${run.stderr}`.trim();
  if (run.status !== 0) throw new Error(`the page could not be built:\n${said}`);
  if (said !== '') console.error(said);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, wanted);
  return { built: true };
}
