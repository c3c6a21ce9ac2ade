import { oddsOfBeginning, type Prospect, type Weighing, weigh } from '../bots/index.ts';
import { type Card, type Game, playAction, playCard, Random } from '../rules/index.ts';
import { markOf } from './marks.ts';
import { less, oddsOf, oddsOfEnd, sum } from './odds.ts';
import type { CardMoment, DecisionMoment, Moment, StudiedGame } from './played.ts';
import type { Odds, PossibleCard, Reviewed, ReviewedCard, ReviewedDecision, Weighed } from './reviewed.ts';

/** How many positions are weighed for each decision, pass by pass. */
export const DEPTHS = {
  quick: [4000],
  deep: [4000, 40_000],
} as const satisfies Record<string, readonly number[]>;
export type Depth = keyof typeof DEPTHS;

/** How far a review is, and what has been found just now, if anything. Plain data. */
export interface Progress {
  /** Which pass, counted from 1, of how many. */
  readonly pass: number;
  readonly passes: number;
  /** Moments of this pass that are done, and how many it has. */
  readonly done: number;
  readonly of: number;
  /** It takes the place of what was found about this moment before. */
  readonly reviewed?: Reviewed;
}

/**
 * Reviews a game: every moment once, in order, and then the decisions again and again with more positions, the dearest first. Stops
 * often, so that whoever listens can leave at any time. The same game and passes make the same review. What the bots have
 * learned must have been fetched (`getReady`).
 */
export function* review(
  game: StudiedGame,
  passes: readonly number[] = DEPTHS.quick,
): Generator<Progress, void> {
  const found: Reviewed[] = [];
  for (const [index, nodes] of passes.entries()) {
    const moments = index === 0 ? game.moments : again(game.moments, found);
    const progress = { pass: index + 1, passes: passes.length, of: moments.length };
    for (const [done, moment] of moments.entries()) {
      const weighing = reviewMoment(moment, nodes, found[moment.number]);
      let step = weighing.next();
      for (; !step.done; step = weighing.next()) yield { ...progress, done };
      found[moment.number] = step.value;
      yield { ...progress, done: done + 1, reviewed: step.value };
    }
  }
}

/** A review to the end. */
export function reviewed(game: StudiedGame, passes?: readonly number[]): Reviewed[] {
  const found: Reviewed[] = [];
  for (const progress of review(game, passes)) {
    if (progress.reviewed !== undefined) found[progress.reviewed.number] = progress.reviewed;
  }
  return found;
}

/** What may be seen better with more positions, the dearest first. */
function again(moments: readonly Moment[], found: readonly Reviewed[]): Moment[] {
  const costOf = ({ number }: Moment): number => {
    const reviewed = found[number]!;
    return reviewed.kind === 'decision' ? reviewed.cost : 0;
  };
  return moments
    .filter(({ kind, game }) => kind === 'decision' && game.phase === 'moving' && !game.isLastMove)
    .sort((a, b) => costOf(b) - costOf(a) || a.number - b.number);
}

function* reviewMoment(
  moment: Moment,
  nodes: number,
  before: Reviewed | undefined,
): Generator<undefined, Reviewed> {
  if (moment.kind === 'card') return reviewCard(moment);
  const { number, game, action } = moment;
  // A game that was kept goes on as it was played, whatever was ruled since (G3): of such a move nothing can be said.
  const isAllowed = playAction(game.copy(), game.turn, action) === undefined;
  const chance = new Random(`study ${number}`);
  const weighing = yield* weigh(game, chance, nodes, isAllowed ? action : undefined);
  const told = isAllowed ? weighing : { ...weighing, choices: 1 };
  return decisionOf(moment, told, before?.kind === 'decision' ? before : undefined);
}

function decisionOf(
  { number, seat, action }: DecisionMoment,
  { moves, asked, nodes, choices }: Weighing,
  before: ReviewedDecision | undefined,
): ReviewedDecision {
  const weighed = (prospect: Prospect): Weighed => ({
    action: prospect === asked ? action : prospect.action,
    odds: oddsOf(prospect.value),
    line: prospect.line,
    trials: prospect.trials,
  });
  const played = weighed(asked);
  const others = moves.filter((move) => move !== asked).map(weighed);
  const best = others[0];
  const isBest = moves[0] === asked || best === undefined || played.odds[seat]! >= best.odds[seat]!;
  const told = isBest ? [played, ...others] : moves.map((move) => (move === asked ? played : weighed(move)));
  const cost = told[0]!.odds[seat]! - played.odds[seat]!;
  const found = {
    kind: 'decision',
    number,
    seat,
    moves: told,
    played,
    cost,
    firstCost: before?.firstCost ?? cost,
    shift: less(played.odds, told[0]!.odds),
    nodes,
  } as const;
  return { ...found, mark: choices === 1 ? 'forced' : markOf(found) };
}

export function reviewCard({ number, game, card }: CardMoment): ReviewedCard {
  const possible = game.possibleCards();
  const cards = [...new Set(possible)].map((kind): PossibleCard => {
    const chance = possible.filter((other) => other === kind).length / possible.length;
    return { card: kind, chance, odds: oddsAfterCard(game, kind) };
  });
  const came = cards.find((one) => one.card === card)!.odds;
  const mean = came.map((_, side) => sum(cards.map(({ chance, odds }) => chance * odds[side]!)));
  return { kind: 'card', number, card, cards, mean, came, luck: less(came, mean) };
}

function oddsAfterCard(game: Game, card: Card): Odds {
  const after = game.copy();
  playCard(after, card);
  return oddsOfEnd(after) ?? oddsOf(oddsOfBeginning(after));
}
