import {
  type Direction,
  directionOf,
  halfTurn,
  headingOf,
  type Json,
  type Position,
  poolSpaces,
  readPosition,
  type SpaceName,
  space,
  spaceName,
  spaceNamed,
  type Tile,
  tilesOf,
  turnAround,
  writePosition,
} from '../../src/rules/index.ts';
import { good } from './halls.ts';

const turnedName = (at: SpaceName): SpaceName => spaceName(halfTurn(space(at)));
const turnedWay = (facing: Direction): Direction => directionOf(turnAround(headingOf(facing)));
/** A place outside stays what it is. */
const turnedPlace = (at: string): string => (spaceNamed(at) === undefined ? at : turnedName(at as SpaceName));

function turnedTile(tile: Tile): Tile {
  if (tile.kind === 'teleporter') return { ...tile, at: turnedName(tile.at), facing: turnedWay(tile.facing) };
  if (tile.kind !== 'pool') return { ...tile, at: turnedName(tile.at) };
  // Its last space becomes the top left one.
  return { ...tile, at: spaceName(halfTurn(poolSpaces(tile.shape, space(tile.at)).at(-1)!)) };
}

/** The whole position turned by half a turn: monster, tiles and figures, with all that they face. */
export function halfTurned(position: Position): Position {
  const json = JSON.parse(writePosition(position));
  return good(
    readPosition({
      monster: { at: turnedName(json.monster.at), facing: turnedWay(json.monster.facing) },
      tiles: tilesOf(position).map(turnedTile) as unknown as Json,
      figures: json.figures.map((figure: { at: string }) => ({ ...figure, at: turnedPlace(figure.at) })),
    }),
  );
}
