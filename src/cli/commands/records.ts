import { InvalidArgumentError } from 'commander';
import type { CommandPlan } from './command-plan.ts';
import { gameNumber, json, mode, option, players, seed, threads, whole } from './options.ts';

/** Commands that play records again. */

export const verify: CommandPlan = {
  name: 'verify',
  about: 'play records again and name the first line that breaks a rule',
  takes: ['<files...>', 'records (.ffr), "-" for standard input'],
  options: [json('what was found')],
  examples: [
    'fearsome-floors verify game.ffr other.ffr',
    'fearsome-floors simulate --games 10 | fearsome-floors verify -',
  ],
  does: async () => (await import('../records/index.ts')).verify,
};

export const show: CommandPlan = {
  name: 'show',
  about: 'draw a position, or the end of a record',
  takes: ['<file>', 'a position (JSON or drawing) or records, "-" for standard input'],
  options: [
    gameNumber('of several records the one of this number'),
    whole('--line <N>', 'a record as it is after this line of the file', 1).conflicts('game'),
    json('the position'),
  ],
  examples: [
    'fearsome-floors show position.json',
    'fearsome-floors show games.ffr --game 2',
    'fearsome-floors show game.ffr --line 40 --json',
  ],
  does: async () => (await import('../records/index.ts')).show,
};

export const picture: CommandPlan = {
  name: 'picture',
  about: 'save a position, or a record at a moment, as a picture; a walk of the monster as one that moves',
  takes: ['<file>', 'a position (JSON or drawing) or records, "-" for standard input'],
  options: [
    option('-o, --out <file>', 'where to: .png, .svg or, with --walk, .gif').makeOptionMandatory(),
    gameNumber('of several records the one of this number'),
    whole('--at <N>', 'a record as it is after this line of the file', 1).conflicts('game'),
    option('--walk <card>', 'let the monster walk with this card'),
    whole('--width <pixels>', 'how wide', 64, 4096).default(1128),
    option('--upright', 'the hall stands upright').conflicts('walk'),
  ],
  examples: [
    'fearsome-floors picture position.json --out position.svg',
    'fearsome-floors picture game.ffr --at 40 --out game.png',
    'fearsome-floors picture game.ffr --at 40 --walk 8 --width 560 --out walk.gif',
  ],
  does: async () => (await import('../records/index.ts')).picture,
};

function speedIn(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= 1000) return value;
  throw new InvalidArgumentError('It must be a number above 0, 1000 at most.');
}

export const watch: CommandPlan = {
  name: 'watch',
  about: 'play a record in the terminal, with a sentence for everything that happens',
  takes: ['[file]', 'records (.ffr), "-" for standard input'],
  options: [
    option('--speed <factor>', 'how fast').argParser(speedIn).default(1),
    gameNumber('only the game of this number'),
    option('--demo', 'watch a new game of bots'),
    seed('of the demo'),
    players,
    mode,
  ],
  examples: ['fearsome-floors watch game.ffr --speed 4', 'fearsome-floors watch --demo --players 2 --seed 7'],
  does: async () => (await import('../records/index.ts')).watch,
};

export const analyse: CommandPlan = {
  name: 'analyse',
  about: 'say what each move and each card of a game was worth, and why',
  takes: ['<files...>', 'records (.ffr), "-" for standard input'],
  options: [
    option('--depth <depth>', 'how thoroughly').choices(['quick', 'deep']).default('quick'),
    option('--player <colour>', 'only the moves of this player'),
    json('a line for each game'),
    threads,
  ],
  examples: [
    'fearsome-floors analyse game.ffr --player red',
    'fearsome-floors analyse games.ffr --depth deep --json',
  ],
  notes: ['Chances and costs are in points of a hundred. A broken record is analysed as far as it is good.'],
  does: async () => (await import('../study/index.ts')).analyse,
};
