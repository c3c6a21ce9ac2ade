/**
 * Keeps the whole page on the device, so that after one visit it works offline. A new version is fetched in the background and
 * waits until the reader asks for it; the files of the version before stay, for tabs that still run it.
 */
declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file when the page is built. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const PREFIX = 'fearsome-floors/';
const CACHE = PREFIX + BUILT.version;
const INDEX = './index.html';
/** This version's and the one before. */
const CACHES_KEPT = 2;
/** The server may answer with Vary, which plays no part here: each address has one answer. */
const MATCH: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // 'no-cache' asks the server: a half-new page would be worse than an old one.
  await cache.addAll(BUILT.files.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function dropOldCaches(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // The browser lists them in the order they were made.
  const old = ours.slice(0, Math.max(0, ours.length - (CACHES_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? INDEX : request;
  const kept = (await cache.match(wanted, MATCH)) ?? (await caches.match(wanted, MATCH));
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldCaches().then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});
