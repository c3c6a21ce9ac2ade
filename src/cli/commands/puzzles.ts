import type { CommandPlan } from './command-plan.ts';
import { json, option, seedOf, whole } from './options.ts';

/** Commands of the puzzle game. */

export const solve: CommandPlan = {
  name: 'solve',
  about: 'find the smallest solutions of a level of the puzzle game, or all of them',
  takes: ['<file>', 'a level (.level.json), "-" for standard input'],
  options: [
    option('--all', 'every solution of which nothing can be left out, not only the smallest'),
    json('the solutions'),
  ],
  notes: [
    'The search is exact. Equal things are interchangeable, and an arrow that the monster never follows points n.',
    'A level without a solution is a failed check.',
  ],
  examples: ['fearsome-floors solve my.level.json', 'fearsome-floors solve my.level.json --all --json'],
  does: async () => (await import('../levels/index.ts')).solveFile,
};

export const generate: CommandPlan = {
  name: 'generate',
  about: 'make levels of the puzzle game, one JSON line each',
  options: [
    whole('-d, --difficulty <N>', 'how hard, from 1 to 7', 1, 7).default(4),
    seedOf('levels'),
    whole('-n, --count <N>', 'how many levels', 1).default(1),
  ],
  examples: [
    'fearsome-floors generate --difficulty 4 --seed 7 > my.level.json',
    'fearsome-floors generate --difficulty 7 --seed x --count 5',
  ],
  does: async () => (await import('../levels/index.ts')).generateLevels,
};

export const grade: CommandPlan = {
  name: 'grade',
  about: "print a level's figures: how hard it is and what was measured",
  takes: ['<files...>', 'levels (.level.json), "-" for standard input'],
  options: [
    whole(
      '--tinkerer <N>',
      'let the simulated solver try so often, and print how long it takes (log2)',
      1,
      1000,
    ),
    json('the figures'),
  ],
  examples: ['fearsome-floors grade my.level.json other.level.json'],
  does: async () => (await import('../levels/index.ts')).gradeFiles,
};

export const levels: CommandPlan = {
  name: 'levels',
  about: 'list the levels that are shipped, with their solutions',
  options: [
    option('--campaign', 'only those of the campaign'),
    option('--daily <from..to>', 'only those of these days, as 2026-11-01..2026-11-30').conflicts('campaign'),
    option('--check', 'solve and measure them again, and fail where one is not as promised'),
    option(
      '--make <folder>',
      'make them all anew, as campaign.json and daily.json in this folder (takes minutes)',
    ),
    json('every level with its solutions on a line of its own'),
  ],
  examples: [
    'fearsome-floors levels --campaign',
    'fearsome-floors levels --daily 2026-12-01..2026-12-07 --json',
    'fearsome-floors levels --check',
  ],
  does: async () => (await import('../levels/index.ts')).levels,
};
