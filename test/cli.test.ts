import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, CORPUS, cleanEnv, run } from './cli-process.ts';

const COMMANDS = [
  ...['engine', 'simulate', 'arena', 'verify', 'show', 'watch'],
  ...['solve', 'generate', 'grade', 'levels', 'perft', 'bench', 'train'],
];
const ESCAPE = '\u001b';

describe('help', () => {
  test('lists every command', async () => {
    const { code, stdout, stderr } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    expect(stderr).toBe('');
  });

  test.concurrent.each(COMMANDS)('%s has an example', async (command) => {
    const { code, stdout } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^ {2}\\$ .*fearsome-floors ${command}\\b`, 'm'));
    expect(stdout).not.toContain(ESCAPE);
  });

  test('the version is that of the package', async () => {
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('wrong use ends with exit code 2 and a message', () => {
  test.concurrent.each([
    [[], /Usage:/],
    [['dance'], /unknown command 'dance'/],
    [['simulate', '--dance'], /unknown option '--dance'/],
    [['simulate', '--players', '8'], /--players.*from 2 to 7/],
    [['simulate', '--players', '1'], /from 2 to 7/],
    [['simulate', '--players', 'two'], /whole number/],
    [['simulate', '--games', '0'], /whole number of 1 or more/],
    [['simulate', '--games', '1.5'], /whole number/],
    [['simulate', '--threads', '0'], /from 1 to/],
    [['simulate', '--mode', 'easy'], /basic, experienced/],
    [['simulate', '--bots', 'chess'], /no bot "chess"/],
    [['simulate', '--bots', 'random,random,random'], /one for each of the 4, not 3/],
    [['simulate', '--longer'], /--longer is for 6 or 7 players/],
    [['simulate', '--out', '/no/such/folder/x.ffr'], /can't be written/],
    [['simulate', '--seed'], /argument missing/],
    [['verify'], /missing required argument 'files'/],
    [['verify', 'no-such-file.ffr'], /no-such-file.ffr does not exist/],
    [['show'], /missing required argument 'file'/],
    [['show', 'no-such-file.json'], /no-such-file.json does not exist/],
    [['show', CORPUS], /is a folder/],
    [['show', 'a', 'b'], /too many arguments/],
    [['show', `${CORPUS}several.ffr`, '--game', '9'], /has only 3 games/],
    [['show', `${CORPUS}basic-2.ffr`, '--line', '99999'], /has only \d+ lines/],
    [['show', `${CORPUS}several.ffr`, '--game', '1', '--line', '2'], /cannot be used with/],
    [['watch'], /a FILE is missing/],
    [['watch', '--demo', 'x.ffr'], /not both/],
    [['watch', `${CORPUS}several.ffr`, '--game', '4'], /has no game 4/],
    [['watch', '--demo', '--speed', '0'], /a number above 0/],
    [['perft', `${CORPUS}basic-2.ffr`], /required option '-d, --depth <N>'/],
    [['perft', 'no-such-file.json', '--depth', '1'], /does not exist/],
    [['bench', '--slow'], /unknown option/],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^ +at /m); // no stack trace
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

test('without its dependencies it says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-bare-'));
  try {
    cpSync(dirname(BIN), join(folder, 'bin'), { recursive: true });
    cpSync(join(dirname(BIN), '../package.json'), join(folder, 'package.json'));
    const child = spawn(process.execPath, [join(folder, 'bin/fearsome-floors'), '--help']);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toMatch(/run "npm ci"/);
    expect(code).toBe(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ['simulate', '--games', '200', '--seed', '1'],
  ['watch', `${CORPUS}many-basic.ffr`],
])('a reader that has seen enough ends %s quietly', async (...args) => {
  const child = spawn(process.execPath, [BIN, ...args], { env: cleanEnv() });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('bench measures every row, prints a table and then the same as JSON', async () => {
  const { code, stdout } = await run(['bench', '--quick']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^monster steps.* steps\/s /m);
  const json = stdout.trimEnd().split('\n').at(-1)!;
  const { results } = JSON.parse(json) as { results: { name: string; median: number; met?: boolean }[] };
  expect(results.map(({ name }) => name)).toEqual([
    expect.stringContaining('monster steps'),
    expect.stringContaining('outcomes of moves'),
    expect.stringContaining('games of 4 players'),
    expect.stringContaining('endless walks'),
    expect.stringContaining('levels solved exactly'),
    expect.stringContaining('levels of middle difficulty'),
    expect.stringContaining('forecasts'),
    expect.stringContaining('valued with what was learned'),
    expect.stringContaining('engine requests'),
    expect.stringContaining('heap growth'),
  ]);
  for (const { name, median } of results) if (!name.includes('heap')) expect(median).toBeGreaterThan(0);
});
