import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { BOT_NAMES, LEVELS } from '../bots/index.ts';
import { FEWEST_PLAYERS, MODES, MOST_PLAYERS } from '../rules/index.ts';
import { helpEnd, json, whole } from './command-parts.ts';
import { isFailure } from './failures.ts';
import { addPuzzleCommands } from './levels-commands.ts';
import { endWithoutReader } from './output.ts';

const NAME = 'fearsome-floors';
const WRONG_USE = 2;

/** Runs the command line. Each command's own file is loaded when it is called. */
export async function main(args: readonly string[]): Promise<void> {
  endWithoutReader();
  try {
    await program().parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = failed(error);
  }
}

/** Says what went wrong, for people; answers the exit code. */
function failed(error: unknown): number {
  if (error instanceof CommanderError) {
    // Commander has said it already. Help that was asked for is no error.
    return error.exitCode === 0 ? 0 : WRONG_USE;
  }
  if (isFailure(error)) {
    process.stderr.write(`${NAME}: ${error.message}\n`);
    return error.exitCode;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${NAME}: this should not happen, please report it: ${message}\n`);
  return 1;
}

const version = (): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

function program(): Command {
  const program = new Command(NAME)
    .description('The board game Fearsome Floors: its rules, players and tools')
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, `${NAME}: `)) })
    .showHelpAfterError(`(add --help for more)`)
    .addHelpText(
      'after',
      helpEnd([
        'fearsome-floors watch --demo',
        'fearsome-floors simulate --games 100 --out games.ffr',
        'fearsome-floors verify games.ffr',
      ]),
    );
  addEngine(program);
  addSimulate(program);
  addArena(program);
  addVerify(program);
  addShow(program);
  addWatch(program);
  addPuzzleCommands(program);
  addPerft(program);
  addBench(program);
  addTrain(program);
  return program;
}

const MOST_THREADS = 256;

const players = (): Option =>
  new Option('-p, --players <N>', 'how many play').argParser(whole(FEWEST_PLAYERS, MOST_PLAYERS)).default(4);
const mode = (): Option => new Option('-m, --mode <mode>', 'which game').choices(MODES).default('basic');

const ENGINE_EXAMPLE =
  `echo '{"do": "monster", "card": "5", "position": {"monster": {"at": "a1", "facing": "e"}, ` +
  `"tiles": [], "figures": []}}' | ${NAME} engine`;

function addEngine(program: Command): void {
  program
    .command('engine')
    .description('answer requests, one JSON line each, until the input ends (docs/formats.md)')
    .addHelpText('after', helpEnd([ENGINE_EXAMPLE]))
    .action(async () => {
      const { runEngine } = await import('./engine.ts');
      await runEngine(process.stdin, process.stdout);
    });
}

function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let bots play whole games and write their records')
    .addOption(players())
    .addOption(mode())
    .addOption(new Option('-g, --games <N>', 'how many games').argParser(whole(1)).default(1))
    .option('-s, --seed <text>', 'where chance comes from; the same seed gives the same games (default: any)')
    .option('-b, --bots <names>', `one for all seats or one for each: ${BOT_NAMES.join(', ')}`, 'random')
    .option('--longer', 'play the longer game of 6 or 7 players (C2)')
    .addOption(
      new Option(
        '-t, --threads <N>',
        'play in so many threads (default: as many as there are cores)',
      ).argParser(whole(1, MOST_THREADS)),
    )
    .option('-o, --out <file>', 'write the records there instead of to standard output')
    .addOption(json('the summary'))
    .addHelpText(
      'after',
      helpEnd(
        [
          'fearsome-floors simulate --players 4 --mode basic --games 1000 --seed 7 --out games.ffr',
          'fearsome-floors simulate --players 7 --mode experienced --longer --bots random',
        ],
        [
          'The records go to standard output and the summary to standard error; with --out the summary goes to',
          'standard output.',
        ],
      ),
    )
    .action(async (options) => {
      const { simulate } = await import('./simulate.ts');
      await simulate(options);
    });
}

function addArena(program: Command): void {
  const levels = LEVELS.map(
    ({ level, bot, name, character }) => `  ${level} ${bot.padEnd(9)} ${name}: ${character}`,
  );
  program
    .command('arena')
    .description('let bots and outside programs play against each other and rate them')
    .requiredOption(
      '-b, --bots <list>',
      'who plays: bots (cunning), with a budget (fearsome@8000), exec:COMMAND',
    )
    .addOption(
      new Option(
        '-p, --players <N>',
        'how many play at a table (default: as many as there are bots)',
      ).argParser(whole(FEWEST_PLAYERS, MOST_PLAYERS)),
    )
    .addOption(mode())
    .addOption(
      new Option('-g, --games <N>', 'how many games, rounded up so that every pile is played in all seatings')
        .argParser(whole(1))
        .default(100),
    )
    .option('-s, --seed <text>', 'where chance comes from; the same seed gives the same games (default: any)')
    .option('--longer', 'play the longer game of 6 or 7 players (C2)')
    .addOption(
      new Option(
        '-t, --threads <N>',
        'play in so many threads (default: as many as there are cores)',
      ).argParser(whole(1, MOST_THREADS)),
    )
    .addOption(
      new Option('--patience <ms>', 'how long an outside program is waited for')
        .argParser(whole(1))
        .default(5000),
    )
    .option('-o, --out <file>', 'write the records of the games there')
    .addOption(json('the summary'))
    .addHelpText(
      'after',
      helpEnd(
        [
          'fearsome-floors arena --bots runner,random --games 400 --seed 1',
          'fearsome-floors arena --bots fearsome@8000,wary --players 4 --mode experienced',
          'fearsome-floors arena --bots cunning,"exec:python3 mybot.py" --patience 2000 --out games.ffr',
        ],
        [
          'The bots:',
          ...levels,
          '',
          'Bots change seats: every pile is played in all of them. With fewer bots than players the last one takes the',
          'seats left over; with more, every choice of them plays. A budget is a number of positions to weigh, or a time',
          '(fearsome@200ms). An outside program gets "choose" requests as lines (docs/formats.md).',
        ],
      ),
    )
    .action(async (options) => {
      const { arena } = await import('./arena.ts');
      await arena(options);
    });
}

function addVerify(program: Command): void {
  program
    .command('verify')
    .description('play records again and name the first line that breaks a rule')
    .argument('<files...>', 'records (.ffr), "-" for standard input')
    .addOption(json('what was found'))
    .addHelpText(
      'after',
      helpEnd([
        'fearsome-floors verify game.ffr other.ffr',
        'fearsome-floors simulate --games 10 | fearsome-floors verify -',
      ]),
    )
    .action(async (files, options) => {
      const { verify } = await import('./verify.ts');
      await verify(files, options);
    });
}

function addShow(program: Command): void {
  program
    .command('show')
    .description('draw a position, or the end of a record')
    .argument('<file>', 'a position (JSON or drawing) or records, "-" for standard input')
    .addOption(new Option('--game <K>', 'of several records the one of this number').argParser(whole(1)))
    .addOption(
      new Option('--line <N>', 'a record as it is after this line of the file')
        .argParser(whole(1))
        .conflicts('game'),
    )
    .addOption(json('the position'))
    .addHelpText(
      'after',
      helpEnd([
        'fearsome-floors show position.json',
        'fearsome-floors show games.ffr --game 2',
        'fearsome-floors show game.ffr --line 40 --json',
      ]),
    )
    .action(async (file, options) => {
      const { show } = await import('./show.ts');
      await show(file, options);
    });
}

function addWatch(program: Command): void {
  const anyNumber = (text: string): number => {
    const value = Number(text);
    if (value > 0 && value <= 1000) return value;
    throw new InvalidArgumentError('It must be a number above 0, 1000 at most.');
  };
  program
    .command('watch')
    .description('play a record in the terminal, with a sentence for everything that happens')
    .argument('[file]', 'records (.ffr), "-" for standard input')
    .addOption(new Option('--speed <factor>', 'how fast').argParser(anyNumber).default(1))
    .addOption(new Option('--game <K>', 'only the game of this number').argParser(whole(1)))
    .option('--demo', 'watch a new game of bots')
    .option('-s, --seed <text>', 'of the demo (default: any)')
    .addOption(players())
    .addOption(mode())
    .addHelpText(
      'after',
      helpEnd([
        'fearsome-floors watch game.ffr --speed 4',
        'fearsome-floors watch --demo --players 2 --seed 7',
      ]),
    )
    .action(async (file, options) => {
      const { watch } = await import('./watch.ts');
      await watch(file, options);
    });
}

function addPerft(program: Command): void {
  program
    .command('perft')
    .description('count all outcomes of all moves up to a depth')
    .argument('<file>', 'a position (JSON or drawing) or a record, "-" for standard input')
    .addOption(
      new Option('-d, --depth <N>', 'how many moves deep').argParser(whole(1, 32)).makeOptionMandatory(),
    )
    .option('--divide', 'also count the outcomes behind each first move')
    .addOption(json('the counts'))
    .addHelpText(
      'after',
      helpEnd(
        [
          'fearsome-floors perft position.json --depth 2',
          'fearsome-floors perft game.ffr --depth 3 --divide',
        ],
        [
          'In a position, every figure that shows a number and has not yet moved makes each of its distinct outcomes,',
          'in any order of the figures.',
          "In a record, the game goes on from the record's end: whoever's turn it is places a tile in every way or moves",
          "a figure to every outcome, and a round's last move counts once for every different card that may follow.",
          'A game that ends sooner has no outcomes at greater depths.',
        ],
      ),
    )
    .action(async (file, options) => {
      const { perft } = await import('./perft.ts');
      await perft(file, options);
    });
}

function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure how fast the rules are on one core')
    .option('--quick', 'only see that all of it runs')
    .option('--check', 'fail where a target is missed')
    .addOption(json('only the results'))
    .addHelpText('after', helpEnd(['fearsome-floors bench', 'fearsome-floors bench --json > results.json']))
    .action(async (options) => {
      const { bench } = await import('./bench.ts');
      await bench(options);
    });
}

function addTrain(program: Command): void {
  program
    .command('train')
    .description('learn what the bots reckon with from games among them (docs/bots.md)')
    .addOption(new Option('-g, --games <N>', 'how many games a lesson').argParser(whole(1)).default(1400))
    .option('-s, --seed <text>', 'where chance comes from', 'lesson')
    .option('-o, --out <file>', 'write the data file there instead of to standard output')
    .addHelpText(
      'after',
      helpEnd([
        'fearsome-floors train --out src/bots/chances.json',
        'fearsome-floors train --games 100 --seed 2',
      ]),
    )
    .action(async (options) => {
      const { train } = await import('./train.ts');
      await train(options);
    });
}
