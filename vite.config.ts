import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
import { OLDEST_BROWSERS } from './src/web/oldest-browsers.ts';

const ROOT = import.meta.dirname;
const WEB = join(ROOT, 'src/web');
const PUBLIC = join(WEB, 'public');
const WORKER = join(WEB, 'sw/service-worker.ts');

/**
 * Writes service-worker.js: the service worker, with the list of all built files in front of it and a version that changes when
 * any of them does.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER, {});
        const hash = createHash('sha256').update(worker.code);
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const copied = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
        for (const file of copied) hash.update(file.slice(PUBLIC.length)).update(readFileSync(file));
        const files = [
          ...Object.keys(bundle),
          ...copied.map((file) => file.slice(PUBLIC.length + 1).replaceAll('\\', '/')),
        ].map((file) => `./${file}`);
        const built = { version: hash.digest('hex').slice(0, 16), files };
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `const BUILT = ${JSON.stringify(built)};\n${worker.code}`,
        });
      },
    },
  };
}

export default defineConfig({
  root: WEB,
  base: './', // it works from any folder
  plugins: [serviceWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Screens have names (art/screens.css).
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: join(ROOT, 'dist/web'),
    emptyOutDir: true,
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // What every page needs is one file; without a word it would be a dozen, as pages share other parts of it.
      output: { codeSplitting: { groups: [{ name: 'shell', test: /\/src\/web\/app\/start\.tsx$/ }] } },
      // Through a door comes only what is asked for: neither what else a folder has, nor schemas, which are for the server.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(protocol|web)\/.*\.tsx?$/, sideEffects: false }] },
    },
  },
  worker: { format: 'es' },
  // Online play while working on the page: `npm start` beside `npm run dev`.
  server: { proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', ws: true } } },
});
