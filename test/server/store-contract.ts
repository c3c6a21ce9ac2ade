import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '../../src/protocol/index.ts';
import { type Store, StoreAway, StoreTooNew } from '../../src/server/store/index.ts';
import { peopleContract } from './store-people-contract.ts';
import { appendOf, newTable, renamedTo, summaryOf } from './store-samples.ts';
import { talkContract } from './store-talk-contract.ts';

/** A place where an engine keeps its data, empty at first. */
export interface StoreSite {
  /** Opens the store there; several at a time stand for several processes. */
  open(): Promise<Store>;
  /** Makes the database unusable; the answer makes it usable again. */
  takeAway(): Promise<() => Promise<void>>;
  /** Runs a statement behind the store's back. */
  sql(text: string): Promise<void>;
  remove(): Promise<void>;
}

export const T = 'table-aaaa';

/** What the parts of the contract share. */
export interface ContractPlace {
  readonly store: Store;
  openAnother(): Promise<Store>;
  addGuests(...guests: string[]): Promise<void>;
  withTable(id?: string): Promise<void>;
}

/** What every engine must do. */
export function storeContract(newSite: () => Promise<StoreSite>): void {
  let site: StoreSite;
  let store: Store;
  const opened: Store[] = [];
  const openAnother = async (): Promise<Store> => {
    const another = await site.open();
    opened.push(another);
    return another;
  };

  beforeEach(async () => {
    site = await newSite();
    store = await openAnother();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    await site.remove();
  });

  const withTable = async (id = T): Promise<void> => {
    await store.createTable(newTable(id), appendOf(id, 0));
  };
  const addGuests = async (...guests: string[]): Promise<void> => {
    for (const guest of guests) await store.addGuest(guest, `hash-${guest}`, 5);
  };
  const namesOf = (entries: readonly Entry[]): string[] =>
    entries.map(({ change }) => (change.type === 'renamed' ? change.name : change.type));

  const place: ContractPlace = {
    get store() {
      return store;
    },
    openAnother,
    addGuests,
    withTable,
  };
  peopleContract(place);
  talkContract(place);

  describe('tables', () => {
    test('a new table has its first entry', async () => {
      await store.createTable(newTable(T), appendOf(T, 0, { due: 77 }));
      expect(await store.table(T)).toEqual({
        id: T,
        host: { guest: 'host-guest', person: 'host-guest' },
        seed: 'a secret seed',
        snapshot: undefined,
        owners: [],
        number: 0,
        phase: 'playing',
        due: 77,
      });
      expect(await store.entries(T, -1, 10)).toEqual([renamedTo(0, 'Ann 0')]);
      expect(await store.table('table-bbbb')).toBeUndefined();
      expect(await store.entries('table-bbbb', -1, 10)).toEqual([]);
    });

    test('a table is created once', async () => {
      await withTable();
      await expect(store.createTable(newTable(T, { host: 'other' }), appendOf(T, 0))).rejects.toThrow();
      expect(await store.table(T)).toMatchObject({ host: { guest: 'host-guest' }, number: 0 });
    });

    test('entries come in order, from a number on, at most so many', async () => {
      await withTable();
      for (let number = 1; number <= 12; number++) await store.append(appendOf(T, number));
      expect((await store.entries(T, -1, 100)).map(({ number }) => number)).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      expect(namesOf(await store.entries(T, 8, 3))).toEqual(['Ann 9', 'Ann 10', 'Ann 11']);
      expect(await store.entries(T, 12, 3)).toEqual([]);
      expect(await store.table(T)).toMatchObject({ number: 12 });
    });

    test('an entry keeps every character, and may be large', async () => {
      await withTable();
      const name = `a\u0000b"\\\n\u2028 ÄÖ 怪物 🧟‍♀️ \ud800 ${'x'.repeat(200_000)}${'🧱'.repeat(50_000)}`;
      await store.append(appendOf(T, 1, { name }));
      expect(await store.entries(T, 0, 1)).toEqual([renamedTo(1, name)]);
    });

    test('a number is taken once', async () => {
      await withTable();
      expect(await store.append(appendOf(T, 1, { name: 'first' }))).toEqual({ outcome: 'kept' });
      const late = appendOf(T, 1, {
        name: 'second',
        due: 5,
        wish: { guest: 'g1', id: 'wish-0001' },
        owners: { took: [{ seat: 0, guest: 'g1' }] },
        host: 'g1',
        snapshot: 'late',
      });
      expect(await store.append(late)).toEqual({ outcome: 'number-taken' });
      expect(namesOf(await store.entries(T, 0, 10))).toEqual(['first']);
      expect(await store.table(T)).toMatchObject({
        host: { guest: 'host-guest' },
        owners: [],
        snapshot: undefined,
        due: null,
      });
      expect(await store.wish(T, 'g1', 'wish-0001')).toBeUndefined();
    });

    test('of many that want one number, from several processes, one gets it', async () => {
      await withTable();
      const others = [store, await openAnother(), await openAnother()];
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, at) => others[at % 3]!.append(appendOf(T, 1, { name: `${at}` }))),
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'kept')).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === 'number-taken')).toHaveLength(29);
      const kept = outcomes.findIndex(({ outcome }) => outcome === 'kept');
      expect(namesOf(await store.entries(T, 0, 10))).toEqual([`${kept}`]);
    });

    test('a number that leaves a gap, or a table that is not there, is a mistake', async () => {
      await withTable();
      await expect(store.append(appendOf(T, 2))).rejects.toThrow(
        'entry 2 of table table-aaaa does not follow',
      );
      await expect(store.append(appendOf('table-none', 1))).rejects.toThrow('there is no table table-none');
      expect(await store.table(T)).toMatchObject({ number: 0 });
    });

    test('a wish is kept once and found by its guest and id', async () => {
      await withTable();
      const wish = { guest: 'g1', id: 'wish-0001' };
      expect(await store.append(appendOf(T, 1, { wish }))).toEqual({ outcome: 'kept' });
      expect(await store.append(appendOf(T, 2))).toEqual({ outcome: 'kept' });
      // Repeated with the number it has, or decided again with the next one.
      expect(await store.append(appendOf(T, 1, { wish }))).toEqual({ outcome: 'wish-known', number: 1 });
      expect(await store.append(appendOf(T, 3, { wish }))).toEqual({ outcome: 'wish-known', number: 1 });
      expect(await store.table(T)).toMatchObject({ number: 2 });
      expect(await store.wish(T, 'g1', 'wish-0001')).toBe(1);
      expect(await store.wish(T, 'g2', 'wish-0001')).toBeUndefined();
      expect(await store.wish('table-bbbb', 'g1', 'wish-0001')).toBeUndefined();
    });

    test('wishes of other guests and other tables may have the same id', async () => {
      await withTable();
      await withTable('table-bbbb');
      const id = 'wish-0001';
      for (const [table, number, guest] of [
        [T, 1, 'g1'],
        [T, 2, 'g2'],
        ['table-bbbb', 1, 'g1'],
      ] as const)
        expect(await store.append(appendOf(table, number, { wish: { guest, id } }))).toEqual({
          outcome: 'kept',
        });
      expect(await store.wish(T, 'g2', id)).toBe(2);
    });

    test('a wish sent twice at the same time is kept once', async () => {
      await withTable();
      const other = await openAnother();
      const wish = { guest: 'g1', id: 'wish-0001' };
      const outcomes = await Promise.all([
        store.append(appendOf(T, 1, { wish })),
        other.append(appendOf(T, 1, { wish })),
        store.append(appendOf(T, 2, { wish })).catch(() => 'refused'), // may come before number 1
      ]);
      expect(outcomes.filter((one) => typeof one === 'object' && one.outcome === 'kept')).toHaveLength(1);
      expect(await store.table(T)).toMatchObject({ number: 1 });
    });

    test('owners change by what is said to change, and stay where nothing is', async () => {
      await withTable();
      const owners = async () => (await store.table(T))!.owners.map(({ seat, guest }) => `${seat} ${guest}`);
      const took = (...all: [number, string][]) => ({ took: all.map(([seat, guest]) => ({ seat, guest })) });
      await store.append(appendOf(T, 1, { owners: took([0, 'g1'], [2, 'g2'], [3, 'g3'], [5, 'g1']) }));
      await store.append(appendOf(T, 2));
      expect(await owners()).toEqual(['0 g1', '2 g2', '3 g3', '5 g1']);
      await store.append(appendOf(T, 3, { owners: { left: [0], ...took([1, 'g4']) } }));
      expect(await owners()).toEqual(['1 g4', '2 g2', '3 g3', '5 g1']);
      // Seat 4 is a bot's.
      await store.append(appendOf(T, 4, { owners: { renumbered: [1, 3, 4, 5, 2] } }));
      expect(await owners()).toEqual(['0 g4', '1 g3', '3 g1', '4 g2']);
      await store.append(appendOf(T, 5, { owners: { left: [1, 3] } }));
      expect(await owners()).toEqual(['0 g4', '4 g2']);
      expect(await store.gamesOf('g3', 10)).toEqual([]);
      await store.append(appendOf(T, 6, { owners: took([0, 'g5']) }));
      expect(await owners()).toEqual(['0 g5', '4 g2']);
      await store.append(appendOf(T, 7, { owners: { left: [0, 4] } }));
      expect(await owners()).toEqual([]);
    });

    test('a table is handed on with an entry', async () => {
      await withTable();
      await addGuests('g1', 'g2');
      await store.append(appendOf(T, 1, { host: 'g1' }));
      await store.append(appendOf(T, 2));
      await store.join('g1', 'g2', 9);
      expect(await store.table(T)).toMatchObject({ host: { guest: 'g1', person: 'g2' } });
      expect(await store.gamesOf('g2', 10)).toMatchObject([{ seats: [], host: true }]);
    });

    test('the newest snapshot stays, whoever comes late', async () => {
      await withTable();
      await store.append(appendOf(T, 1, { snapshot: 'one' }));
      expect(await store.table(T)).toMatchObject({ snapshot: { number: 1, text: 'one' } });
      await store.append(appendOf(T, 2));
      await store.saveSnapshot(T, 2, `two ${'Ü'.repeat(10_000)}`);
      await store.saveSnapshot(T, 1, 'late');
      expect(await store.table(T)).toMatchObject({
        snapshot: { number: 2, text: `two ${'Ü'.repeat(10_000)}` },
      });
      await store.saveSnapshot('table-none', 1, 'nothing');
      expect(await store.table('table-none')).toBeUndefined();
    });
  });

  describe('lists', () => {
    test('listed tables of a phase, the one that changed last first', async () => {
      const phases = {
        'table-1': 'open',
        'table-2': 'playing',
        'table-3': 'open',
        'table-4': 'open',
      } as const;
      for (const [at, [id, phase]] of Object.entries(phases).entries())
        await store.createTable(newTable(id), appendOf(id, 0, { summary: { phase, changedAt: 100 + at } }));
      await store.createTable(
        newTable('table-5', { listed: false }),
        appendOf('table-5', 0, { summary: { phase: 'open', changedAt: 500 } }),
      );
      const ids = async (phase: 'open' | 'playing', limit: number) =>
        (await store.listed(phase, limit)).map(({ id }) => id);
      expect(await ids('open', 10)).toEqual(['table-4', 'table-3', 'table-1']);
      expect(await ids('playing', 10)).toEqual(['table-2']);
      await store.append(appendOf('table-1', 1, { summary: { phase: 'open', changedAt: 900 } }));
      expect(await ids('open', 2)).toEqual(['table-1', 'table-4']);
      await store.append(appendOf('table-4', 1, { summary: { phase: 'over', changedAt: 901 } }));
      expect(await ids('open', 10)).toEqual(['table-1', 'table-3']);
      const [summary] = await store.listed('playing', 1);
      expect(summary).toEqual(summaryOf('table-2', { changedAt: 101 }));
    });

    test("a guest's games: seats and tables hosted, the one that changed last first", async () => {
      await addGuests('g1', 'other');
      const sat = (id: string, changedAt: number, seats: readonly number[], host = 'other') =>
        store.createTable(
          newTable(id, { host, listed: false }),
          appendOf(id, 0, {
            summary: { changedAt },
            owners: { took: [{ seat: 9, guest: 'other' }, ...seats.map((seat) => ({ seat, guest: 'g1' }))] },
          }),
        );
      await sat('table-1', 10, [0]);
      await sat('table-2', 30, [2, 1]);
      await sat('table-3', 20, [], 'g1');
      await sat('table-4', 40, []);
      expect(await store.gamesOf('g1', 10)).toEqual([
        { summary: summaryOf('table-2', { changedAt: 30 }), seats: [1, 2], host: false },
        { summary: summaryOf('table-3', { changedAt: 20 }), seats: [], host: true },
        { summary: summaryOf('table-1', { changedAt: 10 }), seats: [0], host: false },
      ]);
      expect(await store.gamesOf('g1', 1)).toHaveLength(1);
      expect(await store.gamesOf('nobody', 10)).toEqual([]);
    });

    test('tables whose time has come, the most urgent first', async () => {
      for (const [id, due] of Object.entries({
        'table-1': 30,
        'table-2': 10,
        'table-3': null,
        'table-4': 20,
      }))
        await store.createTable(newTable(id), appendOf(id, 0, { due }));
      expect(await store.due(9, 10)).toEqual([]);
      expect(await store.due(20, 10)).toEqual(['table-2', 'table-4']);
      expect(await store.due(99, 2)).toEqual(['table-2', 'table-4']);
      await store.append(appendOf('table-2', 1, { due: null }));
      await store.append(appendOf('table-4', 1, { due: 1_900_000_000_000 }));
      expect(await store.due(99, 10)).toEqual(['table-1']);
      expect(await store.due(1_900_000_000_000, 10)).toEqual(['table-1', 'table-4']);
    });

    test('times of a clock that was ahead are pulled back, once', async () => {
      const at = (changedAt: number, due: number | null) => ({ due, summary: { changedAt } });
      const tables = { 'table-1': at(500, 530), 'table-2': at(90, 95), 'table-3': at(800, null) };
      for (const [id, { due, summary }] of Object.entries(tables)) {
        const first = appendOf(id, 0, { due });
        await store.createTable(newTable(id), { ...first, summary: { ...first.summary, ...summary } });
      }
      await store.pullBack(100);
      await store.pullBack(110);
      const dues = await Promise.all(Object.keys(tables).map(async (id) => (await store.table(id))!.due));
      expect(dues).toEqual([130, 95, null]);
    });
  });

  describe('all at once', () => {
    test('many appends at the same time are all kept; one that fails spoils no other', async () => {
      const tables = Array.from({ length: 40 }, (_, at) => `table-${at}`);
      await Promise.all(tables.map((id) => store.createTable(newTable(id), appendOf(id, 0))));
      const works = tables.flatMap((id) => [
        store
          .append(appendOf(id, 1, { wish: { guest: 'g', id: `wish-${id}` } }))
          .then(({ outcome }) => outcome),
        store.append(appendOf(id, 1, { name: 'late' })).then(({ outcome }) => outcome),
        store.append(appendOf(`no-${id}`, 1)).catch((error: Error) => error.message),
      ]);
      const outcomes = await Promise.all(works);
      tables.forEach((id, at) => {
        expect(outcomes.slice(3 * at, 3 * at + 2).sort()).toEqual(['kept', 'number-taken']);
        expect(outcomes[3 * at + 2]).toEqual(`there is no table no-${id} to append to`);
      });
      for (const id of tables) expect(await store.entries(id, -1, 9)).toHaveLength(2);
    });

    test('two processes write side by side', async () => {
      const other = await openAnother();
      await withTable();
      await withTable('table-bbbb');
      const writeTo = async (writer: Store, id: string) => {
        for (let number = 1; number <= 25; number++)
          expect(await writer.append(appendOf(id, number))).toEqual({ outcome: 'kept' });
      };
      await Promise.all([writeTo(store, T), writeTo(other, 'table-bbbb')]);
      expect(await other.table(T)).toMatchObject({ number: 25 });
      expect(await store.table('table-bbbb')).toMatchObject({ number: 25 });
    });
  });

  describe('opening and closing', () => {
    test('everything is there after opening again', async () => {
      await store.addGuest('g1', 'hash-1', 1);
      await withTable();
      await store.append(appendOf(T, 1, { wish: { guest: 'g1', id: 'wish-0001' }, snapshot: 'state' }));
      await store.close();
      const again = await openAnother();
      expect(await again.guestOf('hash-1')).toMatchObject({ guest: 'g1' });
      expect(await again.table(T)).toMatchObject({ number: 1, snapshot: { number: 1, text: 'state' } });
      expect(await again.wish(T, 'g1', 'wish-0001')).toBe(1);
      expect(await again.entries(T, -1, 10)).toHaveLength(2);
    });

    test('what waits is kept before it closes; afterwards it is away', async () => {
      await withTable();
      const last = store.append(appendOf(T, 1));
      await Promise.all([store.close(), store.close()]);
      expect(await last).toEqual({ outcome: 'kept' });
      await expect(store.append(appendOf(T, 2))).rejects.toThrow(StoreAway);
      await expect(store.table(T)).rejects.toThrow(StoreAway);
      await expect(store.ping(1000)).rejects.toThrow(StoreAway);
      expect(await (await openAnother()).table(T)).toMatchObject({ number: 1 });
    });

    test('many open an empty database side by side: it is migrated once', async () => {
      const empty = await newSite();
      const stores = await Promise.all(Array.from({ length: 5 }, () => empty.open()));
      await stores[0]!.createTable(newTable(T), appendOf(T, 0));
      for (const one of stores) expect(await one.table(T)).toMatchObject({ number: 0 });
      await Promise.all(stores.map((one) => one.close()));
      await empty.remove();
    });

    test('what the first version kept is there after it was brought to this one', async () => {
      await addGuests('g1');
      await store.nameGuest('g1', 'Ann');
      const owners = { took: [{ seat: 0, guest: 'g1' }] };
      await store.createTable(newTable(T, { host: 'g1' }), appendOf(T, 0, { owners }));
      await store.addChat(
        T,
        { at: 1, guest: 'tag', name: 'Ann', text: 'hello' },
        { guest: 'g1', id: 'wish-0001' },
      );
      await store.close();
      for (const index of ['guests_person', 'transfers_guest', 'chat_wish', 'tables_ended'])
        await site.sql(`DROP INDEX ${index}`);
      for (const column of ['person', 'former', 'joined', 'seen'])
        await site.sql(`ALTER TABLE guests DROP COLUMN ${column}`);
      await site.sql('ALTER TABLE chat DROP COLUMN wish');
      await site.sql('DROP TABLE pulse');
      await site.sql('DELETE FROM versions WHERE version > 1');
      store = await openAnother();
      expect(await store.guestOf('hash-g1')).toEqual({ guest: 'g1', person: 'g1', name: 'Ann', seen: 5 });
      expect(await store.table(T)).toMatchObject({
        host: { guest: 'g1', person: 'g1' },
        owners: [{ seat: 0, guest: 'g1', person: 'g1' }],
      });
      expect(await store.chat(T, 9)).toMatchObject([{ number: 0, text: 'hello' }]);
      await store.ping(1000);
    });

    test('a database of a newer version is not touched', async () => {
      await withTable();
      await site.sql('INSERT INTO versions (version, since) SELECT 1000, max(since) FROM versions');
      const error = await site.open().catch((thrown: Error) => thrown);
      expect(error).toBeInstanceOf(StoreTooNew);
      expect((error as Error).message).toMatch(/has version 1000, this program knows versions up to \d+\./);
    });
  });

  describe('away', () => {
    test('nothing is kept while the database is away, and all goes on after', async () => {
      await withTable();
      await store.ping(1000);
      const giveBack = await site.takeAway();
      const attempts = await Promise.allSettled([
        store.append(appendOf(T, 1, { wish: { guest: 'g1', id: 'wish-0001' } })),
        store.addGuest('g1', 'hash-1', 1),
        store.ping(1000),
      ]);
      for (const attempt of attempts) {
        expect(attempt.status).toBe('rejected');
        expect((attempt as PromiseRejectedResult).reason).toBeInstanceOf(StoreAway);
      }
      await giveBack();
      await expect.poll(() => store.ping(1000).then(() => 'back'), { timeout: 20_000 }).toBe('back');
      expect(await store.append(appendOf(T, 1, { wish: { guest: 'g1', id: 'wish-0001' } }))).toEqual({
        outcome: 'kept',
      });
      await store.addGuest('g1', 'hash-1', 1);
      expect(await store.entries(T, -1, 10)).toHaveLength(2);
    });
  });
}
