// Builds the page into dist/web, unless what is there was built from these very sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './files.ts';

export const WEB_FOLDER = join(ROOT, 'dist/web');
const STAMP = join(ROOT, 'dist/web.stamp');
const ROOMS = [
  'src/rules',
  'src/drawing',
  'src/bots',
  'src/study',
  'src/puzzles',
  'src/find',
  'src/protocol',
  'src/web',
];

function sourcesHash(): string {
  const hash = createHash('sha256');
  const sources = ROOMS.flatMap((room) => filesUnder(room, /(?<!\.test)\.\w+$/));
  for (const file of [...sources, 'vite.config.ts', 'package-lock.json']) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Builds if need be; throws with what the builder said where it fails. */
export function buildWeb({ force = false } = {}): { readonly built: boolean } {
  const wanted = sourcesHash();
  const fresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(WEB_FOLDER);
  if (fresh && !force) return { built: false };
  // Built beside its place and then put there, so that whoever reads it meanwhile gets one whole page or the other.
  const building = join(ROOT, `dist/building-${process.pid}`);
  const command = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', building];
  try {
    // Whoever builds it, a test too: it is the page that readers get.
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
    const run = spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: 'utf8' });
    const said = `${run.stdout}${run.stderr}`.trim();
    if (run.status !== 0) throw new Error(`the page could not be built:\n${said}`);
    if (said !== '') console.error(said);
    rmSync(STAMP, { force: true });
    rmSync(WEB_FOLDER, { recursive: true, force: true });
    renameSync(building, WEB_FOLDER);
    writeFileSync(STAMP, wanted);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return { built: true };
}
