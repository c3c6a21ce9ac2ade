export * from './board.ts';
export {
  CARDS,
  type Card,
  isCard,
  isHitsCard,
  MOST_HITS,
  MOST_STEPS_FOR_HITS,
  pileCards,
  type Reach,
  reachOf,
} from './cards.ts';
export * from './cast.ts';
export { type Action, type Decision, decide, decideCard, playAction } from './decide.ts';
export * from './directions.ts';
export { drawPosition } from './drawing.ts';
export { readDrawing } from './drawing-reader.ts';
export { type EndlessWalk, isSolved, walkForEver } from './endless.ts';
export type * from './events.ts';
export { evolve, evolveInPlace, evolvePosition } from './evolve.ts';
export { walkPath } from './figure-path.ts';
export { checkStaying, firstOutcome, mustComeIn } from './first-round.ts';
export { type CardForecast, type Forecast, forecast } from './forecast.ts';
export { type FormatCode, FormatError, type Malformed, type Read, reading } from './format-error.ts';
export { Game, MODES, type Mode, type Phase, ROUNDS, type Setup } from './game.ts';
export { viewIn, writeView } from './game-view.ts';
export { blockCode, FIRST_FIGURE, FREE, TELEPORTER } from './ground.ts';
export type { Hall } from './hall.ts';
export { botSeed, commitmentTo, honestDraw, honestPile, type Sha256 } from './honest-pile.ts';
export * from './json-reader.ts';
export { look } from './look.ts';
export { Moves } from './moves.ts';
export { type Draw, Pile } from './pile.ts';
export { checkPlacement, checkPutDown, type PutDown } from './placement.ts';
export { isRefusal, newGame, playCard, playMove, playTile, whyNotMove } from './play.ts';
export {
  EATEN,
  type Member,
  OUT,
  type Place,
  Position,
  placeName,
  type Target,
  WAITING,
} from './position.ts';
export { PositionWriter, positionIn, readPosition, tileIn, writePosition } from './position-notation.ts';
export {
  type FigurePart,
  type PositionParts,
  partsOf,
  positionOf,
  spacesUnder,
  tileJson,
  tilesOf,
} from './position-parts.ts';
export { Random } from './random.ts';
export * from './record-lines.ts';
export { type Refusal, type RefusalReason, refuse } from './refusals.ts';
export { Replay, type ReplayedGame, replayRecords, writeRecord } from './replay.ts';
export { RULE_NUMBERS, type RuleNumber } from './rule-numbers.ts';
export { ruleOf } from './rule-of.ts';
export * from './tiles.ts';
export { step, walk } from './walk.ts';
