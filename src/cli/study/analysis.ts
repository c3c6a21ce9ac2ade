import type { Action, Card, Colour, GameResult, Mode } from '../../rules/index.ts';
import {
  type Account,
  COSTS,
  type Consequence,
  explain,
  type Flaw,
  type Mark,
  type Odds,
  type PlayerReview,
  playerReview,
  type Reviewed,
  type ReviewedCard,
  type ReviewedDecision,
  reviewed,
  type StudiedGame,
  sumsOf,
  type Told,
  type When,
} from '../../study/index.ts';

/** A review of a game as it is written for other programs (docs/formats.md, "Analysis"). */
export interface Analysis {
  readonly mode: Mode;
  readonly players: readonly Colour[];
  readonly result?: GameResult;
  readonly moments: readonly (AnalysedMove | AnalysedCard)[];
  readonly sides: Readonly<Record<string, AnalysedSide>>;
  readonly unseenPerMove: number;
  readonly flaw?: Omit<Flaw, 'ok'>;
}

/** Chances by side: the colours and `monster`. */
type Chances = Readonly<Record<string, number>>;
interface WrittenTold {
  readonly after: readonly WrittenAction[];
  readonly consequences: readonly Consequence[];
}
type WrittenAction = { readonly move: string; readonly path: string } | { readonly place: object };

export interface AnalysedMove {
  readonly by: Colour;
  readonly action: WrittenAction;
  readonly odds: Chances;
  readonly mark: Mark;
  readonly cost: number;
  readonly best: WrittenAction;
  readonly bestOdds: Chances;
  readonly line: readonly WrittenAction[];
  readonly nodes: number;
  readonly why?: { readonly when: When; readonly played: WrittenTold; readonly better: WrittenTold };
}

export interface AnalysedCard {
  readonly card: Card;
  readonly odds: Chances;
  readonly mean: Chances;
  readonly luck: Chances;
  readonly cards: readonly { readonly card: Card; readonly chance: number; readonly odds: Chances }[];
}

/** The monster makes no moves, so it has no marks. */
type AnalysedSide = Account & Partial<Pick<PlayerReview, 'moves' | 'accuracy' | 'marks'>>;

/** Reviews a game, with so many positions a decision in each pass. */
export function analysisOf(game: StudiedGame, passes: readonly number[], flaw?: Flaw): Analysis {
  const { mode, players } = game.header;
  const found = reviewed(game, passes);
  const names = [...players, 'monster'];
  const sums = sumsOf(game, found);
  const sides = names.map((name, side): [string, AnalysedSide] => {
    const account = sums?.accounts[side] ?? NOTHING;
    if (side === players.length) return [name, account];
    const { moves, accuracy, marks } = playerReview(found, side);
    return [name, { ...account, moves, accuracy, marks }];
  });
  return {
    mode,
    players,
    ...(game.end.result && { result: game.end.result }),
    moments: found.map((moment) => analysed(game, moment, names)),
    sides: Object.fromEntries(sides),
    unseenPerMove: sums?.unseenPerMoment ?? 0,
    ...(flaw && { flaw: { line: flaw.line, code: flaw.code, message: flaw.message } }),
  };
}

const NOTHING: Account = { start: 0, luck: 0, errors: 0, gifts: 0, unseen: 0, end: 0 };

const analysed = (
  game: StudiedGame,
  moment: Reviewed,
  names: readonly string[],
): AnalysedMove | AnalysedCard =>
  moment.kind === 'card' ? cardOf(moment, names) : moveOf(game, moment, names);

const chancesOf = (odds: Odds, names: readonly string[]): Chances =>
  Object.fromEntries(odds.map((chance, side) => [names[side]!, chance]));

const written = (action: Action): WrittenAction =>
  action.type === 'move' ? { move: action.figure, path: action.path } : { place: action.tile };

const writtenTold = ({ after, consequences }: Told): WrittenTold => ({
  after: after.map(written),
  consequences,
});

function cardOf({ card, came, mean, luck, cards }: ReviewedCard, names: readonly string[]): AnalysedCard {
  return {
    card,
    odds: chancesOf(came, names),
    mean: chancesOf(mean, names),
    luck: chancesOf(luck, names),
    cards: cards.map((each) => ({ ...each, odds: chancesOf(each.odds, names) })),
  };
}

function moveOf(game: StudiedGame, decision: ReviewedDecision, names: readonly string[]): AnalysedMove {
  const { number, seat, played, mark, cost, nodes } = decision;
  const best = decision.moves[0]!;
  const moment = game.moments[number]!;
  const why = moment.kind === 'decision' && cost >= COSTS.inaccuracy ? explain(moment, decision) : undefined;
  return {
    by: game.header.players[seat]!,
    action: written(played.action),
    odds: chancesOf(played.odds, names),
    mark,
    cost,
    best: written(best.action),
    bestOdds: chancesOf(best.odds, names),
    line: best.line.map(written),
    nodes,
    ...(why && { why: { when: why.when, played: writtenTold(why.played), better: writtenTold(why.better) } }),
  };
}
