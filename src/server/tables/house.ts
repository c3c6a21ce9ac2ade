import type { Problem, ServerMessage, TableBot } from '../../protocol/index.ts';
import type { Action, Game } from '../../rules/index.ts';
import type { Parts } from '../parts.ts';
import type { GuestId } from '../store/index.ts';

/** For whom a bot thinks: all tables share what thinks for them. */
export interface Asker {
  readonly table: string;
  readonly host: GuestId;
  /** So long those at the table wait for one bot, in milliseconds. */
  readonly patience: number;
  /** Those at the table: whether somebody is there, whenever that is asked. */
  readonly here: { readonly isAttended: boolean };
}

/** Chooses moves for bots, somewhere else than here. It always comes back with a move that the rules allow. */
export interface Thinker {
  think(game: Game, bot: TableBot, seed: string, asker: Asker): Promise<Action>;
  close(): Promise<void>;
}

/** What all tables of a server share. */
export interface House
  extends Pick<
    Parts,
    'store' | 'watch' | 'clock' | 'log' | 'metrics' | 'thinker' | 'whoIsWho' | 'isStopping'
  > {
  /** Makes the names by which guests are known at tables. */
  readonly tag: (guest: GuestId, table: string) => string;
  /** The id of the table where those of this one play again: nobody else can know it, and it is always the same. */
  readonly rematchOf: (table: string) => string;
  /** How long a bot lets people look before it moves, in milliseconds. */
  readonly botDelay: number;
  readonly startedAt: number;
  /** It is this guest's turn, who is not at the table. */
  readonly callToTable: (guest: GuestId, table: string) => void;
}

/** A connection at a table. */
export interface Visitor {
  /** The person, by whom seats are compared; another one after devices were joined or parted. */
  readonly guest: GuestId;
  /** The device alone: what it takes and wishes is kept in its name. */
  readonly device: GuestId;
  /** The name this guest used last. */
  readonly name: string | undefined;
  readonly isOpen: boolean;
  send(message: Uint8Array): void;
  /** It can't be served now and should come again. */
  dismiss(problem: Problem, message: string): void;
}

/** The last entry that a page knows (-1: none), and when that was decided. */
export interface LastKnown {
  readonly number: number;
  readonly at: number | undefined;
}

/** A message as it goes over the wire; written once, however many hear it. */
export const wire = (message: ServerMessage): Uint8Array => Buffer.from(JSON.stringify(message));
