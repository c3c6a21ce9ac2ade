import {
  checkPutDown,
  DIRECTIONS,
  isBlockKind,
  PAIRS,
  type Pair,
  type Position,
  type PutDown,
  positionOf,
  type Random,
  SPACES,
  type SpaceName,
  type SupplyKind,
  spaceName,
  waysToLie,
} from '../rules/index.ts';
import { type Piece, positionWith } from './attempt.ts';
import { type Level, plainName, type SupplyItem } from './level.ts';
import { run } from './run.ts';

/** Things of a supply or a hall, a letter each: KINDS, `t` a pair of teleporters, `b` an own figure as bait. */
export type Things = string;

const KINDS: Readonly<Record<string, SupplyKind>> = {
  s: 'stone',
  c: 'crystal',
  r: 'turn-right',
  u: 'turn-around',
  q: 'pool-2x2',
  l: 'pool-4x1',
};

/** What a hall is made of. */
export interface HallPlan {
  /** What lies there; each thing on a space of chance. */
  readonly lying: Things;
  /** Figures on the board. */
  readonly figures: number;
  readonly supply: Things;
  /** So many spaces may be used, half of them on the way that the monster goes by itself; left out: all. */
  readonly spaces?: number;
}

/** The supply that these letters mean; bait is no tile. */
export const supplyOf = (things: Things): SupplyItem[] =>
  [...new Set(things)].flatMap((letter): SupplyItem[] => {
    const count = [...things].filter((one) => one === letter).length;
    if (letter === 't') return PAIRS.slice(0, count).map((pair) => ({ kind: 'teleporter', pair, count: 2 }));
    const kind = KINDS[letter];
    if (kind === undefined) return [];
    if (isBlockKind(kind)) return [{ kind, count }];
    return [{ kind: 'pool', shape: kind === 'pool-2x2' ? '2x2' : '4x1', count }];
  });

/** How often a thing looks for a space before it is left out. */
const LOOKS = 20;

/** A hall by chance, with all figures enemies for the time being; bait is own and comes last in the cast. */
export function makeHall(plan: HallPlan, random: Random): Level {
  const { lying, figures, supply, spaces } = plan;
  const bait = [...supply].filter((letter) => letter === 'b').length;
  let position = emptyHall(random, figures + bait);
  const pairs: Pair[] = [2, 1]; // one in the supply is the first
  for (const letter of lying) {
    const laid = lay(position, letter === 't' ? bothOf(pairs[0]) : [KINDS[letter]!], random);
    if (laid !== undefined && letter === 't') pairs.shift();
    position = laid ?? position;
  }
  const ids = position.cast.map(({ id }) => id);
  for (const id of ids.slice(0, figures)) position = lay(position, [{ figure: id }], random) ?? position;
  if (position.figuresOnBoard() < figures) return makeHall(plan, random);
  const [enemies, own] = [ids.slice(0, figures), ids.slice(figures)];
  const hall = { name: '', author: '', position, own, enemies, supply: supplyOf(supply) };
  return spaces === undefined ? hall : { ...hall, mayUse: someSpaces(hall, spaces, random) };
}

function someSpaces(hall: Level, count: number, random: Random): SpaceName[] {
  const stone: PutDown = { kind: 'stone', at: 'a1' };
  const free = SPACES.map(spaceName).filter(
    (at) => checkPutDown(hall.position, { ...stone, at }) === undefined,
  );
  const trail = new Set(run(hall, []).trail.map(({ at }) => at));
  const onTheWay = random.shuffle(free.filter((at) => trail.has(at))).slice(0, Math.ceil(count / 2));
  const others = random.shuffle(free.filter((at) => !onTheWay.includes(at)));
  const chosen = new Set([...onTheWay, ...others].slice(0, count));
  return free.filter((at) => chosen.has(at));
}

function emptyHall(random: Random, figures: number): Position {
  const monster = { at: spaceName(random.pick(SPACES)), facing: random.pick(DIRECTIONS) };
  const waiting = Array.from({ length: figures }, (_, i) => ({ id: plainName(i), at: 'entrance' as const }));
  return positionOf({ monster, tiles: [], figures: waiting });
}

const bothOf = (pair: Pair | undefined): Piece[] =>
  pair === undefined ? [] : [`teleporter-${pair}`, `teleporter-${pair}`];

/** The position with these on free spaces (P1); undefined where one of them finds none. */
function lay(position: Position, pieces: readonly Piece[], random: Random): Position | undefined {
  let laid = position;
  for (const piece of pieces) {
    const put = findPlace(laid, piece, random);
    if (put === undefined) return undefined;
    laid = positionWith({ position: laid }, [put]);
  }
  return laid;
}

function findPlace(position: Position, piece: Piece, random: Random): PutDown | undefined {
  for (let looks = 0; looks < LOOKS; looks++) {
    const at = spaceName(random.pick(SPACES));
    const ways: PutDown[] = typeof piece === 'string' ? waysToLie(piece, at).flat() : [{ ...piece, at }];
    const put = ways.length === 1 ? ways[0]! : random.pick(ways);
    if (checkPutDown(position, put) === undefined) return put;
  }
  return undefined;
}
