import { expect, test } from 'vitest';
import {
  DAYS,
  dateOf,
  dayNumber,
  FIRST_DAY,
  loadCampaign,
  parOf,
  readLevel,
  solves,
  starsFor,
  writeLevel,
} from '../../src/puzzles/index.ts';
import { Random } from '../../src/rules/index.ts';
import { run } from '../cli-process.ts';

const MINUTE = 60_000;
/** `LEVELS=all` for all of them; otherwise these days in a row, others in every run. */
const SAMPLE = 40;

function daysToCheck(): string {
  const all = process.env['LEVELS'] === 'all';
  const start = all ? 0 : new Random(process.env['FC_SEED']!).below(DAYS - SAMPLE + 1);
  const [from, to] = [start, start + (all ? DAYS : SAMPLE) - 1].map((at) =>
    dateOf(dayNumber(FIRST_DAY)! + at),
  );
  return `${from}..${to}`;
}

test.each([
  { which: ['--campaign'], told: /^60 levels of the campaign;/ },
  { which: ['--daily', daysToCheck()], told: /^\d+ days; \d+(\.\d+)? % have a single solution/ },
])(
  'P3: shipped levels, solved and measured again, are as promised: $which',
  async ({ which, told }) => {
    const { code, stdout, stderr } = await run(['levels', '--check', ...which]);
    expect({ code, stderr, stdout }).toMatchObject({ code: 0, stderr: '' });
    expect(stdout).toMatch(told);
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
