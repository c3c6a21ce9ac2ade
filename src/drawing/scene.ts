import type {
  BlockKind,
  Card,
  Colour,
  Direction,
  FigureId,
  Place,
  Pool,
  SpaceName,
  Target,
  Teleporter,
  Tile,
} from '../rules/index.ts';

/** Everything the board shows, as plain data. Whoever fills this in knows the rules; the board does not. */

/** Where a figure is shown: on a space, at the entrance's door, or not at all. */

export interface FigureView {
  readonly id: FigureId;
  readonly colour: Colour;
  /** The number it shows, and whether that is its second, dark side. */
  readonly number: number;
  readonly dark: boolean;
  readonly at: Place;
  /** It has moved in this round, and others have still to. */
  readonly moved?: boolean;
}

export interface BlockView {
  /** The same for as long as the block exists, so that it can be seen to move. */
  readonly key: string;
  readonly kind: BlockKind;
  readonly at: SpaceName;
}

/** The parts a monster is built from (C5), by the names of the drawings. */
export interface MonsterKit {
  readonly legs: string;
  readonly body: string;
  readonly arms: string;
  readonly head: string;
  readonly skin: string;
}

export interface Scene {
  readonly pools: readonly Pool[];
  readonly teleporters: readonly Teleporter[];
  readonly blocks: readonly BlockView[];
  readonly figures: readonly FigureView[];
  readonly monster: { readonly at: SpaceName; readonly facing: Direction; readonly kit: MonsterKit };
}

/** A place a figure can end on: what it costs, and how likely it is to be eaten there (0 to 1), if that is known. */
export interface ReachMark {
  readonly at: SpaceName | 'out' | 'entrance';
  readonly cost: number;
  readonly risk?: number;
}

/** One space of a path that is being tried; a slide's further spaces cost nothing and have no number. */
export interface PathStep {
  readonly at: SpaceName | 'out';
  readonly point?: number;
}

/** A line of sight, from the monster to what ends it, `length` spaces long. */
export interface Beam {
  readonly from: SpaceName;
  readonly to: Direction;
  readonly length: number;
  /** A figure is seen at its end; the nearest one wins. */
  readonly seen: boolean;
  readonly wins: boolean;
}

interface PrintMark {
  readonly at: SpaceName;
  readonly facing: Direction;
  readonly share: number;
  readonly step?: number;
}

/** A space's way to the next one on the circle the monster walks for ever; through a wall, or by teleporters, it has a gap. */
export interface CircleMark {
  readonly from: SpaceName;
  readonly to: SpaceName;
  readonly facing: Direction;
  readonly gap?: 'wall' | 'teleporter';
}

/** A figure's way in one line; from and to a door, too. */
interface ArrowMark {
  readonly from: Target;
  readonly to: Target;
  readonly rank: number;
}

/** A thing the player has put down: from its top left space to its bottom right one. */
export interface FrameMark {
  readonly at: SpaceName;
  readonly to: SpaceName;
  readonly chosen: boolean;
}

/** What is laid over the board. All of it may be left out. */
export interface Marks {
  readonly selectable?: ReadonlySet<FigureId>;
  readonly selected?: FigureId;
  readonly reach?: readonly ReachMark[];
  /** The figure chosen and its reach are another player's, to be looked at only. */
  readonly theirs?: boolean;
  readonly path?: { readonly figure: FigureId; readonly steps: readonly PathStep[] };
  /** Blocks that the path would move; without `to` they would be gone. */
  readonly pushed?: readonly {
    readonly kind: BlockKind;
    readonly from: SpaceName;
    readonly to?: SpaceName;
  }[];
  /** The figure as it would stand at the path's end, turned over. */
  readonly ghost?: FigureView;
  /**
   * The monster's way with the cards left: a print for each space it comes through, a stone where a card stops. Some prints
   * may have the number of their step.
   */
  readonly prints?: readonly PrintMark[];
  readonly stops?: readonly { readonly at: SpaceName; readonly card: Card; readonly share: number }[];
  /** For figures in danger the chance to be eaten, 0 to 1. */
  readonly danger?: ReadonlyMap<FigureId, number>;
  readonly beams?: readonly Beam[];
  /** Moves that are advised, the best with rank 1. */
  readonly arrows?: readonly ArrowMark[];
  readonly lastMove?: { readonly from: Place; readonly trail: readonly SpaceName[] };
  /** A figure that a bot moved in place of its player, because the time was up or nobody was there. */
  readonly stoodIn?: { readonly figure: FigureId; readonly why: 'clock' | 'away' };
  /** Spaces a tile may be placed on, and the tile as it would lie. */
  readonly places?: readonly SpaceName[];
  /** They are nearly all spaces: framed more faintly, so that what else is on the floor is seen. */
  readonly placesFaint?: boolean;
  readonly placing?: Tile;
  readonly cursor?: SpaceName;
  readonly refused?: SpaceName;
  /** Wall letters to light up. */
  readonly letters?: readonly string[];
  /** In a puzzle: whom the monster is to eat and whom to spare, what the player has put down, the circle it ends in. */
  readonly sides?: ReadonlyMap<FigureId, 'prey' | 'safe'>;
  readonly framed?: readonly FrameMark[];
  readonly circle?: readonly CircleMark[];
  /** A part of the hall to look at. */
  readonly region?: readonly SpaceName[];
  /** Spaces to point out, as the tutorial and "why?" do. */
  readonly pointed?: readonly SpaceName[];
}
