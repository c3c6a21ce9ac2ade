import { isFields, type ShelfPlan } from './shelf.ts';

/** What the reader is done with: the names of it. */
export interface Done {
  readonly done: readonly string[];
}

const doneShelf = (name: string): ShelfPlan<Done> => ({
  name,
  version: 1,
  initial: { done: [] },
  read: (data) => {
    if (!isFields(data) || !Array.isArray(data['done'])) return undefined;
    return { done: data['done'].filter((one): one is string => typeof one === 'string') };
  },
});

/** How far the reader has come in the lessons. */
export const LESSONS = doneShelf('lessons');
/** The hints of the first game that were seen. */
export const HINTS = doneShelf('hints');
