/** A table, and the game at it as a page shows it; played, or watched again. */
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
export { deckOf, printsOf, stopsOf } from './forecast-marks.ts';
export { type Choices, GameController } from './game-controller.ts';
export { lettersBeside, previewMarks, reachMarks, refusedMark } from './game-marks.ts';
export { type Asking, Hand } from './hand.ts';
export { createTable, LocalTable, openTable } from './local-table.ts';
export { type LogEntry, logEntries, roundEntry, trailOf, walkStart } from './log.ts';
export { pushedBlocks, type Refused, reachAnyTurn, type Tried, waysFrom } from './move-path.ts';
export { MoveTry } from './move-try.ts';
export { pageSlices, ReachRisks } from './reach-risks.ts';
export { SetupTray } from './setup-tray.ts';
export type { Heard, Review, Showing } from './showing.ts';
export { type Fate, feastOf, type Outcome, outcomeFor, type Story, storyOf, type When } from './story.ts';
export type * from './table.ts';
export type { KeptTable, TableStore } from './table-store.ts';
