import type { CommandPlan } from './command-plan.ts';
import { json, option, whole } from './options.ts';

/** Commands for other programs and for those who work on this one. */

const ENGINE_EXAMPLE =
  `echo '{"do": "monster", "card": "5", "position": {"monster": {"at": "a1", "facing": "e"}, ` +
  `"tiles": [], "figures": []}}' | fearsome-floors engine`;

export const engine: CommandPlan = {
  name: 'engine',
  about: 'answer requests, one JSON line each, until the input ends (docs/formats.md)',
  examples: [ENGINE_EXAMPLE],
  does: async () => (await import('../engine/index.ts')).engine,
};

export const perft: CommandPlan = {
  name: 'perft',
  about: 'count all outcomes of all moves up to a depth',
  takes: ['<file>', 'a position (JSON or drawing) or a record, "-" for standard input'],
  options: [
    whole('-d, --depth <N>', 'how many moves deep', 1, 32).makeOptionMandatory(),
    option('--divide', 'also count the outcomes behind each first move'),
    json('the counts'),
  ],
  notes: [
    'In a position, every figure that shows a number and has not yet moved makes each of its distinct outcomes,',
    'in any order of the figures.',
    "In a record, the game goes on from the record's end: whoever's turn it is places a tile in every way or moves",
    "a figure to every outcome, and a round's last move counts once for every different card that may follow.",
    'A game that ends sooner has no outcomes at greater depths.',
  ],
  examples: [
    'fearsome-floors perft position.json --depth 2',
    'fearsome-floors perft game.ffr --depth 3 --divide',
  ],
  does: async () => (await import('../perft/index.ts')).perft,
};

export const bench: CommandPlan = {
  name: 'bench',
  about: 'measure how fast the rules are on one core',
  options: [
    option('--quick', 'only see that all of it runs'),
    option('--check', 'fail where a target is missed'),
    json('only the results'),
  ],
  examples: ['fearsome-floors bench', 'fearsome-floors bench --json > results.json'],
  does: async () => (await import('../bench/index.ts')).bench,
};
