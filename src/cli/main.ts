import { CommanderError } from 'commander';
import { NAME, program } from './commands/index.ts';
import { isFailure } from './failures.ts';
import { endWithoutReader } from './output.ts';

const WRONG_USE = 2;

/** Runs the command line. */
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
