// Finds programs that npm does not bring, and installs Debian's where they are missing and that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** One program, and the ways to come by it. */
export interface Program {
  /** What it may be called in PATH. */
  readonly names: readonly string[];
  /** Where it is found outside of PATH. */
  readonly elsewhere?: readonly string[];
  /** The variable that names it, where another one is wanted. */
  readonly variable?: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
}

/** Of what a failing command said, the last lines are told. */
const SAID_LAST = 12;

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where one of these programs is, if any of them is in PATH. */
const inPath = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(canRun);

function find({ names, elsewhere = [], variable }: Program): string | undefined {
  const named = variable === undefined ? undefined : process.env[variable];
  if (named) {
    if (canRun(named)) return named;
    throw new Error(`${variable} names ${named}, which can't be run`);
  }
  return inPath(...names) ?? elsewhere.find(canRun);
}

/** How apt-get can be run here: as root, or by a sudo that asks nothing; undefined where it can't. */
function aptGet(isRoot: boolean): [string, ...string[]] | undefined {
  const apt = inPath('apt-get');
  if (apt === undefined) return undefined;
  if (isRoot) return [apt];
  const sudo = inPath('sudo');
  if (sudo === undefined || spawnSync(sudo, ['-n', 'true']).status !== 0) return undefined;
  return [sudo, '-n', 'DEBIAN_FRONTEND=noninteractive', apt];
}

/**
 * Where each of the programs is that `purpose` ("The browser tests") needs; what is missing is installed first. Throws with what to
 * do where that can't be done.
 */
export function ensurePrograms(
  purpose: string,
  programs: readonly Program[],
  isRoot = process.getuid?.() === 0,
): string[] {
  const missing = programs.filter((program) => find(program) === undefined);
  if (missing.length > 0) install(purpose, missing, isRoot);
  return programs.map((program) => {
    const found = find(program);
    if (found !== undefined) return found;
    const { names, packages } = program;
    throw new Error(`${packages[0]} was installed, but there is none of ${names.join(', ')} in PATH.`);
  });
}

function install(purpose: string, missing: readonly Program[], isRoot: boolean): void {
  const packages = missing.flatMap((program) => program.packages);
  const wanted = missing.map(({ names }) => names[0]).join(', ');
  const named = missing.flatMap(({ variable }) => (variable === undefined ? [] : [variable]));
  const byHand = [
    `Install it ("sudo apt-get install ${packages.join(' ')}")`,
    ...named.map((variable) => `or name one: ${variable}=/path/to/it npm test`),
  ].join(', ');
  const apt = aptGet(isRoot);
  if (apt === undefined)
    throw new Error(`${purpose} needs ${wanted}, and there is none on this machine. ${byHand}`);
  console.error(`Installing what ${purpose} needs (apt-get install ${packages.join(' ')}) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command, ...first] = apt;
    const run = spawnSync(command, [...first, ...patient, ...step], {
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (run.status === 0) continue;
    const said = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.trim();
    throw new Error(
      `${purpose} needs ${wanted}, and "apt-get ${step.join(' ')}" failed. ${byHand}\n` +
        said.split('\n').slice(-SAID_LAST).join('\n'),
    );
  }
}
