import type { GameEvent } from '../../../rules/index.ts';
import { reducedMotion } from '../../app/index.ts';
import type { BoardHandle } from '../../board/index.ts';
import type { Stage, StageOptions } from '../../show/index.ts';
import { play as playSound, type Sound } from '../../sound.ts';
import { painted } from '../../when-idle.ts';

/** A board as the place where events are heard and seen; `before` comes after the sounds and before anything moves. */
export const boardStage = (
  board: () => BoardHandle | null | undefined,
  before: (events: readonly GameEvent[], options: StageOptions) => Promise<void> | void,
): Stage => ({
  painted,
  play: async (events, options) => {
    const reduced = reducedMotion.peek();
    for (const sound of soundsOf(events)) playSound(sound);
    await before(events, options);
    await board()?.animate(events, { ...options, reduced });
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
