import { type Signal, signal } from '@preact/signals';
import type { Card } from '../../../rules/index.ts';

/** The card that is being turned over, and how the page turns it. */
export class CardTurn {
  readonly card: Signal<Card | undefined> = signal(undefined);
  /** Set by whoever shows the cards. */
  flip: ((speed: number) => Promise<void>) | undefined;

  async turn(card: Card, speed: number): Promise<void> {
    this.card.value = card;
    await this.flip?.(speed);
    this.card.value = undefined;
  }
}
