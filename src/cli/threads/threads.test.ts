import { describe, expect, test } from 'vitest';
import { CHUNKS, type Simulation } from '../simulate/chunk.ts';
import { spread } from './index.ts';

const SIMULATION: Simulation = {
  plan: { mode: 'basic', players: 2, longer: false },
  seed: 'threads',
  bots: ['random', 'random'],
};
/** Not all of the same size: the first take the longest. */
const TASKS = [12, 9, 3, 2, 1, 1, 1, 1, 1, 1].map((games, nth) => ({ from: 20 * nth, to: 20 * nth + games }));

async function textsOf(simulation: Simulation, threads: number, tasks = TASKS): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of spread(CHUNKS, simulation, tasks, threads)) texts.push(text);
  return texts;
}

describe('a job spread over threads', () => {
  test('comes to the same, in the order of the tasks, in any number of threads', async () => {
    const here = await textsOf(SIMULATION, 1);
    expect(here.map((text) => text.match(/"format"/g)!.length)).toEqual(
      TASKS.map(({ from, to }) => to - from),
    );
    expect(new Set(here).size).toBe(TASKS.length);
    expect(await textsOf(SIMULATION, 3)).toEqual(here);
  });

  test('takes no more tasks than it can do soon, and ends when nobody wants more', async () => {
    let taken = 0;
    function* endless() {
      for (;;) yield { from: taken, to: ++taken };
    }
    for (const threads of [1, 2]) {
      taken = 0;
      for await (const { tally } of spread(CHUNKS, SIMULATION, endless(), threads)) {
        expect(tally.games).toBe(1);
        if (taken >= 20) break;
      }
      expect(taken).toBeLessThan(40);
    }
  });

  test.each([1, 2])('fails where a task fails, in %i threads', async (threads) => {
    const impossible = { ...SIMULATION, plan: { ...SIMULATION.plan, players: 1 } };
    await expect(textsOf(impossible, threads)).rejects.toThrow('2 to 7 players');
  });

  test.each([1, 2])('fails where it can not be opened, in %i threads', async (threads) => {
    const unknown = { ...SIMULATION, bots: ['nobody' as 'random'] };
    await expect(textsOf(unknown, threads)).rejects.toThrow('undefined');
  });

  test('without tasks there is nothing to do', async () => {
    expect(await textsOf(SIMULATION, 1, [])).toEqual([]);
    expect(await textsOf(SIMULATION, 2, [])).toEqual([]);
  });
});
