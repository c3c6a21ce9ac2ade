import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Downs, Level } from '../../puzzles/index.ts';
import type { Malformed } from '../../rules/index.ts';
import { type Draft, draftLevel } from './draft.ts';
import type { SolverClient } from './solver-client.ts';
import type { Progress } from './solver-worker.ts';

/** More solutions than these are not counted. */
export const MOST_COUNTED = 50;
/** After a change the search waits so long for the next one, in milliseconds. */
const PATIENCE = 350;

export type Solvability =
  | { readonly kind: 'no-enemy' }
  | { readonly kind: 'lone-pair'; readonly pair: number }
  | { readonly kind: 'not-yet'; readonly why: Malformed }
  | { readonly kind: 'searching'; readonly progress: Progress }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly solutions: readonly Downs[]; readonly all: boolean };

/** Whether what is being built can be solved, and in how many ways: looked for anew after each change. */
export class SolvabilityWatch {
  readonly #draft: ReadonlySignal<Draft>;
  readonly #solver: Pick<SolverClient, 'solve' | 'stop'>;
  readonly #state = signal<Solvability>({ kind: 'no-enemy' });
  readonly state: ReadonlySignal<Solvability> = this.#state;
  readonly #end: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    draft: ReadonlySignal<Draft>,
    solver: Pick<SolverClient, 'solve' | 'stop'>,
    patience = PATIENCE,
  ) {
    this.#draft = draft;
    this.#solver = solver;
    let before: string | undefined;
    this.#end = effect(() => {
      const { name: _, author: __, ...hall } = draft.value;
      const now = JSON.stringify(hall);
      if (now === before) return; // only its name has changed
      before = now;
      clearTimeout(this.#timer);
      solver.stop();
      this.#timer = setTimeout(() => void this.search(), patience);
    });
  }

  close(): void {
    this.#end();
    clearTimeout(this.#timer);
    this.#solver.stop();
  }

  stop(): void {
    this.#solver.stop();
  }

  async search(): Promise<void> {
    const draft = this.#draft.peek();
    const lacks = lacksOf(draft);
    if ('kind' in lacks) {
      this.#state.value = lacks;
      return;
    }
    this.#state.value = { kind: 'searching', progress: { done: 0, walks: 0, found: 0 } };
    try {
      const solved = await this.#solver.solve(
        lacks.level,
        { want: 'all', most: MOST_COUNTED },
        (progress) => {
          if (this.#draft.peek() === draft) this.#state.value = { kind: 'searching', progress };
        },
      );
      if (solved === undefined) {
        // Called off: by the reader, or by a change that begins anew.
        if (this.#state.peek().kind === 'searching') this.#state.value = { kind: 'stopped' };
        return;
      }
      this.#state.value = { kind: 'found', solutions: solved.solutions, all: solved.complete };
    } catch {
      this.#state.value = { kind: 'failed' };
    }
  }
}

function lacksOf(draft: Draft): Solvability | { readonly level: Level } {
  if (!draft.figures.some(({ side }) => side === 'enemy')) return { kind: 'no-enemy' };
  const pair = [1, 2].find(
    (one) => draft.tiles.filter((tile) => tile.kind === 'teleporter' && tile.pair === one).length === 1,
  );
  if (pair !== undefined) return { kind: 'lone-pair', pair };
  const read = draftLevel(draft);
  if (!read.ok) return { kind: 'not-yet', why: read };
  return { level: read.value };
}
