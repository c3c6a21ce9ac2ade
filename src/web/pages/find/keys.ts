import type { Direction } from '../../../rules/index.ts';
import { isFreeKey, isOnButton, upright } from '../../device/index.ts';
import type { Exercise } from '../../find/index.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
};
/** On the upright board the top of the screen is west: a quarter turn. */
const UPRIGHT: Readonly<Record<Direction, Direction>> = { n: 'w', e: 'n', s: 'e', w: 's' };

/** Moves are tried by keys as at a table; true where the key was one of ours. */
export function pressKey(exercise: Exercise, next: (() => void) | undefined, event: KeyboardEvent): boolean {
  if (!isFreeKey(event)) return false;
  const { controller } = exercise;
  const isOpen = exercise.state.peek() === 'open';
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    if (!isOpen || event.shiftKey || controller.moves.figure.peek() === undefined) return false;
    controller.moves.step(upright.peek() ? UPRIGHT[arrow] : arrow);
    return true;
  }
  if (event.key === 'Enter') {
    if (isOnButton(event) || controller.moves.path.peek() === '') return false;
    controller.confirm();
    return true;
  }
  const act = KEYS[event.key.toLowerCase()];
  if (act === undefined) return false;
  act(exercise, next);
  return true;
}

const whenOpen =
  (act: (exercise: Exercise) => void) =>
  (exercise: Exercise): void => {
    if (exercise.state.peek() === 'open') act(exercise);
    else if (!exercise.over.peek()) exercise.again();
  };

const KEYS: Readonly<Record<string, (exercise: Exercise, next: (() => void) | undefined) => void>> = {
  n: (exercise, next) =>
    exercise.over.peek() ? next?.() : whenOpen(({ controller }) => controller.nextFigure())(exercise),
  s: whenOpen(({ controller }) => controller.stay()),
  o: whenOpen(({ controller }) => controller.moves.nextWay()),
  z: whenOpen(({ controller }) => controller.moves.undo()),
  backspace: whenOpen(({ controller }) => controller.moves.undo()),
  escape: whenOpen(({ controller }) => void controller.leave()),
  h: (exercise) => {
    if (!exercise.over.peek()) exercise.hint();
  },
};
