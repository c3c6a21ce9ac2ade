import { describe, expect, test } from 'vitest';
import { WriteGroup } from './write-group.ts';

/** Transactions that keep a list, and fail as they are told. */
class Ledger {
  readonly kept: string[][] = [];
  readonly failing: { begin: number; commit: number } = { begin: 0, commit: 0 };
  #open: string[] | undefined;

  add(word: string): string {
    this.#open!.push(word);
    return word;
  }

  begin(): void {
    if (this.failing.begin-- > 0) throw new Error('locked');
    if (this.#open !== undefined) throw new Error('a transaction is open');
    this.#open = [];
  }

  commit(): void {
    if (this.failing.commit-- > 0) throw new Error('disk full');
    this.kept.push(this.#open!);
    this.#open = undefined;
  }

  rollback(): void {
    this.#open = undefined;
  }

  isAway(error: unknown): boolean {
    return ['locked', 'disk full'].includes((error as Error).message);
  }
}

describe('writes in a group', () => {
  const start = () => {
    const ledger = new Ledger();
    return { ledger, group: new WriteGroup(ledger) };
  };

  test('of one turn share one transaction, in their order', async () => {
    const { ledger, group } = start();
    const answers = await Promise.all(['a', 'b', 'c'].map((word) => group.write(() => ledger.add(word))));
    expect(answers).toEqual(['a', 'b', 'c']);
    await group.write(() => ledger.add('d'));
    expect(ledger.kept).toEqual([['a', 'b', 'c'], ['d']]);
  });

  test('are not answered before the commit', async () => {
    const { ledger, group } = start();
    let keptAtAnswer: number | undefined;
    await group.write(() => ledger.add('a')).then(() => (keptAtAnswer = ledger.kept.length));
    expect(keptAtAnswer).toBe(1);
  });

  test('that fail by themselves fail alone', async () => {
    const { ledger, group } = start();
    const answers = await Promise.allSettled([
      group.write(() => ledger.add('a')),
      group.write(() => {
        ledger.add('half done');
        throw new Error('a mistake');
      }),
      group.write(() => ledger.add('c')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(ledger.kept).toEqual([['a'], ['c']]);
  });

  test('are away together where the commit fails, and the next ones are kept', async () => {
    const { ledger, group } = start();
    ledger.failing.commit = 1;
    const answers = await Promise.allSettled(['a', 'b'].map((word) => group.write(() => ledger.add(word))));
    for (const answer of answers) expect(answer).toMatchObject({ reason: new Error('disk full') });
    expect(await group.write(() => ledger.add('c'))).toBe('c');
    expect(ledger.kept).toEqual([['c']]);
  });

  test('wait a moment for a lock', async () => {
    const { ledger, group } = start();
    ledger.failing.begin = 3;
    const first = group.write(() => ledger.add('a'));
    await new Promise((resolve) => setTimeout(resolve, 8));
    const second = group.write(() => ledger.add('b'));
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
    expect(ledger.kept.flat()).toEqual(['a', 'b']);
  });

  test('are away where the lock stays', async () => {
    const { ledger, group } = start();
    ledger.failing.begin = Number.POSITIVE_INFINITY;
    await expect(group.write(() => ledger.add('a'))).rejects.toThrow('locked');
    ledger.failing.begin = 0;
    expect(await group.write(() => ledger.add('b'))).toBe('b');
  });

  test('more than one transaction takes are kept in several', async () => {
    const { ledger, group } = start();
    const words = Array.from({ length: 1234 }, (_, at) => `${at}`);
    await Promise.all(words.map((word) => group.write(() => ledger.add(word))));
    expect(ledger.kept.flat()).toEqual(words);
    expect(ledger.kept.length).toBeGreaterThan(1);
  });
});
