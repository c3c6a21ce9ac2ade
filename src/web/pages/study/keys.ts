import type { Direction } from '../../../rules/index.ts';
import { setGameSpeed } from '../../app/index.ts';
import { isFreeKey, isOnButton, upright } from '../../device/index.ts';
import { PLAY_SPEEDS } from '../../kept/index.ts';
import type { StudyController } from '../../study/index.ts';
import type { StudySession } from './session.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
};
/** On the upright board the top of the screen is west: a quarter turn. */
const UPRIGHT: Readonly<Record<Direction, Direction>> = { n: 'w', e: 'n', s: 'e', w: 's' };

const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=grid], [role=application]') !== null;

/** Goes through a study by keys, and tries moves; true where the key was one of ours. */
export function pressKey(session: StudySession, event: KeyboardEvent): boolean {
  const { controller } = session;
  if (!isFreeKey(event)) return false;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) return !event.shiftKey && pressArrow(controller, arrow, event);
  if (event.key === 'Enter') return !isOnButton(event) && confirm(controller, event.target);
  if (event.key === ' ' && isOnButton(event)) return false;
  if (pressSwitch(session, event.key.toLowerCase())) return true;
  const act = KEYS[event.key.toLowerCase()];
  act?.(controller);
  return act !== undefined;
}

/** What can be seen besides, on and off. */
function pressSwitch(
  { best, controller: { analysing }, mayReview, tab }: StudySession,
  key: string,
): boolean {
  if (key === 'l' && mayReview) best.on.value = !best.on.peek();
  else if (key === 'a') {
    analysing.value = !analysing.peek();
    if (analysing.peek()) tab.value = 'cards';
  } else return false;
  return true;
}

/** A figure that was chosen is walked; otherwise the arrows go through the moves, unless they move the board's cursor. */
function pressArrow(controller: StudyController, arrow: Direction, { key, target }: KeyboardEvent): boolean {
  if (controller.moves.figure.peek() !== undefined) {
    controller.moves.step(upright.peek() ? UPRIGHT[arrow] : arrow);
    return true;
  }
  if (isOnBoard(target) || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  if (key === 'ArrowLeft') controller.back();
  else void controller.on();
  return true;
}

function confirm(controller: StudyController, target: EventTarget | null): boolean {
  const walked = controller.moves.path.peek() !== '';
  if (!walked && controller.tray.laid.peek() === undefined) return false;
  if (isOnBoard(target) && !walked) return false;
  controller.confirm();
  return true;
}

const KEYS: Readonly<Record<string, (controller: StudyController) => void>> = {
  ',': (controller) => controller.back(),
  '.': (controller) => void controller.on(),
  home: (controller) => controller.goToNumber(0),
  end: (controller) => controller.goToNumber(controller.points.peek().length - 1),
  ' ': (controller) => (controller.playing.peek() ? controller.pause() : void controller.play()),
  escape: (controller) => void controller.leave(),
  n: (controller) => controller.nextFigure(),
  s: (controller) => controller.stay(),
  o: (controller) => controller.moves.nextWay(),
  z: (controller) => controller.moves.undo(),
  backspace: (controller) => controller.moves.undo(),
  ...Object.fromEntries(PLAY_SPEEDS.map((speed) => [String(speed), () => setGameSpeed(speed)])),
};
