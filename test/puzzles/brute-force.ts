import {
  checkNext,
  type Downs,
  type Level,
  lonePair,
  run,
  solves,
  supplyLeft,
} from '../../src/puzzles/index.ts';
import { DIRECTIONS, type PutDown, SPACES, spaceName } from '../../src/rules/index.ts';

/** Every thing that could be put down anywhere, each way. */
function everything(level: Level): PutDown[] {
  const spaces = level.mayUse ?? SPACES.map(spaceName);
  const { heaps, figures } = supplyLeft(level, []);
  const ways = spaces.flatMap((at): PutDown[] => [
    ...heaps.flatMap(({ piece }): PutDown[] => {
      if (piece === 'pool-2x2') return [{ kind: 'pool', shape: '2x2', at }];
      if (piece === 'pool-4x1')
        return [
          { kind: 'pool', shape: '4x1', at },
          { kind: 'pool', shape: '1x4', at },
        ];
      if (piece === 'teleporter-1' || piece === 'teleporter-2') {
        const pair = piece === 'teleporter-1' ? 1 : 2;
        return DIRECTIONS.map((facing) => ({ kind: 'teleporter', pair, at, facing }));
      }
      return [{ kind: piece, at }];
    }),
    ...figures.map((figure) => ({ figure, at })),
  ]);
  return ways.filter((put) => checkNext(level, [], put) === undefined);
}

/** Every legal filling without a lone teleporter, by trying them all. */
function* fillings(level: Level): Generator<Downs> {
  const ways = everything(level);
  function* from(first: number, downs: Downs): Generator<Downs> {
    if (lonePair(level, downs) === undefined) yield downs;
    for (let i = first; i < ways.length; i++) {
      if (checkNext(level, downs, ways[i]!) === undefined) yield* from(i + 1, [...downs, ways[i]!]);
    }
  }
  yield* from(0, []);
}

/** A filling as text in which equal things have no names and arrows that are never followed point n. */
export function canonical(level: Level, downs: Downs): string {
  const followed = new Set(
    run(level, downs).events.flatMap((step) =>
      step.flatMap((event) => (event.type === 'monsterTeleported' ? [event.to] : [])),
    ),
  );
  const pairs = new Map<number, string[]>();
  const things: string[] = [];
  for (const put of downs) {
    if ('figure' in put) things.push(`figure ${put.at}`);
    else if (put.kind === 'teleporter') {
      const end = `${put.at} ${followed.has(put.at) ? put.facing : 'n'}`;
      pairs.set(put.pair, [...(pairs.get(put.pair) ?? []), end]);
    } else things.push(`${put.kind} ${put.kind === 'pool' ? put.shape : ''} ${put.at}`);
  }
  for (const ends of pairs.values()) things.push(`pair ${ends.sort().join(' ')}`);
  return things.sort().join(', ');
}

const isProperSubset = (small: Downs, large: Downs): boolean =>
  small.length < large.length &&
  small.every((put) => large.some((other) => JSON.stringify(put) === JSON.stringify(other)));

/** The solutions of which nothing can be left out, by trying every filling. */
export function bruteSolutions(level: Level): string[] {
  const solved = [...fillings(level)].filter((downs) => solves(level, downs));
  const lean = solved.filter((downs) => !solved.some((other) => isProperSubset(other, downs)));
  return [...new Set(lean.map((downs) => canonical(level, downs)))].sort();
}
