import { parted } from './persons.ts';
import { type Ask, PostgresDatabase } from './postgres-database.ts';
import { guestsOf, personOf, query } from './postgres-queries.ts';
import { type Device, type GuestId, MOST_TRANSFERS, type Owner, type PushTarget } from './store.ts';

/** Guests and their devices. */
export abstract class PostgresPeople extends PostgresDatabase {
  async addGuest(guest: GuestId, secretHash: string, at: number): Promise<void> {
    const values = { id: guest, name: null, added: at, person: guest, former: null, joined: null, seen: at };
    await this.run(
      query
        .with('added', (one) => one.insertInto('guests').values(values))
        .insertInto('sessions')
        .values({ secret_hash: secretHash, guest }),
    );
  }

  async guestOf(
    secretHash: string,
  ): Promise<(Owner & { name: string | undefined; seen: number }) | undefined> {
    const [row] = await this.run(
      query
        .selectFrom('sessions')
        .innerJoin('guests as device', 'device.id', 'sessions.guest')
        .innerJoin('guests as self', 'self.id', 'device.person')
        .select(['device.id as guest', 'device.person', 'device.seen', 'self.name'])
        .where('secret_hash', '=', secretHash),
    );
    return row && { ...row, name: row.name ?? undefined };
  }

  async sawGuest(guest: GuestId, at: number): Promise<void> {
    await this.run(query.updateTable('guests').set({ seen: at }).where('id', '=', guest));
  }

  async nameGuest(guest: GuestId, name: string): Promise<void> {
    await this.run(query.updateTable('guests').set({ name }).where('id', '=', personOf(guest)));
  }

  async addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void> {
    const newest = query
      .selectFrom('transfers')
      .select('token_hash')
      .where('guest', '=', guest)
      .orderBy('until', 'desc')
      .orderBy('token_hash')
      .limit(MOST_TRANSFERS - 1);
    await this.run(
      query
        .with('few', (one) =>
          one.deleteFrom('transfers').where('guest', '=', guest).where('token_hash', 'not in', newest),
        )
        .insertInto('transfers')
        .values({ token_hash: tokenHash, guest, until }),
    );
  }

  async transfer(
    tokenHash: string,
    now: number,
  ): Promise<(Owner & { name: string | undefined }) | undefined> {
    const [row] = await this.run(
      query
        .selectFrom('transfers')
        .innerJoin('guests as device', 'device.id', 'transfers.guest')
        .innerJoin('guests as self', 'self.id', 'device.person')
        .select(['device.id as guest', 'device.person', 'self.name'])
        .where('token_hash', '=', tokenHash)
        .where('until', '>', now),
    );
    return row && { ...row, name: row.name ?? undefined };
  }

  async takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined> {
    const [taken] = await this.run(
      query.deleteFrom('transfers').where('token_hash', '=', tokenHash).returning(['guest', 'until']),
    );
    return taken !== undefined && now < taken.until ? taken.guest : undefined;
  }

  async forgetTransfers(now: number): Promise<void> {
    await this.run(query.deleteFrom('transfers').where('until', '<=', now));
  }

  async devicesOf(guest: GuestId): Promise<readonly Device[]> {
    const rows = await this.run(membersOf(guest));
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
      const joined = { former: before, person, joined: at };
      await ask(query.updateTable('guests').set(joined).where('person', '=', before));
      return (await ask(membersOf(person))).map(({ guest: one }) => ({ guest: one, person }));
    });
  }

  part(guest: GuestId, asker: GuestId, who: 'one' | 'all'): Promise<readonly Owner[]> {
    return this.alone(async (ask) => {
      const person = await personIn(ask, guest);
      if (person === undefined || person !== (await personIn(ask, asker))) return [];
      const { left, stayed } = parted(await ask(membersOf(person)), guest, who);
      for (const one of left) {
        const own = { person: one.person, former: null, joined: null };
        await ask(query.updateTable('guests').set(own).where('id', '=', one.guest));
      }
      for (const one of stayed)
        await ask(query.updateTable('guests').set({ person: one.person }).where('id', '=', one.guest));
      return [...left, ...stayed];
    });
  }

  async addPush(guest: GuestId, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    await this.run(
      query
        .insertInto('push_targets')
        .values({ guest, endpoint, p256dh, auth })
        .onConflict((conflict) => conflict.columns(['guest', 'endpoint']).doUpdateSet({ p256dh, auth })),
    );
  }

  async endPush(guest: GuestId, endpoint: string): Promise<void> {
    await this.run(
      query.deleteFrom('push_targets').where('guest', 'in', guestsOf(guest)).where('endpoint', '=', endpoint),
    );
  }

  async pushTargets(guest: GuestId): Promise<readonly PushTarget[]> {
    return this.run(
      query
        .selectFrom('push_targets')
        .distinctOn('endpoint')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('guest', 'in', guestsOf(guest))
        .orderBy('endpoint'),
    );
  }
}

const personIn = async (ask: Ask, guest: GuestId): Promise<GuestId | undefined> =>
  (await ask(personOf(guest)))[0]?.person;

const membersOf = (guest: GuestId) =>
  query
    .selectFrom('guests')
    .select(['id as guest', 'person', 'former', 'added', 'joined', 'seen', 'name'])
    .where('person', '=', personOf(guest))
    .orderBy('added')
    .orderBy('id');
