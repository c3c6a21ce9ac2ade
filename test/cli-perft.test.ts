import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Game, type Position, playCard, playMove, WAITING, walkPath } from '../src/rules/index.ts';
import { readDrawing, writePosition } from '../src/rules/notation/index.ts';
import { replayRecords } from '../src/rules/records/index.ts';
import { CORPUS, run } from './cli-process.ts';
import { good } from './helpers/halls.ts';

/** A slow way to all outcomes, without the search: every string of letters is tried. */
function outcomesByTrying(position: Position, figure: number): Position[] {
  const found = new Map<string, Position>();
  const add = (path: string): void => {
    const after = position.copy();
    if (walkPath(after, figure, path) === undefined) found.set(writePosition(after), after);
    if (path.length < position.pointsOf(figure)) for (const letter of 'neswio') add(path + letter);
  };
  add('');
  return [...found.values()];
}

function leavesByTrying(position: Position, depth: number, moved: readonly number[] = []): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (let figure = 0; figure < position.cast.length; figure++) {
    const mayMove = position.pointsOf(figure) > 0 && position.placeOf(figure) <= WAITING;
    if (!mayMove || moved.includes(figure)) continue;
    for (const after of outcomesByTrying(position, figure)) {
      sum += leavesByTrying(after, depth - 1, [...moved, figure]);
    }
  }
  return sum;
}

const CROWD = `   a b c d e f g h i j k l m n o p
 1 . A # . . . . . . . . .
 2 # . . . . . . . . . . . .
 3 . . # . . . . . ~ ~ . . . .
 4 . . . . . . . # ~ ~ B . # . .
 5 . . . . . . . # . . # . . . . .
 6 . . . . . . . . # . . . . # . .
 7 . . . 1>. . # . . @^. . . . . .
 8   . . . # . . . . C . . # . . .
 9     . . ~ ~ ~ ~ . . . . . . # .
10       . . # . . # . . r 1v. . .
11         . . . . . . u . . . . .
legend: A red-1 3 of red; B red-2 4 of red; C blue-1 2 of blue; entrance blue-2 3 of blue
`;

interface Perft {
  readonly counts: { readonly depth: number; readonly outcomes: number }[];
  readonly divided?: { readonly move: string; readonly outcomes: number }[];
}

async function perft(args: readonly (string | number)[], input = ''): Promise<Perft> {
  const { code, stdout, stderr } = await run(['perft', ...args, '--json'], input);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}
const outcomesOf = ({ counts }: Perft): number[] => counts.map(({ outcomes }) => outcomes);

describe('a position', () => {
  test('the counts stay what they are', async () => {
    expect(outcomesOf(await perft(['-', '--depth', 3], CROWD))).toEqual([195, 14353, 503307]);
  });

  test('the slow way counts the same', () => {
    const position = good(readDrawing(CROWD));
    expect([1, 2].map((depth) => leavesByTrying(position, depth))).toEqual([195, 14353]);
  });

  test('--divide gives the same sum, and a count for each first move', async () => {
    const { counts, divided } = await perft(['-', '--depth', 2, '--divide'], CROWD);
    expect(divided).toHaveLength(counts[0]!.outcomes);
    expect(divided!.reduce((sum, { outcomes }) => sum + outcomes, 0)).toBe(counts[1]!.outcomes);
    expect(divided!.map(({ move }) => move)).toContain('blue-2 i p11');
    expect(divided!.map(({ move }) => move)).toContain('red-1 wo out');
  });

  test('as a table for people', async () => {
    const { code, stdout } = await run(['perft', '-', '--depth', 1, '--divide'], CROWD);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^depth +outcomes +seconds +outcomes per second\n +1 +\d+ /);
    expect(stdout).toMatch(/^red-1 stays b1: 1$/m);
  });
});

describe('a record', () => {
  /** Plays on from a game in all ways, the moves found the slow way. */
  function leavesOfGame(game: Game, depth: number): number {
    if (depth === 0) return 1;
    if (game.phase !== 'moving') return 0;
    let sum = 0;
    for (let figure = 0; figure < game.position.cast.length; figure++) {
      if (game.seatOf(figure) !== game.turn || !game.mayMove(figure)) continue;
      for (const path of pathsByTrying(game.position, figure)) {
        const after = game.copy();
        if (playMove(after, game.turn, figure, path) !== undefined) continue;
        for (const next of withCards(after)) sum += leavesOfGame(next, depth - 1);
      }
    }
    return sum;
  }

  function pathsByTrying(position: Position, figure: number): string[] {
    const paths = new Map<string, string>();
    const add = (path: string): void => {
      const after = position.copy();
      const place = walkPath(after, figure, path) === undefined ? writePosition(after) : undefined;
      if (place !== undefined && !paths.has(place)) paths.set(place, path);
      if (path.length < position.pointsOf(figure)) for (const letter of 'neswio') add(path + letter);
    };
    add('');
    return [...paths.values()];
  }

  function withCards(game: Game): Game[] {
    if (game.phase !== 'monster') return [game];
    return [...new Set(game.possibleCards())].map((card) => {
      const after = game.copy();
      playCard(after, card);
      return after;
    });
  }

  const record = readFileSync(`${CORPUS}basic-2.ffr`, 'utf8').split('\n');
  const cards = record.flatMap((line, index) => (line.includes('"card"') ? [index] : []));
  /** Two moves before the end of a round, the monster and the next round behind it. */
  const beforeCard = `${record.slice(0, cards[0]! - 2).join('\n')}\n`;

  test('the counts stay what they are, with every card after a round', async () => {
    expect(outcomesOf(await perft(['-', '--depth', 3], beforeCard))).toEqual([17, 1024, 76144]);
  });

  test('the slow way counts the same', () => {
    const { game } = good(replayRecords(beforeCard))[0]!;
    expect([1, 2].map((depth) => leavesOfGame(game, depth))).toEqual([17, 1024]);
  });

  test('a game that waits for its card has a branch for each', async () => {
    const waiting = `${record.slice(0, cards[1]!).join('\n')}\n`;
    const { divided } = await perft(['-', '--depth', 1, '--divide'], waiting);
    const { game } = good(replayRecords(waiting))[0]!;
    expect(divided!.map(({ move }) => move)).toEqual(
      [...new Set(game.cardsLeft)].map((card) => `card ${card}`),
    );
  });

  test('tiles are placed in every way', async () => {
    const header = readFileSync(`${CORPUS}experienced-2.ffr`, 'utf8').split('\n')[0]!;
    const { counts } = await perft(['-', '--depth', 1], header);
    // 150 spaces for each kind of block, four ways to turn each teleporter, and where the pools fit (S4).
    const pools = 124 + 117 + 102;
    expect(counts[0]!.outcomes).toBe(4 * 150 + 2 * 4 * 150 + pools);
  });

  test('a game that is over has nothing behind it', async () => {
    expect(outcomesOf(await perft([`${CORPUS}basic-2.ffr`, '--depth', 2]))).toEqual([0, 0]);
  });
});
