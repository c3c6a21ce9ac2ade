/**
 * A game looked at afterwards: what each move was worth, what the cards gave, and in facts that can be checked why.
 *
 * @packageDocumentation
 */
export type { Consequence, Explanation, Told, Turned, When } from './consequence.ts';
export { explain } from './explain.ts';
export { COSTS } from './marks.ts';
export {
  type CardMoment,
  type DecisionMoment,
  type Flaw,
  type Moment,
  playedGame,
  playedRecords,
  type StudiedGame,
  type StudiedRecords,
} from './played.ts';
export { DEPTHS, type Depth, type Progress, review, reviewed } from './review.ts';
export {
  MARKS,
  type Mark,
  type Odds,
  oddsAfter,
  oddsBefore,
  type PossibleCard,
  type Reviewed,
  type ReviewedCard,
  type ReviewedDecision,
  type Weighed,
} from './reviewed.ts';
export { type Account, type PlayerReview, playerReview, type Sums, sumsOf } from './sums.ts';
