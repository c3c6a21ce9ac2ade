import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addCommand, helpEnd } from './command-plan.ts';
import { arena, mine, simulate, train, trainChances } from './games.ts';
import { generate, grade, levels, solve } from './puzzles.ts';
import { analyse, picture, show, verify, watch } from './records.ts';
import { bench, engine, perft } from './tools.ts';

export const NAME = 'fearsome-floors';

/** In the order of the help. */
const COMMANDS = [
  ...[engine, simulate, arena, verify, show, watch, picture, analyse],
  ...[solve, generate, grade, levels, mine, perft, bench, train, trainChances],
];

export function program(): Command {
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
  for (const plan of COMMANDS) addCommand(program, plan);
  return program;
}

const version = (): string => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};
