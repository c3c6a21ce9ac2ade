import { isFields, type ShelfPlan } from './shelf.ts';

/** How far the reader has come in the lessons: the names of those done. */
export interface Lessons {
  readonly done: readonly string[];
}

export const LESSONS: ShelfPlan<Lessons> = {
  name: 'lessons',
  version: 1,
  initial: { done: [] },
  read: (data) => {
    if (!isFields(data) || !Array.isArray(data['done'])) return undefined;
    return { done: data['done'].filter((name): name is string => typeof name === 'string') };
  },
};
