import type { Direction } from '../../../rules/index.ts';
import { setGameSpeed } from '../../app/index.ts';
import { isFreeKey, isOnButton, upright } from '../../device/index.ts';
import { PLAY_SPEEDS } from '../../kept/index.ts';
import { toggleForecast } from './choices.ts';
import type { Session } from './session.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
};
/** On the upright board the top of the screen is west: a quarter turn. */
const UPRIGHT: Readonly<Record<Direction, Direction>> = { n: 'w', e: 'n', s: 'e', w: 's' };

/** Plays a game by keys; true where the key was one of ours. */
export function pressKey(session: Session, event: KeyboardEvent): boolean {
  if (!isFreeKey(event)) return false;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined)
    return (
      !event.shiftKey &&
      (toBoard(session, event) ||
        lookBy(session, event) ||
        walk(session, upright.peek() ? UPRIGHT[arrow] : arrow))
    );
  if (event.key === ' ') return !isOnButton(event) && pauseOrSkip(session);
  if (event.key === 'Enter') return !isOnButton(event) && enter(session, event.target);
  const act = KEYS[event.key.toLowerCase()];
  act?.(session, event);
  return act !== undefined;
}

/** With a tile taken the arrows look for its space: the first one goes to the board. */
function toBoard({ board, controller: { tray, showing } }: Session, { target }: KeyboardEvent): boolean {
  if (tray.kind.peek() === undefined || showing.review.peek() !== undefined || isOnBoard(target))
    return false;
  board?.focus();
  return true;
}

/** Where no figure is walked and no space looked for, the arrows go through the moves made. */
function lookBy({ controller: { moves, showing } }: Session, { key, target }: KeyboardEvent): boolean {
  const steps = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
  const reviewing = showing.review.peek() !== undefined;
  if (steps === undefined || isOnBoard(target) || (!reviewing && moves.figure.peek() !== undefined))
    return false;
  showing.lookBy(steps);
  return true;
}

const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=grid], [role=application]') !== null;

/** With a figure chosen the arrows walk it, a point a key. */
function walk(session: Session, direction: Direction): boolean {
  const { controller } = session;
  const { moves } = controller;
  if (moves.figure.peek() === undefined || controller.showing.review.peek() !== undefined) return false;
  moves.step(direction);
  const at = moves.tried.peek()?.at;
  if (at !== undefined && at !== 'entrance' && at !== 'out') controller.followCursor(at);
  return true;
}

function pauseOrSkip(session: Session): boolean {
  const { playback, showing } = session.controller;
  const playing = playback.playing.peek();
  if (playing === undefined) return false;
  if (showing.interrupted.peek()) showing.closeReview();
  else if (playing === 'move') playback.skip();
  else if (playback.paused.peek()) playback.go();
  else playback.pause();
  return true;
}

/** On the board Enter presses the space under the cursor; a path that was walked there is confirmed from anywhere. */
function enter(session: Session, target: EventTarget | null): boolean {
  const { controller } = session;
  const walked = (controller.moves.tried.peek()?.path ?? '') !== '';
  const laid = controller.tray.laid.peek() !== undefined;
  if (isOnBoard(target) && !(walked && controller.cursorIsAtEnd())) return false;
  if (!walked && !laid) return false;
  controller.confirm();
  return true;
}

const KEYS: Readonly<Record<string, (session: Session, event: KeyboardEvent) => void>> = {
  escape: ({ controller, sheet }) => {
    if (sheet.peek() !== undefined) {
      sheet.value = undefined;
      controller.showing.closeReview();
    } else controller.leave();
  },
  s: ({ controller }) => controller.stay(),
  z: ({ controller }, { shiftKey }) => (shiftKey ? controller.moves.redo() : controller.back()),
  y: ({ controller }) => controller.moves.redo(),
  backspace: ({ controller }) => controller.back(),
  n: ({ controller }) => controller.nextFigure(),
  o: ({ controller }) => controller.moves.nextWay(),
  r: ({ controller }) => controller.tray.turn(),
  f: () => toggleForecast(),
  w: ({ sheet }) => {
    sheet.value = sheet.peek() === 'why' ? undefined : 'why';
  },
  a: ({ controller }) => controller.again(),
  ',': ({ controller }) => controller.showing.lookBy(-1),
  '.': ({ controller: { playback, showing } }) => {
    const looking = showing.interrupted.peek() || playback.playing.peek() === undefined;
    if (looking) showing.lookBy(1);
    else playback.step();
  },
  end: ({ controller: { playback, showing } }) => {
    const looking = showing.interrupted.peek() || playback.playing.peek() === undefined;
    if (looking) showing.closeReview();
    else playback.skip();
  },
  ...Object.fromEntries(PLAY_SPEEDS.map((speed) => [String(speed), () => setGameSpeed(speed)])),
};
