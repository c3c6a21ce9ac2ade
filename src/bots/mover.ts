import type { Bot } from './bot.ts';
import { type Placing, placeAnywhere } from './placing.ts';

/** A bot by how it thinks about a move. Where tiles lie is left to chance. */
export const mover = (name: string, nodes: number, think: Bot['think']): Bot =>
  withPlacing(placeAnywhere, { name, nodes, think });

/** The same bot with another way to place tiles. */
export const withPlacing = (place: Placing, bot: Bot): Bot => ({
  ...bot,
  *think(game, random, nodes) {
    if (game.phase === 'placing') yield place(game, random);
    else yield* bot.think(game, random, nodes);
  },
});
