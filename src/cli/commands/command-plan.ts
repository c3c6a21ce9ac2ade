import type { Command, Option } from 'commander';

/** A command as it is said: how it is called, what it takes, and where what it does is found. */
export interface CommandPlan {
  readonly name: string;
  readonly about: string;
  /** What stands behind its name, and what that is. */
  readonly takes?: readonly [name: string, about: string];
  readonly options?: readonly Option[];
  /** What the help says before the examples. */
  readonly notes?: readonly string[];
  readonly examples: readonly string[];
  /** Loads what it does, only when it is called: a function of what it takes and of its options. */
  does(): Promise<(...given: never[]) => Promise<void>>;
}

export function addCommand(program: Command, plan: CommandPlan): void {
  const { name, about, takes, options = [], examples, notes, does } = plan;
  const command = program.command(name).description(about).addHelpText('after', helpEnd(examples, notes));
  if (takes !== undefined) command.argument(...takes);
  for (const option of options) command.addOption(option);
  command.action(async (...given) => (await does())(...(given as never[])));
}

const CODES = 'Exit codes: 0 all is well, 1 a check failed, 2 wrong use.';

export function helpEnd(examples: readonly string[], notes: readonly string[] = []): string {
  const title = examples.length === 1 ? 'Example:' : 'Examples:';
  const about = notes.length === 0 ? [] : [...notes, ''];
  return ['', ...about, title, ...examples.map((example) => `  $ ${example}`), '', CODES].join('\n');
}
