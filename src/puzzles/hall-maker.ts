import {
  type BlockKind,
  checkPutDown,
  DIRECTIONS,
  type Position,
  type PutDown,
  positionOf,
  type Random,
  SPACES,
  type SpaceName,
  spaceName,
} from '../rules/index.ts';
import { positionWith } from './attempt.ts';
import type { Level, SupplyItem } from './level.ts';
import { run } from './run.ts';

/** Things of a supply or a hall, a letter each: `s` stone, `c` crystal, `r` and `u` turning stones, `q` the 2x2 and `l` the 4x1 pool, `t` a pair of teleporters, `b` an own figure as bait. */
export type Things = string;

const BLOCKS: Readonly<Record<string, BlockKind>> = {
  s: 'stone',
  c: 'crystal',
  r: 'turn-right',
  u: 'turn-around',
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
function supplyOf(things: Things): SupplyItem[] {
  const items: SupplyItem[] = [];
  for (const letter of new Set(things)) {
    const count = [...things].filter((one) => one === letter).length;
    const kind = BLOCKS[letter];
    if (kind !== undefined) items.push({ kind, count });
    else if (letter === 'q') items.push({ kind: 'pool', shape: '2x2', count });
    else if (letter === 'l') items.push({ kind: 'pool', shape: '4x1', count });
    else if (letter === 't')
      for (let pair = 1; pair <= count; pair++)
        items.push({ kind: 'teleporter', pair: pair as 1 | 2, count: 2 });
  }
  return items;
}

/** How often a thing looks for a space before it is left out. */
const LOOKS = 20;

/** A hall by chance, with all figures enemies for the time being; bait is own and comes last in the cast. */
export function makeHall(plan: HallPlan, random: Random): Level {
  const { lying, figures, supply, spaces } = plan;
  const bait = [...supply].filter((letter) => letter === 'b').length;
  let position = emptyHall(random, figures + bait);
  // A pair in the supply keeps its number to itself.
  let pair = 2;
  for (const letter of lying) {
    if (letter === 't' && pair < 1) continue;
    const laid = lay(position, letter, pair, random);
    if (laid !== undefined && letter === 't') pair--;
    position = laid ?? position;
  }
  const ids = position.cast.map(({ id }) => id);
  for (const id of ids.slice(0, figures)) position = lay(position, { figure: id }, 0, random) ?? position;
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
  const waiting = Array.from({ length: figures }, (_, i) => ({
    id: String.fromCharCode(65 + i),
    at: 'entrance' as const,
  }));
  return positionOf({ monster, tiles: [], figures: waiting });
}

/** The position with the thing on a free space (P1); undefined where none was found. */
function lay(
  position: Position,
  thing: string | { readonly figure: string },
  pair: number,
  random: Random,
): Position | undefined {
  const first = placed(position, thing, pair, random);
  if (first === undefined || thing !== 't') return first;
  return placed(first, thing, pair, random);
}

function placed(
  position: Position,
  thing: string | { readonly figure: string },
  pair: number,
  random: Random,
): Position | undefined {
  for (let looks = 0; looks < LOOKS; looks++) {
    const put = thingAt(thing, pair, random);
    if (checkPutDown(position, put) === undefined) return positionWith({ position }, [put]);
  }
  return undefined;
}

function thingAt(thing: string | { readonly figure: string }, pair: number, random: Random): PutDown {
  const at = spaceName(random.pick(SPACES));
  if (typeof thing !== 'string') return { figure: thing.figure, at };
  if (thing === 't') return { kind: 'teleporter', pair: pair as 1 | 2, at, facing: random.pick(DIRECTIONS) };
  if (thing === 'q') return { kind: 'pool', shape: '2x2', at };
  if (thing === 'l') return { kind: 'pool', shape: random.pick(['4x1', '1x4'] as const), at };
  return { kind: BLOCKS[thing]!, at };
}
