import { type Action, type Game, OUT, ruleOf } from '../rules/index.ts';
import type { Consequence, Explanation, When } from './consequence.ts';
import { type Outlook, outlookAfter, wayFor } from './outlook.ts';
import type { DecisionMoment } from './played.ts';
import type { ReviewedDecision } from './reviewed.ts';

/** So many differences are told at most. */
const TOLD = 3;
/** A danger that differs by less is not told. */
const LEAST_DANGER = 0.05;
/** A way that differs by less, neither. */
const LEAST_WAY = 2;

/** Something that the two moves made different: what there is to say of it after each. */
interface Difference {
  readonly weight: number;
  readonly played?: Consequence;
  readonly better?: Consequence;
}

/**
 * Why the best move was better than the one played, by what the rules say of both: after the moves that are expected if those end
 * the round, otherwise right after the two moves. Undefined where the rules show no difference.
 */
export function explain(moment: DecisionMoment, reviewed: ReviewedDecision): Explanation | undefined {
  const { game, action, number, seat } = moment;
  const best = reviewed.moves[0]!;
  const { played } = reviewed;
  if (game.phase !== 'moving' || best === played) return undefined;
  const ways: readonly (readonly [When, readonly Action[], readonly Action[]])[] = [
    ['line', [action, ...played.line.slice(1)], best.line],
    ['now', [action], [best.action]],
  ];
  for (const [when, line, bestLine] of ways) {
    const after = outlookAfter(game, line);
    const better = outlookAfter(game, bestLine);
    if (after === undefined || better === undefined) continue;
    if (when === 'line' && (after.game.phase === 'moving' || better.game.phase === 'moving')) continue;
    const told = differences(game, seat, after, better);
    if (told.length === 0) continue;
    return {
      number,
      when: game.isLastMove ? 'next' : when,
      played: { after: line, consequences: told.flatMap((each) => each.played ?? []) },
      better: { after: bestLine, consequences: told.flatMap((each) => each.better ?? []) },
    };
  }
  return undefined;
}

/** What differs, the weightiest first. */
function differences(before: Game, seat: number, played: Outlook, better: Outlook): Difference[] {
  const found: Difference[] = [...ends(played, better)];
  for (let figure = 0; figure < before.position.cast.length; figure++) {
    const isOwn = before.seatOf(figure) === seat;
    const all = [
      danger(figure, isOwn, played, better),
      gotOut(figure, isOwn, played, better),
      isOwn ? way(figure, played, better) : undefined,
    ];
    found.push(...all.filter((one) => one !== undefined));
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, TOLD);
}

function ends(played: Outlook, better: Outlook): Difference[] {
  const [a, b] = [played, better].map(({ game }) => winIn(game));
  if (a?.player === b?.player) return [];
  return [{ weight: 10, ...(a && { played: a }), ...(b && { better: b }) }];
}

function winIn({ result }: Game): Extract<Consequence, { type: 'wins' }> | undefined {
  if (result === undefined || result.winner === null) return undefined;
  return { type: 'wins', player: result.winner, rule: ruleOf({ type: 'gameEnded', result }) };
}

/** An own figure that is eaten less after the better move, or another's that is eaten more. */
function danger(figure: number, isOwn: boolean, played: Outlook, better: Outlook): Difference | undefined {
  const { id } = played.game.position.cast[figure]!;
  const a = played.eaten.get(id);
  const b = better.eaten.get(id);
  const saved = ((a?.chance ?? 0) - (b?.chance ?? 0)) * (isOwn ? 1 : -1);
  if (saved < LEAST_DANGER) return undefined;
  const after = a ?? safe(figure, played);
  const instead = b ?? safe(figure, better);
  return { weight: saved, ...(after && { played: after }), ...(instead && { better: instead }) };
}

const safe = (figure: number, { game }: Outlook): Consequence | undefined =>
  game.phase !== 'over' && game.position.isOnBoard(figure)
    ? { type: 'safe', figure: game.position.cast[figure]!.id }
    : undefined;

function gotOut(figure: number, isOwn: boolean, played: Outlook, better: Outlook): Difference | undefined {
  const out: Consequence = { type: 'out', figure: played.game.position.cast[figure]!.id };
  const a = played.game.position.placeOf(figure) === OUT;
  const b = better.game.position.placeOf(figure) === OUT;
  if (a === b || b !== isOwn) return undefined;
  return { weight: 3, ...(a ? { played: out } : { better: out }) };
}

function way(figure: number, played: Outlook, better: Outlook): Difference | undefined {
  const a = wayFor(played.game, figure);
  const b = wayFor(better.game, figure);
  if (a === undefined || b === undefined || a.points - b.points < LEAST_WAY) return undefined;
  return { weight: (a.points - b.points) / 40, played: a, better: b };
}
