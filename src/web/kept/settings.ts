import { nameIn } from '../../protocol/index.ts';
import { COLOURS, type Colour } from '../../rules/index.ts';
import { isFields, oneOfOr, type ShelfPlan } from './shelf.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
type Theme = (typeof THEMES)[number];
/** How fast things move where they are seen to: times the usual speed. */
export const PLAY_SPEEDS = [0.5, 1, 2, 4] as const;
/** 'instant' shows the end at once. */
export const SPEEDS = [...PLAY_SPEEDS, 'instant'] as const;
type Speed = (typeof SPEEDS)[number];
/** Whether movement is shown: as the device asks, always, or only faded. */
export const MOTIONS = ['system', 'full', 'reduced'] as const;
type Motion = (typeof MOTIONS)[number];

export interface Settings {
  /** As chosen; left out, the browser's languages decide. */
  readonly language?: string;
  readonly theme: Theme;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly speed: Speed;
  readonly motion: Motion;
  /** Whether the board shows what its spaces are called. */
  readonly spaceNames: boolean;
  /** Whether a move waits to be confirmed; left out, the player has not said so, and the table does what is best for the device. */
  readonly confirmMoves?: boolean;
  /** The player was asked, and had rather not say. */
  readonly askedToConfirm?: boolean;
  /** What the reader is called at the table; left out, simply "You". */
  readonly name?: string;
  /** The colour the reader likes to play. */
  readonly colour: Colour;
}

const INITIAL: Settings = {
  theme: 'system',
  sound: true,
  volume: 0.6,
  speed: 1,
  motion: 'system',
  spaceNames: true,
  colour: 'green',
};

/** A name that was kept, or '' where it can't be one (any more). */
export const cleanName = (text: string): string => {
  const name = nameIn(text);
  return name.ok ? name.text : '';
};

export const SETTINGS: ShelfPlan<Settings> = {
  name: 'settings',
  version: 1,
  initial: INITIAL,
  read: (data) => {
    if (!isFields(data)) return undefined;
    const { language, volume, sound, name, spaceNames, confirmMoves, askedToConfirm } = data;
    return {
      theme: oneOfOr(data['theme'], THEMES, INITIAL.theme),
      sound: typeof sound === 'boolean' ? sound : INITIAL.sound,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : INITIAL.volume,
      speed: oneOfOr(data['speed'], SPEEDS, INITIAL.speed),
      motion: oneOfOr(data['motion'], MOTIONS, INITIAL.motion),
      spaceNames: typeof spaceNames === 'boolean' ? spaceNames : INITIAL.spaceNames,
      colour: oneOfOr(data['colour'], COLOURS, INITIAL.colour),
      ...(typeof confirmMoves === 'boolean' && { confirmMoves }),
      ...(askedToConfirm === true && { askedToConfirm }),
      ...(typeof language === 'string' && { language }),
      ...(typeof name === 'string' && cleanName(name) !== '' && { name: cleanName(name) }),
    };
  },
};
