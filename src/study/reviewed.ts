import type { Action, Card } from '../rules/index.ts';

/** What a review finds: plain data, which goes from a worker to a page as it is. Values are chances from 0 to 1. */

/** Each side's chance to win: the seats in turn order, the monster last. They add up to 1. */
export type Odds = readonly number[];

/** A move and what the search makes of it. */
export interface Weighed {
  readonly action: Action;
  readonly odds: Odds;
  /** What it expects for the rest of the round, the move itself first. */
  readonly line: readonly Action[];
  readonly trials: number;
}

/** Moves by what they cost: the names of the dearer ones last. */
export const MARKS = ['great', 'best', 'good', 'inaccuracy', 'mistake', 'blunder', 'forced'] as const;
export type Mark = (typeof MARKS)[number];

export interface ReviewedDecision {
  readonly kind: 'decision';
  /** The moment's number. */
  readonly number: number;
  readonly seat: number;
  /** The moves that the search looked at longest, the best first. Of tiles, some that were drawn by lot. */
  readonly moves: readonly Weighed[];
  /** What was played, weighed by the same search; the first of the moves where it is the best. */
  readonly played: Weighed;
  /** What the mover gave away: the best's chance less the played one's, 0 or more. */
  readonly cost: number;
  /** What the first look, with the fewest positions, took that to be. */
  readonly firstCost: number;
  /** What every side got by that: played less best. Adds up to 0. */
  readonly shift: Odds;
  readonly mark: Mark;
  /** Positions weighed for it. */
  readonly nodes: number;
}

/** A card that could have come. */
export interface PossibleCard {
  readonly card: Card;
  /** How likely it was. */
  readonly chance: number;
  readonly odds: Odds;
}

export interface ReviewedCard {
  readonly kind: 'card';
  readonly number: number;
  readonly card: Card;
  /** Every card that could have come, each kind once. */
  readonly cards: readonly PossibleCard[];
  /** The mean over them, and the one that came. */
  readonly mean: Odds;
  readonly came: Odds;
  /** What chance gave every side: came less mean. */
  readonly luck: Odds;
}

export type Reviewed = ReviewedDecision | ReviewedCard;

/** The odds just before a moment, as the review sees them. */
export const oddsBefore = (reviewed: Reviewed): Odds =>
  reviewed.kind === 'card' ? reviewed.mean : reviewed.moves[0]!.odds;
/** And just after it. */
export const oddsAfter = (reviewed: Reviewed): Odds =>
  reviewed.kind === 'card' ? reviewed.came : reviewed.played.odds;
