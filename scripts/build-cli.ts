// Builds the command line into the folder it is given, beside which older ones are cleared away. bin/launch.mjs says when.
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './files.ts';

/** What was built earlier may be running still. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

async function buildCommandLine(folder: string): Promise<void> {
  const shelf = dirname(folder);
  for (const older of readdirSync(shelf).map((name) => join(shelf, name))) {
    if (Date.now() - statSync(older).mtimeMs > KEPT_FOR) rmSync(older, { recursive: true, force: true });
  }
  // Built beside its place and then put there: several may want it at once.
  const building = `${folder}-${process.pid}`;
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      // What draws pixels brings a binary of its own.
      ssr: { noExternal: true, external: ['@resvg/resvg-js', 'gifenc'] },
      build: {
        ssr: true,
        target: 'node20',
        outDir: building,
        copyPublicDir: false,
        rolldownOptions: {
          // Threads load theirs from beside the rest (src/cli/threads).
          input: { main: 'src/cli/main.ts', worker: 'src/cli/threads/thread.ts' },
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    renameSync(building, folder);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

await buildCommandLine(process.argv[2]!);
