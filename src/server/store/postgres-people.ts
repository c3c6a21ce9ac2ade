import { type MemberRow, type NamedRow, parted } from './persons.ts';
import { type Ask, PostgresDatabase } from './postgres-database.ts';
import { GUESTS, MEMBERS } from './postgres-queries.ts';
import {
  type Device,
  type GuestId,
  MOST_TRANSFERS,
  type NamedOwner,
  type Owner,
  type PushTarget,
} from './store.ts';

/** Guests and their devices. */
export abstract class PostgresPeople extends PostgresDatabase {
  async addGuest(guest: GuestId, secretHash: string, at: number): Promise<void> {
    await this.send(
      'add-guest',
      `WITH added AS (INSERT INTO guests (id, added, person, seen) VALUES ($1, $3, $1, $3))
       INSERT INTO sessions (secret_hash, guest) VALUES ($2, $1)`,
      [guest, secretHash, at],
    );
  }

  async guestOf(secretHash: string): Promise<(NamedOwner & { seen: number }) | undefined> {
    const [row] = await this.send<NamedRow & { seen: number }>(
      'guest-of',
      `SELECT device.id AS guest, device.person, device.seen, self.name
       FROM sessions JOIN guests device ON device.id = sessions.guest JOIN guests self ON self.id = device.person
       WHERE secret_hash = $1`,
      [secretHash],
    );
    return row && { ...row, name: row.name ?? undefined };
  }

  async sawGuest(guest: GuestId, at: number): Promise<void> {
    await this.send('saw-guest', 'UPDATE guests SET seen = $2 WHERE id = $1', [guest, at]);
  }

  async nameGuest(guest: GuestId, name: string): Promise<void> {
    await this.send(
      'name-guest',
      'UPDATE guests SET name = $2 WHERE id = (SELECT person FROM guests WHERE id = $1)',
      [guest, name],
    );
  }

  async addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void> {
    await this.send(
      'add-transfer',
      `WITH few AS (
         DELETE FROM transfers WHERE guest = $2 AND token_hash NOT IN (
           SELECT token_hash FROM transfers WHERE guest = $2 ORDER BY until DESC, token_hash LIMIT $4
         )
       )
       INSERT INTO transfers (token_hash, guest, until) VALUES ($1, $2, $3)`,
      [tokenHash, guest, until, MOST_TRANSFERS - 1],
    );
  }

  async transfer(tokenHash: string, now: number): Promise<NamedOwner | undefined> {
    const [row] = await this.send<NamedRow>(
      'transfer',
      `SELECT device.id AS guest, device.person, self.name
       FROM transfers JOIN guests device ON device.id = transfers.guest JOIN guests self ON self.id = device.person
       WHERE token_hash = $1 AND until > $2`,
      [tokenHash, now],
    );
    return row && { ...row, name: row.name ?? undefined };
  }

  async takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined> {
    const [taken] = await this.send<{ guest: GuestId; until: number }>(
      'take-transfer',
      'DELETE FROM transfers WHERE token_hash = $1 RETURNING guest, until',
      [tokenHash],
    );
    return taken !== undefined && now < taken.until ? taken.guest : undefined;
  }

  async forgetTransfers(now: number): Promise<void> {
    await this.send('forget-transfers', 'DELETE FROM transfers WHERE until <= $1', [now]);
  }

  async devicesOf(guest: GuestId): Promise<readonly Device[]> {
    const rows = await membersOf(this.send, guest);
    return rows.map(({ former: _, name, joined, ...row }) => ({
      ...row,
      name: name ?? undefined,
      joined: joined ?? undefined,
    }));
  }

  join(guest: GuestId, to: GuestId, at: number): Promise<readonly Owner[]> {
    return this.alone(async (ask) => {
      const [person, before] = [await personIn(ask, to), await personIn(ask, guest)];
      if (person === undefined || before === undefined || person === before) return [];
      await ask('join', 'UPDATE guests SET former = person, person = $2, joined = $3 WHERE person = $1', [
        before,
        person,
        at,
      ]);
      return (await membersOf(ask, person)).map(({ guest: one }) => ({ guest: one, person }));
    });
  }

  part(guest: GuestId, asker: GuestId, who: 'one' | 'all'): Promise<readonly Owner[]> {
    return this.alone(async (ask) => {
      const person = await personIn(ask, guest);
      if (person === undefined || person !== (await personIn(ask, asker))) return [];
      const { left, stayed } = parted(await membersOf(ask, person), guest, who);
      for (const one of left) {
        const own = 'UPDATE guests SET person = $2, former = NULL, joined = NULL WHERE id = $1';
        await ask('part', own, [one.guest, one.person]);
      }
      for (const one of stayed) {
        await ask('set-person', 'UPDATE guests SET person = $2 WHERE id = $1', [one.guest, one.person]);
      }
      return [...left, ...stayed];
    });
  }

  async addPush(guest: GuestId, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    await this.send(
      'add-push',
      `INSERT INTO push_targets (guest, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)
       ON CONFLICT (guest, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`,
      [guest, endpoint, p256dh, auth],
    );
  }

  async endPush(guest: GuestId, endpoint: string): Promise<void> {
    const text = `DELETE FROM push_targets WHERE guest IN ${GUESTS} AND endpoint = $2`;
    await this.send('end-push', text, [guest, endpoint]);
  }

  async pushTargets(guest: GuestId): Promise<readonly PushTarget[]> {
    return this.send<PushTarget>(
      'push-targets',
      `SELECT DISTINCT ON (endpoint) endpoint, p256dh, auth FROM push_targets WHERE guest IN ${GUESTS} ORDER BY endpoint`,
      [guest],
    );
  }
}

const personIn = async (ask: Ask, guest: GuestId): Promise<GuestId | undefined> =>
  (await ask<{ person: GuestId }>('person-of', 'SELECT person FROM guests WHERE id = $1', [guest]))[0]
    ?.person;

const membersOf = (ask: Ask, guest: GuestId): Promise<MemberRow[]> =>
  ask<MemberRow>('members', MEMBERS, [guest]);
