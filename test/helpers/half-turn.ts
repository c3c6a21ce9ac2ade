import { halfTurn } from '../../src/rules/board.ts';
import { turnAround } from '../../src/rules/directions.ts';
import {
  type Direction,
  directionOf,
  headingOf,
  type Place,
  type Position,
  partsOf,
  poolSpaces,
  positionOf,
  type SpaceName,
  space,
  spaceName,
  spaceNamed,
  type Tile,
} from '../../src/rules/index.ts';

const turnedName = (at: SpaceName): SpaceName => spaceName(halfTurn(space(at)));
const turnedWay = (facing: Direction): Direction => directionOf(turnAround(headingOf(facing)));
/** A place outside stays what it is. */
const turnedPlace = (at: Place): Place => (spaceNamed(at) === undefined ? at : turnedName(at as SpaceName));

function turnedTile(tile: Tile): Tile {
  if (tile.kind === 'teleporter') return { ...tile, at: turnedName(tile.at), facing: turnedWay(tile.facing) };
  if (tile.kind !== 'pool') return { ...tile, at: turnedName(tile.at) };
  // Its last space becomes the top left one.
  return { ...tile, at: spaceName(halfTurn(poolSpaces(tile.shape, space(tile.at)).at(-1)!)) };
}

/** The whole position turned by half a turn: monster, tiles and figures, with all that they face. */
export function halfTurned(position: Position): Position {
  const { monster, tiles, figures } = partsOf(position);
  return positionOf({
    monster: { at: turnedName(monster.at), facing: turnedWay(monster.facing) },
    tiles: tiles.map(turnedTile),
    figures: figures.map((figure) => ({ ...figure, at: turnedPlace(figure.at) })),
  });
}
