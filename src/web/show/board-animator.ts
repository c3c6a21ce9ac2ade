import type { ReadonlySignal } from '@preact/signals';
import type { GameEvent } from '../../rules/index.ts';
import type { BoardHandle } from '../board/index.ts';
import { painted, play as playSound, type Sound } from '../device/index.ts';
import type { Animator, AnimatorOptions } from './player.ts';

interface BoardAnimatorParts {
  readonly board: () => BoardHandle | null | undefined;
  /** Whether movement is only faded. */
  readonly reduced: ReadonlySignal<boolean>;
  readonly silent?: boolean;
  /** Comes after the sounds and before anything moves. */
  readonly before?: (events: readonly GameEvent[], options: AnimatorOptions) => Promise<void> | void;
}

/** A board as the place where events are heard and seen. */
export const boardAnimator = ({ board, reduced, silent, before }: BoardAnimatorParts): Animator => ({
  painted,
  animate: async (events, options) => {
    if (silent !== true) for (const sound of soundsOf(events)) playSound(sound);
    await before?.(events, options);
    await board()?.animate(events, { ...options, reduced: reduced.peek() });
  },
});

/** What events sound like; each sound once for events that are shown together. */
const soundsOf = (events: readonly GameEvent[]): ReadonlySet<Sound> =>
  new Set(events.flatMap((event) => soundOf(event) ?? []));

function soundOf(event: GameEvent): Sound | undefined {
  switch (event.type) {
    case 'figureEntered':
      return 'step';
    case 'figureStepped':
    case 'monsterStepped':
      return event.slid ? 'slide' : 'step';
    case 'blockPushed':
    case 'figurePushed':
      return event.slid ? 'slide' : 'push';
    case 'blockRemoved':
      return 'push';
    case 'monsterLooked':
      return event.outcome === 'none' ? undefined : 'look';
    case 'monsterTeleported':
      return 'slide';
    case 'figureEaten':
      return 'bite';
    case 'figureLeft':
      return 'out';
    case 'cardDrawn':
      return 'card';
    case 'tilePlaced':
      return 'place';
    case 'gameEnded':
      return 'win';
    default:
      return undefined;
  }
}
