import { Agent } from 'node:https';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { keptFile } from '../secrets.ts';
import type { GuestId, PushTarget, Store } from '../store/index.ts';
import { publicLookup } from './public-addresses.ts';

/** Sends one message to a push service; resolves with the status it answers. */
export type Sender = (target: PushTarget, payload: string) => Promise<number>;

/** Calls players to the table by Web Push. */
export interface Push {
  /** What a page needs to subscribe; undefined where push is off. */
  readonly publicKey: string | undefined;
  /** It is this guest's turn at a table. */
  call(guest: GuestId, table: string): void;
}

export const NO_PUSH: Push = { publicKey: undefined, call() {} };

const TIME_TO_LIVE = 86_400;
const PATIENCE = 10_000;
const GONE: readonly number[] = [404, 410];

export interface PushParts {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Push with keys that are made once and kept in the data folder. */
export async function openPush(contact: string, dataDir: string, parts: PushParts): Promise<Push> {
  const { default: webPush } = await import('web-push');
  const kept = await keptFile(dataDir, 'push-keys.json', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const { publicKey, privateKey } = JSON.parse(kept) as { publicKey: string; privateKey: string };
  const agent = new Agent({ keepAlive: true, lookup: publicLookup });
  const send: Sender = async ({ endpoint, p256dh, auth }, payload) => {
    const options = { TTL: TIME_TO_LIVE, timeout: PATIENCE, agent };
    const vapidDetails = { subject: contact, publicKey, privateKey };
    try {
      const target = { endpoint, keys: { p256dh, auth } };
      return (await webPush.sendNotification(target, payload, { ...options, vapidDetails })).statusCode;
    } catch (error) {
      if (error instanceof webPush.WebPushError) return error.statusCode;
      throw error;
    }
  };
  return pushWith(publicKey, send, parts);
}

export function pushWith(publicKey: string, send: Sender, { store, log, metrics }: PushParts): Push {
  const callAll = async (guest: GuestId, table: string): Promise<void> => {
    const payload = JSON.stringify({ kind: 'turn', table });
    for (const target of await store.pushTargets(guest)) {
      try {
        const status = await send(target, payload);
        if (GONE.includes(status)) await store.endPush(guest, target.endpoint);
        metrics.pushes.inc({ outcome: status < 300 ? 'sent' : GONE.includes(status) ? 'gone' : 'refused' });
      } catch (error) {
        metrics.pushes.inc({ outcome: 'failed' });
        // An endpoint is a secret of its owner: only where it leads is told.
        const { host } = new URL(target.endpoint);
        log.warn({ host, reason: (error as Error).message }, 'a push service could not be reached');
      }
    }
  };
  return {
    publicKey,
    call: (guest, table) => {
      callAll(guest, table).catch((error: unknown) => log.warn({ err: error }, 'nobody could be called'));
    },
  };
}
