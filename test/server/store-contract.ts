import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '../../src/protocol/index.ts';
import { type Store, StoreAway, StoreTooNew } from '../../src/server/store/index.ts';
import { appendOf, newTable, renamedTo, summaryOf } from './store-samples.ts';

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

const T = 'table-aaaa';

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

  describe('guests', () => {
    const known = { guest: 'g1', person: 'g1', name: undefined, seen: 5 };

    test('a guest is found by the hash of a secret, with the name given last', async () => {
      await store.addGuest('g1', 'hash-1', 5);
      expect(await store.guestOf('hash-1')).toEqual(known);
      await store.nameGuest('g1', 'Ann');
      await store.nameGuest('g1', 'Änne 🧟');
      expect(await store.guestOf('hash-1')).toEqual({ ...known, name: 'Änne 🧟' });
      expect(await store.guestOf('hash-2')).toBeUndefined();
    });

    test('a guest or a secret is added once', async () => {
      await store.addGuest('g1', 'hash-1', 5);
      await expect(store.addGuest('g1', 'hash-2', 6)).rejects.toThrow();
      await expect(store.addGuest('g2', 'hash-1', 6)).rejects.toThrow();
      expect(await store.guestOf('hash-1')).toEqual(known);
      expect(await store.guestOf('hash-2')).toBeUndefined();
    });

    test('a transfer is taken once, even by two at the same time', async () => {
      await store.addTransfer('token', 'g1', 100);
      const other = await openAnother();
      const taken = await Promise.all([
        store.takeTransfer('token', 99),
        other.takeTransfer('token', 99),
        store.takeTransfer('token', 99),
      ]);
      expect(taken.filter((guest) => guest === 'g1')).toHaveLength(1);
      expect(taken.filter((guest) => guest === undefined)).toHaveLength(2);
    });

    test('a transfer is no longer taken from its end on, and an unknown one never', async () => {
      await store.addTransfer('token', 'g1', 100);
      expect(await store.takeTransfer('tokem', 50)).toBeUndefined();
      expect(await store.takeTransfer('token', 100)).toBeUndefined();
      expect(await store.takeTransfer('token', 50)).toBeUndefined();
    });

    test('a transfer that ended does not spoil another', async () => {
      await store.addTransfer('old', 'g1', 100);
      await store.addTransfer('new', 'g2', 200);
      expect(await store.takeTransfer('old', 150)).toBeUndefined();
      expect(await store.takeTransfer('new', 150)).toBe('g2');
    });

    test('of many transfers of one guest the last ones count', async () => {
      for (let at = 0; at < 6; at++) await store.addTransfer(`token-${at}`, 'g1', 100 + at);
      await store.addTransfer('other', 'g2', 90);
      const taken: (string | undefined)[] = [];
      for (let at = 0; at < 6; at++) taken.push(await store.takeTransfer(`token-${at}`, 50));
      expect(taken).toEqual([undefined, undefined, undefined, 'g1', 'g1', 'g1']);
      expect(await store.takeTransfer('other', 50)).toBe('g2');
    });

    test('a transfer can be looked at before it is taken', async () => {
      await addGuests('g1', 'g2');
      await store.nameGuest('g2', 'Bea');
      await store.join('g1', 'g2', 6);
      await store.addTransfer('token', 'g1', 100);
      expect(await store.transfer('token', 99)).toEqual({ guest: 'g1', person: 'g2', name: 'Bea' });
      expect(await store.transfer('token', 100)).toBeUndefined();
      expect(await store.transfer('tokem', 50)).toBeUndefined();
      expect(await store.takeTransfer('token', 99)).toBe('g1');
      expect(await store.transfer('token', 99)).toBeUndefined();
    });
  });

  describe('persons', () => {
    const owners = { took: [0, 1, 2].map((seat) => ({ seat, guest: `g${seat + 1}` })) };
    const ownersNow = async () => (await store.table(T))!.owners.map(({ person }) => person);
    const personOf = async (guest: string) => (await store.guestOf(`hash-${guest}`))!.person;
    beforeEach(async () => {
      await addGuests('g1', 'g2', 'g3', 'g4');
      await store.createTable(newTable(T, { host: 'g1' }), appendOf(T, 0, { owners }));
    });

    test('joined devices are one person: seats, tables and push targets are theirs on both', async () => {
      await store.nameGuest('g1', 'Ann');
      await store.nameGuest('g2', 'Bea');
      const target = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
      await store.addPush('g1', target);
      await store.addPush('g2', { ...target, endpoint: 'https://push.example/2' });
      expect(await store.join('g1', 'g2', 9)).toEqual([
        { guest: 'g1', person: 'g2' },
        { guest: 'g2', person: 'g2' },
      ]);
      expect(await store.guestOf('hash-g1')).toMatchObject({ guest: 'g1', person: 'g2', name: 'Bea' });
      expect(await store.guestOf('hash-g2')).toMatchObject({ guest: 'g2', person: 'g2', name: 'Bea' });
      expect(await store.table(T)).toMatchObject({
        host: { guest: 'g1', person: 'g2' },
        owners: [
          { seat: 0, guest: 'g1', person: 'g2' },
          { seat: 1, guest: 'g2', person: 'g2' },
          { seat: 2, guest: 'g3', person: 'g3' },
        ],
      });
      expect(await store.gamesOf('g2', 10)).toMatchObject([{ seats: [0, 1], host: true }]);
      expect(await store.pushTargets('g2')).toHaveLength(2);
      await store.nameGuest('g1', 'Bee');
      expect(await store.guestOf('hash-g2')).toMatchObject({ name: 'Bee' });
      expect(await store.devicesOf('g2')).toEqual([
        { guest: 'g1', person: 'g2', name: 'Ann', added: 5, joined: 9, seen: 5 },
        { guest: 'g2', person: 'g2', name: 'Bee', added: 5, joined: undefined, seen: 5 },
      ]);
    });

    test('what was joined is parted again, with all that each brought', async () => {
      await store.nameGuest('g1', 'Ann');
      await store.join('g1', 'g2', 9);
      await store.append(appendOf(T, 1, { owners: { took: [{ seat: 3, guest: 'g1' }] } }));
      await store.part('g1', 'g1', 'all');
      expect(await store.guestOf('hash-g1')).toMatchObject({ person: 'g1', name: 'Ann' });
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g3', 'g1']);
      expect((await store.devicesOf('g1'))[0]!.joined).toBeUndefined();
    });

    test('devices that came together go together, or one by one', async () => {
      await store.join('g2', 'g1', 9);
      await store.join('g1', 'g3', 10);
      expect(await ownersNow()).toEqual(['g3', 'g3', 'g3']);
      await store.part('g2', 'g2', 'all');
      expect(await ownersNow()).toEqual(['g1', 'g1', 'g3']);
      await store.part('g2', 'g2', 'all');
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g3']);
      await store.join('g2', 'g1', 9);
      await store.join('g1', 'g3', 10);
      await store.part('g2', 'g3', 'one');
      expect(await ownersNow()).toEqual(['g3', 'g2', 'g3']);
    });

    test('when the one goes whose name the person has, the others stay together', async () => {
      await store.join('g2', 'g1', 9);
      await store.join('g3', 'g1', 10);
      expect(await store.part('g1', 'g1', 'all')).toHaveLength(3);
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g2']);
      expect(await store.guestOf('hash-g3')).toMatchObject({ person: 'g2' });
      // Whoever was joined to them before comes away from those they are now, and never to somebody who has gone elsewhere.
      await store.part('g3', 'g3', 'all');
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g3']);
    });

    test('nothing is done for strangers, unknown guests and those who are one already', async () => {
      await store.join('g1', 'g2', 9);
      expect(await store.part('g1', 'g3', 'one')).toEqual([]);
      expect(await store.part('g4', 'g4', 'all')).toEqual([]);
      expect(await store.join('g2', 'g1', 9)).toEqual([]);
      expect(await store.join('g9', 'g1', 9)).toEqual([]);
      expect(await store.join('g1', 'g9', 9)).toEqual([]);
      expect(await ownersNow()).toEqual(['g2', 'g2', 'g3']);
    });

    test('two who join each other at the same time are one', async () => {
      const other = await openAnother();
      await Promise.all([store.join('g1', 'g2', 9), other.join('g2', 'g1', 9), store.join('g4', 'g1', 9)]);
      const persons = await Promise.all(['g1', 'g2', 'g4'].map(personOf));
      expect(new Set(persons).size).toBe(1);
    });

    test('a device is known by the day it was there last', async () => {
      await store.sawGuest('g1', 1234);
      expect(await store.guestOf('hash-g1')).toMatchObject({ seen: 1234 });
    });
  });

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

  describe('chat and push', () => {
    const line = (text: string) => ({ at: 1_800_000_000_000, guest: 'tag', name: 'Ann', text });
    let wishes = 0;
    const say = (to: Store, text: string, table = T, id = `wish-${++wishes}`) =>
      to.addChat(table, line(text), { guest: 'g1', id });

    test('the last lines come in their order', async () => {
      await withTable();
      await withTable('table-bbbb');
      for (let number = 0; number < 12; number++)
        expect(await say(store, `line ${number}`)).toEqual({ number, isKnown: false });
      await say(store, 'elsewhere <b>🧟</b>', 'table-bbbb');
      expect(await store.chat(T, 3)).toEqual(
        [9, 10, 11].map((number) => ({ ...line(`line ${number}`), number })),
      );
      expect(await store.chat(T, 100)).toHaveLength(12);
      expect(await store.chat('table-bbbb', 5)).toEqual([{ ...line('elsewhere <b>🧟</b>'), number: 0 }]);
      expect(await store.chat('table-none', 5)).toEqual([]);
      await expect(say(store, 'nowhere', 'table-none')).rejects.toThrow('there is no table table-none');
    });

    test('a line that is said again by the same wish is kept once', async () => {
      await withTable();
      await say(store, 'first');
      expect(await say(store, 'second', T, 'again')).toEqual({ number: 1, isKnown: false });
      expect(await say(store, 'second', T, 'again')).toEqual({ number: 1, isKnown: true });
      expect(await say(await openAnother(), 'second', T, 'again')).toEqual({ number: 1, isKnown: true });
      await store.addChat(T, line('of another guest'), { guest: 'g2', id: 'again' });
      expect((await store.chat(T, 10)).map(({ text }) => text)).toEqual([
        'first',
        'second',
        'of another guest',
      ]);
    });

    test('what several processes say at the same time is numbered one after another', async () => {
      await withTable();
      const others = [store, await openAnother(), await openAnother()];
      const said = await Promise.all(
        Array.from({ length: 30 }, (_, at) => say(others[at % 3]!, `${at}`, T, `wish-${at >> 1}`)),
      );
      expect(said.filter(({ isKnown }) => !isKnown)).toHaveLength(15);
      expect((await store.chat(T, 100)).map(({ number }) => number)).toEqual(
        Array.from({ length: 15 }, (_, at) => at),
      );
    });

    test('push targets are added, renewed and ended', async () => {
      await addGuests('g1', 'g2');
      const target = (endpoint: string, auth = 'a') => ({ endpoint, p256dh: 'p', auth });
      await store.addPush('g1', target('https://push.example/2'));
      await store.addPush('g1', target('https://push.example/1'));
      await store.addPush('g1', target('https://push.example/2', 'renewed'));
      await store.addPush('g2', target('https://push.example/1'));
      expect(await store.pushTargets('g1')).toEqual([
        target('https://push.example/1'),
        target('https://push.example/2', 'renewed'),
      ]);
      await store.endPush('g1', 'https://push.example/1');
      expect(await store.pushTargets('g1')).toEqual([target('https://push.example/2', 'renewed')]);
      expect(await store.pushTargets('g2')).toHaveLength(1);
    });
  });

  describe('what nobody needs any more', () => {
    const phases = ['open', 'playing', 'over', 'closed'] as const;
    const said = async (id: string) => (await store.chat(id, 10)).length;

    test('goes after its time: chat of what is over, and all of what was closed', async () => {
      await addGuests('g1');
      for (const [days, age] of [
        ['old', 100],
        ['new', 200],
      ] as const)
        for (const phase of phases) {
          const id = `table-${days}-${phase}`;
          const owners = { took: [{ seat: 0, guest: 'g1' }] };
          const wish = { guest: 'g1', id: 'wish-0001' };
          await store.createTable(newTable(id), appendOf(id, 0, { owners, wish }));
          await store.append(appendOf(id, 1, { summary: { phase, changedAt: age }, snapshot: 'state' }));
          await store.addChat(id, { at: 1, guest: 'tag', name: 'Ann', text: 'hello' }, wish);
        }
      expect(await store.prune(99, undefined, 10)).toBeUndefined();
      const first = await store.prune(100, undefined, 1);
      expect(first).toMatchObject({ changed: 100 });
      const second = await store.prune(100, first, 1);
      expect(await store.prune(100, second, 1)).toBeUndefined();
      for (const phase of phases) {
        expect(await said(`table-new-${phase}`)).toBe(1);
        const isEnded = phase === 'over' || phase === 'closed';
        expect(await said(`table-old-${phase}`)).toBe(isEnded ? 0 : 1);
        expect(await store.entries(`table-old-${phase}`, -1, 9)).toHaveLength(phase === 'closed' ? 0 : 2);
      }
      expect(await store.table('table-old-closed')).toBeUndefined();
      expect(await store.gamesOf('g1', 20)).toHaveLength(7);
      // The id can be used again, as if it had never been.
      const again = newTable('table-old-closed');
      await store.createTable(again, appendOf(again.id, 0));
      expect(await store.table(again.id)).toMatchObject({ number: 0, owners: [], snapshot: undefined });
      expect(await store.wish(again.id, 'g1', 'wish-0001')).toBeUndefined();
    });

    test('goes at once: transfers that have ended', async () => {
      await addGuests('g1', 'g2');
      await store.addTransfer('old', 'g1', 100);
      await store.addTransfer('new', 'g2', 101);
      await store.forgetTransfers(100);
      expect(await store.transfer('old', 0)).toBeUndefined();
      expect(await store.transfer('new', 0)).toMatchObject({ guest: 'g2' });
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
