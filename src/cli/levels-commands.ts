import { type Command, Option } from 'commander';
import { helpEnd, json, whole } from './command-parts.ts';

/** The commands of the puzzle game. */
export function addPuzzleCommands(program: Command): void {
  addSolve(program);
  addGenerate(program);
  addGrade(program);
  addLevels(program);
}

const difficulty = (): Option =>
  new Option('-d, --difficulty <N>', 'how hard, from 1 to 7').argParser(whole(1, 7)).default(4);

function addSolve(program: Command): void {
  program
    .command('solve')
    .description('find the smallest solutions of a level of the puzzle game, or all of them')
    .argument('<file>', 'a level (.level.json), "-" for standard input')
    .option('--all', 'every solution of which nothing can be left out, not only the smallest')
    .addOption(json('the solutions'))
    .addHelpText(
      'after',
      helpEnd(
        ['fearsome-floors solve my.level.json', 'fearsome-floors solve my.level.json --all --json'],
        [
          'The search is exact. Equal things are interchangeable, and an arrow that the monster never follows points n.',
          'A level without a solution is a failed check.',
        ],
      ),
    )
    .action(async (file, options) => {
      const { solveFile } = await import('./solve.ts');
      await solveFile(file, options);
    });
}

function addGenerate(program: Command): void {
  program
    .command('generate')
    .description('make levels of the puzzle game, one JSON line each')
    .addOption(difficulty())
    .option(
      '-s, --seed <text>',
      'where chance comes from; the same seed gives the same levels (default: any)',
    )
    .addOption(new Option('-n, --count <N>', 'how many levels').argParser(whole(1)).default(1))
    .addHelpText(
      'after',
      helpEnd([
        'fearsome-floors generate --difficulty 4 --seed 7 > my.level.json',
        'fearsome-floors generate --difficulty 7 --seed x --count 5',
      ]),
    )
    .action(async (options) => {
      const { generateLevels } = await import('./generate.ts');
      await generateLevels(options);
    });
}

function addGrade(program: Command): void {
  program
    .command('grade')
    .description("print a level's figures: how hard it is and what was measured")
    .argument('<files...>', 'levels (.level.json), "-" for standard input')
    .addOption(
      new Option(
        '--tinkerer <N>',
        'let the simulated solver try so often, and print how long it takes (log2)',
      ).argParser(whole(1, 1000)),
    )
    .addOption(json('the figures'))
    .addHelpText('after', helpEnd(['fearsome-floors grade my.level.json other.level.json']))
    .action(async (files, options) => {
      const { grade } = await import('./grade.ts');
      await grade(files, options);
    });
}

function addLevels(program: Command): void {
  program
    .command('levels')
    .description('list the levels that are shipped, with their solutions')
    .option('--campaign', 'only those of the campaign')
    .addOption(
      new Option('--daily <from..to>', 'only those of these days, as 2026-11-01..2026-11-30').conflicts(
        'campaign',
      ),
    )
    .option('--check', 'solve and measure all of them again, and fail where one is not as promised')
    .option(
      '--make <folder>',
      'make them all anew, as campaign.json and daily.json in this folder (takes minutes)',
    )
    .addOption(json('every level with its solutions on a line of its own'))
    .addHelpText(
      'after',
      helpEnd([
        'fearsome-floors levels --campaign',
        'fearsome-floors levels --daily 2026-12-01..2026-12-07 --json',
      ]),
    )
    .action(async (options) => {
      if (options.make !== undefined) {
        const { makeLevels } = await import('./levels-make.ts');
        await makeLevels(options.make);
        return;
      }
      if (options.check) {
        const { checkLevels } = await import('./levels-check.ts');
        await checkLevels();
        return;
      }
      const { listLevels } = await import('./levels.ts');
      await listLevels(options);
    });
}
