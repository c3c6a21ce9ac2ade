import {
  type Action,
  checkPlacement,
  columnOf,
  DIRECTIONS,
  firstOutcome,
  type Game,
  Moves,
  PAIRS,
  type Random,
  rowOf,
  SPACES,
  type Space,
  type SpaceName,
  SUPPLY_KINDS,
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
  const kinds = SUPPLY_KINDS.filter((kind) => game.supply[kind] > 0);
  for (;;) {
    const tile = tileOf(random.pick(kinds), spaceName(random.pick(SPACES)), random);
    if (checkPlacement(game.position, tile) === undefined) return { type: 'place', tile };
  }
}

const leastOf = (game: Game, figure: number): number =>
  firstOutcome(game, figure, moves.find(game.position, figure));

/** A move of any figure that may move: mostly the way to the exit, so that games have all endings. */
function figureMove(game: Game, random: Random): Action {
  const { position } = game;
  const mine = [...position.cast.keys()].filter((f) => game.seatOf(f) === game.turn && game.mayMove(f));
  const figure = random.pick(mine.filter((f) => leastOf(game, f) < moves.count));
  const least = leastOf(game, figure);
  const choices = moves.count - least;
  const tries = Array.from({ length: random.below(4) === 0 ? 1 : 6 }, () => least + random.below(choices));
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
