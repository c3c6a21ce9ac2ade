import { ask, Database, type Steps } from './database.ts';
import { type MemberRow, type NamedRow, parted } from './persons.ts';
import {
  type Device,
  type GuestId,
  MOST_TRANSFERS,
  type NamedOwner,
  type Owner,
  type PushTarget,
} from './store.ts';

const PERSON = '(SELECT person FROM guests WHERE id = $1)';
/** All guests that are one person with $1. */
export const GUESTS = `(SELECT id FROM guests WHERE person = ${PERSON})`;

const MEMBERS = `
  SELECT id AS guest, person, former, added, joined, seen, name FROM guests WHERE person = ${PERSON} ORDER BY added, id`;

/** Guests and their devices. */
export abstract class People extends Database {
  addGuest(guest: GuestId, secretHash: string, at: number): Promise<void> {
    return this.together(function* () {
      yield* ask('INSERT INTO guests (id, added, person, seen) VALUES ($1, $2, $1, $2)', [guest, at]);
      yield* ask('INSERT INTO sessions (secret_hash, guest) VALUES ($1, $2)', [secretHash, guest]);
    });
  }

  async guestOf(secretHash: string): Promise<(NamedOwner & { seen: number }) | undefined> {
    const [row] = await this.read<NamedRow & { seen: number }>(
      `SELECT device.id AS guest, device.person, device.seen, self.name
       FROM sessions JOIN guests device ON device.id = sessions.guest JOIN guests self ON self.id = device.person
       WHERE secret_hash = $1`,
      [secretHash],
    );
    return row && { ...row, name: row.name ?? undefined };
  }

  async sawGuest(guest: GuestId, at: number): Promise<void> {
    await this.write('UPDATE guests SET seen = $2 WHERE id = $1', [guest, at]);
  }

  async nameGuest(guest: GuestId, name: string): Promise<void> {
    await this.write(`UPDATE guests SET name = $2 WHERE id = ${PERSON}`, [guest, name]);
  }

  addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void> {
    return this.together(function* () {
      yield* ask('INSERT INTO transfers (token_hash, guest, until) VALUES ($1, $2, $3)', [
        tokenHash,
        guest,
        until,
      ]);
      yield* ask(
        `DELETE FROM transfers WHERE guest = $1 AND token_hash NOT IN (
           SELECT token_hash FROM transfers WHERE guest = $1 ORDER BY until DESC, token_hash LIMIT $2
         )`,
        [guest, MOST_TRANSFERS],
      );
    });
  }

  async transfer(tokenHash: string, now: number): Promise<NamedOwner | undefined> {
    const [row] = await this.read<NamedRow>(
      `SELECT device.id AS guest, device.person, self.name
       FROM transfers JOIN guests device ON device.id = transfers.guest JOIN guests self ON self.id = device.person
       WHERE token_hash = $1 AND until > $2`,
      [tokenHash, now],
    );
    return row && { ...row, name: row.name ?? undefined };
  }

  async takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined> {
    const [taken] = await this.write<{ guest: GuestId; until: number }>(
      'DELETE FROM transfers WHERE token_hash = $1 RETURNING guest, until',
      [tokenHash],
    );
    return taken !== undefined && now < taken.until ? taken.guest : undefined;
  }

  async forgetTransfers(now: number): Promise<void> {
    await this.write('DELETE FROM transfers WHERE until <= $1', [now]);
  }

  async devicesOf(guest: GuestId): Promise<readonly Device[]> {
    const rows = await this.read<MemberRow>(MEMBERS, [guest]);
    return rows.map(({ former: _, name, joined, ...row }) => ({
      ...row,
      name: name ?? undefined,
      joined: joined ?? undefined,
    }));
  }

  join(guest: GuestId, to: GuestId, at: number): Promise<readonly Owner[]> {
    return this.alone(function* () {
      const [person, before] = [yield* personOf(to), yield* personOf(guest)];
      if (person === undefined || before === undefined || person === before) return [];
      yield* ask('UPDATE guests SET former = person, person = $2, joined = $3 WHERE person = $1', [
        before,
        person,
        at,
      ]);
      return (yield* ask<MemberRow>(MEMBERS, [person])).map(({ guest: one }) => ({ guest: one, person }));
    });
  }

  part(guest: GuestId, asker: GuestId, who: 'one' | 'all'): Promise<readonly Owner[]> {
    return this.alone(function* () {
      const person = yield* personOf(guest);
      if (person === undefined || person !== (yield* personOf(asker))) return [];
      const { left, stayed } = parted(yield* ask<MemberRow>(MEMBERS, [person]), guest, who);
      for (const one of left) {
        const own = 'UPDATE guests SET person = $2, former = NULL, joined = NULL WHERE id = $1';
        yield* ask(own, [one.guest, one.person]);
      }
      for (const one of stayed)
        yield* ask('UPDATE guests SET person = $2 WHERE id = $1', [one.guest, one.person]);
      return [...left, ...stayed];
    });
  }

  async addPush(guest: GuestId, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    await this.write(
      `INSERT INTO push_targets (guest, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)
       ON CONFLICT (guest, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`,
      [guest, endpoint, p256dh, auth],
    );
  }

  async endPush(guest: GuestId, endpoint: string): Promise<void> {
    await this.write(`DELETE FROM push_targets WHERE guest IN ${GUESTS} AND endpoint = $2`, [
      guest,
      endpoint,
    ]);
  }

  /** Each endpoint once, whichever of their guests it was added for. */
  async pushTargets(guest: GuestId): Promise<readonly PushTarget[]> {
    const rows = await this.read<PushTarget>(
      `SELECT endpoint, p256dh, auth FROM push_targets WHERE guest IN ${GUESTS} ORDER BY endpoint, guest`,
      [guest],
    );
    return [...new Map(rows.map((row) => [row.endpoint, { ...row }])).values()];
  }
}

function* personOf(guest: GuestId): Steps<GuestId | undefined> {
  const [row] = yield* ask<{ person: GuestId }>('SELECT person FROM guests WHERE id = $1', [guest]);
  return row?.person;
}
