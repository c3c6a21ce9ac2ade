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
/** What the server answers anew each time: online play, and how it is itself. */
const ALWAYS_ASKED = /^(api\/|picture\/|embed\/|healthz$|readyz$|metrics$)/;
/** Where the page leaves the words of notifications, in the reader's language. */
const WORDS_CACHE = 'fearsome-floors-words';
const WORDS = './notification-words.json';
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
  const isPage = request.mode === 'navigate';
  const wanted = isPage ? INDEX : request;
  const kept = (await cache.match(wanted, MATCH)) ?? (await caches.match(wanted, MATCH));
  if (kept === undefined) return fetch(request);
  return isPage && request.url !== self.registration.scope ? pageFarFromHome(kept) : kept;
}

/** The page at an address below its folder (`online/ID`) finds its files from there, too. */
async function pageFarFromHome(kept: Response): Promise<Response> {
  const { pathname } = new URL(self.registration.scope);
  const page = (await kept.text()).replaceAll('="./', () => `="${pathname}`);
  const headers = new Headers(kept.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(page, { headers });
}

/** It is the reader's turn at a table: `{ kind: 'turn', table }`. */
async function tellTurn(table: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  // Whoever looks at the table sees it there.
  if (windows.some(({ url, visibilityState }) => visibilityState === 'visible' && url.includes(table)))
    return;
  const kept = await (await caches.open(WORDS_CACHE)).match(WORDS, MATCH);
  const words = (await kept?.json()) as { readonly title: string; readonly body: string } | undefined;
  await self.registration.showNotification(words?.title ?? 'Fearsome Floors', {
    ...(words !== undefined && { body: words.body }),
    icon: './icons/icon-192.png',
    badge: './icons/icon-192.png',
    tag: table, // a later turn takes the place of an earlier one
    data: { table },
  });
}

async function openTable(table: string): Promise<void> {
  const path = `online/${encodeURIComponent(table)}`;
  const [address, old] = [path, `#/${path}`].map((to) => new URL(to, self.registration.scope).href);
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === address || url === old);
  if (there !== undefined) return void (await there.focus());
  const [open] = windows;
  if (open === undefined) return void (await self.clients.openWindow(address!));
  await open.navigate(address!);
  await open.focus();
}

/** The table a push message or a notification is about. */
function tableIn(data: unknown): string | undefined {
  const { table } = (data ?? {}) as { readonly table?: unknown };
  return typeof table === 'string' ? table : undefined;
}

self.addEventListener('push', (event) => {
  const table = tableIn(event.data?.json());
  if (table !== undefined) event.waitUntil(tellTurn(table));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = tableIn(event.notification.data);
  if (table !== undefined) event.waitUntil(openTable(table));
});
self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldCaches().then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = self.registration;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.url.startsWith(scope) && ALWAYS_ASKED.test(request.url.slice(scope.length))) return;
  event.respondWith(answer(request));
});
