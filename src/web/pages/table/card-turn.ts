import { type Signal, signal } from '@preact/signals';
import type { Card, Game } from '../../../rules/index.ts';

interface Turning {
  readonly card: Card;
  /** How many cards lay open before it. */
  readonly after: number;
}

interface FlipOptions {
  readonly speed: number;
  /** Ends the turning at once. */
  readonly signal: AbortSignal;
}

/** The card that is being turned over, and how the page turns it. */
export class CardTurn {
  readonly #turning: Signal<Turning | undefined> = signal(undefined);
  /** Set by whoever shows the cards. */
  flip: ((options: FlipOptions) => Promise<void>) | undefined;

  async turn(card: Card, game: Game, options: FlipOptions): Promise<void> {
    const turning = { card, after: game.cardsDrawn.length };
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
