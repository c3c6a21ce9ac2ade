import type { Plan } from '../bots/index.ts';
import { FEWEST_PLAYERS_FOR_LONGER, type Mode } from '../rules/index.ts';
import { WrongUse } from './failures.ts';

/** The game that the options of a command ask for. */
export function planOf(mode: Mode, players: number, longer = false): Plan {
  if (longer && players < FEWEST_PLAYERS_FOR_LONGER)
    throw new WrongUse(`--longer is for ${FEWEST_PLAYERS_FOR_LONGER} or 7 players (C2), not for ${players}`);
  return { mode, players, longer };
}
