import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Analysis } from '../src/cli/study/index.ts';
import { CORPUS, run } from './cli-process.ts';

const lines = readFileSync(`${CORPUS}basic-2.ffr`, 'utf8').trim().split('\n');
/** A game still going on, and one that breaks a rule in its 11th line. */
const going = lines.slice(0, 16);
const broken = [...lines.slice(0, 10), '{"card":"5"}', lines[11]];
const both = [...going, ...broken].join('\n');

type Line = Analysis & { readonly file: string; readonly game: number };
const linesIn = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('every game is analysed as far as it is good, the same in any number of threads', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map((threads) => run(['analyse', '-', '--json', '--threads', threads], both)),
  );
  expect(two).toEqual(one);
  expect({ code: one!.code, stderr: one!.stderr }).toEqual({ code: 1, stderr: '' });
  const games = linesIn(one!.stdout);
  expect(games.map(({ game, moments, flaw }) => [game, moments.length, flaw?.line, flaw?.code])).toEqual([
    [1, 15, undefined, undefined],
    [2, 9, 27, 'G1'],
  ]);
  for (const { sides, players } of games) {
    expect(Object.keys(sides)).toEqual([...players, 'monster']);
    for (const { start, luck, errors, gifts, unseen, end } of Object.values(sides)) {
      expect(Math.abs(start + luck - errors + gifts + unseen - end)).toBeLessThan(1e-6);
    }
  }
});

test('in words: moves, mistakes with their rules, sums; one player’s alone', async () => {
  const { code, stdout } = await run(['analyse', '-', '--player', 'red'], going.join('\n'));
  expect(code).toBe(0);
  expect(stdout).toMatch(/^-, game 1: basic, green, red; 15 moments, still going on\n/);
  expect(stdout).toMatch(/^ *\d+ +red +red-\d /m);
  expect(stdout).not.toMatch(/^ *\d+ +green/m);
  expect(stdout).toMatch(/^ +start +luck +errors +gifts +unseen +end +accuracy/m);
  expect(stdout).toMatch(/^monster/m);
});

test('what can’t be analysed is said', async () => {
  const [nobody, empty, rubbish] = await Promise.all([
    run(['analyse', '-', '--player', 'pink'], both),
    run(['analyse', '-'], '\n'),
    run(['analyse', '-'], 'rubbish'),
  ]);
  expect(nobody).toMatchObject({ code: 2, stderr: expect.stringContaining('no colour "pink"') });
  expect(empty).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no record') });
  expect(rubbish).toMatchObject({ code: 1, stdout: expect.stringContaining('line 1: this is not JSON') });
});

test('the engine analyses a record that is sent as its lines', async () => {
  const record = going.map((line) => JSON.parse(line));
  const requests = [
    { do: 'analyse', id: 7, record, nodes: 200 },
    { do: 'analyse', record: record.slice(1) },
    { do: 'analyse', record: 'text' },
    { do: 'analyse', record: [] },
    { do: 'analyse', record: [...record, { card: '3 hits' }], nodes: 50 },
  ];
  const { stdout } = await run(['engine'], requests.map((request) => JSON.stringify(request)).join('\n'));
  const answers = linesIn(stdout) as unknown[];
  expect(answers).toMatchObject([
    { id: 7, mode: 'basic', players: ['green', 'red'] },
    { error: { code: 'bad-record' } },
    { error: { code: 'bad-value' } },
    { error: { code: 'bad-record' } },
    { flaw: { line: 17 } },
  ]);
  const { moments } = answers[0] as Analysis;
  expect(moments).toHaveLength(15);
  expect(moments[4]).toMatchObject({ card: '8', cards: expect.any(Array) });
});
