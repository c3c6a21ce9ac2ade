import type { Colour, Phase } from '../../../rules/index.ts';
import { Replay } from '../../../rules/records/index.ts';
import type { KeptTable } from '../../table/index.ts';

/** What a list tells of a game. */
export interface GameSummary {
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Colour;
  /** Null where the monster won. */
  readonly winner: Colour | null | undefined;
}

/** Plays the record of a kept game; undefined where it is broken, which its own page tells in full. */
export function summaryOf({ record }: KeptTable): GameSummary | undefined {
  const replay = new Replay(undefined, true);
  for (const line of record.split('\n')) if (!replay.feed(line).ok) return undefined;
  const { game } = replay;
  if (game === undefined) return undefined;
  const { phase, round, turn, setup, result } = game;
  return { phase, round, turn: setup.players[turn]!, winner: result?.winner };
}
