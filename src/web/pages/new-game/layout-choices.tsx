import type { ComponentChildren } from 'preact';
import { Icon } from '../../board/index.ts';
import type { LayoutChoice } from '../../kept/index.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { LAYOUT_NAMES, layoutTiles } from './layouts.ts';

/** Who lays the hall of the experienced game, with a picture each. */
export const layoutChoices = [
  {
    choice: 'players',
    text: 'shell.new.layout.players',
    picture: () => <Icon name="people" class="large" />,
  },
  { choice: 'random', text: 'shell.new.layout.random', picture: () => <Icon name="dice" class="large" /> },
  ...LAYOUT_NAMES.map((name) => ({
    choice: `layout:${name}` as const,
    text: `shell.new.layout.${name}` as const,
    picture: () => <LayoutPicture tiles={layoutTiles(name)} />,
  })),
] as const satisfies readonly { choice: LayoutChoice; text: string; picture: () => ComponentChildren }[];
