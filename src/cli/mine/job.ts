import { getReady } from '../../bots/index.ts';
import { findIn, mineGame, readFind, writeFind } from '../../find/index.ts';
import type { Job } from '../threads/index.ts';

/** A game to be played, or a position to be proven again. */
export type Dig = { readonly seed: string; readonly game: number } | { readonly find: string };

/** Answers the finds, as texts. */
export const MINING: Job<undefined, Dig, readonly string[]> = {
  name: 'mining',
  open() {
    const ready = getReady('master');
    return {
      async do(dig) {
        const wrong = await ready;
        if (wrong !== undefined) throw new Error(wrong);
        if ('seed' in dig) return mineGame(dig.seed, dig.game).map(writeFind);
        const find = findIn(readFind(dig.find).game);
        return find === undefined ? [] : [writeFind(find)];
      },
    };
  },
};
