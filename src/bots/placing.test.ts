import { expect, test } from 'vitest';
import { gameOf } from '../../test/helpers/games.ts';
import { coverOf, type Game, playTile, Random, type SpaceName } from '../rules/index.ts';
import { getReady } from './index.ts';
import { type Placing, placeAnywhere, placeApart, placeByValue } from './placing.ts';

await getReady('master');

function laid(place: Placing, seed: string): Game {
  const game = gameOf({ mode: 'experienced', players: ['red', 'blue', 'green'] });
  const random = new Random(seed);
  while (game.phase === 'placing') {
    const { action } = place(game, random);
    if (action.type !== 'place') throw new Error('it must place');
    expect(playTile(game, game.turn, action.tile)).toBeUndefined();
  }
  return game;
}

/** Pairs of tiles that touch. */
function touching(game: Game): number {
  const spots = game.tiles.map((tile) => coverOf(tile).map(cornerOf));
  let pairs = 0;
  for (const [i, own] of spots.entries()) {
    for (const other of spots.slice(i + 1)) {
      if (own.some(([x, y]) => other.some(([a, b]) => Math.abs(x - a) + Math.abs(y - b) === 1))) pairs++;
    }
  }
  return pairs;
}
const cornerOf = (name: SpaceName): readonly [number, number] => [name.charCodeAt(0), Number(name.slice(1))];

const SEEDS = ['1', '2', '3', '4', '5', '6'];
const clumps = (place: Placing) => SEEDS.reduce((sum, seed) => sum + touching(laid(place, seed)), 0);

test('S3: whoever lays tiles apart leaves hardly any that touch', () => {
  expect(clumps(placeApart)).toBeLessThan(clumps(placeAnywhere) / 3);
});

test('S3: tiles laid by value are allowed, and the same for the same seed', () => {
  expect(laid(placeByValue, 'x').tiles).toEqual(laid(placeByValue, 'x').tiles);
});
