import {
  type Action,
  checkPlacement,
  columnOf,
  DIRECTIONS,
  type Game,
  Moves,
  PAIRS,
  type Random,
  rowOf,
  SPACES,
  type Space,
  type SpaceName,
  type SupplyKind,
  spaceName,
  type Tile,
  WAITING,
} from '../../src/rules/index.ts';

const moves = new Moves();

/** A tile of a heap on a space, turned as chance will have it. */
function tileOf(kind: SupplyKind, at: SpaceName, random: Random): Tile {
  const facing = random.pick(DIRECTIONS);
  const pair = PAIRS.find((number) => kind === `teleporter-${number}`);
  if (pair !== undefined) return { kind: 'teleporter', pair, at, facing };
  if (kind === 'pool-2x2') return { kind: 'pool', shape: '2x2', at };
  if (kind === 'pool-4x1') return { kind: 'pool', shape: random.pick(['4x1', '1x4'] as const), at };
  return { kind: kind as 'stone', at };
}

function placement(game: Game, random: Random): Action {
  const kinds = game.kindsLeft();
  for (;;) {
    const tile = tileOf(random.pick(kinds), spaceName(random.pick(SPACES)), random);
    if (checkPlacement(game.position, tile) === undefined) return { type: 'place', tile };
  }
}

/** A move of any figure that may move: mostly the way to the exit, so that games have all endings. */
function figureMove(game: Game, random: Random): Action {
  const { position } = game;
  const figure = random.pick(game.movableFigures().filter((one) => moves.findIn(game, one) > 0));
  const choices = moves.findIn(game, figure);
  const tries = Array.from(
    { length: random.below(4) === 0 ? 1 : 6 },
    () => moves.first + random.below(choices),
  );
  const best = tries.reduce((a, b) => (toExit(moves.to(b)) < toExit(moves.to(a)) ? b : a));
  return { type: 'move', figure: position.cast[figure]!.id, path: moves.path(best) };
}

const toExit = (place: number): number => {
  if (place === WAITING) return 99;
  return place > WAITING ? -1 : columnOf(place as Space) + rowOf(place as Space);
};

/** Something the player whose turn it is may do. */
export const someAction = (game: Game, random: Random): Action =>
  game.phase === 'placing' ? placement(game, random) : figureMove(game, random);
