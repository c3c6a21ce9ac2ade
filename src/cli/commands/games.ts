import { ANY_BOT_NAMES, LEVELS } from '../../bots/index.ts';
import type { CommandPlan } from './command-plan.ts';
import {
  games,
  json,
  longer,
  mode,
  option,
  out,
  players,
  playersOption,
  seedOf,
  threads,
  whole,
} from './options.ts';

/** Commands that play games. */

export const simulate: CommandPlan = {
  name: 'simulate',
  about: 'let bots play whole games and write their records',
  options: [
    players,
    mode,
    games('how many games', 1),
    seedOf('games'),
    option('-b, --bots <names>', `one for all seats or one for each: ${ANY_BOT_NAMES.join(', ')}`).default(
      'random',
    ),
    longer,
    threads,
    out('write the records there instead of to standard output'),
    json('the summary'),
  ],
  notes: [
    'The records go to standard output and the summary to standard error; with --out the summary goes to',
    'standard output.',
  ],
  examples: [
    'fearsome-floors simulate --players 4 --mode basic --games 1000 --seed 7 --out games.ffr',
    'fearsome-floors simulate --players 7 --mode experienced --longer --bots random',
  ],
  does: async () => (await import('../simulate/index.ts')).simulate,
};

export const arena: CommandPlan = {
  name: 'arena',
  about: 'let bots and outside programs play against each other and rate them',
  options: [
    option(
      '-b, --bots <list>',
      'who plays: bots (cunning), with a budget (fearsome@8000), exec:COMMAND',
    ).makeOptionMandatory(),
    playersOption('how many play at a table (default: as many as there are bots)'),
    mode,
    games('how many games, rounded up so that every pile is played in all seatings', 100),
    seedOf('games'),
    longer,
    threads,
    whole('--patience <ms>', 'how long an outside program is waited for', 1).default(5000),
    out('write the records of the games there'),
    json('the summary'),
  ],
  notes: [
    'The bots:',
    ...LEVELS.map(({ level, bot, name, character }) => `  ${level} ${bot.padEnd(9)} ${name}: ${character}`),
    '',
    'Bots change seats: every pile is played in all of them. With fewer bots than players the last one takes the',
    'seats left over; with more, every choice of them plays. A budget is a number of positions to weigh, or a time',
    '(fearsome@200ms). An outside program gets "choose" requests as lines (docs/formats.md).',
  ],
  examples: [
    'fearsome-floors arena --bots runner,random --games 400 --seed 1',
    'fearsome-floors arena --bots fearsome@8000,wary --players 4 --mode experienced',
    'fearsome-floors arena --bots cunning,"exec:python3 mybot.py" --patience 2000 --out games.ffr',
  ],
  does: async () => (await import('../arena/index.ts')).arena,
};

export const mine: CommandPlan = {
  name: 'mine',
  about: 'find positions with one clearly best move in games of bots, graded and proven (docs/find.md)',
  options: [
    games('how many games', 100),
    seedOf('positions'),
    threads,
    out('write the data file there instead of to standard output'),
    option(
      '--from <file>',
      'play no games: prove and grade the positions of this file anew, and keep what still holds',
    ),
    option(
      '--check <file>',
      'prove every position of this file, and fail where one is not as it says',
    ).conflicts(['from', 'out']),
  ],
  notes: ['With --out it can be stopped at any time: the same command goes on where it was.'],
  examples: [
    'fearsome-floors mine --games 1000 --seed halls --out src/find/finds.json',
    'fearsome-floors mine --from src/find/finds.json --out src/find/finds.json',
    'fearsome-floors mine --check src/find/finds.json',
  ],
  does: async () => (await import('../mine/index.ts')).mine,
};

export const train: CommandPlan = {
  name: 'train',
  about: 'learn the value of positions from games of self-play (docs/bots.md)',
  options: [
    whole('--generations <N>', 'how often what was learned is played with to learn from', 1).default(3),
    games('how many games of each mode in a generation', 7000),
    whole('--nodes <N>', 'positions weighed for each move', 1).default(20),
    option('-s, --seed <text>', 'where chance comes from').default('lesson'),
    threads,
    option('--folder <folder>', 'where everything is kept on the way, to go on with').default('training'),
    out('write the data file there instead of to standard output'),
  ],
  notes: [
    'It can be stopped at any time: the same command goes on with what is in the folder. The same seed writes the same',
    'file, in any number of threads.',
  ],
  examples: [
    'fearsome-floors train --out src/bots/learned-value.json',
    'fearsome-floors train --generations 1 --games 40 --folder /tmp/lessons',
  ],
  does: async () => (await import('../train/index.ts')).train,
};

export const trainChances: CommandPlan = {
  name: 'train-chances',
  about: 'count how often figures get out in games among bots (docs/bots.md)',
  options: [
    games('how many games a lesson', 1400),
    option('-s, --seed <text>', 'where chance comes from').default('lesson'),
    out('write the data file there instead of to standard output'),
  ],
  examples: [
    'fearsome-floors train-chances --out src/bots/chances.json',
    'fearsome-floors train-chances --games 100 --seed 2',
  ],
  does: async () => (await import('../train/index.ts')).trainChances,
};
