/**
 * Players that choose their own actions from what a player may know, and games among them.
 *
 * @packageDocumentation
 */

export { type Bot, choose, chooseWithin, type Prospect, type Thought } from './bot.ts';
export { botNamed, getReady } from './bot-named.ts';
export {
  ANY_BOT_NAMES,
  type AnyBotName,
  BOT_NAMES,
  type BotName,
  isBotName,
  STEP_NAMES,
  type StepName,
} from './bot-names.ts';
export type { Chances } from './evaluation.ts';
export { playDuel, playLesson } from './lesson.ts';
export { LEVELS, type Level, levelOf, namesOf } from './levels.ts';
export { Network, partsOfWeights } from './network.ts';
export { oddsOfBeginning } from './odds.ts';
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
export { sampleStarts } from './samples.ts';
export { type Survey, survey } from './survey.ts';
export { freshWeights, Teacher } from './teacher.ts';
export { LESSONS, learnChances, writeChances } from './training.ts';
export { valuingWork } from './valuing.ts';
export { waysOut } from './way-out.ts';
export { type Weighing, weigh } from './weigh.ts';
export { readLearned, writeLearned } from './weights-file.ts';
