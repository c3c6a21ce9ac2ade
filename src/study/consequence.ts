import type {
  Action,
  Card,
  Colour,
  Direction,
  FigureId,
  RuleNumber,
  SpaceName,
  Target,
} from '../rules/index.ts';

/**
 * What follows from a move by the rules of the game: plain data, for whoever puts it into words. Each is true of the game after the moves
 * that are said with it (`Told`), whatever the cards bring: what depends on the card names the cards.
 */
export type Consequence =
  /** The monster eats a figure with these of the cards that may come, each kind once. */
  | {
      readonly type: 'eaten';
      readonly figure: FigureId;
      readonly cards: readonly Card[];
      /** How likely it is that one of them comes, and whether there are no others. */
      readonly chance: number;
      readonly anyCard: boolean;
      readonly at: SpaceName;
      readonly because: 'bite' | 'edge' | 'teleporter';
      readonly rule: RuleNumber;
      /** Its last turn before that, if it turns at all: from there it comes straight on. */
      readonly turned?: Turned;
    }
  /** No card that may come costs a figure that stands in the hall. */
  | { readonly type: 'safe'; readonly figure: FigureId }
  /** F2: a figure has left the hall. */
  | { readonly type: 'out'; readonly figure: FigureId }
  /** The game is over, and somebody has won (G7, G8). */
  | { readonly type: 'wins'; readonly player: Colour; readonly rule: RuleNumber }
  /** F1, F2: points the straight way out takes a figure, leaving included. */
  | { readonly type: 'way'; readonly figure: FigureId; readonly points: number; readonly from: Target };

export interface Turned {
  readonly at: SpaceName;
  readonly to: Direction;
  readonly because: 'saw' | 'stone' | 'teleporter';
  readonly rule: RuleNumber;
  /** Whom it saw. */
  readonly figure?: FigureId;
}

/** Moves one after another, from the moment on, and what follows when they have been made. */
export interface Told {
  readonly after: readonly Action[];
  readonly consequences: readonly Consequence[];
}

/**
 * When the monster is thought to walk: `next` where the round's last figure has moved, so that it does; `now` as if it did now, though
 * others are still to move; `line` after the moves that are expected for the rest of the round.
 */
export type When = 'next' | 'now' | 'line';

/** Why a move was worse than another: what followed from it, and what would have followed from the other. */
export interface Explanation {
  /** The moment's number. */
  readonly number: number;
  readonly when: When;
  readonly played: Told;
  readonly better: Told;
}
