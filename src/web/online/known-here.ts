import { effect, type ReadonlySignal } from '@preact/signals';
import type { LinkState } from '../../protocol/index.ts';
import { type Api, ApiFailure } from './api.ts';

/** A line that is lost for so long may be refused; a moment's loss asks nobody. */
const ASK_AFTER = 1500;
const ASK_AGAIN = 15_000;

/** Whether this device stays unknown to the server, although it has just been made a guest: its cookie is not kept. */
async function isStranger(api: Pick<Api, 'me' | 'myGames'>): Promise<boolean> {
  try {
    await api.me();
    await api.myGames();
    return false;
  } catch (failure) {
    return failure instanceof ApiFailure && failure.problem === 'no-cookies';
  }
}

interface Parts {
  readonly link: ReadonlySignal<LinkState>;
  readonly api: Pick<Api, 'me' | 'myGames'>;
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Hears that it makes no sense to go on trying. */
  readonly stranger: () => void;
}

/** While the line is lost: is it because the server does not know this device? A socket that is refused can't say. */
export function watchKnown({ link, api, later, stranger }: Parts): () => void {
  return effect(() => {
    if (link.value !== 'lost') return undefined;
    let over = false;
    let forget = later(ASK_AFTER, ask);
    function ask(): void {
      void isStranger(api).then((strange) => {
        if (over) return;
        if (strange) stranger();
        else forget = later(ASK_AGAIN, ask);
      });
    }
    return () => {
      over = true;
      forget();
    };
  });
}
