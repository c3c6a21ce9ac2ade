/** A study without its page: what is opened, the tree of what was played and tried, and the controller that goes through it. */
export { Analyst } from './analyst.ts';
export { BestMoves } from './best-moves.ts';
export { GameReview } from './game-review.ts';
export { notesOf, recordLineOfStep, takeNotes } from './notes.ts';
export { type Opened, openKeptGame, openText } from './opened.ts';
export { StudyController } from './study-controller.ts';
export { entriesOf } from './told-line.ts';
export { type Point, Tree } from './tree.ts';
export { tellingCard, walkOf } from './walks.ts';
