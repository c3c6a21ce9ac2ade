import { type Level, readLevel } from '../../puzzles/index.ts';

/** Small levels for tests. Figures before M are own, the others enemies. */

interface Parts {
  readonly figures: readonly { readonly id: string; readonly at: string }[];
  readonly tiles?: readonly object[];
  readonly supply?: readonly object[];
  readonly mayUse?: readonly string[];
  readonly solutions?: readonly (readonly object[])[];
}

export function levelOf({ figures, tiles = [], supply = [], mayUse, solutions }: Parts): Level {
  const ids = figures.map(({ id }) => id);
  const read = readLevel(
    JSON.stringify({
      format: 'fearsome-floors-level/1',
      name: 'Two stones',
      author: '',
      position: { monster: { at: 'c5', facing: 'e' }, tiles, figures },
      own: ids.filter((id) => id < 'M'),
      enemies: ids.filter((id) => id >= 'M'),
      supply,
      mayUse,
      solutions,
    }),
  );
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/** A stone on c8 solves it; with a second one there is a star less. Left alone, the own figure is eaten in step 4. */
export const TWO_STONES = levelOf({
  figures: [
    { id: 'A', at: 'c9' },
    { id: 'M', at: 'h5' },
  ],
  supply: [{ kind: 'stone', count: 2 }],
  solutions: [[{ kind: 'stone', at: 'c8' }]],
});

/** One of everything that can be put down. */
export const ALL_KINDS = levelOf({
  figures: [
    { id: 'A', at: 'entrance' },
    { id: 'M', at: 'h5' },
  ],
  tiles: [{ kind: 'crystal', at: 'k8' }],
  supply: [
    { kind: 'stone', count: 1 },
    { kind: 'teleporter', pair: 1, count: 2 },
    { kind: 'pool', shape: '4x1', count: 1 },
  ],
});
