import { beforeEach, describe, expect, test } from 'vitest';
import { type ContractPlace, T } from './store-contract.ts';
import { appendOf, newTable } from './store-samples.ts';

/** What every engine must do for guests and their devices. */
export function peopleContract(at: ContractPlace): void {
  describe('guests', () => {
    const known = { guest: 'g1', person: 'g1', name: undefined, seen: 5 };

    test('a guest is found by the hash of a secret, with the name given last', async () => {
      await at.store.addGuest('g1', 'hash-1', 5);
      expect(await at.store.guestOf('hash-1')).toEqual(known);
      await at.store.nameGuest('g1', 'Ann');
      await at.store.nameGuest('g1', 'Änne 🧟');
      expect(await at.store.guestOf('hash-1')).toEqual({ ...known, name: 'Änne 🧟' });
      expect(await at.store.guestOf('hash-2')).toBeUndefined();
    });

    test('a guest or a secret is added once', async () => {
      await at.store.addGuest('g1', 'hash-1', 5);
      await expect(at.store.addGuest('g1', 'hash-2', 6)).rejects.toThrow();
      await expect(at.store.addGuest('g2', 'hash-1', 6)).rejects.toThrow();
      expect(await at.store.guestOf('hash-1')).toEqual(known);
      expect(await at.store.guestOf('hash-2')).toBeUndefined();
    });

    test('a transfer is taken once, even by two at the same time', async () => {
      await at.store.addTransfer('token', 'g1', 100);
      const other = await at.openAnother();
      const taken = await Promise.all([
        at.store.takeTransfer('token', 99),
        other.takeTransfer('token', 99),
        at.store.takeTransfer('token', 99),
      ]);
      expect(taken.filter((guest) => guest === 'g1')).toHaveLength(1);
      expect(taken.filter((guest) => guest === undefined)).toHaveLength(2);
    });

    test('a transfer is no longer taken from its end on, and an unknown one never', async () => {
      await at.store.addTransfer('token', 'g1', 100);
      expect(await at.store.takeTransfer('tokem', 50)).toBeUndefined();
      expect(await at.store.takeTransfer('token', 100)).toBeUndefined();
      expect(await at.store.takeTransfer('token', 50)).toBeUndefined();
    });

    test('a transfer that ended does not spoil another', async () => {
      await at.store.addTransfer('old', 'g1', 100);
      await at.store.addTransfer('new', 'g2', 200);
      expect(await at.store.takeTransfer('old', 150)).toBeUndefined();
      expect(await at.store.takeTransfer('new', 150)).toBe('g2');
    });

    test('of many transfers of one guest the last ones count', async () => {
      for (let nth = 0; nth < 6; nth++) await at.store.addTransfer(`token-${nth}`, 'g1', 100 + nth);
      await at.store.addTransfer('other', 'g2', 90);
      const taken: (string | undefined)[] = [];
      for (let nth = 0; nth < 6; nth++) taken.push(await at.store.takeTransfer(`token-${nth}`, 50));
      expect(taken).toEqual([undefined, undefined, undefined, 'g1', 'g1', 'g1']);
      expect(await at.store.takeTransfer('other', 50)).toBe('g2');
    });

    test('a transfer can be looked at before it is taken', async () => {
      await at.addGuests('g1', 'g2');
      await at.store.nameGuest('g2', 'Bea');
      await at.store.join('g1', 'g2', 6);
      await at.store.addTransfer('token', 'g1', 100);
      expect(await at.store.transfer('token', 99)).toEqual({ guest: 'g1', person: 'g2', name: 'Bea' });
      expect(await at.store.transfer('token', 100)).toBeUndefined();
      expect(await at.store.transfer('tokem', 50)).toBeUndefined();
      expect(await at.store.takeTransfer('token', 99)).toBe('g1');
      expect(await at.store.transfer('token', 99)).toBeUndefined();
    });
  });

  describe('persons', () => {
    const owners = { took: [0, 1, 2].map((seat) => ({ seat, guest: `g${seat + 1}` })) };
    const ownersNow = async () => (await at.store.table(T))!.owners.map(({ person }) => person);
    const personOf = async (guest: string) => (await at.store.guestOf(`hash-${guest}`))!.person;
    beforeEach(async () => {
      await at.addGuests('g1', 'g2', 'g3', 'g4');
      await at.store.createTable(newTable(T, { host: 'g1' }), appendOf(T, 0, { owners }));
    });

    test('joined devices are one person: seats, tables and push targets are theirs on both', async () => {
      await at.store.nameGuest('g1', 'Ann');
      await at.store.nameGuest('g2', 'Bea');
      const target = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
      await at.store.addPush('g1', target);
      await at.store.addPush('g2', { ...target, endpoint: 'https://push.example/2' });
      expect(await at.store.join('g1', 'g2', 9)).toEqual([
        { guest: 'g1', person: 'g2' },
        { guest: 'g2', person: 'g2' },
      ]);
      expect(await at.store.guestOf('hash-g1')).toMatchObject({ guest: 'g1', person: 'g2', name: 'Bea' });
      expect(await at.store.guestOf('hash-g2')).toMatchObject({ guest: 'g2', person: 'g2', name: 'Bea' });
      expect(await at.store.table(T)).toMatchObject({
        host: { guest: 'g1', person: 'g2' },
        owners: [
          { seat: 0, guest: 'g1', person: 'g2' },
          { seat: 1, guest: 'g2', person: 'g2' },
          { seat: 2, guest: 'g3', person: 'g3' },
        ],
      });
      expect(await at.store.gamesOf('g2', 10)).toMatchObject([{ seats: [0, 1], host: true }]);
      expect(await at.store.pushTargets('g2')).toHaveLength(2);
      await at.store.nameGuest('g1', 'Bee');
      expect(await at.store.guestOf('hash-g2')).toMatchObject({ name: 'Bee' });
      expect(await at.store.devicesOf('g2')).toEqual([
        { guest: 'g1', person: 'g2', name: 'Ann', added: 5, joined: 9, seen: 5 },
        { guest: 'g2', person: 'g2', name: 'Bee', added: 5, joined: undefined, seen: 5 },
      ]);
    });

    test('what was joined is parted again, with all that each brought', async () => {
      await at.store.nameGuest('g1', 'Ann');
      await at.store.join('g1', 'g2', 9);
      await at.store.append(appendOf(T, 1, { owners: { took: [{ seat: 3, guest: 'g1' }] } }));
      await at.store.part('g1', 'g1', 'all');
      expect(await at.store.guestOf('hash-g1')).toMatchObject({ person: 'g1', name: 'Ann' });
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g3', 'g1']);
      expect((await at.store.devicesOf('g1'))[0]!.joined).toBeUndefined();
    });

    test('devices that came together go together, or one by one', async () => {
      await at.store.join('g2', 'g1', 9);
      await at.store.join('g1', 'g3', 10);
      expect(await ownersNow()).toEqual(['g3', 'g3', 'g3']);
      await at.store.part('g2', 'g2', 'all');
      expect(await ownersNow()).toEqual(['g1', 'g1', 'g3']);
      await at.store.part('g2', 'g2', 'all');
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g3']);
      await at.store.join('g2', 'g1', 9);
      await at.store.join('g1', 'g3', 10);
      await at.store.part('g2', 'g3', 'one');
      expect(await ownersNow()).toEqual(['g3', 'g2', 'g3']);
    });

    test('when the one goes whose name the person has, the others stay together', async () => {
      await at.store.join('g2', 'g1', 9);
      await at.store.join('g3', 'g1', 10);
      expect(await at.store.part('g1', 'g1', 'all')).toHaveLength(3);
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g2']);
      expect(await at.store.guestOf('hash-g3')).toMatchObject({ person: 'g2' });
      // Whoever was joined to them before comes away from those they are now, and never to somebody who has gone elsewhere.
      await at.store.part('g3', 'g3', 'all');
      expect(await ownersNow()).toEqual(['g1', 'g2', 'g3']);
    });

    test('nothing is done for strangers, unknown guests and those who are one already', async () => {
      await at.store.join('g1', 'g2', 9);
      expect(await at.store.part('g1', 'g3', 'one')).toEqual([]);
      expect(await at.store.part('g4', 'g4', 'all')).toEqual([]);
      expect(await at.store.join('g2', 'g1', 9)).toEqual([]);
      expect(await at.store.join('g9', 'g1', 9)).toEqual([]);
      expect(await at.store.join('g1', 'g9', 9)).toEqual([]);
      expect(await ownersNow()).toEqual(['g2', 'g2', 'g3']);
    });

    test('two who join each other at the same time are one', async () => {
      const other = await at.openAnother();
      await Promise.all([
        at.store.join('g1', 'g2', 9),
        other.join('g2', 'g1', 9),
        at.store.join('g4', 'g1', 9),
      ]);
      const persons = await Promise.all(['g1', 'g2', 'g4'].map(personOf));
      expect(new Set(persons).size).toBe(1);
    });

    test('a device is known by the day it was there last', async () => {
      await at.store.sawGuest('g1', 1234);
      expect(await at.store.guestOf('hash-g1')).toMatchObject({ seen: 1234 });
    });
  });
}
