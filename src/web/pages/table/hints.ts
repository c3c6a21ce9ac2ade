import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { kept } from '../../kept/index.ts';
import type { GameController, Table } from '../../table/index.ts';

/** What the first game explains, in this order. */
export const HINTS = ['goal', 'two', 'number', 'forecast'] as const;
export type Hint = (typeof HINTS)[number];

/** How far the first round has come for whoever plays here. */
export interface FirstRound {
  readonly over: boolean;
  /** It is the own turn. */
  readonly acts: boolean;
  readonly chosen: boolean;
  /** Own moves made. */
  readonly moves: number;
}

type When = (now: FirstRound) => boolean;
/** When each begins to be of use, and when it is too late for it. */
const TIMES: Readonly<Record<Hint, { readonly comes: When; readonly past: When }>> = {
  goal: { comes: () => true, past: ({ chosen, moves }) => chosen || moves > 0 },
  two: { comes: ({ acts }) => acts, past: ({ moves }) => moves > 0 },
  number: {
    comes: ({ chosen, moves }) => chosen || moves > 0,
    past: ({ chosen, moves }) => chosen && moves > 0,
  },
  forecast: { comes: ({ acts, moves }) => acts && moves > 0, past: () => false },
};

export const pastHints = (now: FirstRound): readonly Hint[] =>
  HINTS.filter((hint) => now.over || TIMES[hint].past(now));

/** The hint to be shown: one at a time, and none twice. */
export function hintNow(now: FirstRound, done: readonly string[]): Hint | undefined {
  const past = pastHints(now);
  return HINTS.find((hint) => !done.includes(hint) && !past.includes(hint) && TIMES[hint].comes(now));
}

/** The hints at a table, for whoever plays there alone and for the first time. */
export class Hints {
  readonly now: ReadonlySignal<Hint | undefined>;
  readonly #round: ReadonlySignal<FirstRound | undefined>;

  constructor(table: Table, { showing, moves, seat }: GameController) {
    this.#round = computed(() => {
      const game = showing.game.value;
      const [own, ...others] = table.mine;
      if (own === undefined || others.length > 0 || game.phase === 'placing') return undefined;
      const first = game.firstFigure(own);
      return {
        over: !game.isFirstRound,
        acts: seat.value !== undefined,
        chosen: moves.figure.value !== undefined,
        moves: game.moved.slice(first, first + game.figuresEach).filter((moved) => moved === 1).length,
      };
    });
    this.now = computed(() => {
      const round = this.#round.value;
      return round === undefined ? undefined : hintNow(round, kept.hints.value.value.done);
    });
  }

  /** What is past is not shown any more, in any game. */
  start(say: (hint: Hint) => void): () => void {
    const ends = [
      effect(() => {
        if (this.#round.value !== undefined) this.#done(pastHints(this.#round.value));
      }),
      effect(() => {
        const hint = this.now.value;
        if (hint !== undefined) untracked(() => say(hint));
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  dismiss(hint: Hint): void {
    this.#done([hint]);
  }

  #done(hints: readonly Hint[]): void {
    const { done } = kept.hints.value.peek();
    const more = hints.filter((hint) => !done.includes(hint));
    if (more.length > 0) kept.hints.set({ done: [...done, ...more] });
  }
}
