import {
  isRefusal,
  newGame,
  placementsOf,
  playTile,
  Random,
  type SupplyKind,
  type Tile,
} from '../../rules/index.ts';

/** What is hardest to find a place for comes first. */
const LARGEST_FIRST: readonly SupplyKind[] = ['pool-4x1', 'pool-2x2', 'teleporter-1', 'teleporter-2'];

/** A hall laid by chance (S3 to S5): the same seed lays the same hall. */
export function randomLayout(seed: string): Tile[] {
  const random = new Random(seed);
  const game = newGame({ mode: 'experienced', players: ['green', 'red'], start: 'green', longer: false });
  if (isRefusal(game)) throw new Error(game.message);
  while (game.phase === 'placing') {
    const left = game.kindsLeft();
    const kind = LARGEST_FIRST.find((one) => left.includes(one)) ?? random.pick(left);
    const refused = playTile(game, game.turn, random.pick(placementsOf(game.position, kind)));
    if (refused !== undefined) throw new Error(refused.message);
  }
  return [...game.tiles];
}
