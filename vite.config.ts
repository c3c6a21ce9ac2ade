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

/**
 * What every page needs is one file, what boards need another, and a game the third. Without a word they would be three dozen, as
 * pages share other parts of them, and a slow machine takes longer to ask for a file than to read it. What the first page shares with a
 * game is in the first, so that it needs none of the others.
 */
const FILES = [
  {
    name: 'shell',
    test: /\/web\/(app\/(start|controls)|board\/lantern|device\/when-idle|i18n\/(join|names))\.tsx?$/,
    priority: 2,
  },
  {
    name: 'board',
    test: /\/(drawing|web\/(board|frame|show|device\/giving|i18n\/(refusal|speak|tell)-|app\/(malformed|sayings|trophy)))/,
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'game',
    test: /\/web\/(pages\/table|table|new-game\/(begin|layout-tiles)|online\/(api|copy-link|push|time-text|turn-notice))\b/,
    includeDependenciesRecursively: false,
  },
];

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
      checks: { pluginTimings: false }, // a slow machine is no mistake
      output: { codeSplitting: { groups: FILES } },
      // Through a door comes only what is asked for: neither what else a folder has, nor schemas, which are for the server.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(bots|drawing|protocol|web)\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
  worker: { format: 'es' },
  // Online play while working on the page: `npm start` beside `npm run dev`.
  server: { proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', ws: true } } },
});
