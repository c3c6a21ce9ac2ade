/**
 * Players that choose their own actions from what a player may know, and games among them.
 *
 * @packageDocumentation
 */

export {
  BOT_NAMES,
  type Bot,
  type BotName,
  botNamed,
  type Chance,
  choose,
  chooseWithin,
  gameTurns,
  isBotName,
  kindsLeft,
  LEVELS,
  type Level,
  type Onlooker,
  type Plan,
  placementsOf,
  playGame,
  seededGame,
  type Thought,
  type TurnToPlay,
} from '../bots/index.ts';
