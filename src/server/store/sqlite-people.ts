import { type Member, type MemberRow, type NamedRow, parted } from './persons.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import {
  type Device,
  type GuestId,
  MOST_TRANSFERS,
  type NamedOwner,
  type Owner,
  type PushTarget,
} from './store.ts';

/** Guests and their devices. */
export abstract class SqlitePeople extends SqliteDatabase {
  addGuest(guest: GuestId, secretHash: string, at: number): Promise<void> {
    return this.write(() => {
      this.sql.addGuest.run(guest, at, guest, at);
      this.sql.addSession.run(secretHash, guest);
    });
  }

  guestOf(secretHash: string): Promise<(NamedOwner & { seen: number }) | undefined> {
    return this.read(() => {
      const row = this.sql.guestOf.get(secretHash) as (NamedRow & { seen: number }) | undefined;
      return row && { ...named(row), seen: row.seen };
    });
  }

  sawGuest(guest: GuestId, at: number): Promise<void> {
    return this.write(() => void this.sql.sawGuest.run(at, guest));
  }

  nameGuest(guest: GuestId, name: string): Promise<void> {
    return this.write(() => void this.sql.nameGuest.run(name, guest));
  }

  addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void> {
    return this.write(() => {
      this.sql.addTransfer.run(tokenHash, guest, until);
      this.sql.fewTransfers.run(guest, guest, MOST_TRANSFERS);
    });
  }

  transfer(tokenHash: string, now: number): Promise<NamedOwner | undefined> {
    return this.read(() => {
      const row = this.sql.transfer.get(tokenHash, now) as NamedRow | undefined;
      return row && named(row);
    });
  }

  takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined> {
    return this.write(() => {
      const row = this.sql.takeTransfer.get(tokenHash) as { guest: string; until: number } | undefined;
      return row !== undefined && now < row.until ? row.guest : undefined;
    });
  }

  forgetTransfers(now: number): Promise<void> {
    return this.write(() => void this.sql.forgetTransfers.run(now));
  }

  devicesOf(guest: GuestId): Promise<readonly Device[]> {
    return this.read(() =>
      (this.sql.members.all(guest) as MemberRow[]).map((row) => ({
        ...named(row),
        added: row.added,
        joined: row.joined ?? undefined,
        seen: row.seen,
      })),
    );
  }

  join(guest: GuestId, to: GuestId, at: number): Promise<readonly Owner[]> {
    return this.write(() => {
      const person = this.#personOf(to);
      const before = this.#personOf(guest);
      if (person === undefined || before === undefined || person === before) return [];
      this.sql.join.run(person, at, before);
      return (this.sql.members.all(person) as Member[]).map(owner);
    });
  }

  part(guest: GuestId, asker: GuestId, who: 'one' | 'all'): Promise<readonly Owner[]> {
    return this.write(() => {
      const person = this.#personOf(guest);
      if (person === undefined || person !== this.#personOf(asker)) return [];
      const { left, stayed } = parted(this.sql.members.all(person) as Member[], guest, who);
      for (const one of left) this.sql.part.run(one.person, one.guest);
      for (const one of stayed) this.sql.setPerson.run(one.person, one.guest);
      return [...left, ...stayed];
    });
  }

  #personOf(guest: GuestId): GuestId | undefined {
    return (this.sql.personOf.get(guest) as { person: string } | undefined)?.person;
  }

  addPush(guest: GuestId, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    return this.write(() => void this.sql.addPush.run(guest, endpoint, p256dh, auth));
  }

  endPush(guest: GuestId, endpoint: string): Promise<void> {
    return this.write(() => void this.sql.endPush.run(guest, endpoint));
  }

  pushTargets(guest: GuestId): Promise<readonly PushTarget[]> {
    return this.read(() =>
      (this.sql.pushTargets.all(guest) as PushTarget[]).map(({ endpoint, p256dh, auth }) => ({
        endpoint,
        p256dh,
        auth,
      })),
    );
  }
}

/** Rows have no prototype; what leaves the store are plain objects. */
export const owner = ({ guest, person }: Owner): Owner => ({ guest, person });
const named = (row: NamedRow): NamedOwner => ({ ...owner(row), name: row.name ?? undefined });
