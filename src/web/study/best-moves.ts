import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Action, Game } from '../../rules/index.ts';
import { writeView } from '../../rules/notation/index.ts';
import type { Marks } from '../board/index.ts';
import type { Analyst } from './analyst.ts';
import type { Weighed } from './desk.ts';
import { entryOf } from './told-line.ts';

/** So many are told. */
const TOLD = 3;
/** Positions that are weighed where the reader stays. */
const NODES = 150_000;
/** Whoever goes through quickly waits for none. */
const AFTER = 150;

interface Where {
  readonly game: ReadonlySignal<Game>;
  /** Whether the reader stands still there. */
  readonly stands: ReadonlySignal<boolean>;
}

interface FoundHere extends Weighed {
  readonly game: Game;
  readonly done: boolean;
}

/** The best moves where the reader is, found while they look. */
export class BestMoves {
  readonly on = signal(false);
  readonly #found = signal<FoundHere | undefined>(undefined);
  readonly #where: Where;
  readonly #end: () => void;

  constructor(where: Where, analyst: Analyst) {
    this.#where = where;
    this.#end = effect(() => {
      const game = where.game.value;
      if (!this.on.value || !where.stands.value || game.phase !== 'moving') return undefined;
      let forget = (): void => {};
      const timer = setTimeout(() => {
        const order = { do: 'weigh', view: writeView(game), nodes: NODES } as const;
        forget = analyst.order(order, {
          weighed: (weighed) => {
            this.#found.value = { ...weighed, game, done: false };
          },
          done: () => {
            const found = this.#found.peek();
            if (found?.game === game) this.#found.value = { ...found, done: true };
          },
        }).forget;
      }, AFTER);
      return () => {
        clearTimeout(timer);
        forget();
      };
    });
  }

  close(): void {
    this.#end();
  }

  /** What was found here so far; undefined while nothing was. */
  readonly here = computed((): FoundHere | undefined => {
    const found = this.#found.value;
    return this.on.value && found !== undefined && found.game === this.#where.game.value
      ? { ...found, moves: found.moves.slice(0, TOLD) }
      : undefined;
  });

  /** Each as an arrow. */
  readonly marks = computed((): Marks => {
    const { moves = [], game } = this.here.value ?? {};
    if (game === undefined) return {};
    return { arrows: moves.flatMap(({ action }, index) => arrowOf(game, action, index + 1)) };
  });
}

function arrowOf(game: Game, action: Action, rank: number): NonNullable<Marks['arrows']> {
  const entry = entryOf(game, action);
  if (entry?.kind !== 'move' || entry.from === 'eaten' || entry.to === 'eaten') return [];
  return [{ from: entry.from, to: entry.to, rank }];
}
