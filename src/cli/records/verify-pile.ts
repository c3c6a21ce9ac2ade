import { createHash } from 'node:crypto';
import { type Card, commitmentTo, type Game, honestPile } from '../../rules/index.ts';
import type { RecordLine } from '../../rules/records/index.ts';

/** A card of the record, and what was in the pile before it. */
interface Drawn {
  readonly line: number;
  readonly card: Card;
  readonly left: readonly Card[];
  readonly possible: readonly Card[];
}

/** Whether the cards of a record followed from the seed its keeper was bound to (docs/formats.md, "The honest pile"). */
export type PileVerdict =
  /** Nobody promised anything. */
  | { readonly proof: 'none' }
  | { readonly proof: 'checked' }
  /** The commitment or the reveal is missing. */
  | { readonly proof: 'missing' }
  | { readonly proof: 'broken'; readonly line: number; readonly message: string };

/** Follows the lines of a record and compares its cards with those of the revealed seed. */
export class PileCheck {
  #commitment: string | undefined;
  #drawn: Drawn[] = [];
  #waiting: Pick<Drawn, 'left' | 'possible'> | undefined;

  /** Before each line: the game as it is. */
  before(game: Game | undefined): void {
    this.#waiting =
      game?.phase === 'monster' ? { left: game.cardsLeft, possible: game.possibleCards() } : undefined;
  }

  /** After each line that was in order; the verdict comes with the result. */
  after(line: RecordLine, number: number): PileVerdict | undefined {
    if (line.type === 'header') {
      this.#commitment = line.header.commitment;
      this.#drawn = [];
    } else if (line.type === 'card' && this.#waiting !== undefined) {
      this.#drawn.push({ line: number, card: line.card, ...this.#waiting });
    } else if (line.type === 'result') return this.#verdict(line.result.reveal, number);
    return undefined;
  }

  /** Whether the game now being read names a commitment. */
  get isPromised(): boolean {
    return this.#commitment !== undefined;
  }

  #verdict(reveal: string | undefined, line: number): PileVerdict {
    const commitment = this.#commitment;
    if (commitment === undefined && reveal === undefined) return { proof: 'none' };
    if (commitment === undefined || reveal === undefined) return { proof: 'missing' };
    const hash = commitmentTo(reveal, sha256);
    if (hash !== commitment.toLowerCase()) {
      return {
        proof: 'broken',
        line,
        message: `the pile is not the one that was promised: the SHA-256 of the reveal is ${hash}, the commitment is ${commitment}`,
      };
    }
    return this.#compared(reveal);
  }

  #compared(reveal: string): PileVerdict {
    const pile = honestPile(reveal, sha256);
    for (const [at, { line, card, left, possible }] of this.#drawn.entries()) {
      const honest = pile.draw(left, possible);
      if (honest !== card) {
        return {
          proof: 'broken',
          line,
          message: `card ${at + 1} of the game is "${card}", but the revealed seed gives "${honest}"`,
        };
      }
    }
    return { proof: 'checked' };
  }
}

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest();
