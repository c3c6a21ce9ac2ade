import { isRefusal } from '../../rules/index.ts';
import { parseJson } from '../../rules/notation/index.ts';
import { type RecordLine, recordLineIn, writeRecordLine } from '../../rules/records/index.ts';
import type { Note, StudyNotes } from '../kept/index.ts';
import type { Point, Step, Tree } from './tree.ts';

/** What the reader added to a game: comments, and moves that were tried. */
export const notesOf = (tree: Tree): StudyNotes =>
  tree.main.flatMap((point) => {
    const comment = tree.commentOn(point);
    const tried = tree.after(point).filter(({ moment }) => moment === undefined);
    if (comment === '' && tried.length === 0) return [];
    return { after: point.depth, note: noteOf(tree, point, tried) };
  });

function noteOf(tree: Tree, point: Point, next: readonly Point[]): Note {
  const comment = tree.commentOn(point);
  const line = point.moment === undefined && point.step !== undefined ? lineOf(point) : undefined;
  return {
    ...(line !== undefined && { line }),
    ...(comment !== '' && { comment }),
    ...(next.length > 0 && { next: next.map((other) => noteOf(tree, other, tree.after(other))) }),
  };
}

/** Puts them back; what does not fit the game any more is left out. */
export function takeNotes(tree: Tree, notes: StudyNotes): void {
  for (const { after, note } of notes) {
    const point = tree.main[after];
    if (point !== undefined) takeNote(tree, point, note);
  }
}

function takeNote(tree: Tree, point: Point, { comment, next: further = [] }: Note): void {
  if (comment !== undefined) tree.comment(point, comment);
  for (const note of further) {
    const step = note.line === undefined ? undefined : stepIn(note.line);
    const next = step === undefined ? undefined : tree.add(point, step);
    if (next !== undefined && !isRefusal(next)) takeNote(tree, next, note);
  }
}

/** A step as the line of a record (docs/formats.md). */
export function recordLineOfStep({ step, before }: Point): RecordLine {
  if (step?.kind === 'card') return { type: 'card', card: step.card };
  const { action } = step!;
  if (action.type === 'move') return action;
  const { setup, turn } = before!.game;
  return { ...action, by: setup.players[turn]! };
}

const lineOf = (point: Point): string => writeRecordLine(recordLineOfStep(point));

function stepIn(text: string): Step | undefined {
  try {
    const line = recordLineIn(parseJson(text));
    if (line.type === 'card') return { kind: 'card', card: line.card };
    if (line.type === 'move') return { kind: 'action', action: line };
    return line.type === 'place' ? { kind: 'action', action: { type: 'place', tile: line.tile } } : undefined;
  } catch {
    return undefined; // kept by another version
  }
}
