/**
 * Players that choose their own actions from what a player may know, and games among them.
 *
 * @packageDocumentation
 */

export { type Bot, choose, chooseWithin, type Thought } from './bot.ts';
export type { Chances } from './evaluation.ts';
export { BOT_NAMES, type BotName, botNamed, isBotName, LEVELS, type Level } from './levels.ts';
export { LONGEST_WAIT, shareOfWait } from './patience.ts';
export {
  type Chance,
  gameTurns,
  type Onlooker,
  type Plan,
  playGame,
  seededGame,
  type TurnToPlay,
} from './play-game.ts';
export { type Answer, answerQuestion, type Question, thoughtsOn } from './question.ts';
export { LESSONS, learnChances, writeChances } from './training.ts';
