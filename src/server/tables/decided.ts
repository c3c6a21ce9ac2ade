import type { ClientWish, OnlineTable, Problem, TableChange } from '../../protocol/index.ts';
import type { Refusal } from '../../rules/index.ts';
import type { GuestId, Owner, OwnersChange } from '../store/index.ts';

/** What is decided on, and what comes of it: a change, or why not. */

/** A wish that becomes an entry; what is said and reacted does not. */
export type TableWish = Exclude<ClientWish, { type: 'say' | 'react' }>;

export type Wish<Type extends TableWish['type']> = Extract<TableWish, { type: Type }>;

export type Owners = ReadonlyMap<number, GuestId>;

/** A table as the server has it, to decide on: what everyone may see, and what only the server knows. */
export interface TableState {
  readonly table: OnlineTable;
  readonly seed: string;
  readonly host: GuestId;
  readonly owners: Owners;
  /** The time at the table. */
  readonly now: number;
  /** The id of the table where its players would play again. */
  readonly next: string;
}

export interface Refused {
  readonly ok: false;
  readonly problem: Problem;
  readonly message: string;
  readonly refusal?: Refusal;
}

/** What becomes of the seats' owners. */
export interface SeatsChange extends OwnersChange {
  readonly took?: readonly (Owner & { readonly seat: number })[];
}

export interface Granted {
  readonly ok: true;
  readonly change: TableChange;
  readonly owners?: SeatsChange;
  /** The seat of whoever is the host from now on. */
  readonly host?: number;
}

export type Decided =
  | Granted
  /** It was so before; whoever knows the entries up to this one knows it. */
  | { readonly ok: true; readonly known: number }
  | Refused;

/** What becomes of what was decided: it is kept, as the entry of that number, or refused. */
export type Outcome = { readonly ok: true; readonly number: number } | Refused;

/** Who wishes something: a person, the device they use, and how they are known at the table. */
export interface Wisher {
  readonly guest: GuestId;
  readonly device: GuestId;
  readonly tag: string;
}

export const refused = (problem: Problem, message: string): Refused => ({ ok: false, problem, message });
export const refusedBy = (refusal: Refusal): Refused => ({
  ok: false,
  problem: 'rules',
  message: refusal.message,
  refusal,
});
export const changed = (change: TableChange, owners?: SeatsChange): Granted =>
  owners === undefined ? { ok: true, change } : { ok: true, change, owners };
