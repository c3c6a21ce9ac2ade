import { Agent } from 'node:https';
import type { Parts } from '../parts.ts';
import { keptFile } from '../secrets.ts';
import type { GuestId, PushTarget } from '../store/index.ts';
import { Calls } from './calls.ts';
import { post } from './post.ts';
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
const PATIENCE = 5000;
const GONE: readonly number[] = [404, 410];
/** Failures are counted; in the log there is one of them in so many milliseconds. */
const BETWEEN_WARNINGS = 60_000;

type PushParts = Pick<Parts, 'store' | 'log' | 'metrics'>;

/** Push with keys that are made once and kept in the data folder. */
export async function openPush(
  contact: string,
  dataDir: string,
  parts: PushParts,
  agent: Agent = new Agent({ lookup: publicLookup }),
): Promise<Push> {
  const { default: webPush } = await import('web-push');
  const kept = await keptFile(dataDir, 'push-keys.json', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const { publicKey, privateKey } = JSON.parse(kept) as { publicKey: string; privateKey: string };
  const vapidDetails = { subject: contact, publicKey, privateKey };
  const send: Sender = async ({ endpoint, p256dh, auth }, payload) => {
    const target = { endpoint, keys: { p256dh, auth } };
    const letter = webPush.generateRequestDetails(target, payload, { TTL: TIME_TO_LIVE, vapidDetails });
    return post(endpoint, letter, { agent, patience: PATIENCE });
  };
  return pushWith(publicKey, send, parts);
}

export function pushWith(publicKey: string, send: Sender, { store, log, metrics }: PushParts): Push {
  let warnedAt = Number.NEGATIVE_INFINITY;
  const callOne = async (guest: GuestId, target: PushTarget, payload: string): Promise<void> => {
    try {
      const status = await send(target, payload);
      const isGone = GONE.includes(status);
      if (isGone) await store.endPush(guest, target.endpoint);
      metrics.pushes.inc({ outcome: isGone ? 'gone' : status < 300 ? 'sent' : 'refused' });
    } catch (error) {
      metrics.pushes.inc({ outcome: 'failed' });
      if (performance.now() < warnedAt + BETWEEN_WARNINGS) return;
      warnedAt = performance.now();
      // An endpoint is a secret of its owner: only where it leads is told.
      const { host } = new URL(target.endpoint);
      log.warn({ host, reason: (error as Error).message }, 'a push service could not be reached');
    }
  };
  const calls = new Calls(async (guest, table) => {
    const payload = JSON.stringify({ kind: 'turn', table });
    try {
      const targets = await store.pushTargets(guest);
      await Promise.all(targets.map((target) => callOne(guest, target, payload)));
    } catch (error) {
      log.warn({ err: error }, 'nobody could be called');
    }
  });
  return {
    publicKey,
    call: (guest, table) => {
      if (!calls.add(guest, table)) metrics.pushes.inc({ outcome: 'dropped' });
    },
  };
}
