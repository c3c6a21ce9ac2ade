import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../test/helpers/games.ts';
import { honestRecord, sha256, withCommitment, withReveal } from '../../../test/helpers/honest-record.ts';
import { type Card, COLOURS, commitmentTo, honestPile } from '../../rules/index.ts';
import { type RecordLine, Replay, writeRecordLine } from '../../rules/records/index.ts';
import { PileCheck, type PileVerdict } from './verify-pile.ts';

function verdictOn(lines: readonly RecordLine[]): PileVerdict | undefined {
  const replay = new Replay();
  const check = new PileCheck();
  let verdict: PileVerdict | undefined;
  for (const [at, line] of lines.entries()) {
    check.before(replay.game);
    const read = replay.feed(writeRecordLine(line));
    if (!read.ok) throw new Error(read.message);
    verdict = check.after(read.value!, at + 1) ?? verdict;
  }
  return verdict;
}

const cardsOf = (lines: readonly RecordLine[]): Card[] =>
  lines.flatMap((line) => (line.type === 'card' ? [line.card] : []));

describe('the pile of a record', () => {
  test('G6: is honest for any seed, in every game', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        fc.constantFrom('basic', 'experienced'),
        fc.constantFrom(2, 3, 4, 7),
        (seed, mode, count) => {
          const setup = { mode, players: COLOURS.slice(0, count), longer: count === 7 } as const;
          expect(verdictOn(honestRecord(seed, setup))).toEqual({ proof: 'checked' });
        },
      ),
      { numRuns: 15 },
    );
  });

  test('is promised nowhere, or only half', () => {
    const lines = honestRecord('a seed');
    expect(verdictOn(withReveal(withCommitment(lines, undefined), undefined))).toEqual({ proof: 'none' });
    expect(verdictOn(withReveal(lines, undefined))).toEqual({ proof: 'missing' });
    expect(verdictOn(withCommitment(lines, undefined))).toEqual({ proof: 'missing' });
  });

  test('is another than the one that was promised', () => {
    const lines = honestRecord('a seed');
    expect(verdictOn(withReveal(lines, 'b seed'))).toEqual({
      proof: 'broken',
      line: lines.length,
      message: expect.stringMatching(
        /^the pile is not the one that was promised: the SHA-256 of the reveal is [0-9a-f]{64}, the commitment is [0-9a-f]{64}$/,
      ),
    });
  });

  test('was drawn from in another order: the first card that is wrong is named', () => {
    const lines = honestRecord('a seed');
    const reveal = 'another seed';
    const others = cardsOf(honestRecord(reveal));
    const cards = cardsOf(lines);
    const wrong = cards.findIndex((card, at) => card !== others[at]);
    const line = lines.flatMap((one, at) => (one.type === 'card' ? [at + 1] : []))[wrong]!;
    const forged = withReveal(withCommitment(lines, commitmentTo(reveal, sha256)), reveal);
    expect(verdictOn(forged)).toEqual({
      proof: 'broken',
      line,
      message: `card ${wrong + 1} of the game is "${cards[wrong]}", but the revealed seed gives "${others[wrong]}"`,
    });
  });

  test('the worked example of docs/formats.md', () => {
    const seed = 'the cellar is dark';
    expect(commitmentTo(seed, sha256)).toBe(
      '3f23be22b1b21701bed372ab7ce3e94afb8d917c9e25df06409bd74699e37970',
    );
    const { draw } = honestPile(seed, sha256);
    const stage = (isFirst: boolean): Card[] => {
      let left: readonly Card[] = gameOf().cardsLeft;
      return Array.from({ length: 7 }, (_, at) => {
        const card = draw(left, isFirst && at === 0 ? left.filter((one) => !one.includes('hit')) : left);
        const index = left.indexOf(card);
        left = left.toSpliced(index, 1);
        return card;
      });
    };
    expect(stage(true)).toEqual(['5', '10', '7', '7', '8', '8', '1 hit']);
    expect(stage(false)).toEqual(['7', '5', '2 hits', '8', '10', '7', '1 hit']);
  });
});
