import type { Refusal } from '../rules/index.ts';
import type { Reaction } from './client-messages.ts';
import type { Entry, GuestTag } from './entries.ts';

/** Why something is not done, for a page to say in its own language; `message` says it in English. */
export const PROBLEMS = [
  'bad-message', // not a message of this protocol
  'other-protocol', // the page is older or newer than the server: reload it
  'no-such-table',
  'too-fast', // over a limit: wait a moment
  'too-big',
  'not-your-seat',
  'not-the-host',
  'seat-taken',
  'colour-taken',
  'name-taken', // somebody else at the table is called so, or it looks alike
  'not-now', // the table is in another phase
  'went-on', // the game went on since: the move was made for another position
  'rules', // the rules of the game refuse it: see `refusal`
  'no-chat',
  'card-drawn', // a take-back can't cross a drawn card
  'nothing-to-take-back',
  'asked-too-often', // once more than a turn allows
  'not-idle', // the player has not let others wait for long enough
  'too-few-players',
  'store-away', // nothing can be kept at the moment, so nothing is done
  'would-join', // this device has games of its own: ask the player, then claim with `joins`
  'stopping', // the server restarts: the page connects again by itself
  'forbidden',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly guest: GuestTag;
  readonly name: string;
  readonly text: string;
}

/** Who is there. */
export interface Presence {
  /** Seats of guests that are not connected, and since when. */
  readonly away: readonly { readonly seat: number; readonly since: number }[];
  readonly watching: number;
}

export type ServerMessage =
  /** The answer to `hello`: who you are here. */
  | {
      readonly type: 'welcome';
      readonly you: GuestTag;
      /** Seats that are yours, as they are numbered now. */
      readonly seats: readonly number[];
      /** The number of the table's last entry. */
      readonly number: number;
      /** The server's clock. */
      readonly now: number;
      readonly presence: Presence;
      readonly chat: readonly ChatLine[];
    }
  /** Entries in order, and the server's clock. */
  | { readonly type: 'entries'; readonly entries: readonly Entry[]; readonly now: number }
  /** What the page knows of the table is not what the server has (it was restored from a copy): forget it and begin anew. */
  | { readonly type: 'reset' }
  /** Too many entries were missed to send them here: fetch them (`GET /api/tables/ID/entries?after=N`). */
  | { readonly type: 'behind'; readonly number: number }
  /** Seats that are yours have changed: you sat down, stood up, or the game began. */
  | { readonly type: 'yours'; readonly seats: readonly number[] }
  | { readonly type: 'done'; readonly id: string; readonly number: number }
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly problem: Problem;
      readonly message: string;
      readonly refusal?: Refusal;
    }
  | { readonly type: 'presence'; readonly presence: Presence }
  | { readonly type: 'said'; readonly line: ChatLine }
  | { readonly type: 'reacted'; readonly guest: GuestTag; readonly name: string; readonly reaction: Reaction }
  /** The store is away: nothing can be done until it is back. */
  | { readonly type: 'store'; readonly away: boolean }
  /** The server closes the connection; connect again after so many milliseconds. */
  | { readonly type: 'bye'; readonly why: 'restart' | 'too-slow' | 'idle'; readonly again: number }
  | { readonly type: 'error'; readonly problem: Problem; readonly message: string };

const KINDS: ReadonlySet<string> = new Set<ServerMessage['type']>([
  ...(['welcome', 'entries', 'reset', 'behind', 'yours', 'done', 'refused'] as const),
  ...(['presence', 'said', 'reacted', 'store', 'bye', 'error'] as const),
]);

/** What the server says is taken by its shape; a kind that is not known is of a later version, and left out. */
export function messageIn(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const read = JSON.parse(data) as { readonly type?: unknown } | null;
    return typeof read?.type === 'string' && KINDS.has(read.type) ? (read as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
