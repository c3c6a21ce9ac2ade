import type { ReadonlySignal } from '@preact/signals';
import type { AnyBotName } from '../../bots/index.ts';
import type {
  Action,
  Colour,
  EndReason,
  FigureId,
  Game,
  GameEvent,
  GameResult,
  Refusal,
  Setup,
} from '../../rules/index.ts';
import type { Company, Returned } from './company.ts';

/** Who sits in a seat. A bot plays by itself; a person's actions come from a page. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: AnyBotName; readonly name: string };

export interface TableSettings {
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly forecast: boolean;
  /** Several people share the device: it is handed on behind a curtain. */
  readonly curtain?: boolean;
}

/** What one decision brought about: the events of one action, with the monster's move if it ended the round. */
export interface Batch {
  readonly number: number;
  readonly by: Colour;
  readonly events: readonly GameEvent[];
  readonly stoodIn?: StoodIn;
}

/** Why a bot made a move in place of its player: the time was up, or the player was away. */
export type StoodIn = 'clock' | 'away';

/** How a game ended: by the rules, or because whoever played here alone gave up. Then nobody has won. */
export interface TableEnd extends Pick<GameResult, 'winner'> {
  readonly reason: EndReason | 'gave-up';
}

/** A move that was being tried and is not yet made. */
export interface Draft {
  readonly figure: FigureId;
  readonly path: string;
  /** How many batches there were: a draft is of use only where the game has not gone on. */
  readonly after: number;
}

/** A table where a game is played. Pages know only this, not whether it is local or far away. */
export interface Table {
  readonly id: string;
  readonly settings: TableSettings;
  /**
   * All batches so far, in order; a page shows them from the number it has shown. Where moves were taken back there are fewer;
   * those that stay are the same objects.
   */
  readonly batches: ReadonlySignal<readonly Batch[]>;
  /** The game after all batches. */
  readonly game: ReadonlySignal<Game>;
  /** Seats that are played on this device. */
  readonly mine: ReadonlySet<number>;
  /** The seat of a bot that is thinking now, if any. */
  readonly thinking: ReadonlySignal<number | undefined>;
  /** What keeps the table from working as it should, if anything does. */
  readonly trouble: ReadonlySignal<TableTrouble | undefined>;
  /** How many batches were shown here before the page was opened. */
  readonly seen: number;
  /** The move that was being tried when the page was left. */
  readonly draft: Draft | undefined;
  /** The others, where the table is far away. */
  readonly company?: Company;
  /** Where nobody has to be asked: the last own move can be taken back. Not across a card, which everybody has seen. */
  readonly ownMove?: { readonly mayTakeBack: ReadonlySignal<boolean>; takeBack(): void };
  /** On this device a player may give up: alone that ends the game, else a bot plays on in that seat when the game is opened again. */
  readonly givingUp?: {
    readonly by: ReadonlySignal<number | undefined>;
    giveUp(seat: number): 'over' | 'bot';
  };
  /** A move was made and is not yet confirmed. */
  readonly onItsWay?: ReadonlySignal<boolean>;
  act(seat: number, action: Action): Promise<Refusal | Returned | undefined>;
  /** Tells the table how far the page has shown, so that bots do not run ahead of what is seen. */
  shown(number: number): void;
  keepDraft(draft: Draft | undefined): void;
  /** The game's record so far (`.ffr`). */
  record(): string;
  close(): void;
}

/**
 * The device can't keep the game; or the game went on elsewhere, in another window. Of tables far away: the line is lost, the server
 * restarts or can't keep anything, the page is older than the server, or there is no such table any more.
 */
export type TableTrouble =
  | 'not-kept'
  | 'elsewhere'
  | 'lost'
  | 'restarting'
  | 'store-away'
  | 'other-protocol'
  | 'gone';
