// Runs the command line as it was built from its very sources: it is there at once then. It is built when they have changed; where
// that can't be done, the sources themselves run, so that a checkout needs no build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST = [20, 19];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILDER = 'scripts/build-cli.ts';
const BUILT_WITH = [BUILDER, 'package-lock.json', 'tsconfig.base.json'];
/** Rooms that the command line does not know. */
const FOREIGN = ['server', 'web'];

const [major, minor] = process.versions.node.split('.').map(Number);
const tooOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);

const giveUp = (message) => {
  process.stderr.write(`fearsome-floors: ${message}\n`);
  process.exitCode = 2;
};

/** The folder of what is built from the sources as they are: it is named after their sizes and times. */
function builtFolder() {
  const rooms = readdirSync(join(ROOT, 'src')).filter((room) => !FOREIGN.includes(room));
  const sources = rooms.flatMap((room) =>
    readdirSync(join(ROOT, 'src', room), { recursive: true }).map((file) => join('src', room, file)),
  );
  const hash = createHash('sha256');
  for (const file of [...BUILT_WITH, ...sources.sort()]) {
    if (file.endsWith('.test.ts')) continue;
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return join(ROOT, 'dist/cli', hash.digest('hex').slice(0, 16));
}

/** The built command line, if there is one or it can be built. */
function built() {
  try {
    const folder = builtFolder();
    const main = join(folder, 'main.mjs');
    if (!existsSync(main) && existsSync(join(ROOT, 'node_modules/vite'))) {
      mkdirSync(dirname(folder), { recursive: true }); // fails at once where nothing can be written
      spawnSync(process.execPath, ['--import', 'tsx', BUILDER, folder], { cwd: ROOT, stdio: 'ignore' });
    }
    return existsSync(main) ? pathToFileURL(main) : undefined;
  } catch {
    return undefined; // whatever is missing is said below
  }
}

async function launch() {
  const main = built();
  if (main !== undefined) return import(main);
  try {
    const { register } = await import('tsx/esm/api');
    register();
    return await import('../src/cli/main.ts');
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    giveUp('its dependencies are missing; run "npm ci" in the folder of the project');
    return undefined;
  }
}

if (tooOld) giveUp(`needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}`);
else await (await launch())?.main(process.argv.slice(2));
