import type { Colour, GameEvent, Setup } from '../rules/index.ts';
import type { OnlineSettings } from './settings.ts';

/** A guest as others may know them: the same at one table, another at every other. */
export type GuestTag = string;

/** The bots that can be given a seat, weakest first. */
export const BOTS = [
  'dreamer',
  'dasher',
  'watcher',
  'planner',
  'trickster',
  'schemer',
  'hunter',
  'master',
] as const;
/** Those of earlier days, by the level that they had then, from 1 on: they play on where they sit. */
export const EARLIER_BOTS = ['random', 'runner', 'wary', 'cunning', 'fearsome'] as const;
export type TableBot = (typeof BOTS)[number] | (typeof EARLIER_BOTS)[number];

/** Who made a move: the player, a bot in its own seat or standing in, or the clock that ran out. */
export type MadeBy = 'player' | 'bot' | 'clock';

/** What happened at a table. */
export type TableChange =
  | { readonly type: 'opened'; readonly settings: OnlineSettings; readonly host: GuestTag }
  | {
      readonly type: 'sat';
      readonly seat: number;
      readonly guest: GuestTag;
      readonly name: string;
      readonly colour: Colour;
    }
  | { readonly type: 'botSat'; readonly seat: number; readonly bot: TableBot; readonly colour: Colour }
  | { readonly type: 'stoodUp'; readonly seat: number }
  | { readonly type: 'coloured'; readonly seat: number; readonly colour: Colour }
  | { readonly type: 'renamed'; readonly seat: number; readonly name: string }
  /** The free seats are taken away; the events are those of a hall laid beforehand. */
  | {
      readonly type: 'started';
      readonly setup: Setup;
      /** The seats that play, by their numbers before; from now on a seat is an index of this list. */
      readonly seats: readonly number[];
      /** SHA-256 of the pile's seed, in hexadecimal digits. */
      readonly commitment: string;
      readonly events: readonly GameEvent[];
    }
  | {
      readonly type: 'acted';
      readonly seat: number;
      readonly madeBy: MadeBy;
      readonly events: readonly GameEvent[];
    }
  /** The table is in the hands of another guest. */
  | { readonly type: 'handedOn'; readonly host: GuestTag }
  /**
   * A bot plays for a seat whose player is away, and stops when the player is back; for good, where the player gave it up; or
   * until the player says so, where the others voted for it.
   */
  | {
      readonly type: 'standInCame';
      readonly seat: number;
      readonly forGood: boolean;
      readonly voted?: boolean;
    }
  | { readonly type: 'standInWent'; readonly seat: number }
  /** Somebody wants the game as it was before entry `to`; the others are asked. */
  | { readonly type: 'backAsked'; readonly seat: number; readonly to: number }
  | { readonly type: 'backAnswered'; readonly seat: number; readonly agrees: boolean }
  /** The moves of entry `to` and later are undone. */
  | { readonly type: 'tookBack'; readonly to: number }
  /** The player of seat `about` lets all wait: somebody asks whether they are there, and the others whether a bot shall play. */
  | { readonly type: 'idleAsked'; readonly seat: number; readonly about: number }
  /** One of the others says whether a bot shall play; or the player says: I am here (`agrees` false). A no ends the question. */
  | { readonly type: 'idleAnswered'; readonly seat: number; readonly agrees: boolean }
  /** The game is over: the seed of the pile, to be checked against the commitment. */
  | { readonly type: 'revealed'; readonly seed: string }
  /** Somebody of this table has opened another one to play again. */
  | { readonly type: 'rematchOpened'; readonly seat: number; readonly table: string }
  /** The host closed the table before the game began, or nobody came for very long. */
  | { readonly type: 'closed' };

export interface Entry {
  readonly number: number;
  /** When it was decided, in milliseconds since 1970 by the server's clock. */
  readonly at: number;
  readonly change: TableChange;
}
