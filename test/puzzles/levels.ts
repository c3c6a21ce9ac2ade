import fc from 'fast-check';
import { checkNext, type Downs, type Level, type SupplyItem } from '../../src/puzzles/index.ts';
import {
  BLOCK_KINDS,
  DIRECTIONS,
  type FigureId,
  type Position,
  type PutDown,
  SPACES,
  spaceName,
  WAITING,
} from '../../src/rules/index.ts';
import { aPosition } from '../helpers/arbitraries.ts';
import { hall } from '../helpers/halls.ts';

/** A level from a drawing: figures in small letters are own, the others enemies. */
export function levelIn(drawing: string, more: Partial<Level> = {}): Level {
  const position = hall(drawing);
  const ids = position.cast.map(({ id }) => id);
  const isOwn = (id: FigureId): boolean => id === id.toLowerCase();
  return {
    name: 'a level',
    author: '',
    position,
    own: ids.filter(isOwn),
    enemies: ids.filter((id) => !isOwn(id)),
    supply: [],
    ...more,
  };
}

const aSupply: fc.Arbitrary<SupplyItem[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({ kind: fc.constantFrom(...BLOCK_KINDS), count: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      kind: fc.constant('teleporter' as const),
      pair: fc.constantFrom(1 as const, 2 as const),
      count: fc.constant(2),
    }),
    fc.record({
      kind: fc.constant('pool' as const),
      shape: fc.constantFrom('2x2' as const, '4x1' as const),
      count: fc.integer({ min: 1, max: 2 }),
    }),
  ),
  { maxLength: 4, selector: (item) => JSON.stringify({ ...item, count: 0 }) },
);

const isInside = (position: Position, figure: number): boolean =>
  position.isOnBoard(figure) || position.placeOf(figure) === WAITING;

/** Any level: a nasty position, any supply, any spaces, any names. No solutions. */
export const aLevel: fc.Arbitrary<Level> = fc
  .record({
    position: aPosition.filter(
      (position) =>
        position.cast.some((_, figure) => position.isOnBoard(figure)) &&
        position.cast.every((_, figure) => isInside(position, figure)),
    ),
    sides: fc.array(fc.boolean(), { minLength: 32, maxLength: 32 }),
    supply: aSupply,
    mayUse: fc.option(fc.subarray([...SPACES]), { nil: undefined }),
    name: fc.string({ maxLength: 12, unit: 'binary' }),
    author: fc.string({ maxLength: 8 }),
  })
  .map(({ position, sides, supply, mayUse, name, author }) => {
    const enemyFor = position.cast.findIndex((_, figure) => position.isOnBoard(figure));
    const isEnemy = (figure: number): boolean =>
      position.isOnBoard(figure) && (figure === enemyFor || sides[figure]!);
    const ids = position.cast.map(({ id }) => id);
    return {
      name,
      author,
      position,
      own: ids.filter((_, figure) => !isEnemy(figure)),
      enemies: ids.filter((_, figure) => isEnemy(figure)),
      supply: supply.filter(
        (item) => item.kind !== 'teleporter' || !position.hall.teleporters.some((t) => t.pair === item.pair),
      ),
      ...(mayUse !== undefined && { mayUse: mayUse.map(spaceName) }),
    };
  });

/** Things that may be put down in a level one after another, chosen by these numbers; no teleporter alone. */
export function someDowns(level: Level, choices: readonly number[]): Downs {
  const downs: PutDown[] = [];
  const ways: PutDown[] = level.supply.flatMap((item) => waysOf(item));
  for (const id of level.own) for (const at of SPACES) ways.push({ figure: id, at: spaceName(at) });
  for (const choice of choices) {
    const put = ways[choice % ways.length];
    if (put !== undefined && checkNext(level, downs, put) === undefined) downs.push(put);
  }
  return downs.filter((put) => 'figure' in put || put.kind !== 'teleporter' || !isAlone(downs, put.pair));
}

const isAlone = (downs: Downs, pair: number): boolean =>
  downs.filter((put) => !('figure' in put) && put.kind === 'teleporter' && put.pair === pair).length === 1;

function waysOf(item: SupplyItem): PutDown[] {
  return SPACES.flatMap((space): PutDown[] => {
    const at = spaceName(space);
    if (item.kind === 'pool')
      return item.shape === '2x2'
        ? [{ kind: 'pool', shape: '2x2', at }]
        : [
            { kind: 'pool', shape: '4x1', at },
            { kind: 'pool', shape: '1x4', at },
          ];
    if (item.kind === 'teleporter')
      return DIRECTIONS.map((facing) => ({ kind: 'teleporter', pair: item.pair, at, facing }));
    return [{ kind: item.kind, at }];
  });
}
