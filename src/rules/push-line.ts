import { NEXT, type Space, spaceName } from './board.ts';
import { type Heading, turnAround } from './directions.ts';
import type { GameEvent, Listener } from './events.ts';
import { blockKind, FIRST_FIGURE, FREE, lift, moveBlock, NOWHERE, pushBlock, TELEPORTER } from './ground.ts';
import { EATEN, type Position } from './position.ts';

/**
 * M5: the monster pushes the block at `first`, and with it everything in line right behind it, one space on. The
 * farthest moves first. The monster itself is nowhere meanwhile: the space it leaves counts as free (M6).
 * Answers how many figures were pushed to their end.
 */
export function pushLine(
  position: Position,
  first: number,
  heading: Heading,
  report: Listener | undefined,
): number {
  const { words, hall } = position;
  let last = first;
  let beyond = NEXT[last * 4 + heading]!;
  while (!isEnd(words, beyond) && words[beyond] !== FREE) {
    last = beyond;
    beyond = NEXT[last * 4 + heading]!;
  }
  let eaten = 0;
  const back = turnAround(heading);
  for (let at = last, to = beyond; ; to = at, at = NEXT[at * 4 + back]!) {
    const code = words[at]!;
    if (code >= FIRST_FIGURE) eaten += pushFigure(position, code - FIRST_FIGURE, at, to, heading, report);
    else if (isEnd(words, to)) dropBlock(words, code, at, to, report);
    else moveBlock(words, hall, NOWHERE, code, at, to, heading, report); // M7, M8
    if (at === first) return eaten;
  }
}

/** M6: what takes a pushed thing off the board, if anything. */
const isEnd = (words: Uint16Array, to: number): boolean => to < 0 || words[to] === TELEPORTER;

/** M6: over the edge or onto a teleporter. */
function dropBlock(
  words: Uint16Array,
  code: number,
  at: number,
  to: number,
  report: Listener | undefined,
): void {
  lift(words, at);
  if (report === undefined) return;
  const fallen = { type: 'blockRemoved', block: blockKind(code), from: spaceName(at as Space) } as const;
  if (to < 0) report({ ...fallen, because: 'edge' });
  else report({ ...fallen, at: spaceName(to as Space), because: 'teleporter' });
}

function pushFigure(
  position: Position,
  figure: number,
  at: number,
  to: number,
  heading: Heading,
  report: Listener | undefined,
): number {
  if (isEnd(position.words, to)) {
    position.moveFigure(figure, EATEN); // M6
    if (report !== undefined) report(figureFallen(position, figure, at, to));
    return 1;
  }
  const stop = slidePushedFigure(position, to, heading, report);
  position.moveFigure(figure, stop);
  if (report !== undefined) {
    const names = { from: spaceName(at as Space), to: spaceName(stop as Space) };
    report({ type: 'figurePushed', figure: position.cast[figure]!.id, ...names, slid: stop !== to });
  }
  return 0;
}

function figureFallen({ cast }: Position, figure: number, at: number, to: number): GameEvent {
  const end = to < 0 ? { at, because: 'edge' as const } : { at: to, because: 'teleporter' as const };
  return { type: 'figureEaten', figure: cast[figure]!.id, ...end, at: spaceName(end.at as Space) };
}

/** M7: where a figure pushed onto `to` comes to rest. It pushes blocks as F5 allows and stops before a figure. */
function slidePushedFigure(
  position: Position,
  to: number,
  heading: Heading,
  report: Listener | undefined,
): number {
  const { words, hall } = position;
  let at = to;
  while (hall.isPool[at] === 1) {
    const next = NEXT[at * 4 + heading]!;
    if (isEnd(words, next) || words[next]! >= FIRST_FIGURE) break;
    if (words[next] !== FREE && pushBlock(words, hall, NOWHERE, next, heading, report) < 0) break;
    at = next;
  }
  return at;
}
