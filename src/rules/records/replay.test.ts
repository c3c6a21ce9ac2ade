import { describe, expect, test } from 'vitest';
import { good } from '../../../test/helpers/halls.ts';
import type { GameEvent } from '../events.ts';
import { recordLineOf } from './record-lines.ts';
import { Replay, replayRecords, writeRecord } from './replay.ts';

const HEADER =
  '{"format":"fearsome-floors/1","mode":"basic","players":["red","blue"],"start":"red","longer":false}';
const FIRST_ROUND = [
  '{"move":"red-1","path":"i"}',
  '{"move":"blue-4","path":"iwwww"}',
  '{"move":"red-4","path":"inn"}',
  '{"move":"blue-2","path":"iw"}',
  '{"card":"8"}',
];
const FOUR_COME_IN = [
  '{"move":"red-1","path":"i"}',
  '{"move":"blue-2","path":"in"}',
  '{"move":"red-2","path":"iw"}',
  '{"move":"blue-3","path":"inn"}',
];
const stays = (...ids: string[]) => ids.map((id) => `{"move":"${id}","path":""}`);
/** Four come in and are eaten in stage one, and nobody enters again: two stages of seven cards. */
const LONG_WAIT = (): string[] => {
  const figures = [1, 2, 3, 4].flatMap((n) => [`red-${n}`, `blue-${n}`]);
  const other = [1, 2, 3, 4].flatMap((n) => [`blue-${n}`, `red-${n}`]);
  const cards = ['5', '7', '7', '8', '8', '10', '1 hit'];
  const rounds = [...cards, ...cards].flatMap((card, round) => {
    const order = round % 2 === 0 ? figures : other;
    return [...(round === 0 ? FOUR_COME_IN : stays(...order)), `{"card":"${card}"}`];
  });
  return [HEADER, ...rounds];
};
const NOBODY = '{"result":{"winner":null,"reason":"last-card","out":{"red":0,"blue":0}}}';
const textOf = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const wrong = (...lines: string[]): string => {
  const read = replayRecords(textOf(...lines));
  return read.ok ? 'nothing wrong' : `${read.code}: ${read.message}`;
};

describe('playing records again', () => {
  test('a game still going on', () => {
    const [played, ...more] = good(replayRecords(textOf(HEADER, ...FIRST_ROUND)));
    expect(more).toEqual([]);
    expect([played!.finished, played!.game.round, played!.game.cardsDrawn]).toEqual([false, 2, ['8']]);
    expect(played!.header.players).toEqual(['red', 'blue']);
    expect(writeRecord(played!.lines)).toBe(textOf(HEADER, ...FIRST_ROUND));
  });

  test('a finished game with its result', () => {
    const text = textOf(...LONG_WAIT(), NOBODY);
    const [played] = good(replayRecords(text));
    expect([played!.finished, played!.game.phase]).toEqual([true, 'over']);
    expect(writeRecord(played!.lines)).toBe(text);
  });

  test('a header that is refused leaves the game before it as it was', () => {
    const replay = new Replay();
    for (const line of [HEADER, ...FIRST_ROUND]) replay.feed(line);
    expect(replay.feed(HEADER.replace('"blue"', '"red"')).ok).toBe(false);
    expect([replay.game?.round, replay.games.length]).toEqual([2, 0]);
    expect(replay.feed('{"move":"blue-1","path":""}').ok).toBe(true);
  });

  test('several records one after another', () => {
    const text = textOf(HEADER, ...FIRST_ROUND, HEADER, ...LONG_WAIT().slice(1), NOBODY, HEADER);
    const games = good(replayRecords(text));
    expect(games.map(({ finished, game }) => [finished, game.round])).toEqual([
      [false, 2],
      [true, 7],
      [false, 1],
    ]);
    expect(games.map(({ lines }) => writeRecord(lines)).join('')).toBe(text);
  });

  test('blank lines are passed over but counted', () => {
    expect(good(replayRecords(`\n${HEADER}\n\n  \n${FIRST_ROUND[0]}`)).length).toBe(1);
    expect(wrong('', HEADER, '', '{"card":"5"}')).toMatch(/^G1: line 4: /);
  });

  test('an empty text holds no game', () => {
    expect(good(replayRecords(''))).toEqual([]);
  });

  test('the experienced game with its tiles', () => {
    const experienced = HEADER.replace('basic', 'experienced');
    const place = '{"place":{"kind":"stone","at":"c4"},"by":"red"}';
    const [played] = good(replayRecords(textOf(experienced, place)));
    expect([played!.game.phase, played!.game.turn, played!.game.tiles]).toEqual([
      'placing',
      1,
      [{ kind: 'stone', at: 'c4' }],
    ]);
  });

  test('a listener hears the events, and they make the record', () => {
    const events: GameEvent[] = [];
    good(replayRecords(textOf(HEADER, ...FIRST_ROUND), (event) => events.push(event)));
    const lines = events.flatMap((event) => recordLineOf(event) ?? []);
    expect(writeRecord(lines)).toBe(textOf(...FIRST_ROUND));
  });

  test('line by line', () => {
    const replay = new Replay();
    expect(replay.game).toBeUndefined();
    expect(replay.feed('  ')).toEqual({ ok: true, value: undefined });
    expect(replay.feed(HEADER)).toMatchObject({ ok: true, value: { type: 'header' } });
    expect(replay.feed(FIRST_ROUND[0]!)).toMatchObject({
      ok: true,
      value: { type: 'move', figure: 'red-1' },
    });
    expect(replay.feed('{"move":"blue-4","path":"iww"')).toMatchObject({ ok: false, code: 'bad-json' });
    expect(replay.feed('{"move":"blue-4","path":"iss"}')).toMatchObject({ ok: false, code: 'F4' });
    expect(replay.feed(FIRST_ROUND[1]!)).toMatchObject({ ok: true });
    expect(replay.game?.turn).toBe(0);
    expect(good(replay.end())[0]!.lines.length).toBe(3);
    expect(replay.game).toBeUndefined();
  });
});

