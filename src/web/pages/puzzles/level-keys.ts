import { isFreeKey, isOnButton } from '../../device/index.ts';
import { PUZZLE_SPEEDS } from '../../kept/index.ts';
import type { LevelSession } from './level-session.ts';
import { supplyEntries } from './supply.tsx';

export interface LevelKeyActs {
  readonly hint: () => void;
  /** Goes on to the next level, where there is one. */
  readonly next: () => void;
}

/** Plays a level by keys; true where the key was one of ours. Arrows and Enter on the board are the board's. */
export function pressLevelKey(session: LevelSession, event: KeyboardEvent, acts: LevelKeyActs): boolean {
  if (!isFreeKey(event)) return false;
  const key = event.key.toLowerCase();
  return session.play.walk.peek() === undefined
    ? pressBuilding(session, key, acts)
    : pressWalking(session, key, event, acts);
}

function pressBuilding(session: LevelSession, key: string, { hint }: LevelKeyActs): boolean {
  const { play } = session;
  const { builder } = play;
  const before = builder.downs.peek();
  const entry = /^[1-9]$/.test(key) ? supplyEntries(session)[Number(key) - 1] : undefined;
  if (entry !== undefined) {
    builder.take(entry.piece);
    return true;
  }
  const acts: Readonly<Record<string, () => void>> = {
    r: () => builder.turn(),
    delete: () => builder.takeBack(),
    backspace: () => builder.takeBack(),
    z: () => builder.undo(),
    x: () => builder.clear(),
    f: () => session.flipFootprints(),
    h: hint,
    w: () => void play.start(),
  };
  if (key === 'escape') return builder.backOut();
  const act = acts[key];
  act?.();
  if (act !== undefined) session.heard(before);
  return act !== undefined;
}

function pressWalking(
  session: LevelSession,
  key: string,
  event: KeyboardEvent,
  { next }: LevelKeyActs,
): boolean {
  const { play } = session;
  const walk = play.walk.peek()!;
  const speed = PUZZLE_SPEEDS.find((one) => String(one) === key);
  if (speed !== undefined) {
    session.setSpeed(speed);
    return true;
  }
  if (key === ' ' && isOnButton(event)) return false;
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => (walk.playing.peek() ? walk.pause() : void play.go()),
    '.': () => void play.stepOn(),
    ',': () => play.goTo(walk.at.peek() - 1),
    end: () => play.skip(),
    home: () => play.goTo(0),
    escape: () => play.backToBuilding(),
    n: next,
  };
  const act = acts[key];
  act?.();
  return act !== undefined;
}
