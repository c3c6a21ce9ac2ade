import { z } from 'zod/mini';
import { FEWEST_PLAYERS, MODES, MOST_PLAYERS } from '../rules/index.ts';
import { tileSchema } from './game-schemas.ts';

/** How long a player may take. */
const paceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('seconds'), seconds: z.int().check(z.minimum(5), z.maximum(600)) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(14)) }),
]);
export type Pace = Readonly<z.infer<typeof paceSchema>>;

/** How long a seat may be away before a bot may play for it, in seconds. */
const GRACE_SECONDS = { least: 10, most: 86_400, usual: 60 } as const;

/** Without a clock: who lets others wait for so many milliseconds can be asked about. */
export const IDLE_AFTER = 60_000;

/** What the host chooses when opening a table. */
export const settingsSchema = z.strictObject({
  mode: z.enum(MODES),
  seats: z.int().check(z.minimum(FEWEST_PLAYERS), z.maximum(MOST_PLAYERS)),
  longer: z.boolean(),
  forecast: z.boolean(),
  /** A hall laid beforehand, all 17 tiles in the order of placing; left out where the players place them (S3). */
  tiles: z.optional(z.readonly(z.array(tileSchema).check(z.maxLength(17)))),
  pace: paceSchema,
  /** Listed in the lobby. */
  listed: z.boolean(),
  /** A bot plays for a seat that is away longer than this; null: never. */
  standInAfter: z.nullable(z.int().check(z.minimum(GRACE_SECONDS.least), z.maximum(GRACE_SECONDS.most))),
  chat: z.boolean(),
});
export type OnlineSettings = Readonly<z.infer<typeof settingsSchema>>;

/** How many milliseconds a player has for a move; undefined without a clock. */
export function timeForMove(pace: Pace): number | undefined {
  if (pace.kind === 'none') return undefined;
  return pace.kind === 'seconds' ? pace.seconds * 1000 : pace.days * 86_400_000;
}
