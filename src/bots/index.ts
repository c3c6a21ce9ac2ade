export { type Bot, choose, chooseWithin, type Thought } from './bot.ts';
export { BOT_NAMES, type BotName, botNamed, isBotName } from './bot-names.ts';
export { LEVELS, type Level } from './levels.ts';
export { kindsLeft, placementsOf } from './placements.ts';
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
