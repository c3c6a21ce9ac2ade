import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command line as other programs meet it: a process. */
export const BIN = fileURLToPath(new URL('../bin/fearsome-floors', import.meta.url));
export const CORPUS = fileURLToPath(new URL('corpus/', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The surroundings of the tests may ask for colours or forbid them; those of the process don't. */
export const cleanEnv = (): NodeJS.ProcessEnv => {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  return env;
};

export function run(
  args: readonly (string | number)[],
  input: string | Uint8Array = '',
  program = BIN,
): Promise<Finished> {
  const child = spawn(process.execPath, [program, ...args.map(String)], { env: cleanEnv() });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on('error', () => {}); // a command that reads nothing may be gone already
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      }),
    );
  });
}
