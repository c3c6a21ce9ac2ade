import type { GuestId, Owner } from './store.ts';

/** A guest among those that are one person. */
export interface Member extends Owner {
  /** Whose person it was before it was joined to others; null where it never was, or is no more. */
  readonly former: GuestId | null;
  readonly added: number;
}

/** As the engines have them. */
export interface NamedRow extends Owner {
  readonly name: string | null;
}
export interface MemberRow extends Member, NamedRow {
  readonly joined: number | null;
  readonly seen: number;
}

/** Who is who after a guest has left its person; `members` are all that are that person. Nobody, where nothing changes. */
export function parted(
  members: readonly Member[],
  guest: GuestId,
  who: 'one' | 'all',
): { readonly left: readonly Owner[]; readonly stayed: readonly Owner[] } {
  const self = members.find((member) => member.guest === guest);
  if (self === undefined) throw new Error('a guest is not among its own');
  const came =
    who === 'all' && self.former !== null ? members.filter(({ former }) => former === self.former) : [self];
  // Where nobody else is left of those they were joined to, each goes by itself.
  const leaving = came.length < members.length ? came : [self];
  const staying = members.filter((member) => !leaving.includes(member));
  if (staying.length === 0) return { left: [], stayed: [] };
  return {
    left: rooted(leaving, self.former),
    stayed: rooted(staying, self.person),
  };
}

/** They are one person, by the name of the one that is wanted if it is among them, else of the oldest. */
function rooted(members: readonly Member[], wanted: GuestId | null): Owner[] {
  const isThere = members.some(({ guest }) => guest === wanted);
  const oldest = members.reduce((one, other) => (other.added < one.added ? other : one));
  const person = isThere ? wanted! : oldest.guest;
  return members.map(({ guest }) => ({ guest, person }));
}
