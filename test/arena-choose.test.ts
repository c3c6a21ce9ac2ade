import { describe, expect, test } from 'vitest';
import { answerLine } from '../src/cli/engine/requests.ts';
import { decide } from '../src/rules/index.ts';
import { writeView } from '../src/rules/notation/index.ts';
import { allStay, gameOf } from './helpers/games.ts';

const ask = (request: object) => JSON.parse(answerLine(JSON.stringify({ do: 'choose', ...request })));
const game = gameOf();
const view = JSON.parse(writeView(game));

describe('the request "choose"', () => {
  test('a move that is allowed, with chances, a line and what it cost', () => {
    const answer = ask({ id: 7, view });
    expect(Object.keys(answer)).toEqual(['id', 'action', 'value', 'line', 'nodes']);
    const { action, value, line, nodes } = answer;
    expect(decide(game, 0, { type: 'move', figure: action.move, path: action.path }).ok).toBe(true);
    expect(Object.keys(value)).toEqual(['red', 'blue']);
    expect(value.red + value.blue).toBeGreaterThan(0.5);
    expect(line[0]).toEqual(action);
    expect(line).toHaveLength(4); // the whole first round
    expect(nodes).toBeGreaterThan(10);
  });

  test('the same seed and nodes, the same answer', () => {
    const request = { view, bot: 'fearsome', seed: 'x', nodes: 500 };
    expect(ask(request)).toEqual(ask(request));
  });

  test('chances only where the bot reckons with them', () => {
    expect(ask({ view, bot: 'random', seed: '1' })).toEqual({
      action: { move: expect.stringMatching(/^red-[1-4]$/), path: expect.any(String) },
      line: [expect.anything()],
      nodes: 1,
    });
  });

  test('with "explain" the moves it compared, its choice first', () => {
    const { action, line, value, moves } = ask({ view, bot: 'master', nodes: 2000, explain: true });
    expect(moves).toHaveLength(5);
    expect(moves[0]).toMatchObject({ action, line, value });
    for (const move of moves) {
      expect(Object.keys(move)).toEqual(['action', 'value', 'line', 'trials']);
      expect(move.line[0]).toEqual(move.action);
      expect(move.trials).toBeLessThanOrEqual(moves[0].trials);
    }
    expect(ask({ view, bot: 'runner', explain: true }).moves).toEqual([]);
  });

  test('S3: a tile to place', () => {
    const placing = gameOf({ mode: 'experienced' });
    const { action } = ask({ view: JSON.parse(writeView(placing)), seed: 'x' });
    expect(Object.keys(action)).toEqual(['place']);
    expect(decide(placing, 0, { type: 'place', tile: action.place }).ok).toBe(true);
  });

  test('a time instead of nodes', () => {
    const { nodes } = ask({ view, bot: 'fearsome', nodes: 100_000_000, milliseconds: 1 });
    expect(nodes).toBeLessThan(1_000_000);
  });

  const monster = gameOf();
  allStay(monster);
  test.each<[string, string, object]>([
    ['missing-field', 'has no field "view"', {}],
    ['unknown-field', 'unknown field "time"', { view, time: 1 }],
    [
      'bad-value',
      'bot must be one of random, runner, wary, cunning, fearsome, dreamer, ',
      { view, bot: 'hal' },
    ],
    ['bad-value', 'explain must be true or false, not "yes"', { view, explain: 'yes' }],
    ['bad-value', 'seed must be a text', { view, seed: 1 }],
    ['bad-value', 'nodes must be a whole number from 1', { view, nodes: 0 }],
    ['bad-value', 'milliseconds must be a whole number from 1', { view, milliseconds: 0.5 }],
    ['C4', 'view.turn: "green" does not play (C4)', { view: { ...view, turn: 'green' } }],
    ['G1', 'a card is turned first (G1)', { view: JSON.parse(writeView(monster)) }],
  ])('%s: %s', (code, message, request) => {
    const { error } = ask(request);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });
});
