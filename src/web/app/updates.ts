import { t } from '../i18n/index.ts';
import { place } from './addresses.ts';
import { toast } from './toasts.tsx';

/** How often a page that stays open asks for a new version. */
const ASK_EVERY = 60 * 60 * 1000;
/** To keep the page, all its files are fetched: not while the reader waits for a few of them to begin a game. */
const KEEP_AFTER = 3000;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;
/** What keeps the page on the device; undefined where there can't be one: in a private window, at an insecure address. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??=
    'serviceWorker' in navigator && import.meta.env.PROD
      ? navigator.serviceWorker.register(new URL('service-worker.js', place().root)).catch(() => undefined)
      : Promise.resolve(undefined);
  return registering;
}

/** Keeps the page on the device, soon. */
export function startUpdates(): void {
  setTimeout(() => void keepPage(), KEEP_AFTER);
}

/** A new version waits until the reader asks for it, so that no game is disturbed. */
async function keepPage(): Promise<void> {
  const registration = await serviceWorker();
  if (registration === undefined) return; // the page works, only not offline
  const offer = (waiting: ServiceWorker | null): void => {
    // At the first visit there is none to replace; the page may hear of the new one only when it is the active one itself.
    const { active } = registration;
    if (waiting === null || active === null || active === waiting) return;
    toast({
      text: t('shell.update.text'),
      action: { text: t('shell.reload'), run: () => takeOver(waiting) },
    });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), ASK_EVERY);
}

function takeOver(waiting: ServiceWorker): void {
  if (waiting.state !== 'installed') {
    location.reload(); // another tab has asked for it already
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