describe('lines that are refused, by their number and rule', () => {
  const round = [HEADER, ...FIRST_ROUND];
  test.each<[string, string[]]>([
    ['bad-json: line 1: this is not JSON', ['x']],
    ['bad-record: line 1: a record begins with its "format" line', ['{"card":"5"}']],
    ['bad-record: line 1: a line has one of the fields', ['{}']],
    ['C3: line 1: the game is for 2 to 7 players, not 1 (C3)', [HEADER.replace('"red","blue"', '"red"')]],
    ["C4: line 1: two players can't both be red (C4)", [HEADER.replace('"red","blue"', '"red","red"')]],
    ['C4: line 1: black has only three figures', [HEADER.replace('"blue"', '"black"')]],
    ['S6: line 1: green begins but does not play (S6)', [HEADER.replace('"start":"red"', '"start":"green"')]],
    ['C2: line 1: the longer game is for 6 or 7 players (C2)', [HEADER.replace('false', 'true')]],
    ["G2: line 2: it is red's turn (G2)", [HEADER, FIRST_ROUND[1]!]],
    ['G2: line 2: there is no figure red-5 in this game (G2)', [HEADER, ...stays('red-5')]],
    ['G2: line 4: red-1 has moved in this round (G2)', [...round.slice(0, 3), ...stays('red-1')]],
    [
      "G3: line 3: blue-1 can't stay outside: in the first round two figures come onto the board, and blue-2 can come in (G3)",
      [HEADER, FIRST_ROUND[0]!, ...stays('blue-1')],
    ],
    [
      'F1: line 2: red-1 shows 1, and this path takes 2 points (F1)',
      [HEADER, '{"move":"red-1","path":"iw"}'],
    ],
    ['F4: line 2: ', [HEADER, '{"move":"red-4","path":"is"}']],
    ['S3: line 2: no tiles are placed now (S3)', [HEADER, '{"place":{"kind":"stone","at":"c4"},"by":"red"}']],
    ['G1: line 2: the monster moves when all figures have moved (G1)', [HEADER, '{"card":"8"}']],
    [
      'G1: line 6: the monster moves now: a card is turned first (G1)',
      [...round.slice(0, 5), ...stays('red-2')],
    ],
    [
      "G6: line 6: the first card of a game can't be a hits card (G6)",
      [...round.slice(0, 5), '{"card":"1 hit"}'],
    ],
    ['G6: line 6: the card 3 hits is not among those left (G6)', [...round.slice(0, 5), '{"card":"3 hits"}']],
    ['G8: line 2: the game is not over, so it has no result (G8)', [HEADER, NOBODY]],
    [
      `G8: line 124: the game ended otherwise: ${NOBODY} (G8)`,
      [...LONG_WAIT(), NOBODY.replace('null', '"red"')],
    ],
    ['bad-record: line 125: nothing follows a result but the next record', [...LONG_WAIT(), NOBODY, NOBODY]],
    ['G8: line 124: the game is over (G8)', [...LONG_WAIT(), '{"card":"5"}']],
    ['bad-record: line 123: the game is over, but its result line is missing', LONG_WAIT()],
    ['bad-record: line 124: the game is over, but its result line is missing', [...LONG_WAIT(), HEADER]],
  ])('%s', (message, lines) => {
    expect(wrong(...lines)).toContain(message);
  });

  test('S3: a tile out of turn, or by one who does not play', () => {
    const experienced = HEADER.replace('basic', 'experienced');
    const place = (by: string) => `{"place":{"kind":"stone","at":"c4"},"by":"${by}"}`;
    expect(wrong(experienced, place('blue'))).toBe("G2: line 2: it is red's turn (G2)");
    expect(wrong(experienced, place('green'))).toBe("G2: line 2: it is red's turn (G2)");
    expect(wrong(experienced, place('red').replace('c4', 'b1'))).toBe(
      'S4: line 2: nothing may be placed on b1 (S4)',
    );
    expect(wrong(experienced, ...stays('red-1'))).toBe('S3: line 2: the tiles are placed first (S3)');
  });
});
