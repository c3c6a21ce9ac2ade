import { describe, expect, test } from 'vitest';
import { isRefusal, newGame, playTile, type Tile } from '../../rules/index.ts';
import { SUPPLY_SIZE } from '../../rules/tiles.ts';
import { LAYOUT_NAMES, layoutTiles } from './layouts.ts';
import { randomLayout } from './random-layout.ts';

/** Lays the tiles in turn order and says what the rules say. */
function lay(tiles: readonly Tile[]) {
  const game = newGame({
    mode: 'experienced',
    players: ['green', 'red', 'blue'],
    start: 'red',
    longer: false,
  });
  if (isRefusal(game)) throw new Error(game.message);
  const refused = tiles
    .map((tile) => playTile(game, game.turn, tile))
    .filter((answer) => answer !== undefined);
  return { phase: game.phase, refused };
}

describe('S3 S4 S5: ready-made halls', () => {
  test.each(LAYOUT_NAMES)('%s is allowed and complete', (name) => {
    const tiles = layoutTiles(name);
    expect(tiles).toHaveLength(SUPPLY_SIZE);
    expect(lay(tiles)).toEqual({ phase: 'moving', refused: [] });
  });
});

describe('S3 S4 S5: halls laid by chance', () => {
  test('a hundred of them are allowed and complete', () => {
    for (let seed = 0; seed < 100; seed++) {
      expect(lay(randomLayout(`layout ${seed}`)), `seed ${seed}`).toEqual({ phase: 'moving', refused: [] });
    }
  });

  test('the same seed lays the same hall, another one another', () => {
    expect(randomLayout('a')).toEqual(randomLayout('a'));
    expect(randomLayout('a')).not.toEqual(randomLayout('b'));
  });
});
