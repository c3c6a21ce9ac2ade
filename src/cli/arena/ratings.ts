/** What can be said about strength from games won and lost. */

/** Half of the width of a 95 % interval, in standard deviations. */
const Z = 1.96;

/** The 95 % interval of a share, after Wilson. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const middle = share + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** Games of the same people at the table: their numbers, one for each seat, and how often each of them won. */
export interface TableResult {
  readonly seats: readonly number[];
  readonly wins: readonly number[];
}

const MEAN_RATING = 1500;
/** Ten times the strength are so many points, as in chess. */
const POINTS_PER_TENFOLD = 400;
const ROUNDS = 10_000;
const CLOSE_ENOUGH = 1e-9;

/**
 * Ratings by maximum likelihood in the model of Luce and Plackett: of those at a table each wins with a chance in
 * proportion to its strength. Hunter's MM algorithm; everyone also has half a win and half a defeat against someone of strength
 * one, so that whoever has lost or won everything has a rating, too. Games that nobody won do not count.
 */
export function ratingsOf(contestants: number, tables: readonly TableResult[]): number[] {
  let strengths = Array<number>(contestants).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((strength, i) => wonBy(i, tables) / chancesOf(i, strength, strengths, tables));
    const change = Math.max(...next.map((strength, i) => Math.abs(Math.log(strength / strengths[i]!))));
    strengths = next;
    if (change < CLOSE_ENOUGH) break;
  }
  const points = strengths.map((strength) => POINTS_PER_TENFOLD * Math.log10(strength));
  const mean = points.reduce((sum, point) => sum + point, 0) / contestants;
  return points.map((point) => point - mean + MEAN_RATING);
}

const wonBy = (contestant: number, tables: readonly TableResult[]): number =>
  tables.reduce((sum, { wins }) => sum + wins[contestant]!, 0.5);

function chancesOf(
  contestant: number,
  strength: number,
  strengths: readonly number[],
  tables: readonly TableResult[],
): number {
  let sum = 1 / (strength + 1);
  for (const { seats, wins } of tables) {
    const own = seats.filter((seat) => seat === contestant).length;
    const games = wins.reduce((all, count) => all + count, 0);
    const all = seats.reduce((total, seat) => total + strengths[seat]!, 0);
    sum += (games * own) / all;
  }
  return sum;
}
