import { createHash } from 'node:crypto';
import {
  commitmentTo,
  decide,
  evolveInPlace,
  honestPile,
  Random,
  type Setup,
} from '../../src/rules/index.ts';
import { type RecordLine, recordLineOf } from '../../src/rules/records/index.ts';
import { gameOf } from './games.ts';
import { randomAction } from './random-play.ts';

export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest();

/** A whole game at random with the honest pile of a seed, as the lines of its record. */
export function honestRecord(seed: string, setup: Partial<Setup> = {}): RecordLine[] {
  const game = gameOf(setup);
  const { draw } = honestPile(seed, sha256);
  const random = new Random(seed);
  const lines: RecordLine[] = [
    { type: 'header', header: { ...game.setup, commitment: commitmentTo(seed, sha256) } },
  ];
  while (game.phase !== 'over') {
    const decided = decide(game, game.turn, randomAction(game, random), draw);
    if (!('events' in decided)) throw new Error(decided.message);
    for (const event of decided.events) {
      evolveInPlace(game, event);
      const line = recordLineOf(event);
      if (line?.type === 'result') lines.push({ type: 'result', result: { ...line.result, reveal: seed } });
      else if (line !== undefined) lines.push(line);
    }
  }
  return lines;
}

export const withCommitment = (lines: readonly RecordLine[], commitment: string | undefined): RecordLine[] =>
  lines.map((line) => {
    if (line.type !== 'header') return line;
    const { commitment: _, ...header } = line.header;
    return { type: 'header', header: { ...header, ...(commitment !== undefined && { commitment }) } };
  });

export const withReveal = (lines: readonly RecordLine[], reveal: string | undefined): RecordLine[] =>
  lines.map((line) => {
    if (line.type !== 'result') return line;
    const { reveal: _, ...result } = line.result;
    return { type: 'result', result: { ...result, ...(reveal !== undefined && { reveal }) } };
  });
