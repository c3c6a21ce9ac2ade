import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/server/store/index.ts';
import { type ContractPlace, T } from './store-contract.ts';
import { appendOf, newTable } from './store-samples.ts';

/** What every engine must do for what is said, for push, and when it is time to forget. */
export function talkContract(at: ContractPlace): void {
  describe('chat and push', () => {
    const line = (text: string) => ({ at: 1_800_000_000_000, guest: 'tag', name: 'Ann', text });
    let wishes = 0;
    const say = (to: Store, text: string, table = T, id = `wish-${++wishes}`) =>
      to.addChat(table, line(text), { guest: 'g1', id });

    test('the last lines come in their order', async () => {
      await at.withTable();
      await at.withTable('table-bbbb');
      for (let number = 0; number < 12; number++)
        expect(await say(at.store, `line ${number}`)).toEqual({ number, isKnown: false });
      await say(at.store, 'elsewhere <b>🧟</b>', 'table-bbbb');
      expect(await at.store.chat(T, 3)).toEqual(
        [9, 10, 11].map((number) => ({ ...line(`line ${number}`), number })),
      );
      expect(await at.store.chat(T, 100)).toHaveLength(12);
      expect(await at.store.chat('table-bbbb', 5)).toEqual([{ ...line('elsewhere <b>🧟</b>'), number: 0 }]);
      expect(await at.store.chat('table-none', 5)).toEqual([]);
      await expect(say(at.store, 'nowhere', 'table-none')).rejects.toThrow('there is no table table-none');
    });

    test('a line that is said again by the same wish is kept once', async () => {
      await at.withTable();
      await say(at.store, 'first');
      expect(await say(at.store, 'second', T, 'again')).toEqual({ number: 1, isKnown: false });
      expect(await say(at.store, 'second', T, 'again')).toEqual({ number: 1, isKnown: true });
      expect(await say(await at.openAnother(), 'second', T, 'again')).toEqual({ number: 1, isKnown: true });
      await at.store.addChat(T, line('of another guest'), { guest: 'g2', id: 'again' });
      expect((await at.store.chat(T, 10)).map(({ text }) => text)).toEqual([
        'first',
        'second',
        'of another guest',
      ]);
    });

    test('what several processes say at the same time is numbered one after another', async () => {
      await at.withTable();
      const others = [at.store, await at.openAnother(), await at.openAnother()];
      const said = await Promise.all(
        Array.from({ length: 30 }, (_, at) => say(others[at % 3]!, `${at}`, T, `wish-${at >> 1}`)),
      );
      expect(said.filter(({ isKnown }) => !isKnown)).toHaveLength(15);
      expect((await at.store.chat(T, 100)).map(({ number }) => number)).toEqual(
        Array.from({ length: 15 }, (_, at) => at),
      );
    });

    test('push targets are added, renewed and ended', async () => {
      await at.addGuests('g1', 'g2');
      const target = (endpoint: string, auth = 'a') => ({ endpoint, p256dh: 'p', auth });
      await at.store.addPush('g1', target('https://push.example/2'));
      await at.store.addPush('g1', target('https://push.example/1'));
      await at.store.addPush('g1', target('https://push.example/2', 'renewed'));
      await at.store.addPush('g2', target('https://push.example/1'));
      expect(await at.store.pushTargets('g1')).toEqual([
        target('https://push.example/1'),
        target('https://push.example/2', 'renewed'),
      ]);
      await at.store.endPush('g1', 'https://push.example/1');
      expect(await at.store.pushTargets('g1')).toEqual([target('https://push.example/2', 'renewed')]);
      expect(await at.store.pushTargets('g2')).toHaveLength(1);
    });
  });

  describe('what nobody needs any more', () => {
    const phases = ['open', 'playing', 'over', 'closed'] as const;
    const said = async (id: string) => (await at.store.chat(id, 10)).length;

    test('goes after its time: chat of what is over, and all of what was closed', async () => {
      await at.addGuests('g1');
      for (const [days, age] of [
        ['old', 100],
        ['new', 200],
      ] as const)
        for (const phase of phases) {
          const id = `table-${days}-${phase}`;
          const owners = { took: [{ seat: 0, guest: 'g1' }] };
          const wish = { guest: 'g1', id: 'wish-0001' };
          await at.store.createTable(newTable(id), appendOf(id, 0, { owners, wish }));
          await at.store.append(appendOf(id, 1, { summary: { phase, changedAt: age }, snapshot: 'state' }));
          await at.store.addChat(id, { at: 1, guest: 'tag', name: 'Ann', text: 'hello' }, wish);
        }
      expect(await at.store.prune(99, undefined, 10)).toBeUndefined();
      const first = await at.store.prune(100, undefined, 1);
      expect(first).toMatchObject({ changed: 100 });
      const second = await at.store.prune(100, first, 1);
      expect(await at.store.prune(100, second, 1)).toBeUndefined();
      for (const phase of phases) {
        expect(await said(`table-new-${phase}`)).toBe(1);
        const isEnded = phase === 'over' || phase === 'closed';
        expect(await said(`table-old-${phase}`)).toBe(isEnded ? 0 : 1);
        expect(await at.store.entries(`table-old-${phase}`, -1, 9)).toHaveLength(phase === 'closed' ? 0 : 2);
      }
      expect(await at.store.table('table-old-closed')).toBeUndefined();
      expect(await at.store.gamesOf('g1', 20)).toHaveLength(7);
      // The id can be used again, as if it had never been.
      const again = newTable('table-old-closed');
      await at.store.createTable(again, appendOf(again.id, 0));
      expect(await at.store.table(again.id)).toMatchObject({ number: 0, owners: [], snapshot: undefined });
      expect(await at.store.wish(again.id, 'g1', 'wish-0001')).toBeUndefined();
    });

    test('goes at once: transfers that have ended', async () => {
      await at.addGuests('g1', 'g2');
      await at.store.addTransfer('old', 'g1', 100);
      await at.store.addTransfer('new', 'g2', 101);
      await at.store.forgetTransfers(100);
      expect(await at.store.transfer('old', 0)).toBeUndefined();
      expect(await at.store.transfer('new', 0)).toMatchObject({ guest: 'g2' });
    });
  });
}
