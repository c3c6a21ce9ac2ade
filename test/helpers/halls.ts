import { expect } from 'vitest';
import { evolvePosition } from '../../src/rules/evolve.ts';
import {
  type Card,
  COLUMNS,
  directionOf,
  EATEN,
  type GameEvent,
  type Position,
  placeName,
  type Read,
  type Refusal,
  ROWS,
  reachOf,
  spaceName,
  spaceNamed,
  tilesOf,
  walk,
  walkPath,
} from '../../src/rules/index.ts';
import { drawPosition, readDrawing } from '../../src/rules/notation/index.ts';

/** What was read; a text that can't be read fails the test with its message. */
export function good<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(`${read.code}: ${read.message}`);
  return read.value;
}

/** A row as wide as the board: what the drawing leaves out at its end is empty floor. */
function wholeRow(row: number, drawn: string): string {
  const cells = COLUMNS.map((column, index) => {
    const cell = drawn.slice(2 * index, 2 * index + 2).padEnd(2);
    if (cell.trim() !== '') return cell;
    return spaceNamed(`${column}${row}`) === undefined ? '  ' : '. ';
  });
  return `${String(row).padStart(2)} ${cells.join('')}`;
}

/**
 * A position from a drawing that shows only what matters: rows left out are empty, and so is the end of a row. Where
 * no monster is drawn it stands on a1 facing e (S1).
 */
export function hall(drawing: string): Position {
  const drawn = new Map<number, string>();
  const legend: string[] = [];
  const edges = new Set<number>();
  for (const line of drawing.split('\n')) {
    const row = /^( *\d+) ?(.*)$/.exec(line);
    if (row !== null) {
      if (drawn.has(Number(row[1]))) throw new Error(`row ${row[1]} is drawn twice`);
      edges.add(row[1]!.length);
      drawn.set(Number(row[1]), row[2]!);
    } else if (line.trimStart().startsWith('legend:')) legend.push(line);
    else if (!/^( *a b c .*| *)$/.test(line)) throw new Error(`this line of a drawing is no row: ${line}`);
  }
  if (edges.size > 1) throw new Error(`the rows of this drawing don't stand below one another:\n${drawing}`);
  const rows = ROWS.map((row) => wholeRow(row, drawn.get(row) ?? ''));
  if (!drawing.includes('@')) rows[0] = rows[0]!.replace(' 1 . ', ' 1 @>');
  return good(readDrawing([...rows, ...legend].join('\n')));
}

/** A position as text in which the order of the figures plays no part. */
function told(position: Position): string {
  const rows = drawPosition(position)
    .split('\n')
    .filter((line) => !line.startsWith('legend:'));
  const figures = position.cast.map(({ id, owner }, figure) =>
    [id, placeName(position.placeOf(figure)), position.pointsOf(figure), owner].join(' '),
  );
  return [...rows, ...figures.sort(), JSON.stringify(tilesOf(position))].join('\n');
}

export const expectHall = (position: Position, drawing: string): void =>
  expect(told(position)).toBe(told(hall(drawing)));

/** Plays the events on a copy of a position: what `evolve` makes of them. */
export function evolved(position: Position, events: readonly GameEvent[]): Position {
  const copy = position.copy();
  for (const event of events) evolvePosition(copy, event);
  return copy;
}

export interface Walked {
  readonly position: Position;
  readonly steps: number;
  readonly events: readonly GameEvent[];
  /** In the order of being eaten. */
  readonly eaten: readonly string[];
  /** The spaces it came to, one after another. */
  readonly path: string;
}

/** Lets the monster walk with a card. Told or silent, or played again from its events, the walk is the same. */
export function walkFrom(start: Position, card: Card | number = 1): Walked {
  const reach = reachOf(String(card))!;
  const events: GameEvent[] = [];
  const position = start.copy();
  const steps = walk(position, reach, (event) => events.push(event));
  const silent = start.copy();
  expect(walk(silent, reach)).toBe(steps);
  expect(told(silent)).toBe(told(position));
  expect(told(evolved(start, events))).toBe(told(position));
  const eaten = events.flatMap((event) => (event.type === 'figureEaten' ? [event.figure] : []));
  const gone = position.cast.filter(
    (_, figure) => position.placeOf(figure) === EATEN && start.placeOf(figure) !== EATEN,
  );
  expect([...eaten].sort()).toEqual(gone.map(({ id }) => id).sort());
  const path = events.flatMap((event) =>
    event.type === 'monsterStepped' || event.type === 'monsterTeleported' ? [event.to] : [],
  );
  return { position, steps, events, eaten, path: path.join(' ') };
}

export const walkIn = (drawing: string, card: Card | number = 1): Walked => walkFrom(hall(drawing), card);

export interface Moved {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly refused: Refusal | undefined;
}

/**
 * Moves a figure along a path. A figure without a number gets one as large as the path is long for as long as it moves.
 * A refused path leaves everything as it was; one that is walked is what its events say.
 */
export function moveFrom(start: Position, id: string, path: string): Moved {
  const position = start.copy();
  const figure = position.figureNamed(id)!;
  const unnumbered = position.pointsOf(figure) === 0;
  if (unnumbered) position.setPoints(figure, path.length);
  const events: GameEvent[] = [];
  const refused = walkPath(position, figure, path, (event) => events.push(event));
  if (unnumbered) position.setPoints(figure, 0);
  if (refused !== undefined) expect(told(position)).toBe(told(start));
  else if (!path.includes('o')) expect(told(evolved(start, events))).toBe(told(position));
  return { position, events, refused };
}

export const moveIn = (drawing: string, id: string, path: string): Moved => moveFrom(hall(drawing), id, path);

/** The rule and the reason a path is refused with. */
export function refusalOf(drawing: string, id: string, path: string): string {
  const { refused } = moveIn(drawing, id, path);
  return refused === undefined ? 'not refused' : `${refused.rule} ${refused.reason}`;
}

/** Where the monster is and how it faces after a walk. */
export const stance = ({ position }: Walked): string =>
  `${spaceName(position.monsterAt)} ${directionOf(position.facing)}`;
export const looks = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter((event) => event.type === 'monsterLooked');
/** Its turns with their reasons. */
export const turns = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'monsterTurned' ? [`${event.because} ${event.facing}`] : []));

/** What a path makes of a drawing, in the same kind of drawing. */
export function expectMove(before: string, figure: string, path: string, after: string): void {
  const { position, refused } = moveIn(before, figure, path);
  expect(refused).toBeUndefined();
  expectHall(position, after);
}
