import {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  END_REASONS,
  type EndReason,
  type Game,
  ROUNDS,
} from '../../rules/index.ts';

type Stage = 1 | 2;

/** How often a card was turned in a stage, and how many figures that cost. */
interface CardTally {
  turned: number;
  eaten: number;
}

/** What is counted over many games. It is plain data, so that threads can send it. */
export interface Tally {
  games: number;
  wins: Record<Colour | 'monster', number>;
  /** Wins by the winner's place in turn order from the player who began. */
  winsByTurn: number[];
  reasons: Record<EndReason, number>;
  rounds: { least: number; most: number; sum: number };
  cards: Record<Stage, Record<Card, CardTally>>;
}

export function emptyTally(): Tally {
  const cards = (): Record<Card, CardTally> => records(CARDS, () => ({ turned: 0, eaten: 0 }));
  return {
    games: 0,
    wins: records([...COLOURS, 'monster'], () => 0),
    winsByTurn: COLOURS.map(() => 0),
    reasons: records(END_REASONS, () => 0),
    rounds: { least: Number.POSITIVE_INFINITY, most: 0, sum: 0 },
    cards: { 1: cards(), 2: cards() },
  };
}

const records = <K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>;

export function countCard(tally: Tally, card: Card, stage: Stage, eaten: number): void {
  const count = tally.cards[stage][card];
  count.turned++;
  count.eaten += eaten;
}

export function countGame(tally: Tally, game: Game): void {
  const { winner, reason } = game.result!;
  const { players, start } = game.setup;
  tally.games++;
  tally.wins[winner ?? 'monster']++;
  if (winner !== null) {
    const turn = (players.indexOf(winner) - players.indexOf(start) + players.length) % players.length;
    tally.winsByTurn[turn]!++;
  }
  tally.reasons[reason]++;
  const rounds = (game.stage - 1) * ROUNDS + game.round;
  tally.rounds.least = Math.min(tally.rounds.least, rounds);
  tally.rounds.most = Math.max(tally.rounds.most, rounds);
  tally.rounds.sum += rounds;
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  for (const winner of [...COLOURS, 'monster'] as const) sum.wins[winner] += more.wins[winner];
  for (const [turn, wins] of more.winsByTurn.entries()) sum.winsByTurn[turn]! += wins;
  for (const reason of END_REASONS) sum.reasons[reason] += more.reasons[reason];
  sum.rounds.least = Math.min(sum.rounds.least, more.rounds.least);
  sum.rounds.most = Math.max(sum.rounds.most, more.rounds.most);
  sum.rounds.sum += more.rounds.sum;
  for (const stage of [1, 2] as const) {
    for (const card of CARDS) {
      sum.cards[stage][card].turned += more.cards[stage][card].turned;
      sum.cards[stage][card].eaten += more.cards[stage][card].eaten;
    }
  }
}
