import type { OnlineSettings } from '../../protocol/index.ts';
import { COLOURS, FEWEST_PLAYERS_FOR_LONGER } from '../../rules/index.ts';
import { type Refused, refused } from './decided.ts';
import { layHall } from './wishes.ts';

/** Why no game could ever be played with these settings; undefined where one can. */
export function checkSettings({ mode, seats, longer, tiles }: OnlineSettings): Refused | undefined {
  if (longer && seats < FEWEST_PLAYERS_FOR_LONGER) {
    return refused(
      'rules',
      `the longer game is for ${FEWEST_PLAYERS_FOR_LONGER} or 7 players: add seats (C2)`,
    );
  }
  if (tiles === undefined) return undefined;
  if (mode === 'basic') return refused('rules', 'the basic game has its own hall: leave the tiles out (S2)');
  // Who places which tile changes nothing about where tiles may lie.
  const players = COLOURS.slice(0, 2);
  const laid = layHall({ mode, players, start: players[0]!, longer: false }, tiles);
  if (!laid.ok) return laid;
  return tiles.length === 0
    ? refused('rules', 'a hall that is laid beforehand has all its tiles (S3)')
    : undefined;
}
