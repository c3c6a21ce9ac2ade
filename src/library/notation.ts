/**
 * Positions and games as text: the JSON of a position, the view that a player has of a game, and drawings of the hall.
 * Whatever reads answers with a value or with what is wrong and where; `readPosition` takes JSON that has been parsed.
 */

export {
  drawPosition,
  type FormatCode,
  FormatError,
  type Json,
  type Malformed,
  type Read,
  readDrawing,
  readPosition,
  writePosition,
  writeView,
} from '../rules/index.ts';
