import type { SpaceName } from './board.ts';
import type { Card } from './cards.ts';
import type { Colour, GameResult } from './cast.ts';
import type { Direction } from './directions.ts';
import type { BlockKind, Pair, Tile } from './tiles.ts';

/** A figure's name: in a game the colour and its place in C3 (`red-1`), in other positions any text. */
export type FigureId = string;

/** What the monster found looking one way (M2): a figure, or what ended its sight, and how many spaces off. */
export type Sight =
  | { readonly to: Direction; readonly saw: FigureId; readonly at: SpaceName; readonly distance: number }
  | { readonly to: Direction; readonly endedAt: 'edge' | BlockKind; readonly distance: number };

/** Why the monster faces as it does after a look (M3). */
export type LookOutcome = 'nearest' | 'tie' | 'none';

/** The monster's walk, told so that every event says why. */
export type WalkEvent =
  | {
      readonly type: 'monsterLooked';
      readonly at: SpaceName;
      readonly facing: Direction;
      readonly ahead: Sight;
      readonly left: Sight;
      readonly right: Sight;
      readonly outcome: LookOutcome;
      /** The figures seen at the smallest distance: one, or those of the tie. */
      readonly nearest: readonly FigureId[];
    }
  | {
      readonly type: 'monsterTurned';
      readonly at: SpaceName;
      readonly from: Direction;
      readonly facing: Direction;
      readonly because: 'saw' | 'stone' | 'teleporter';
      /** What it turned to or at: the figure seen, or the space of the stone or teleporter. */
      readonly figure?: FigureId;
      readonly by?: SpaceName;
    }
  | {
      readonly type: 'monsterStepped';
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly facing: Direction;
      /** M13: it slid there over blood. */
      readonly slid: boolean;
      /** M9: the letter of the wall it walked through. */
      readonly wall?: string;
    }
  | {
      readonly type: 'monsterTeleported';
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly pair: Pair;
    }
  /** M12: it stood here facing this way before in this step, so the step ends. */
  | { readonly type: 'monsterCaught'; readonly at: SpaceName; readonly facing: Direction }
  | {
      readonly type: 'figureEaten';
      readonly figure: FigureId;
      readonly at: SpaceName;
      /** M4 bitten, M6 pushed over the edge or onto a teleporter. */
      readonly because: 'bite' | 'edge' | 'teleporter';
    }
  | {
      readonly type: 'figurePushed';
      readonly figure: FigureId;
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly slid: boolean;
    };

/** What happens to blocks, pushed by figures or by the monster. */
export type BlockEvent =
  | {
      readonly type: 'blockPushed';
      readonly block: BlockKind;
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly slid: boolean;
    }
  | {
      readonly type: 'blockRemoved';
      readonly block: BlockKind;
      readonly from: SpaceName;
      /** The corner (F7, M8) or teleporter (M6) it came to; left out where it fell over the edge. */
      readonly at?: SpaceName;
      readonly because: 'edge' | 'teleporter' | 'corner';
    };

/** A figure's own move, point by point. */
export type StepEvent =
  | { readonly type: 'figureEntered'; readonly figure: FigureId }
  | {
      readonly type: 'figureStepped';
      readonly figure: FigureId;
      readonly from: SpaceName;
      readonly to: SpaceName;
      /** F8: carried on by blood, at no cost. */
      readonly slid: boolean;
    }
  | { readonly type: 'figureLeft'; readonly figure: FigureId };

/** The game around it. */
export type TableEvent =
  | { readonly type: 'tilePlaced'; readonly tile: Tile; readonly by: Colour }
  | { readonly type: 'figureMoved'; readonly figure: FigureId; readonly path: string }
  | { readonly type: 'figureTurnedOver'; readonly figure: FigureId; readonly points: number }
  | { readonly type: 'cardDrawn'; readonly card: Card }
  /** G5, stage one: back to the entrance. */
  | { readonly type: 'figureReturned'; readonly figure: FigureId }
  | { readonly type: 'roundEnded'; readonly round: number; readonly stage: 1 | 2 }
  | { readonly type: 'stageTwoBegan' }
  | { readonly type: 'gameEnded'; readonly result: GameResult };

export type GameEvent = WalkEvent | BlockEvent | StepEvent | TableEvent;

/** Hears what happens, in order. It only takes notes: it must not move anything itself. */
export type Listener = (event: GameEvent) => void;
