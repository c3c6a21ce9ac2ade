import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CORPUS, run } from './cli-process.ts';

const BASIC = readFileSync(`${CORPUS}basic-2.ffr`, 'utf8').trimEnd().split('\n');
const EXPERIENCED = readFileSync(`${CORPUS}experienced-2.ffr`, 'utf8').trimEnd().split('\n');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** The number of the first line, from 1, that has a text in it. */
const lineWith = (lines: readonly string[], text: string): number =>
  lines.findIndex((line) => line.includes(text)) + 1;

const replaced = (lines: readonly string[], number: number, line: string): string =>
  `${lines.toSpliced(number - 1, 1, line).join('\n')}\n`;
const removed = (lines: readonly string[], number: number): string =>
  `${lines.toSpliced(number - 1, 1).join('\n')}\n`;

test('good records', async () => {
  const paths = ['basic-2.ffr', 'several.ffr', 'going-on.ffr'].map((name) => `${CORPUS}${name}`);
  const { code, stdout, stderr } = await run(['verify', ...paths]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(
    `${paths[0]}: 1 game, ok\n${paths[1]}: 3 games, ok\n${paths[2]}: 4 games (4 still going on), ok\n`,
  );
});

test('standard input, lines that end with CR LF, no line end at the end', async () => {
  const { code, stdout } = await run(['verify', '-'], BASIC.join('\r\n'));
  expect({ code, stdout }).toEqual({ code: 0, stdout: '-: 1 game, ok\n' });
});

test('goes on after a file that is broken, and one that is not there', async () => {
  const broken = file('broken.ffr', replaced(BASIC, 2, '{"card":"8"}'));
  const paths = [broken, `${CORPUS}basic-2.ffr`];
  const both = await run(['verify', ...paths]);
  expect(both.code).toBe(1);
  expect(both.stdout).toMatch(/broken.ffr: line 2: .*\(G1\)\n.*basic-2.ffr: 1 game, ok\n$/);
  const missing = await run(['verify', 'not-there.ffr', ...paths]);
  expect(missing.code).toBe(2);
  expect(missing.stderr).toBe('fearsome-floors: not-there.ffr does not exist\n');
  expect(missing.stdout).toBe(both.stdout);
});

test('--json', async () => {
  const broken = file('broken-too.ffr', replaced(BASIC, 2, '{"card":"8"}'));
  const { code, stdout } = await run(['verify', '--json', broken, `${CORPUS}going-on.ffr`]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    { file: broken, ok: false, games: 1, line: 2, code: 'G1', message: expect.stringContaining('(G1)') },
    { file: `${CORPUS}going-on.ffr`, ok: true, games: 4, unfinished: 4 },
  ]);
});

