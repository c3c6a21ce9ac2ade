import { FAULTS, type Fault } from './outside.ts';

/** What is counted over the games of an arena. It is plain data, so that threads can send it. */
export interface ArenaTally {
  games: number;
  /** Games that nobody won (G9). */
  monster: number;
  /** By contestant. */
  readonly contestants: readonly ContestantTally[];
  /** By who sat at the table (their numbers in order, joined): who won how often. */
  readonly tables: Record<string, number[]>;
}

interface ContestantTally {
  games: number;
  seats: number;
  wins: number;
  readonly times: Times;
  readonly faults: Record<Fault, number>;
}

/** How long moves took: their number and sum, and how many lay in each bucket. */
export interface Times {
  moves: number;
  sum: number;
  /** The longest that a bot thought without a pause in which it can be stopped. */
  pause: number;
  readonly buckets: Record<number, number>;
}

/** Each bucket ends so many times later than the one before. */
const BUCKET = Math.log(1.02);
/** What is shorter is not told apart. */
const SHORTEST = 0.001;

export const emptyArenaTally = (contestants: number): ArenaTally => ({
  games: 0,
  monster: 0,
  contestants: Array.from({ length: contestants }, () => ({
    games: 0,
    seats: 0,
    wins: 0,
    times: { moves: 0, sum: 0, pause: 0, buckets: {} },
    faults: Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>,
  })),
  tables: {},
});

export function countTime(times: Times, milliseconds: number): void {
  const bucket = Math.ceil(Math.log(Math.max(SHORTEST, milliseconds)) / BUCKET);
  times.moves++;
  times.sum += milliseconds;
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
}

/** The time that so large a share of the moves did not exceed, up to the width of a bucket. */
export function timeOfShare({ moves, buckets }: Times, share: number): number {
  const inOrder = Object.entries(buckets).sort(([a], [b]) => Number(a) - Number(b));
  let seen = 0;
  for (const [bucket, count] of inOrder) {
    seen += count;
    if (seen >= share * moves) return Math.exp(Number(bucket) * BUCKET);
  }
  return 0;
}

/** Counts a game: who sat where, and which seat won, if any. */
export function countArenaGame(
  tally: ArenaTally,
  seating: readonly number[],
  winner: number | undefined,
): void {
  tally.games++;
  for (const contestant of new Set(seating)) tally.contestants[contestant]!.games++;
  for (const contestant of seating) tally.contestants[contestant]!.seats++;
  const table = [...seating].sort((a, b) => a - b).join();
  tally.tables[table] ??= tally.contestants.map(() => 0);
  if (winner === undefined) {
    tally.monster++;
    return;
  }
  tally.contestants[seating[winner]!]!.wins++;
  tally.tables[table]![seating[winner]!]!++;
}

export function addArenaTally(sum: ArenaTally, more: ArenaTally): void {
  sum.games += more.games;
  sum.monster += more.monster;
  for (const [i, contestant] of more.contestants.entries()) {
    const into = sum.contestants[i]!;
    into.games += contestant.games;
    into.seats += contestant.seats;
    into.wins += contestant.wins;
    into.times.moves += contestant.times.moves;
    into.times.sum += contestant.times.sum;
    into.times.pause = Math.max(into.times.pause, contestant.times.pause);
    for (const [bucket, count] of Object.entries(contestant.times.buckets)) {
      into.times.buckets[Number(bucket)] = (into.times.buckets[Number(bucket)] ?? 0) + count;
    }
    for (const fault of FAULTS) into.faults[fault] += contestant.faults[fault];
  }
  for (const [table, wins] of Object.entries(more.tables)) {
    sum.tables[table] = wins.map((count, i) => count + (sum.tables[table]?.[i] ?? 0));
  }
}
