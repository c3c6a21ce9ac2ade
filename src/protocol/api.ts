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
 * | `POST /api/tables` | `openTableSchema` | `{ id }` |
 * | `GET /api/tables` | | `Lobby` |
 * | `GET /api/my-games` | | `MyGames` |
 * | `GET /api/tables/ID/entries?after=N` | | `Entries` |
 * | `GET /api/tables/ID/record` | | the record (`.ffr`) so far |
 * | `POST /api/transfer` | | `{ token, until }`: for a link that joins another device to this one, once |
 * | `POST /api/transfer/look` | `{ token }` | `TransferLook`: whose link it is and what would be joined; the token stays good |
 * | `POST /api/transfer/claim` | `{ token, joins? }` | `Me`; `would-join` (409) where this device has games of its own, unless `joins` is true |
 * | `GET /api/devices` | | `Devices`: those that are joined |
 * | `POST /api/devices/leave` | | `Me`: this device, those that came with it and what they brought are by themselves again |
 * | `POST /api/devices/sign-out` | `{ device }` | `{}`: that device is by itself again, with what it brought or took |
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

const tokenSchema = z.string().check(z.regex(/^[\w-]{16,64}$/));
export const lookSchema = z.strictObject({ token: tokenSchema });
export const claimSchema = z.strictObject({
  token: tokenSchema,
  /** The player was told whose link it is, and wants all games of both to be both devices'. */
  joins: z.optional(z.boolean()),
});
export const signOutSchema = z.strictObject({ device: z.string().check(z.regex(/^[\w-]{8,64}$/)) });
export const tableIdSchema = z.string().check(z.regex(TABLE_ID));

const endpointSchema = z.string().check(z.maxLength(1000), z.regex(/^https:\/\/[\x21-\x7e]+$/));
export const pushSchema = z.strictObject({
  endpoint: endpointSchema,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    /** A point of the curve P-256, uncompressed: 65 bytes, the first of them 4. */
    p256dh: z.string().check(z.regex(/^B[A-P][\w-]{85}$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export const endPushSchema = z.strictObject({ endpoint: endpointSchema });

export interface Me {
  readonly name: string | undefined;
  /** The server's key for Web Push; undefined where push is off. */
  readonly pushKey: string | undefined;
}

/** Whose link to another device it is, and who this device is. */
export interface TransferLook {
  readonly from: { readonly name: string | undefined; readonly games: number };
  readonly here: { readonly name: string | undefined; readonly games: number };
  /** They are one already. */
  readonly same: boolean;
}

/** The devices that share all games with this one, and this one itself. */
export interface Devices {
  readonly devices: readonly {
    readonly id: string;
    readonly this: boolean;
    /** What the guest of this device was called when it came by itself. */
    readonly name: string | undefined;
    readonly addedAt: number;
    /** Undefined for the one that the others were joined to. */
    readonly joinedAt: number | undefined;
    /** The beginning of the day (UTC) on which it was there last. */
    readonly lastSeen: number;
  }[];
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
