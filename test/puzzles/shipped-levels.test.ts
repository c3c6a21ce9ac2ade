import { expect, test } from 'vitest';
import {
  DAYS,
  loadCampaign,
  parOf,
  readLevel,
  solves,
  starsFor,
  writeLevel,
} from '../../src/puzzles/index.ts';
import { run } from '../cli-process.ts';

const MINUTE = 60_000;

test(
  'P3: all shipped levels, solved and measured again, are as promised',
  async () => {
    const { code, stdout, stderr } = await run(['levels', '--check']);
    expect({ code, stderr, stdout }).toMatchObject({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^60 levels of the campaign;/);
    expect(stdout).toContain(`${DAYS} days;`);
  },
  6 * MINUTE,
);

test('P3: what a level of the campaign states solves it, with three stars', async () => {
  for (const { levels } of await loadCampaign()) {
    for (const { id, level } of levels) {
      expect([id, solves(level, [])]).toEqual([id, false]);
      for (const downs of level.solutions!) {
        expect([id, solves(level, downs), starsFor(level, downs)]).toEqual([id, true, 3]);
        expect([id, downs.length]).toEqual([id, parOf(level)]);
      }
      expect([id, readLevel(writeLevel(level)).ok]).toEqual([id, true]);
    }
  }
});
