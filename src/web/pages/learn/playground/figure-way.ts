import {
  columnOf,
  DIRECTIONS,
  type GameEvent,
  type Heading,
  Moves,
  neighbour,
  type Position,
  placeName,
  type Refusal,
  rowOf,
  space,
  spaceNamed,
  type Target,
  walkPath,
} from '../../../../rules/index.ts';

/** Where a figure can be or go to. */

export interface Way {
  readonly to: Target;
  readonly path: string;
}

const moves = new Moves();

/**
 * Where a figure can end with so many points, with a shortest path to each place, one that pushes nothing if there is one;
 * staying is left out.
 */
export function waysOf(position: Position, figure: number, points: number): Way[] {
  const now = position.copy();
  now.setPoints(figure, points);
  const ways = new Map<Target, Way & { readonly price: number }>();
  const count = moves.find(now, figure);
  for (let outcome = 0; outcome < count; outcome++) {
    const to = placeName(moves.to(outcome)) as Target;
    const path = moves.path(outcome);
    const price = path.length * 2 + (moves.pushesNothing(outcome) ? 0 : 1);
    if (path !== '' && price < (ways.get(to)?.price ?? Number.POSITIVE_INFINITY))
      ways.set(to, { to, path, price });
  }
  return [...ways.values()].map(({ to, path }) => ({ to, path }));
}

/** The letter of the one point that leads from a place to one beside it. */
export function letterTo(from: Target, to: Target): string | undefined {
  if (from === 'entrance') return to === 'p11' ? 'i' : undefined;
  if (from === 'out') return undefined;
  if (to === 'out') return from === 'a1' ? 'o' : undefined;
  const wanted = spaceNamed(to);
  if (wanted === undefined) return undefined;
  return DIRECTIONS.find((_, heading) => neighbour(space(from), heading as Heading) === wanted);
}

/** The letters along a row and a column, one first and then the other: what someone pressing that space has in mind. */
function plainPaths(from: Target, to: Target): string[] {
  const start = from === 'entrance' ? 'p11' : from;
  const end = to === 'out' ? 'a1' : to;
  if (start === 'out' || end === 'entrance') return [];
  const [a, b] = [space(start), space(end)];
  const across = columnOf(b) - columnOf(a);
  const down = rowOf(b) - rowOf(a);
  const across1 = (across > 0 ? 'e' : 'w').repeat(Math.abs(across));
  const down1 = (down > 0 ? 's' : 'n').repeat(Math.abs(down));
  const before = from === 'entrance' ? 'i' : '';
  const after = to === 'out' ? 'o' : '';
  return [...new Set([before + across1 + down1 + after, before + down1 + across1 + after])];
}

/** A path on a copy of the position: how all stands then, or why not. */
export function tryPath(
  position: Position,
  figure: number,
  path: string,
): { readonly after: Position; readonly events: readonly GameEvent[] } | Refusal {
  const events: GameEvent[] = [];
  const after = position.copy();
  const refused = walkPath(after, figure, path, (event) => events.push(event));
  return refused ?? { after, events };
}

/**
 * The path someone means who presses a place: the one point where it is next to the figure, else a shortest way. Where there is
 * none, the refusal of the plain way there says why.
 */
export function pathTo(
  position: Position,
  figure: number,
  walked: string,
  at: Target,
  points: number,
  to: Target,
): string | Refusal {
  const letter = letterTo(at, to);
  if (letter !== undefined) return walked + letter;
  const now = tryPath(position, figure, walked);
  if (isRefused(now)) return now;
  const way = waysOf(now.after, figure, points - walked.length).find((found) => found.to === to);
  if (way !== undefined) return walked + way.path;
  const refusals = plainPaths(at, to)
    .map((path) => tryPath(position, figure, walked + path))
    .filter(isRefused);
  const short = refusals.find((refusal) => refusal.reason === 'too-few-points');
  const found = short ?? refusals[0];
  return found ?? walked;
}

const isRefused = (answer: object): answer is Refusal => 'ok' in answer && answer.ok === false;
