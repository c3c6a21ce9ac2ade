import { type Signal, signal } from '@preact/signals';
import type { Colour, FigureId, GameEvent } from '../../../rules/index.ts';
import { pause } from '../../board/index.ts';
import type { AnimatorOptions } from '../../show/index.ts';

/** What is worth a second of light on the board. */
export type Moment =
  | { readonly kind: 'stage-two' }
  | { readonly kind: 'out'; readonly figure: FigureId }
  /** A figure of whoever plays here; in stage two it is gone for good (G5). */
  | { readonly kind: 'eaten'; readonly figure: FigureId; readonly gone: boolean }
  /** So many in one walk. */
  | { readonly kind: 'double'; readonly count: number }
  | { readonly kind: 'end'; readonly winner: Colour | null };

interface Heard {
  /** All events of the decision, and which of them were shown just now. */
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly to: number;
  readonly stage: 1 | 2;
  readonly isMine: (figure: FigureId) => boolean;
}

/** The moment that events made which were just shown, if they made one. */
export function momentAfter({ events, from, to, stage, isMine }: Heard): Moment | undefined {
  const now = events.slice(from, to);
  const out = now.find((event) => event.type === 'figureLeft');
  if (out !== undefined) return { kind: 'out', figure: out.figure };
  const eaten = now.flatMap((event) => (event.type === 'figureEaten' ? [event.figure] : []));
  const own = eaten.find(isMine);
  if (own !== undefined) return { kind: 'eaten', figure: own, gone: stage === 2 };
  const count = events.slice(0, to).filter(({ type }) => type === 'figureEaten').length;
  return eaten.length > 0 && count > 1 ? { kind: 'double', count } : undefined;
}

/** The moment that events make which are shown next and are waited for. */
export function momentBefore(events: readonly GameEvent[]): Moment | undefined {
  for (const event of events) {
    if (event.type === 'stageTwoBegan') return { kind: 'stage-two' };
    if (event.type === 'gameEnded') return { kind: 'end', winner: event.result.winner };
  }
  return undefined;
}

/** So long a moment is seen, and so long the game waits for the two that are waited for, in milliseconds. */
const SEEN = 1800;
const WAITED = 1400;

type ShownMoment = Moment & { readonly number: number; readonly lasts: number };

/** The moment that is shown on the board now. */
export class Moments {
  readonly #now: Signal<ShownMoment | undefined> = signal(undefined);
  #count = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;

  get now() {
    return this.#now.value;
  }

  show(moment: Moment, speed = 1): void {
    this.#count += 1;
    const lasts = SEEN / speed;
    this.#now.value = { ...moment, number: this.#count, lasts };
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => this.end(), lasts);
  }

  /** Shows the beginning of stage two and the end before the game goes on, unless somebody skips it. */
  async wait(events: readonly GameEvent[], { speed, signal: ended }: AnimatorOptions): Promise<void> {
    const moment = momentBefore(events);
    if (moment === undefined || document.hidden) return;
    this.show(moment, speed);
    await pause(WAITED / speed, ended);
    if (ended.aborted) this.end();
  }

  end(): void {
    clearTimeout(this.#clock);
    this.#now.value = undefined;
  }
}