describe('names the first line that breaks a rule, and which', () => {
  const card = lineWith(BASIC, '"card"');
  const result = BASIC.length;
  const [first, second] = [BASIC[1]!, BASIC[2]!];
  const placeLines = EXPERIENCED.filter((line) => line.includes('"place"'));
  const header = (fields: object): string => JSON.stringify({ ...JSON.parse(BASIC[0]!), ...fields });
  const mover = (JSON.parse(first) as { move: string }).move;

  const cases: readonly (readonly [string, string | Uint8Array, number, RegExp])[] = [
    // the first line
    ['one player', replaced(BASIC, 1, header({ players: ['green'] })), 1, /\(C3\)/],
    ['a colour twice', replaced(BASIC, 1, header({ players: ['green', 'green'] })), 1, /\(C4\)/],
    ['a colour for larger games', replaced(BASIC, 1, header({ players: ['green', 'black'] })), 1, /\(C4\)/],
    [
      'a colour that does not exist',
      replaced(BASIC, 1, header({ start: 'pink' })),
      1,
      /start must be one of/,
    ],
    ['a beginner who does not play', replaced(BASIC, 1, header({ start: 'blue' })), 1, /\(S6\)/],
    ['the longer game of two', replaced(BASIC, 1, header({ longer: true })), 1, /\(C2\)/],
    [
      'another format',
      replaced(BASIC, 1, header({ format: 'fearsome-floors/2' })),
      1,
      /format must be one of/,
    ],
    ['an unknown field', replaced(BASIC, 1, header({ winner: 'red' })), 1, /unknown field "winner"/],
    ['a date that is none', replaced(BASIC, 1, header({ date: 'today' })), 1, /ISO 8601/],
    ['no first line', removed(BASIC, 1), 1, /begins with its "format" line/],
    // placing
    [
      'a tile in the basic game',
      replaced(BASIC, 2, '{"place":{"kind":"stone","at":"c4"},"by":"green"}'),
      2,
      /\(S3\)/,
    ],
    ['a tile out of turn', replaced(EXPERIENCED, 2, EXPERIENCED[2]!), 2, /\(G2\)/],
    [
      'a tile where another lies',
      replaced(
        EXPERIENCED,
        3,
        `${placeLines[0]!.replace(/"by":.*/, placeLines[1]!.slice(placeLines[1]!.indexOf('"by"')))}`,
      ),
      3,
      /\(S[34]\)/,
    ],
    [
      'a tile near the exit',
      replaced(
        EXPERIENCED,
        2,
        EXPERIENCED[1]!.replace(/"place":\{[^}]*\}/, '"place":{"kind":"stone","at":"b1"}'),
      ),
      2,
      /\(S4\)/,
    ],
    [
      'a tile off the board',
      replaced(
        EXPERIENCED,
        2,
        EXPERIENCED[1]!.replace(/"place":\{[^}]*\}/, '"place":{"kind":"stone","at":"p1"}'),
      ),
      2,
      /\(B2\)/,
    ],
    ['a move while tiles are placed', replaced(EXPERIENCED, 4, '{"move":"red-1","path":"i"}'), 4, /\(S3\)/],
    // moves
    ['a move twice', replaced(BASIC, 3, first), 3, /\(G2\)/],
    ['moves in the wrong order', replaced(BASIC, 2, second), 2, /\(G2\)/],
    ['a figure that does not exist', replaced(BASIC, 2, '{"move":"red-9","path":""}'), 2, /\(G2\)/],
    ['too many points', replaced(BASIC, 2, `{"move":"${mover}","path":"innnnnnnn"}`), 2, /\(F1\)/],
    ['a letter that is none', replaced(BASIC, 2, `{"move":"${mover}","path":"ix"}`), 2, /\(F1\)/],
    ['a path that does not enter', replaced(BASIC, 2, `{"move":"${mover}","path":"n"}`), 2, /\(F2\)/],
    ['a path over the edge', replaced(BASIC, 2, `{"move":"${mover}","path":"is"}`), 2, /\(F4\)|\(F1\)/],
    [
      'a figure that stays outside in the first round',
      replaced(BASIC, 2, `{"move":"${mover}","path":""}`),
      2,
      /can't stay outside: in the first round two figures come onto the board.*\(G3\)/,
    ],
    ['a path that is no text', replaced(BASIC, 2, `{"move":"${mover}","path":3}`), 2, /path must be a text/],
    ['a move left out', removed(BASIC, 3), 3, /\(G[12]\)/],
    // cards
    ['a card too soon', replaced(BASIC, 2, '{"card":"8"}'), 2, /\(G1\)/],
    ['hits first', replaced(BASIC, card, '{"card":"1 hit"}'), card, /\(G6\)/],
    ['a card of the longer game', replaced(BASIC, card, '{"card":"3 hits"}'), card, /\(G6\)/],
    ['a card that does not exist', replaced(BASIC, card, '{"card":"9"}'), card, /card must be one of/],
    ['a card left out', removed(BASIC, card), card, /\(G1\)/],
    // the result
    [
      'another winner',
      replaced(BASIC, result, BASIC.at(-1)!.replace('"winner":"green"', '"winner":"red"')),
      result,
      /\(G[78]\)/,
    ],
    [
      'another reason',
      replaced(BASIC, result, BASIC.at(-1)!.replace('escaped', 'all-gone')),
      result,
      /\(G[78]\)/,
    ],
    [
      'another count',
      replaced(BASIC, result, BASIC.at(-1)!.replace('"red":0', '"red":1')),
      result,
      /\(G[78]\)/,
    ],
    ['a result too soon', replaced(BASIC, 5, BASIC.at(-1)!), 5, /\(G8\)/],
    ['no result', removed(BASIC, result), result - 1, /result line is missing/],
    ['something after the result', `${BASIC.join('\n')}\n${first}\n`, result + 1, /nothing follows a result/],
    // lines
    ['no JSON', replaced(BASIC, 4, BASIC[3]!.slice(0, -4)), 4, /not JSON/],
    [
      'no line of a record',
      replaced(BASIC, 4, '{"dance":1}'),
      4,
      /one of the fields format, place, move, card, result/,
    ],
    [
      'invalid UTF-8',
      Buffer.concat([Buffer.from(`${BASIC[0]}\n`), Buffer.from([0xff, 0x0a])]),
      2,
      /not valid UTF-8/,
    ],
    ['a line of 3 MB', replaced(BASIC, 6, `{"move":"${'x'.repeat(3_000_000)}"}`), 6, /too long/],
    ['nothing at all', '', 0, /no record/],
    ['the second record', `${BASIC.join('\n')}\n${replaced(BASIC, 2, second)}`, result + 2, /\(G2\)/],
  ];

  // One process for all: it goes on after a broken file.
  let lines: string[] = [];
  beforeAll(async () => {
    const paths = cases.map(([, content], index) => file(`case-${index}.ffr`, content));
    const { code, stdout, stderr } = await run(['verify', ...paths]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(cases.length);
  });

  test.each(cases.map(([name, , line, message], index) => ({ name, line, message, index })))(
    '$name',
    ({ line, message, index }) => {
      expect(lines[index]).toContain(`case-${index}.ffr: line ${line}: `);
      expect(lines[index]).toMatch(message);
    },
  );
});
