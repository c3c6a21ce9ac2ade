/**
 * The game *Fearsome Floors*: its board, tiles, cards and figures, positions, the monster's walk, and whole games.
 *
 * Pure: no dependency, no clock, no chance of its own. With the same chance the same game happens again. A rule's number
 * (`G2`) is that of the rules document. Positions and games as text are in `rules/notation`, records of games in `rules/records`.
 *
 * @packageDocumentation
 */

// The hall and what lies in it

export {
  COLUMNS,
  columnOf,
  DOORS,
  ENTRANCE,
  EXIT,
  GRID,
  HEIGHT,
  neighbour,
  ROWS,
  rowOf,
  SPACES,
  type Space,
  type SpaceName,
  STAR,
  space,
  spaceName,
  spaceNamed,
  WIDTH,
  wallLetter,
} from './board.ts';
export {
  DIRECTIONS,
  type Direction,
  directionOf,
  type Heading,
  headingOf,
  isDirection,
} from './directions.ts';
export type { Hall } from './hall.ts';
export { checkPlacement, checkPutDown, type PutDown, placementsOf, waysToLie } from './placement.ts';
export {
  BLOCK_KINDS,
  type Block,
  type BlockKind,
  canTurn,
  coverOf,
  isBlock,
  isBlockKind,
  type LooseTile,
  looseTile,
  PAIRS,
  type Pair,
  POOL_SHAPES,
  type Pool,
  type PoolShape,
  poolSpaces,
  SUPPLY_KINDS,
  type SupplyKind,
  supplyKind,
  type Teleporter,
  TILE_KINDS,
  type Tile,
  type TileKind,
  turnsOf,
  waysToCover,
} from './tiles.ts';

// Positions

export { type FormatCode, FormatError, type Malformed, type Read, reading } from './format-error.ts';
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
export {
  type FigurePart,
  type PositionParts,
  partsOf,
  positionOf,
  spacesUnder,
  tilesOf,
} from './position-parts.ts';

// How figures and monster move

export { type EndlessWalk, isSolved, walkForEver } from './endless.ts';
export { walkPath } from './figure-path.ts';
export { type CardForecast, type Forecast, forecast } from './forecast.ts';
export { look } from './look.ts';
export { Moves, mustComeIn } from './moves.ts';
export { step, walk } from './walk.ts';
export { letterTo, whyNotThere } from './why-not-there.ts';

// Games

export {
  CARDS,
  type Card,
  hitsOf,
  isCard,
  isHitsCard,
  pileCards,
  type Reach,
  reachOf,
} from './cards.ts';
export {
  COLOURS,
  type Colour,
  coloursFor,
  END_REASONS,
  type EndReason,
  FEWEST_PLAYERS,
  FEWEST_PLAYERS_FOR_LONGER,
  firstNumbers,
  type GameResult,
  isColour,
  MOST_PLAYERS,
  MOST_POINTS,
  otherSide,
} from './cast.ts';
export { type Action, type Decision, decide, decideCard, playAction } from './decide.ts';
export type {
  BlockEvent,
  FigureId,
  GameEvent,
  Listener,
  LookOutcome,
  Sight,
  StepEvent,
  TableEvent,
  WalkEvent,
} from './events.ts';
export { evolve, evolveInPlace, evolvePosition } from './evolve.ts';
export { Game, MODES, MOST_ROUNDS, type Mode, type Phase, ROUNDS, type Setup } from './game.ts';
export { checkStaying, isRefusal, newGame, playCard, playMove, playTile, whyNotMove } from './play.ts';
export { type Refusal, type RefusalReason, refuse } from './refusals.ts';
export { RULE_NUMBERS, type RuleNumber } from './rule-numbers.ts';
export { ruleOf } from './rule-of.ts';

// Chance

export { botSeed, commitmentTo, type Draw, honestDraw, honestPile, Pile, type Sha256 } from './pile.ts';
export { Random } from './random.ts';
