import { expect, test } from 'vitest';
import { MOST_PLAYERS } from '../rules/index.ts';
import { BOT_NAMES, STEP_NAMES } from './bot-names.ts';
import { LEVELS, levelOf, namesOf } from './levels.ts';

test('every step has its level', () => {
  expect(LEVELS.map(({ bot }) => bot)).toEqual(STEP_NAMES);
  expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const names = LEVELS.flatMap((level) => level.names);
  expect(new Set(names).size, 'no two have a name in common').toBe(names.length);
  for (const { names: own } of LEVELS) expect(own).toHaveLength(MOST_PLAYERS);
});

test('an older bot keeps its name, and has the level of the step most like it', () => {
  expect(BOT_NAMES.map((bot) => namesOf(bot)[0])).toEqual(['Dozy', 'Dash', 'Heed', 'Sly', 'Dread']);
  expect(BOT_NAMES.map((bot) => levelOf(bot).level)).toEqual([1, 2, 3, 5, 7]);
});
