import { GRID, ONWARD, type Space, spaceName, wallLetter } from './board.ts';
import { isWalked, type Reach } from './cards.ts';
import { directionOf, type Heading, turnAround, turnRight } from './directions.ts';
import type { GameEvent, Listener } from './events.ts';
import { FIRST_FIGURE, FREE, TELEPORTER, TURN_AROUND, TURN_RIGHT } from './ground.ts';
import { arrowAt, pairAt } from './hall.ts';
import { look } from './look.ts';
import { EATEN, type Position } from './position.ts';
import { pushLine } from './push-line.ts';

/** The monster's move with one card (M1): looks, steps, and a last look. Answers the number of steps walked. */
export function walk(position: Position, reach: Reach, report?: Listener): number {
  let steps = 0;
  let eaten = 0;
  look(position, report);
  while (!isWalked(reach, steps, eaten)) {
    eaten += step(position, report);
    steps++;
    look(position, report);
  }
  return steps;
}

/** One step without its look (M4 to M15). Answers how many figures it ate. */
export function step(position: Position, report?: Listener): number {
  const to = ONWARD[position.monsterAt * 4 + position.facing]!;
  // Most steps lead to a free space that is no pool: there is nothing to be done and, silently, nothing to be told.
  const isPlain = (position.words[to]! | position.hall.isPool[to]!) === 0;
  if (!isPlain || report !== undefined) return wholeStep(position, report);
  position.monsterAt = to;
  return 0;
}

/** M12: marks[space * 4 + heading] is the last step in which the monster faced that way there. */
const marks = new Float64Array(GRID * 4);
let stepNumber = 0;

function wholeStep(position: Position, report: Listener | undefined): number {
  const { words, hall } = position;
  const mark = ++stepNumber;
  let at: number = position.monsterAt;
  let facing = position.facing;
  let slid = false;
  let eaten = 0;

  for (;;) {
    marks[at * 4 + facing] = mark;
    const to = ONWARD[at * 4 + facing]!; // M9
    const code = words[to]!;

    if (code === TURN_RIGHT || code === TURN_AROUND) {
      // M10, M11, M15: it turns where it stands.
      const from = facing;
      facing = code === TURN_RIGHT ? turnRight(facing) : turnAround(facing);
      if (report !== undefined) report(turnedByStone(at, from, facing, to));
    } else {
      if (code >= FIRST_FIGURE) {
        eatFigure(position, code - FIRST_FIGURE, to, report); // M4
        eaten++;
        position.stirs++;
      } else if (code !== FREE && code !== TELEPORTER) {
        eaten += pushLine(position, to, facing, report); // M5
        position.stirs++;
      }
      if (report !== undefined) report(stepped(at, to, facing, slid));
      at = to;
      if (code === TELEPORTER) {
        // M14
        at = hall.partner[to]!;
        const from = facing;
        facing = arrowAt(hall, at);
        if (report !== undefined) reportTeleport(position, to, at, from, facing, report);
        break;
      }
      if (hall.isPool[at] === 0) break;
      slid = true; // M13
    }

    if (marks[at * 4 + facing] === mark) {
      // M12
      if (report !== undefined) {
        report({ type: 'monsterCaught', at: spaceName(at as Space), facing: directionOf(facing) });
      }
      break;
    }
  }
  position.monsterAt = at;
  position.facing = facing;
  return eaten;
}

function eatFigure(position: Position, figure: number, at: number, report: Listener | undefined): void {
  position.moveFigure(figure, EATEN);
  if (report === undefined) return;
  const id = position.cast[figure]!.id;
  report({ type: 'figureEaten', figure: id, at: spaceName(at as Space), because: 'bite' });
}

const turnedByStone = (at: number, from: Heading, facing: Heading, stone: number): GameEvent => ({
  type: 'monsterTurned',
  at: spaceName(at as Space),
  from: directionOf(from),
  facing: directionOf(facing),
  because: 'stone',
  by: spaceName(stone as Space),
});

function stepped(from: number, to: number, heading: Heading, slid: boolean): GameEvent {
  const wall = wallLetter(from as Space, heading);
  return {
    type: 'monsterStepped',
    from: spaceName(from as Space),
    to: spaceName(to as Space),
    facing: directionOf(heading),
    slid,
    ...(wall !== undefined && { wall }),
  };
}

function reportTeleport(
  position: Position,
  from: number,
  to: number,
  heading: Heading,
  facing: Heading,
  report: Listener,
): void {
  const names = { from: spaceName(from as Space), to: spaceName(to as Space) };
  report({ type: 'monsterTeleported', ...names, pair: pairAt(position.hall, to) });
  report({
    type: 'monsterTurned',
    at: names.to,
    from: directionOf(heading),
    facing: directionOf(facing),
    because: 'teleporter',
    by: names.to,
  });
}
