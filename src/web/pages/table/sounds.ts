import type { GameEvent } from '../../../rules/index.ts';
import type { Sound } from '../../sound.ts';

/** What events sound like; each sound once for events that are shown together. */
export const soundsOf = (events: readonly GameEvent[]): ReadonlySet<Sound> =>
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
