import { place, serviceWorker } from '../app/index.ts';
import { loadOnline, t } from '../i18n/index.ts';
import type { Api } from './api.ts';

/** Where the words of notifications lie for the service worker, which has no catalogue. The same as in sw/service-worker.ts. */
const WORDS_CACHE = 'fearsome-floors-words';
const WORDS = 'notification-words.json';

export type PushState = 'unknown' | 'off' | 'on' | 'denied' | 'impossible';

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'PushManager' in globalThis && 'Notification' in globalThis ? await serviceWorker() : undefined;

/** Whether this device is told of turns; impossible where browser or server can't do it. */
export async function pushState(api: Api): Promise<PushState> {
  const worker = await registration();
  const { pushKey } = await api.me();
  if (worker === undefined || pushKey === undefined) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the reader's browser, then tells the server where to send to. */
export async function startPush(api: Api): Promise<PushState> {
  const worker = await registration();
  const { pushKey } = await api.me();
  if (worker === undefined || pushKey === undefined) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await keepWords();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  await api.keepPush(subscription.toJSON());
  return 'on';
}

export async function endPush(api: Api): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription != null) {
    await api.endPush(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}

/** Notifications follow the reader's language, once there are any. */
export async function renewWords(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(WORDS_CACHE))) return;
  await loadOnline();
  await keepWords();
}

async function keepWords(): Promise<void> {
  const words = { title: t('online.your-turn'), body: t('online.push.body') };
  const cache = await caches.open(WORDS_CACHE);
  await cache.put(
    new URL(WORDS, place().root).href,
    new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } }),
  );
}
