import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aShareOfRuns } from '../../test/helpers/arbitraries.ts';
import { gameOf, stateOf } from '../../test/helpers/games.ts';
import { good } from '../../test/helpers/halls.ts';
import { someAction } from '../../test/helpers/random-game.ts';
import { pileCards } from './cards.ts';
import { coloursFor, firstNumbers, otherSide } from './cast.ts';
import { type Action, decide } from './decide.ts';
import { DIRECTIONS } from './directions.ts';
import type { GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Game, Setup } from './game.ts';
import { FIRST_FIGURE } from './ground.ts';
import { viewIn, writeView } from './notation/game-view.ts';
import { readPosition, writePosition } from './notation/position-notation.ts';
import { Pile } from './pile.ts';
import { playCard, playMove, playTile } from './play.ts';
import { EATEN, OUT } from './position.ts';
import { Random } from './random.ts';
import { type RecordLine, recordLineOf } from './records/record-lines.ts';
import { replayRecords, writeRecord } from './records/replay.ts';

const aSetup: fc.Arbitrary<Setup> = fc
  .record({
    count: fc.integer({ min: 2, max: 7 }),
    mode: fc.constantFrom('basic', 'experienced'),
    longer: fc.boolean(),
    start: fc.nat(6),
    order: fc.nat(),
  })
  .map(({ count, mode, longer, start, order }) => {
    const colours = new Random(order).shuffle(coloursFor(count)).slice(0, count);
    return { mode, players: colours, start: colours[start % count]!, longer: longer && count > 5 };
  });
const aGame = fc.record({ setup: aSetup, seed: fc.nat() });

/** Plays an action in place, and with it the card where one is due. */
function playInPlace(game: Game, action: Action, events: readonly GameEvent[]): void {
  const seat = game.turn;
  const refused =
    action.type === 'place'
      ? playTile(game, seat, action.tile)
      : playMove(game, seat, game.position.figureNamed(action.figure)!, action.path);
  expect(refused).toBeUndefined();
  const drawn = events.find((event) => event.type === 'cardDrawn');
  if (drawn?.type === 'cardDrawn') expect(playCard(game, drawn.card)).toBeUndefined();
}

/** Plays a game to its end by chance; `visit` sees it after every action, played in place, with what was decided. */
function playOut(
  { setup, seed }: { setup: Setup; seed: number },
  visit: (game: Game, before: Game, events: readonly GameEvent[]) => void,
): RecordLine[] {
  const random = new Random(seed);
  const pile = new Pile(new Random(`${seed} pile`));
  const game = gameOf(setup);
  const lines: RecordLine[] = [{ type: 'header', header: setup }];
  while (game.phase !== 'over') {
    const before = game.copy();
    const action = someAction(game, random);
    const decision = decide(game, game.turn, action, pile.draw);
    if (!decision.ok) throw new Error(`${JSON.stringify(action)}: ${decision.message}`);
    playInPlace(game, action, decision.events);
    lines.push(...decision.events.flatMap((event) => recordLineOf(event) ?? []));
    visit(game, before, decision.events);
  }
  return lines;
}

function expectSound(game: Game): void {
  const { position } = game;
  const each = firstNumbers(game.players);
  expect(position.cast.length).toBe(game.players * each.length);
  expect(position.cast.map(({ id }) => id)).toEqual(
    game.setup.players.flatMap((colour) => each.map((_, index) => `${colour}-${index + 1}`)),
  );
  for (const figure of position.cast.keys()) {
    const place = position.placeOf(figure);
    if (position.isOnBoard(figure)) expect(position.at(place)).toBe(FIRST_FIGURE + figure);
    const first = each[figure % each.length]!;
    expect([first, otherSide(first)]).toContain(position.pointsOf(figure));
    if (game.stage === 1) expect(place).not.toBe(EATEN);
  }
  for (const [seat, out] of game.out.entries()) {
    const first = game.firstFigure(seat);
    const left = each.filter((_, index) => position.placeOf(first + index) === OUT);
    expect(out).toBe(left.length);
  }
  if (game.phase !== 'placing') {
    const again = good(readPosition(JSON.parse(writePosition(position))));
    expect(again.equals(position)).toBe(true); // one block or figure to a space, nothing in two places
  }
}

/** Every path by which a figure could come in with 5 points or less, those of one point first. */
const WAYS_IN = ['i'];
for (const path of WAYS_IN) if (path.length < 5) WAYS_IN.push(...DIRECTIONS.map((way) => path + way));

