import { kept } from '../../kept/index.ts';
import { LESSON_IDS, type LessonId } from './lessons.ts';

/** The lessons that were done on this device. */
export const doneLessons = (): ReadonlySet<LessonId> => {
  const names: readonly string[] = kept.lessons.value.value.done;
  return new Set(LESSON_IDS.filter((id) => names.includes(id)));
};

export function noteDone(id: LessonId): void {
  kept.lessons.update(({ done }) => ({ done: done.includes(id) ? done : [...done, id] }));
}

export function forgetLessons(): void {
  kept.lessons.update(() => ({ done: [] }));
}

/** The first lesson that is not done yet, or the first of all. */
export const nextLesson = (done: ReadonlySet<LessonId>): LessonId =>
  LESSON_IDS.find((id) => !done.has(id)) ?? LESSON_IDS[0]!;
