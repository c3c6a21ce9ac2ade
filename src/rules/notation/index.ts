/**
 * Positions and games as text: the JSON of a position, the view that a player has of a game, drawings of the hall.
 *
 * `read...` answers with a value, or with what is wrong and where. `...In` reads a part of a format of your own: it takes JSON
 * that has been parsed and the name of its place, and throws a FormatError, which `reading` turns into an answer.
 *
 * @packageDocumentation
 */

export { shown } from '../format-error.ts';
export { drawPosition } from './drawing.ts';
export { readDrawing } from './drawing-reader.ts';
export { viewIn, writeView } from './game-view.ts';
export {
  type Fields,
  fieldsOf,
  type Json,
  type JsonObject,
  listOf,
  nameIn,
  numberOf,
  oneOf,
  parseJson,
  textOf,
} from './json-reader.ts';
export {
  PositionWriter,
  positionIn,
  readPosition,
  tileIn,
  tileJson,
  writePosition,
} from './position-notation.ts';
