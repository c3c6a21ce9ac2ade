/** A table, and the game at it as a page shows it; played, or watched again. */
export { type BrokenRecord, isBroken, type PlayedRecord, playRecords } from './batches.ts';
export type {
  BackQuestion,
  Chat,
  ChatMessage,
  Company,
  Honesty,
  IdleQuestion,
  Promised,
  Returned,
  SeatSigns,
  TurnClock,
} from './company.ts';
export { deckOf } from './forecast-marks.ts';
export { type Choices, GameController } from './game-controller.ts';
export type { Asking } from './hand.ts';
export { createTable, LocalTable, openTable } from './local-table.ts';
export { type LogEntry, walkStart } from './log.ts';
export { pushedBlocks, type Refused, type Tried, waysFrom } from './move-path.ts';
export { ReplayController } from './replay-controller.ts';
export type { Heard, Review, Showing } from './showing.ts';
export { type Fate, feastOf, type Outcome, outcomeFor, type Story, storyOf, type When } from './story.ts';
export type * from './table.ts';
export type { KeptTable, TableStore } from './table-store.ts';
