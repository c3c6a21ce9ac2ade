import { t } from '../i18n/index.ts';
import { toast } from './toasts.tsx';

/** How often a page that stays open asks for a new version. */
const ASK_EVERY = 60 * 60 * 1000;

/** Keeps the page on the device. A new version waits until the reader asks for it, so that no game is disturbed. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
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
  } catch {
    // No service worker (a private window, an insecure address): the page works, only not offline.
  }
}

function takeOver(waiting: ServiceWorker): void {
  if (waiting.state !== 'installed') {
    location.reload(); // another tab has asked for it already
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
