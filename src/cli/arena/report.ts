import { figures, plural, table } from '../output.ts';
import { FAULTS, type Fault } from './outside.ts';
import type { Arena } from './plan.ts';
import { ratingsOf, wilson } from './ratings.ts';
import { type ArenaTally, timeOfShare } from './tally.ts';

/** What is printed at the end, as data. */
export function arenaSummary(
  { plan, seed, contestants, seatings }: Arena,
  tally: ArenaTally,
  piles: number,
  threads: number,
) {
  const tables = Object.entries(tally.tables).map(([seats, wins]) => ({
    seats: seats.split(',').map(Number),
    wins,
  }));
  const ratings = ratingsOf(contestants.length, tables);
  const bots = tally.contestants.map(({ games, seats, wins, times, faults }, i) => ({
    bot: contestants[i]!.name,
    games,
    seats: seats / games, // it may have several
    wins,
    share: wins / games,
    interval: wilson(wins, games),
    rating: Math.round(ratings[i]!),
    moves: times.moves,
    milliseconds: {
      mean: times.sum / times.moves,
      of95: timeOfShare(times, 0.95),
      longestPause: times.pause,
    },
    faults,
  }));
  return {
    seed,
    ...plan,
    games: tally.games,
    piles,
    seatings: seatings.length,
    bots: bots.sort((a, b) => b.rating - a.rating),
    monster: tally.monster,
    threads,
  };
}

export function arenaText(summary: ReturnType<typeof arenaSummary>): string {
  const { games, mode, longer, players, piles, seatings, seed, bots, monster } = summary;
  const percent = (share: number): string => (100 * share).toFixed(1);
  const rows = bots.map(({ bot, games, seats, wins, share, interval, rating, milliseconds }) => [
    seats > 1 ? `${bot} (${figures(seats)} seats)` : bot,
    figures(games),
    figures(wins),
    `${percent(share)} %`,
    `${percent(interval[0])} .. ${percent(interval[1])} %`,
    String(rating),
    figures(milliseconds.mean),
    figures(milliseconds.of95),
  ]);
  const nobody = ['the monster', figures(games), figures(monster), `${percent(monster / games)} %`];
  return [
    `${figures(games)} ${mode} games${longer ? ' (longer)' : ''} of ${players} players: ${plural(piles, 'pile')}`,
    `, ${plural(seatings, 'seating')} each, seed ${seed}\n`,
    table([
      ['', 'games', 'won', 'share', '95 % interval', 'rating', 'ms a move', '95 % below'],
      ...rows,
      nobody,
    ]),
    ...bots.map(({ bot, faults }) => faultsText(bot, faults)),
  ].join('');
}

function faultsText(bot: string, faults: Readonly<Record<Fault, number>>): string {
  const told = FAULTS.filter((fault) => faults[fault] > 0).map((fault) => `${faults[fault]} ${fault}`);
  return told.length === 0 ? '' : `turns taken for ${bot}: ${told.join(', ')}\n`;
}
