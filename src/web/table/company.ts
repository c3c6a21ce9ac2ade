import type { ReadonlySignal } from '@preact/signals';
import type { Colour } from '../../rules/index.ts';

/** A seat as the others see it. */
export interface SeatSigns {
  readonly colour: Colour;
  /** The player is not connected, since this moment; undefined while they are here, and for bots. */
  readonly awaySince: number | undefined;
  /** A bot plays for its player: while they are away, or for good. */
  readonly standIn: 'away' | 'voted' | 'for-good' | undefined;
  /** What the player shows for a moment. */
  readonly reaction: string | undefined;
}

/** How long the seat to move has, by this device's clock. */
export interface TurnClock {
  readonly seat: number;
  /** When the time is over, and how long it was, in milliseconds. */
  readonly until: number;
  readonly total: number;
}

export interface ChatMessage {
  readonly number: number;
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  /** Colour of the seat, where the speaker has one. */
  readonly colour: Colour | undefined;
  readonly text: string;
  readonly mine: boolean;
}

export interface Chat {
  /** What was said, without those who are muted. */
  readonly lines: ReadonlySignal<readonly ChatMessage[]>;
  readonly muted: ReadonlySignal<readonly { readonly guest: string; readonly name: string }[]>;
  /** Undefined where it was said, else why not. */
  say(text: string): Promise<string | undefined>;
  mute(guest: string, name: string): void;
  unmute(guest: string): void;
}

/** Somebody wants to take back what was moved last. */
export interface BackQuestion {
  readonly seat: number;
  /** A seat of this device that has not answered yet. */
  readonly asked: number | undefined;
  /** Seats that are still to answer. */
  readonly waiting: readonly number[];
}

/** The player whose turn it is lets the others wait: are they there, or shall a bot play? */
export interface IdleQuestion {
  readonly about: number;
  /** A seat of this device that can still say yes, and one that has said it and can take that back. */
  readonly asked: number | undefined;
  readonly agreed: number | undefined;
  /** Seats that are still to answer. */
  readonly waiting: readonly number[];
}

/** The pile can be checked: what was promised before the game, and what came out after it. */
export interface Promised {
  readonly commitment: string;
  readonly seed: string | undefined;
}
export type Honesty = 'honest' | 'dishonest' | 'unchecked';

/** Why a move came back that was on its way. */
export interface Returned {
  readonly ok: false;
  readonly problem: string;
}

/** The others at a table that is far away, and what one has to do with them. Local tables have none. */
export interface Company {
  /** Others come here by this address. */
  readonly address: string;
  readonly seats: ReadonlySignal<readonly SeatSigns[]>;
  readonly watching: ReadonlySignal<number>;
  readonly clock: ReadonlySignal<TurnClock | undefined>;
  /** What is said, and reactions; undefined at tables without. */
  readonly chat: Chat | undefined;
  /** Whoever looks on only listens. */
  readonly mayTalk: ReadonlySignal<boolean>;
  readonly reactions: readonly string[];
  react(reaction: string): void;
  readonly looksOn: ReadonlySignal<boolean>;
  readonly mayAskBack: ReadonlySignal<boolean>;
  readonly back: ReadonlySignal<BackQuestion | undefined>;
  /** Each says undefined where it was done, else why not. Who asked withdraws by not agreeing. */
  askBack(): Promise<string | undefined>;
  answerBack(agrees: boolean): Promise<string | undefined>;
  giveUp(): Promise<string | undefined>;
  /** From this moment on, by this device's clock, the player to move can be asked about; undefined where that can't be. */
  readonly mayAskIdle: ReadonlySignal<number | undefined>;
  readonly idle: ReadonlySignal<IdleQuestion | undefined>;
  /** By the others' vote a bot plays for a seat of this device, until `here`. */
  readonly replaced: ReadonlySignal<boolean>;
  askIdle(): Promise<string | undefined>;
  answerIdle(agrees: boolean): Promise<string | undefined>;
  here(): Promise<string | undefined>;
  /** Where somebody of this table has opened another one to play again. */
  readonly rematch: ReadonlySignal<{ readonly seat: number; readonly table: string } | undefined>;
  /** Opens it, where nobody has. */
  openRematch(): Promise<string | undefined>;
  /** The seats of this device are taken again as soon as it comes to the other table. */
  comeAlong(): void;
  /** Why something was not done, in the reader's language. */
  explain(problem: string): string;
  reconnect(): void;
  readonly promised: ReadonlySignal<Promised | undefined>;
  checkPile(): Promise<Honesty>;
}
