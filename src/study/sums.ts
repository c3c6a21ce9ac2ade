import { less, oddsOfEnd, sum } from './odds.ts';
import type { StudiedGame } from './played.ts';
import { MARKS, type Mark, oddsAfter, oddsBefore, type Reviewed } from './reviewed.ts';

/**
 * What made a side's chance at the start into what it was at the end. They add up:
 * start + luck - errors + gifts + unseen = end.
 */
export interface Account {
  readonly start: number;
  /** What the cards gave. */
  readonly luck: number;
  /** What its own moves gave away. */
  readonly errors: number;
  /** What the others' moves gave it, or took. */
  readonly gifts: number;
  /** What the evaluation itself saw differently one moment later. */
  readonly unseen: number;
  /** 1 for the winner and 0 for the others; in a game still going on the chance it has. */
  readonly end: number;
}

export interface Sums {
  /** The seats in turn order, the monster last. */
  readonly accounts: readonly Account[];
  /** How much the evaluation saw differently, a moment and side. */
  readonly unseenPerMoment: number;
}

/** The sums of luck and skill of a game that was reviewed whole. */
export function sumsOf({ end }: StudiedGame, reviewed: readonly Reviewed[]): Sums | undefined {
  const [first] = reviewed;
  if (first === undefined) return undefined;
  const last = oddsOfEnd(end) ?? oddsAfter(reviewed.at(-1)!);
  const unseen = reviewed.map((moment, i) => {
    const next = reviewed[i + 1];
    return less(next === undefined ? last : oddsBefore(next), oddsAfter(moment));
  });
  const cards = reviewed.filter((moment) => moment.kind === 'card');
  const decisions = reviewed.filter((moment) => moment.kind === 'decision');
  const accounts = last.map((chance, side): Account => {
    const own = decisions.filter(({ seat }) => seat === side);
    const foreign = decisions.filter(({ seat }) => seat !== side);
    return {
      start: oddsBefore(first)[side]!,
      luck: sum(cards.map(({ luck }) => luck[side]!)),
      errors: sum(own.map(({ cost }) => cost)),
      gifts: sum(foreign.map(({ shift }) => shift[side]!)),
      unseen: sum(unseen.map((odds) => odds[side]!)),
      end: chance,
    };
  });
  const seen = unseen.flat().map(Math.abs);
  return { accounts, unseenPerMoment: sum(seen) / seen.length };
}

/** How a player played: what its moves gave away, and what they are called. */
export interface PlayerReview {
  readonly seat: number;
  /** Decisions in which there was a choice. */
  readonly moves: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** What they gave away in all. */
  readonly errors: number;
  /** From 0 to 100. */
  readonly accuracy: number;
}

/** A move that costs nothing counts 100; each of so many points less takes it down to 37 % of that. */
const FALL = 0.2;

/** Also of a game that is reviewed in part. */
export function playerReview(reviewed: readonly Reviewed[], seat: number): PlayerReview {
  const own = reviewed.filter((moment) => moment?.kind === 'decision' && moment.seat === seat);
  const decisions = own.filter((moment) => moment.kind === 'decision');
  const chosen = decisions.filter(({ mark }) => mark !== 'forced');
  const count = (mark: Mark): number => decisions.filter((decision) => decision.mark === mark).length;
  const points = chosen.map(({ cost }) => 100 * Math.exp(-cost / FALL));
  return {
    seat,
    moves: chosen.length,
    marks: Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
    errors: sum(chosen.map(({ cost }) => cost)),
    accuracy: chosen.length === 0 ? 100 : sum(points) / chosen.length,
  };
}
