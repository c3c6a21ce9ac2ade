/** The puzzle game without its pages. */
export { namesOf, type Parts } from './cast.ts';
export {
  addMonths,
  dateOf,
  isDay,
  minutesLeft,
  monthOf,
  streakOf,
  today,
  weekday,
  weekOf,
  weeksOf,
} from './days.ts';
export { type Draft, draftLevel, draftOf, EMPTY_DRAFT, readDraft, writeDraft } from './draft.ts';
export { Editor, type EditorRefusal, TOOLS, type Tool } from './editor.ts';
export { type HintMarks, LevelPlay, type LevelRecord, type Walk } from './level-play.ts';
export { canTurn, pieceOfPut, samePiece, turnsOf } from './pieces.ts';
export { resultLine } from './share-text.ts';
export { bringCampaign, bringDaily, groupsOf, type LevelGroup, levelAfter, nextUnsolved } from './shipped.ts';
export { MOST_COUNTED, type Solvability, SolvabilityWatch } from './solvability.ts';
export { SolverClient } from './solver-client.ts';
