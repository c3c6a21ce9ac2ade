import {
  commitmentTo,
  evolveInPlace,
  type GameEvent,
  honestPile,
  isRefusal,
  newGame,
  type Setup,
  type Sha256,
} from '../../rules/index.ts';
import type { Honesty } from '../table/index.ts';

/** SHA-256 as browsers have it: later. */
export type LaterSha256 = (text: string) => Promise<Uint8Array>;

/** Only pages that came safely have it. */
export const browserSha256: LaterSha256 | undefined =
  globalThis.crypto?.subtle === undefined
    ? undefined
    : async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Stands for a hash that is not there yet; a generator can't begin with zeros. */
const NOT_YET = new Uint8Array(32).fill(1);

/** Whether the seed is the one that was promised, and every card of the game followed from it. */
export async function checkPile(
  { commitment, seed }: { readonly commitment: string; readonly seed: string },
  setup: Setup,
  events: readonly GameEvent[],
  later: LaterSha256 | undefined,
): Promise<Honesty> {
  if (later === undefined) return 'unchecked';
  // The rules want their hashes at once: a first run finds out of what.
  const hashes = new Map<string, Uint8Array>();
  const note: Sha256 = (text) => {
    hashes.set(text, NOT_YET);
    return NOT_YET;
  };
  commitmentTo(seed, note);
  honestPile(seed, note);
  for (const text of hashes.keys()) hashes.set(text, await later(text));
  const sha256: Sha256 = (text) => hashes.get(text)!;
  if (commitmentTo(seed, sha256) !== commitment) return 'dishonest';
  const pile = honestPile(seed, sha256);
  const game = newGame(setup);
  if (isRefusal(game)) return 'dishonest';
  for (const event of events) {
    if (event.type === 'cardDrawn' && pile.draw(game.cardsLeft, game.possibleCards()) !== event.card)
      return 'dishonest';
    evolveInPlace(game, event);
  }
  return 'honest';
}
