/** Finding the move, without its pages: tasks, how an answer is judged, what comes next. */
export { type Answered, Exercise, HINTS } from './exercise.ts';
export { findMistakes } from './mistakes.ts';
export { nextFind } from './next.ts';
export { type Task, taskOf } from './task.ts';
