import {
  type BlockKind,
  checkStaying,
  DIRECTIONS,
  DOORS,
  type Game,
  type GameEvent,
  Moves,
  OUT,
  type Position,
  placeName,
  type Refusal,
  type RuleNumber,
  type SpaceName,
  type Target,
  WAITING,
  walkPath,
} from '../../rules/index.ts';
import type { FigureView, PathStep } from '../board/index.ts';
import { figureView } from '../show/index.ts';

/** A path that was tried: what happens on the way, and whether the move may end there. */
export interface Tried {
  readonly figure: number;
  readonly path: string;
  readonly events: readonly GameEvent[];
  readonly at: Target;
  /** F3, F9: why it can't end here, though it may go on. */
  readonly cannotEnd?: Refusal;
  /** How all stands then; the figure turned over. Left out where it can't end here. */
  readonly after?: Position;
}

/** Something that is not allowed, with the rule, and the space it is about. */
export interface Refused {
  readonly rule: RuleNumber;
  readonly reason: Refusal['reason'] | 'choose-first';
  readonly values: Readonly<Record<string, string | number>>;
  readonly at?: Target;
}

/** A distinct end of a figure's move, with a shortest path to it. */
export interface Ending {
  readonly place: Target;
  readonly path: string;
  readonly pushes: boolean;
}

const CANNOT_END: ReadonlySet<string> = new Set(['ends-on-figure', 'slides-onto-figure']);

/** A game, or a board without one. */
interface Standing {
  readonly position: Position;
}

/** Walks a path on a copy; refused where a step of it is not allowed. */
export function tryPath(on: Standing, figure: number, path: string): Tried | Refusal {
  const events: GameEvent[] = [];
  const position = on.position.copy();
  const refused = walkPath(position, figure, path, (event) => events.push(event));
  if (refused !== undefined && !CANNOT_END.has(refused.reason)) return refused;
  if (refused !== undefined) {
    return { figure, path, events, at: refused.values['at'] as SpaceName, cannotEnd: refused };
  }
  const place = position.placeOf(figure);
  if (place !== OUT) position.turnOver(figure);
  return { figure, path, events, at: placeName(place) as Target, after: position };
}

const moves = new Moves();

/** Every distinct end of a figure's move that begins with these points, cheapest first. */
export const endingsFrom = (game: Game, figure: number, walked = ''): Ending[] =>
  waysFrom(game, figure, walked, walked === '' && checkStaying(game, figure) !== undefined ? 1 : 0);

/** The same where there are no rounds; outcomes before `first` are left out. */
export function waysFrom(on: Standing, figure: number, walked: string, first = 0): Ending[] {
  const endings: Ending[] = [];
  collect(on, figure, walked, first, endings);
  const order = (ending: Ending): number => ending.path.length * 2 + (ending.pushes ? 1 : 0);
  return endings.sort((a, b) => order(a) - order(b));
}

function collect(on: Standing, figure: number, walked: string, first: number, endings: Ending[]): void {
  const tried = tryPath(on, figure, walked);
  if ('ok' in tried) return;
  const left = on.position.pointsOf(figure) - walked.length;
  if (tried.after === undefined) {
    // On another figure the search can't begin: it begins one step on.
    if (left > 0) for (const letter of DIRECTIONS) collect(on, figure, walked + letter, 0, endings);
    return;
  }
  const from = tried.after;
  from.setPoints(figure, left);
  const pushed = tried.events.some(isPush);
  const count = moves.find(from, figure);
  if (count === 0) endings.push({ place: tried.at, path: walked, pushes: pushed }); // it has left the hall
  for (let outcome = first; outcome < count; outcome++) {
    endings.push({
      place: placeName(moves.to(outcome)) as Target,
      path: walked + moves.path(outcome),
      pushes: pushed || !moves.pushesNothing(outcome),
    });
  }
}

const isPush = (event: GameEvent): boolean => event.type === 'blockPushed' || event.type === 'blockRemoved';

/** The cheapest end for each place. */
export function cheapest(endings: readonly Ending[]): ReadonlyMap<Target, Ending> {
  const reach = new Map<Target, Ending>();
  for (const ending of endings) if (!reach.has(ending.place)) reach.set(ending.place, ending);
  return reach;
}

/** Where a figure could go by the number it shows, whoever's turn it is; nowhere once it is out or eaten. */
export const reachAnyTurn = (game: Game, figure: number): ReadonlyMap<Target, Ending> =>
  cheapest(game.position.placeOf(figure) > WAITING ? [] : waysFrom(game, figure, '', 1));

/** The spaces of a path, a number where a point is spent. */
export function pathSteps(events: readonly GameEvent[]): PathStep[] {
  let points = 0;
  return events.flatMap((event): PathStep[] => {
    if (event.type === 'figureEntered') return [{ at: DOORS.entrance, point: ++points }];
    if (event.type === 'figureLeft') return [{ at: 'out', point: ++points }];
    if (event.type !== 'figureStepped') return [];
    return [event.slid ? { at: event.to } : { at: event.to, point: ++points }];
  });
}

export interface PushedBlock {
  readonly kind: BlockKind;
  readonly from: SpaceName;
  readonly to?: SpaceName;
}

/** From where to where blocks are moved in all; without `to` they are gone. */
export function pushedBlocks(events: readonly GameEvent[]): PushedBlock[] {
  const pushed: PushedBlock[] = [];
  const takeUp = (at: SpaceName): SpaceName => {
    const index = pushed.findIndex(({ to }) => to === at);
    return index < 0 ? at : pushed.splice(index, 1)[0]!.from;
  };
  for (const event of events) {
    if (event.type === 'blockPushed') {
      pushed.push({ kind: event.block, from: takeUp(event.from), to: event.to });
    } else if (event.type === 'blockRemoved') pushed.push({ kind: event.block, from: takeUp(event.from) });
  }
  return pushed.filter(({ from, to }) => from !== to);
}

/** The figure as it would stand at the end, turned over. */
export function ghostOf(game: Game, { figure, after, at }: Tried): FigureView | undefined {
  if (after === undefined) return undefined;
  const view = figureView(game, figure);
  return { ...view, number: after.pointsOf(figure), dark: at === 'out' ? view.dark : !view.dark, at };
}

/** Whether a figure is still outside. */
export const isWaiting = (game: Game, figure: number): boolean => game.position.placeOf(figure) === WAITING;
