import { z } from 'zod/mini';
import {
  type Action,
  BLOCK_KINDS,
  COLOURS,
  DIRECTIONS,
  PAIRS,
  POOL_SHAPES,
  type SpaceName,
  spaceNamed,
  type Tile,
} from '../rules/index.ts';

/** The game's own words at the border. */
const spaceSchema = z.custom<SpaceName>((text) => typeof text === 'string' && spaceNamed(text) !== undefined);
export const colourSchema = z.enum(COLOURS);

export const tileSchema: z.ZodMiniType<Tile> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(BLOCK_KINDS), at: spaceSchema }),
  z.strictObject({
    kind: z.literal('teleporter'),
    pair: z.literal(PAIRS),
    at: spaceSchema,
    facing: z.enum(DIRECTIONS),
  }),
  z.strictObject({ kind: z.literal('pool'), shape: z.enum(POOL_SHAPES), at: spaceSchema }),
]);

/** No path is longer: six points at most, and a way in and out. */
const LONGEST_PATH = 16;
const LONGEST_FIGURE = 16;

export const actionSchema: z.ZodMiniType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), tile: tileSchema }),
  z.strictObject({
    type: z.literal('move'),
    figure: z.string().check(z.maxLength(LONGEST_FIGURE)),
    path: z.string().check(z.maxLength(LONGEST_PATH)),
  }),
]);
