import { NEXT, type Space, spaceName } from './board.ts';
import type { Heading } from './directions.ts';
import type { FigureId, Listener } from './events.ts';
import { FIRST_FIGURE, FREE, PUSH_REFUSALS, pushBlock, TELEPORTER } from './ground.ts';
import type { Hall } from './hall.ts';

/** Why a figure can't take a step; stepFigure answers -1 - the index of one of these. */
const STEP_REFUSALS = [
  'edge',
  'monster',
  'teleporter',
  ...PUSH_REFUSALS.map((behind) => `block before ${behind}` as const),
] as const;
export type StepRefusal = (typeof STEP_REFUSALS)[number];
const EDGE = -1;
const MONSTER = -2;
const ONTO_TELEPORTER = -3;
/** The code of `pushBlock`, -1 or less, is added to this. */
const PUSH = -3;

export const stepRefusal = (code: number): StepRefusal => STEP_REFUSALS[-1 - code]!;

/**
 * What a point of a figure's move pushed: one block at most, for a slide can only meet the same one again. `block` is FREE
 * where it pushed nothing, `to` REMOVED where the block is gone (F7).
 */
export interface Push {
  block: number;
  from: number;
  to: number;
}

/** F1, F3: whether a figure just walks onto a space: it is no pool, and nothing is there but maybe another figure. */
export function isOpen(words: Uint16Array, hall: Hall, monster: number, at: number): boolean {
  const code = words[at]!;
  return (code === FREE || code >= FIRST_FIGURE) && hall.isPool[at] === 0 && at !== monster;
}

/**
 * One point of a figure's move (F1 to F8, F11): from one space to the next, pushing a block, sliding over blood.
 * The figure itself is not on the ground meanwhile. Answers the space it comes to, or a negative code of STEP_REFUSALS;
 * then nothing was changed.
 */
export function stepFigure(
  words: Uint16Array,
  hall: Hall,
  monster: number,
  from: number,
  heading: Heading,
  figure: FigureId,
  report: Listener | undefined,
  push?: Push,
): number {
  let at = from;
  let slid = false;
  for (;;) {
    const to = NEXT[at * 4 + heading]!;
    const refused = enter(words, hall, monster, to, heading, report, push);
    if (refused < 0) return slid ? at : refused; // F8: a slide that can't go on ends where it is
    if (report !== undefined) {
      const names = { from: spaceName(at as Space), to: spaceName(to as Space) };
      report({ type: 'figureStepped', figure, ...names, slid });
    }
    at = to;
    if (hall.isPool[at] === 0) return at;
    slid = true;
  }
}

/** F3 to F6: may the figure come onto this space? A block there is pushed on. */
function enter(
  words: Uint16Array,
  hall: Hall,
  monster: number,
  to: number,
  heading: Heading,
  report: Listener | undefined,
  push: Push | undefined,
): number {
  if (to < 0) return EDGE;
  if (to === monster) return MONSTER;
  const code = words[to]!;
  if (code === FREE || code >= FIRST_FIGURE) return 0;
  if (code === TELEPORTER) return ONTO_TELEPORTER;
  const landed = pushBlock(words, hall, monster, to, heading, report);
  if (landed < 0) return PUSH + landed;
  if (push !== undefined) {
    if (push.block === FREE) push.from = to;
    push.block = code;
    push.to = landed;
  }
  return 0;
}
