import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPosition, aShareOfRuns } from '../../test/helpers/arbitraries.ts';
import { halfTurned } from '../../test/helpers/half-turn.ts';
import { evolved, good, walkFrom } from '../../test/helpers/halls.ts';
import { GRID, SPACES, spaceName } from './board.ts';
import { CARDS, pileCards, reachOf } from './cards.ts';
import { directionOf } from './directions.ts';
import type { GameEvent } from './events.ts';
import { forecast } from './forecast.ts';
import { FIRST_FIGURE, isBlockCode } from './ground.ts';
import { readPosition, writePosition } from './notation/position-notation.ts';
import type { Position } from './position.ts';
import { tilesOf } from './position-parts.ts';
import { isBlock } from './tiles.ts';
import { walk } from './walk.ts';

const blocksOf = (position: Position): string[] =>
  tilesOf(position)
    .filter(isBlock)
    .map(({ kind }) => kind)
    .sort();
const without = (list: readonly string[], taken: readonly string[]): string[] =>
  taken.reduce((rest, kind) => rest.toSpliced(rest.indexOf(kind), 1), [...list]);

/** Read again from what it writes, a position is the same to the last bit: nothing stands in two places or in none. */
function expectWhole(position: Position): void {
  const again = good(readPosition(JSON.parse(writePosition(position))));
  expect(again.equals(position)).toBe(true);
  const standing = SPACES.filter((at) => position.at(at) >= FIRST_FIGURE).map((at) => position.at(at));
  expect(new Set(standing).size).toBe(standing.length);
  for (const figure of position.cast.keys()) {
    const place = position.placeOf(figure);
    if (place < GRID) expect(position.at(place)).toBe(FIRST_FIGURE + figure);
  }
  const under = position.at(position.monsterAt);
  expect(isBlockCode(under) || under >= FIRST_FIGURE).toBe(false);
}

describe('any walk', () => {
  const card = fc.constantFrom(...CARDS);

  test('M5 M6 M7: nothing is lost or doubled, one block or figure to a space', () => {
    fc.assert(
      fc.property(aPosition, card, (position, card) => {
        const { position: after, events, eaten } = walkFrom(position, card);
        expectWhole(after);
        const removed = events.flatMap((event) => (event.type === 'blockRemoved' ? [event.block] : []));
        expect(blocksOf(after)).toEqual(without(blocksOf(position), removed));
        expect(new Set(eaten).size).toBe(eaten.length);
        for (const figure of position.cast.keys())
          expect(position.placeOf(figure) < GRID || position.placeOf(figure) === after.placeOf(figure)).toBe(
            true,
          );
        expect(after.hall).toBe(position.hall);
      }),
    );
  });

  test('B5 M9: the walk after half a turn of the whole position is the half-turned walk', () => {
    fc.assert(
      fc.property(aPosition, card, (position, card) => {
        const straight = walkFrom(position, card);
        const turned = walkFrom(halfTurned(position), card);
        expect(writePosition(turned.position)).toBe(writePosition(halfTurned(straight.position)));
        expect(turned.eaten).toEqual(straight.eaten);
        expect(turned.steps).toBe(straight.steps);
        expect(turned.events.map(({ type }) => type)).toEqual(straight.events.map(({ type }) => type));
      }),
    );
  });

  test('M1: a card’s outcome is the beginning of the walk of 20 steps', () => {
    fc.assert(
      fc.property(aPosition, card, (position, card) => {
        const all: GameEvent[] = [];
        walk(position.copy(), { steps: 20, hits: Number.POSITIVE_INFINITY }, (event) => all.push(event));
        const { events, steps, eaten, position: after } = walkFrom(position, card);
        expect(all.slice(0, events.length)).toEqual(events);
        expect(evolved(position, all.slice(0, events.length)).equals(after)).toBe(true);
        const { steps: most, hits } = reachOf(card)!;
        expect(steps <= most && (steps === most || eaten.length >= hits)).toBe(true);
      }),
    );
  });

  test('M1: what is forecast for the cards is what each of them does', () => {
    fc.assert(
      fc.property(aPosition, fc.boolean(), (position, longer) => {
        const { cards, walk: told, danger } = forecast(position, pileCards(longer));
        for (const { card, steps, at, facing, eaten, path, events } of cards) {
          const walked = walkFrom(position, card);
          expect([steps, eaten]).toEqual([walked.steps, walked.eaten]);
          expect([at, facing]).toEqual([
            spaceName(walked.position.monsterAt),
            directionOf(walked.position.facing),
          ]);
          expect(path.slice(1).join(' ')).toBe(walked.path);
          expect(told.slice(0, events)).toEqual(walked.events);
        }
        for (const [id, chance] of danger) {
          const eating = pileCards(longer).filter((card) => walkFrom(position, card).eaten.includes(id));
          expect(chance).toBeCloseTo(eating.length / 8);
        }
      }),
      aShareOfRuns(0.5),
    );
  });

  test('M2 M3: it turns to the one nearest figure it told of seeing, and else keeps its direction', () => {
    fc.assert(
      fc.property(aPosition, (position) => {
        const { events } = walkFrom(position, 10);
        events.forEach((event, index) => {
          if (event.type !== 'monsterLooked') return;
          const seen = [event.ahead, event.left, event.right].flatMap((sight) =>
            'saw' in sight ? [sight] : [],
          );
          const least = Math.min(...seen.map(({ distance }) => distance));
          const nearest = seen.filter(({ distance }) => distance === least);
          expect(event.nearest).toEqual(nearest.map(({ saw }) => saw));
          const next = events[index + 1];
          const turned =
            next?.type === 'monsterTurned' && next.because === 'saw' ? next.facing : event.facing;
          expect(turned).toBe(nearest.length === 1 ? nearest[0]!.to : event.facing);
        });
      }),
    );
  });
});
