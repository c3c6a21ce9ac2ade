import { type Signal, signal } from '@preact/signals';
import type { Card, Game, GameEvent } from '../../../rules/index.ts';
import type { AnimatorOptions } from '../../show/index.ts';

interface Turning {
  readonly card: Card;
  /** How many cards lay open before it. */
  readonly after: number;
}

/** The card that is being turned over, and how the page turns it. */
export class CardTurn {
  readonly #turning: Signal<Turning | undefined> = signal(undefined);
  /** Set by whoever shows the cards. */
  flip: ((options: AnimatorOptions) => Promise<void>) | undefined;

  /** Turns the card over that is drawn, if one is. */
  async turn(events: readonly GameEvent[], game: Game, options: AnimatorOptions): Promise<void> {
    const drawn = events.find((event) => event.type === 'cardDrawn');
    if (drawn === undefined) return;
    const turning = { card: drawn.card, after: game.cardsDrawn.length };
    this.#turning.value = turning;
    await this.flip?.(options);
    // It lies there until the game that is shown has drawn it.
    setTimeout(() => {
      if (this.#turning.peek() === turning) this.#turning.value = undefined;
    });
  }

  /** The card being turned, for a game that has not drawn it yet. */
  over({ cardsDrawn }: Game): Card | undefined {
    const turning = this.#turning.value;
    return turning?.after === cardsDrawn.length ? turning.card : undefined;
  }
}
