import { type Cupboard, isFields } from './shelf.ts';

const VERSION = 1;
const STUDY = 'study/';

/** A comment on a move, the move itself where it was only tried (as the line of a record), and what was tried after it. */
export interface Note {
  readonly line?: string;
  readonly comment?: string;
  readonly next?: readonly Note[];
}

/** What the reader added to a game, by how many steps of it come before. */
export type StudyNotes = readonly { readonly after: number; readonly note: Note }[];

/** Comments and variations, kept apart from the games they belong to. */
export class KeptStudies {
  readonly #cupboard: Cupboard;

  constructor(cupboard: Cupboard) {
    this.#cupboard = cupboard;
  }

  read(key: string): StudyNotes {
    return this.#cupboard.read(STUDY + key, notesIn) ?? [];
  }

  /** Where there is no room they hold for this visit, and the reader is told. */
  write(key: string, notes: StudyNotes): void {
    if (notes.length === 0) this.#cupboard.remove(STUDY + key);
    else if (!this.#cupboard.write(STUDY + key, VERSION, notes)) this.#cupboard.tellFull(STUDY + key);
  }
}

function notesIn(data: unknown, version: number): StudyNotes | undefined {
  if (version !== VERSION || !Array.isArray(data)) return undefined;
  const isWhole = data.every(
    (one) => isFields(one) && typeof one['after'] === 'number' && isNote(one['note']),
  );
  return isWhole ? (data as StudyNotes) : undefined;
}

function isNote(data: unknown): data is Note {
  if (!isFields(data)) return false;
  const { line, comment, next } = data;
  const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
  return (
    isText(line) && isText(comment) && (next === undefined || (Array.isArray(next) && next.every(isNote)))
  );
}