describe('any game', () => {
  test('G1 G2: deciding and evolving is the same as playing in place, after every action', () => {
    fc.assert(
      fc.property(aGame, (chances) => {
        playOut(chances, (game, before, events) => {
          expect(stateOf(events.reduce(evolve, before))).toEqual(stateOf(game));
        });
      }),
      aShareOfRuns(0.1),
    );
  });

  test('G3: in the first round staying outside is allowed just where nobody can come in', () => {
    fc.assert(
      fc.property(aGame, (chances) => {
        playOut(chances, (_, before) => {
          if (before.phase !== 'moving' || !before.isFirstRound) return;
          const mine = before.position.cast.filter(
            (_, figure) => before.seatOf(figure) === before.turn && before.mayMove(figure),
          );
          const may = (figure: string, path: string): boolean =>
            decide(before, before.turn, { type: 'move', figure, path }).ok;
          const canComeIn = mine.some(({ id }) => WAYS_IN.some((path) => may(id, path)));
          expect(mine.map(({ id }) => may(id, ''))).toEqual(mine.map(() => !canComeIn));
        });
      }),
      aShareOfRuns(0.1),
    );
  });

  test('C1 C3 G5: nothing is lost or doubled', () => {
    fc.assert(
      fc.property(aGame, (chances) => {
        playOut(chances, expectSound);
      }),
      aShareOfRuns(0.2),
    );
  });

  test('C2 G6: cards come from the pile, and the game does not hold their order', () => {
    fc.assert(
      fc.property(aGame, (chances) => {
        const fields = Object.keys(stateOf(gameOf(chances.setup))).sort();
        playOut(chances, (game) => {
          const pile = pileCards(chances.setup.longer);
          expect([...game.cardsLeft, ...game.cardsDrawn].sort()).toEqual([...pile].sort());
          // In the order of the list, not of the pile.
          const places = game.cardsLeft.map((card) => pile.indexOf(card));
          expect(places).toEqual([...places].sort((a, b) => a - b));
          expect(game.cardsDrawn.length).toBe(
            game.phase === 'over' ? game.cardsDrawn.length : game.round - 1,
          );
          expect(Object.keys(stateOf(game)).sort()).toEqual(fields);
        });
      }),
      aShareOfRuns(0.2),
    );
  });

  test('G7 G8 G9: it ends after 14 cards at the latest, with the result its figures show', () => {
    fc.assert(
      fc.property(aGame, (chances) => {
        let last: Game | undefined;
        const lines = playOut(chances, (game) => {
          last = game;
        });
        expect(lines.filter(({ type }) => type === 'card').length).toBeLessThanOrEqual(14);
        const { winner, reason, out } = last!.result!;
        const counts = Object.values(out);
        const most = Math.max(...counts);
        if (winner === null) expect(most).toBe(0);
        else expect(out[winner]).toBe(most);
        expect(reason === 'escaped').toBe(most >= last!.figuresEach - 1);
        if (reason === 'all-gone') expect(last!.allGone()).toBe(true);
        expect(lines.at(-1)).toEqual({ type: 'result', result: last!.result });
      }),
      aShareOfRuns(0.2),
    );
  });

  test('G2: a game read from its view goes on as the game itself', () => {
    fc.assert(
      fc.property(aGame, (chances) => {
        playOut(chances, (game) => {
          if (game.phase === 'over') return;
          const view = writeView(game);
          const again = viewIn(JSON.parse(view), 'view');
          expect(writeView(again)).toBe(view);
          expect(again.position.equals(game.position)).toBe(true);
          expect([again.turn, again.starter, [...again.moved], [...again.out]]).toEqual([
            game.turn,
            game.starter,
            [...game.moved],
            [...game.out],
          ]);
          expect(again.resultFor('last-card')).toEqual(game.resultFor('last-card'));
          expect(again.possibleCards()).toEqual(game.possibleCards());
        });
      }),
      aShareOfRuns(0.1),
    );
  });

  test('a record played again is the game, and its record is the record', () => {
    fc.assert(
      fc.property(aGame, (chances) => {
        let last: Game | undefined;
        const text = writeRecord(
          playOut(chances, (game) => {
            last = game;
          }),
        );
        const [replayed, ...more] = good(replayRecords(text));
        expect(more).toEqual([]);
        expect(stateOf(replayed!.game)).toEqual(stateOf(last!));
        expect(writeRecord(replayed!.lines)).toBe(text);
        expect(replayed!.finished).toBe(true);
        const { winner, reason, out } = last!.result!;
        const otherwise = { winner: winner === null ? chances.setup.start : null, reason, out };
        const wrong = `${text.slice(0, text.lastIndexOf('{"result"'))}${JSON.stringify({ result: otherwise })}\n`;
        expect(replayRecords(wrong)).toMatchObject({ ok: false, code: reason === 'escaped' ? 'G7' : 'G8' });
      }),
      aShareOfRuns(0.2),
    );
  });
});
