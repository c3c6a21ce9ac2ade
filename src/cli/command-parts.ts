import { InvalidArgumentError, Option } from 'commander';

/** What the definitions of commands share. */

const CODES = 'Exit codes: 0 all is well, 1 a check failed, 2 wrong use.';

export function helpEnd(examples: readonly string[], notes: readonly string[] = []): string {
  const title = examples.length === 1 ? 'Example:' : 'Examples:';
  const about = notes.length === 0 ? [] : [...notes, ''];
  return ['', ...about, title, ...examples.map((example) => `  $ ${example}`), '', CODES].join('\n');
}

/** Reads a whole number of an option. */
export const whole =
  (from: number, to = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    const range = to === Number.MAX_SAFE_INTEGER ? `of ${from} or more` : `from ${from} to ${to}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };

export const json = (what: string): Option => new Option('--json', `print ${what} as JSON`);
