import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayRecords } from '../src/rules/records/index.ts';
import { BIN, run } from './cli-process.ts';
import { good } from './helpers/halls.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An outside program: what it does with a request, in JavaScript. */
function program(name: string, answer: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
const say = (text) => process.stdout.write(text + '\\n');
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const { view, id } = request;
  asked++;
  const mine = view.position.figures.filter(({ id, owner, at }) =>
    owner === view.turn && !view.moved.includes(id) && at !== 'out' && at !== 'eaten');
  const figure = mine.at(-1)?.id;
  const taken = view.position.figures.map(({ at }) => at);
  const [wayIn] = [['i', 'p11'], ['iw', 'o11'], ['in', 'p10'], ['iww', 'n11']].find(([, to]) => !taken.includes(to)) ?? [];
  ${answer}
}
`,
  );
  return `exec:${process.execPath} ${path}`;
}
/** Stays; in the first round comes in (G3). */
const STAY = `say(JSON.stringify({ id, action: { move: figure, path: view.stage === 1 && view.round === 1 ? wayIn : '' } }));`;

const arena = (...args: (string | number)[]) => run(['arena', '--seed', 'a', ...args]);

interface Bot {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly moves: number;
  readonly faults: Record<string, number>;
}
const botsOf = (stdout: string): Map<string, Bot> =>
  new Map((JSON.parse(stdout) as { bots: Bot[] }).bots.map((bot) => [bot.bot, bot]));

describe('the arena', () => {
  test('prints shares, intervals, ratings and times', async () => {
    const { code, stdout, stderr } = await arena('--bots', 'random,runner', '--games', 11);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^12 basic games of 2 players: 6 piles, 2 seatings each, seed a\n/);
    expect(stdout).toMatch(/\nrunner +12 +\d+ +[\d.]+ % +[\d.]+ \.\. [\d.]+ % +\d+ +[\d.]+ +[\d.]+\n/);
    expect(stdout).toMatch(/\nthe monster +12 /);
  });

  test('the same seed gives the same games in any number of threads, as the records show', async () => {
    const records = await Promise.all(
      [1, 2].map(async (threads) => {
        const out = join(folder, `threads-${threads}.ffr`);
        const options = ['--players', 3, '--mode', 'experienced', '--games', 12, '--out', out];
        const { code } = await arena('--bots', 'fearsome@300,wary', ...options, '--threads', threads);
        expect(code).toBe(0);
        return readFileSync(out, 'utf8');
      }),
    );
    expect(records[1]).toBe(records[0]);
    const games = good(replayRecords(records[0]!));
    expect(games).toHaveLength(12);
    expect(games[0]!.header.names).toEqual({ green: 'fearsome@300', red: 'wary', blue: 'wary' });
    expect(games[1]!.header.names).toEqual({ green: 'wary', red: 'wary', blue: 'fearsome@300' });
    expect(games.every(({ finished }) => finished)).toBe(true);
  });

  test('the same piles for all seatings', async () => {
    const out = join(folder, 'piles.ffr');
    await arena('--bots', 'random,runner', '--games', 8, '--out', out);
    const cards = good(replayRecords(readFileSync(out, 'utf8'))).map(({ lines }) =>
      lines.flatMap((line) => (line.type === 'card' ? [line.card] : [])),
    );
    for (let pile = 0; pile < cards.length; pile += 2) {
      const both = Math.min(cards[pile]!.length, cards[pile + 1]!.length);
      expect(cards[pile]!.slice(0, both)).toEqual(cards[pile + 1]!.slice(0, both));
    }
  });

  test('every choice of more bots than seats plays', async () => {
    const { stdout } = await arena('--bots', 'random,runner,wary', '--players', 2, '--games', 6, '--json');
    expect([...botsOf(stdout).values()].map(({ games }) => games)).toEqual([4, 4, 4]);
  });

  test.each([
    [['--bots', 'hal'], 'there is no bot "hal"'],
    [['--bots', 'wary@x'], 'a budget is a number of positions'],
    [['--bots', 'wary@0'], 'a budget is a number of positions'],
    [['--bots', 'wary', '--longer'], '--longer is for 6 or 7 players (C2)'],
    [[], "required option '-b, --bots <list>' not specified"],
    [['--bots', 'wary', '--out', '/no/such/folder/x.ffr'], "can't be written"],
  ])('%j: wrong use', async (args, message) => {
    const { code, stderr } = await arena(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('an outside program', () => {
  const duel = (bot: string, ...more: (string | number)[]) =>
    arena('--bots', `${bot},random`, '--games', 2, '--threads', 1, '--patience', 60_000, '--json', ...more);

  test('plays: the engine of this program is one', async () => {
    const bot = `exec:${process.execPath} ${BIN} engine`;
    const { code, stdout, stderr } = await duel(bot, '--mode', 'experienced');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { faults, moves, wins } = botsOf(stdout).get(bot)!;
    expect(faults).toEqual({ rubbish: 0, illegal: 0, late: 0, dead: 0 });
    expect(moves).toBeGreaterThan(30);
    expect(wins).toBe(2);
  });

  test('in several threads there is one in each, and they end with the arena', async () => {
    const bot = program('polite', STAY);
    const { code, stdout } = await arena(
      '--bots',
      `${bot},random`,
      '--games',
      8,
      '--threads',
      2,
      '--patience',
      60_000,
      '--json',
    );
    expect(code).toBe(0);
    expect(botsOf(stdout).get(bot)!.faults).toEqual({ rubbish: 0, illegal: 0, late: 0, dead: 0 });
  });

  const faulty: [string, string, string, string][] = [
    ['that answers rubbish', 'rubbish', "say('what?');", 'answered \\"what?\\"'],
    ['that answers without the id', 'rubbish', 'say(\'{"action":{}}\');', 'the id of the request'],
    [
      'that answers with an error',
      'rubbish',
      "say(JSON.stringify({ id, error: 'no' }));",
      'there must be an action',
    ],
    [
      'that does what is not allowed',
      'illegal',
      "say(JSON.stringify({ id, action: { move: figure, path: 'iiii' } }));",
      'wanted what is not allowed: ',
    ],
    [
      "that moves another player's figure",
      'illegal',
      "say(JSON.stringify({ id, action: { move: 'nobody-1', path: '' } }));",
      'there is no figure nobody-1 in this game (G2)',
    ],
  ];
  test.each(faulty)('%s loses its turns, and the arena goes on', async (name, fault, answer, message) => {
    const bot = program(name.replaceAll(/\W/g, '-'), answer);
    const { code, stdout, stderr } = await duel(bot);
    expect(code).toBe(0);
    const { faults, moves } = botsOf(stdout).get(bot)!;
    expect(faults).toEqual({ rubbish: 0, illegal: 0, late: 0, dead: 0, [fault]: moves });
    expect(stderr.split('\n')[0]).toMatch(/^pile 1, seating 1: exec:.*, green, .*; green-1 comes in$/);
    expect(stderr).toMatch(/, green, .*; green-\d stays$/m);
    expect(JSON.stringify(stderr)).toContain(message);
  });

  test('that dies is started again a few times, then no more', async () => {
    const bot = program('mortal', `if (asked === 3) process.exit(1); ${STAY}`);
    const { code, stdout, stderr } = await duel(bot);
    expect(code).toBe(0);
    const { faults, moves } = botsOf(stdout).get(bot)!;
    expect(faults['dead']).toBe(moves - 8); // four lives of two answers
    expect(stderr).toContain('ended without an answer');
    expect(stderr).toContain('has ended too often and is not started again');
  });

  test('that answers late: the late answer counts for nothing later', async () => {
    // The answer to the first request comes with the second: it would be a wrong one.
    const bot = program(
      'late',
      `if (asked === 1) continue;
       if (asked === 2) say(JSON.stringify({ id: id - 1, action: { move: 'nobody', path: '' } }));
       ${STAY}`,
    );
    const { code, stdout, stderr } = await duel(bot, '--patience', 4000);
    expect(code).toBe(0);
    expect(botsOf(stdout).get(bot)!.faults).toEqual({ rubbish: 0, illegal: 0, late: 1, dead: 0 });
    expect(stderr).toContain('did not answer within 4000 ms');
  });

  test('that never answers is ended', async () => {
    const bot = program('silent', '');
    const { code, stdout, stderr } = await duel(bot, '--patience', 50);
    expect(code).toBe(0);
    const { faults, moves } = botsOf(stdout).get(bot)!;
    expect(faults['late']).toBe(12);
    expect(faults['dead']).toBe(moves - 12);
    expect(stderr).toContain('3 times in a row: it is ended');
  });

  test('that does not exist', async () => {
    const { code, stdout } = await duel('exec:no-such-program-here');
    expect(code).toBe(0);
    const { faults, moves } = botsOf(stdout).get('exec:no-such-program-here')!;
    expect(faults['dead']).toBe(moves);
  });

  test('whose placing is rubbish has a tile placed', async () => {
    const bot = program('builder', `if (view.phase === 'placing') say('x'); else ${STAY}`);
    const { code, stdout, stderr } = await duel(bot, '--mode', 'experienced');
    expect(code).toBe(0);
    expect(botsOf(stdout).get(bot)!.faults['rubbish']).toBe(17);
    expect(stderr).toContain('; a tile is placed for it\n');
  });
});
