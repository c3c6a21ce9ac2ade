import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { forecast, type Game, type Target } from '../../rules/index.ts';
import { type Ending, tryPath } from './move-path.ts';

/** How long the page may be held up at a time, in milliseconds. */
const SLICE = 3;

export interface Slices {
  readonly now: () => number;
  /** Runs something later; answers how to call that off. */
  readonly later: (run: () => void) => () => void;
}

export const pageSlices: Slices = {
  now: () => performance.now(),
  later: (run) => {
    const id = setTimeout(run, 8);
    return () => clearTimeout(id);
  },
};

/** For every place a figure can end on, the chance to be eaten there; found bit by bit, never holding up the page. */
export class ReachRisks {
  readonly #risks = signal<ReadonlyMap<Target, number>>(new Map());
  readonly #end: () => void;

  constructor(
    game: ReadonlySignal<Game>,
    figure: ReadonlySignal<number | undefined>,
    reach: ReadonlySignal<ReadonlyMap<Target, Ending>>,
    wanted: ReadonlySignal<boolean>,
    slices: Slices,
  ) {
    this.#end = effect(() => {
      this.#risks.value = new Map();
      const mover = figure.value;
      if (mover === undefined || !wanted.value) return undefined;
      const endings = [...reach.value.values()];
      const position = game.value;
      const found = new Map<Target, number>();
      let callOff = (): void => {};
      const work = (): void => {
        const end = slices.now() + SLICE;
        while (found.size < endings.length && slices.now() < end) {
          const { place, path } = endings[found.size]!;
          found.set(place, riskOf(position, mover, path));
        }
        if (found.size < endings.length) callOff = slices.later(work);
        else this.#risks.value = found;
      };
      callOff = slices.later(work);
      return () => callOff();
    });
  }

  get value(): ReadonlyMap<Target, number> {
    return this.#risks.value;
  }

  close(): void {
    this.#end();
  }
}

/** The chance that a figure is eaten if the monster moved right after this. */
function riskOf(game: Game, figure: number, path: string): number {
  const tried = tryPath(game, figure, path);
  if ('ok' in tried || tried.after === undefined) return 0;
  const { danger } = forecast(tried.after, game.possibleCards());
  return danger.get(game.position.cast[figure]!.id) ?? 0;
}
