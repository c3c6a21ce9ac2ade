import { z } from 'zod/mini';
import type { Colour, Mode } from '../rules/index.ts';
import { nameSchema, TABLE_ID } from './client-messages.ts';
import type { Entry } from './entries.ts';
import type { Problem } from './server-messages.ts';
import { type Pace, settingsSchema } from './settings.ts';

/**
 * The requests over HTTP, all below `/api`; every one carries the guest's cookie.
 *
 * | request | body | answer |
 * | --- | --- | --- |
 * | `GET /api/me` | | `Me`; makes a guest where there is none |
 * | `POST /api/tables` | `OpenTable` | `{ id }` |
 * | `GET /api/tables` | | `Lobby` |
 * | `GET /api/my-games` | | `MyGames` |
 * | `GET /api/tables/ID/entries?after=N` | | `Entries` |
 * | `GET /api/tables/ID/record` | | the record (`.ffr`) so far |
 * | `POST /api/transfer` | | `{ token, until }`: for a link that brings these seats to another device, once |
 * | `POST /api/transfer/claim` | `{ token }` | `Me` |
 * | `PUT /api/push` | a `PushSubscription` as JSON | `{}` |
 * | `DELETE /api/push` | `{ endpoint }` | `{}` |
 *
 * Anything that is not done is answered with its status and `ApiError`.
 */
export const openTableSchema = z.strictObject({
  settings: settingsSchema,
  /** The host's own name, kept for next time. */
  name: z.optional(nameSchema),
});
export type OpenTable = z.infer<typeof openTableSchema>;

export const claimSchema = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{16,64}$/)) });
export const tableIdSchema = z.string().check(z.regex(TABLE_ID));

export const pushSchema = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000), z.regex(/^https:\/\//)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(100)),
  }),
});
export const endPushSchema = z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) });

export interface Me {
  readonly name: string | undefined;
  /** The server's key for Web Push; undefined where push is off. */
  readonly pushKey: string | undefined;
}

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly phase: 'open' | 'playing' | 'over' | 'closed';
  readonly mode: Mode;
  readonly pace: Pace;
  readonly seats: readonly {
    readonly colour: Colour | undefined;
    readonly name: string | undefined;
    readonly kind: 'free' | 'guest' | 'bot';
  }[];
  /** The seat whose turn it is, while playing. */
  readonly turn: number | undefined;
  readonly round: number | undefined;
  readonly stage: 1 | 2 | undefined;
  readonly winner: Colour | null | undefined;
  readonly changedAt: number;
}

export interface Lobby {
  readonly open: readonly TableSummary[];
  readonly playing: readonly TableSummary[];
}

export interface MyGames {
  readonly games: readonly (TableSummary & { readonly mine: readonly number[]; readonly host: boolean })[];
}

export interface Entries {
  readonly entries: readonly Entry[];
  /** The number of the table's last entry; there is more to fetch while it is higher than the last one given. */
  readonly number: number;
}

export interface ApiError {
  readonly error: { readonly problem: Problem; readonly message: string };
}
