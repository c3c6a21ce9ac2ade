import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { GameEvent } from '../../../rules/index.ts';
import { kept } from '../../kept/index.ts';
import type { GameController, Table } from '../../table/index.ts';

/** What the first round explains, in this order. */
const FIRST = ['goal', 'two', 'number', 'forecast'] as const;
/** What is explained when it happens, in whichever game that is. */
const LATER = ['eaten', 'stage-two'] as const;
export const HINTS = [...FIRST, ...LATER] as const;
export type Hint = (typeof HINTS)[number];

/** How far the game has come for whoever plays here. */
export interface Progress {
  /** It is the first round. */
  readonly first: boolean;
  /** It is the own turn. */
  readonly acts: boolean;
  readonly chosen: boolean;
  /** Own moves made in this round. */
  readonly moves: number;
  /** The monster has just eaten an own figure that comes back (G5). */
  readonly eaten: boolean;
  readonly stageTwo: boolean;
}

type When = (now: Progress) => boolean;
/** When each begins to be of use, and when it is too late for it. */
const TIMES: Readonly<Record<Hint, { readonly comes: When; readonly past: When }>> = {
  goal: { comes: () => true, past: ({ chosen, moves }) => chosen || moves > 0 },
  two: { comes: ({ acts }) => acts, past: ({ moves }) => moves > 0 },
  number: {
    comes: ({ chosen, moves }) => chosen || moves > 0,
    past: ({ chosen, moves }) => chosen && moves > 0,
  },
  forecast: { comes: ({ acts, moves }) => acts && moves > 0, past: () => false },
  eaten: { comes: ({ acts, eaten }) => acts && eaten, past: ({ eaten, moves }) => eaten && moves > 0 },
  'stage-two': {
    comes: ({ acts, stageTwo }) => acts && stageTwo,
    past: ({ stageTwo, moves }) => stageTwo && moves > 0,
  },
};

export const pastHints = (now: Progress): readonly Hint[] => [
  ...FIRST.filter((hint) => !now.first || TIMES[hint].past(now)),
  ...LATER.filter((hint) => TIMES[hint].past(now)),
];

/** The hint to be shown: one at a time, and none twice. */
export function hintNow(now: Progress, done: readonly string[]): Hint | undefined {
  const past = pastHints(now);
  return HINTS.find((hint) => !done.includes(hint) && !past.includes(hint) && TIMES[hint].comes(now));
}

/** The hints at a table, for whoever plays there alone and for the first time. */
export class Hints {
  readonly now: ReadonlySignal<Hint | undefined>;
  readonly #progress: ReadonlySignal<Progress | undefined>;

  constructor(table: Table, { showing, moves, seat }: GameController) {
    this.#progress = computed(() => {
      const game = showing.game.value;
      const [own, ...others] = table.mine;
      if (own === undefined || others.length > 0 || game.phase === 'placing') return undefined;
      const first = game.firstFigure(own);
      const isEatenOwn = (event: GameEvent): boolean =>
        event.type === 'figureEaten' && game.seatOf(game.position.figureNamed(event.figure)!) === own;
      return {
        first: game.isFirstRound,
        acts: seat.value !== undefined,
        chosen: moves.figure.value !== undefined,
        moves: game.moved.slice(first, first + game.figuresEach).filter((moved) => moved === 1).length,
        eaten: game.stage === 1 && (showing.lastWalk.value?.events.some(isEatenOwn) ?? false),
        stageTwo: game.stage === 2,
      };
    });
    this.now = computed(() => {
      const progress = this.#progress.value;
      return progress === undefined ? undefined : hintNow(progress, kept.hints.value.value.done);
    });
  }

  /** What is past is not shown any more, in any game; what is explained when it happens waits for a time when it can be read. */
  start(say: (hint: Hint) => void): () => void {
    const read = new Set<Hint>(FIRST);
    const ends = [
      effect(() => {
        const hint = this.now.value;
        if (hint === undefined) return;
        read.add(hint);
        untracked(() => say(hint));
      }),
      effect(() => {
        const progress = this.#progress.value;
        if (progress !== undefined) this.#done(pastHints(progress).filter((hint) => read.has(hint)));
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
