/** The four directions (B1), clockwise, so that a turn is an addition. */
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A direction's index in DIRECTIONS: what the compact position stores. */
export type Heading = 0 | 1 | 2 | 3;

export const headingOf = (direction: Direction): Heading => DIRECTIONS.indexOf(direction) as Heading;
export const directionOf = (heading: Heading): Direction => DIRECTIONS[heading];

export const turnRight = (heading: Heading): Heading => ((heading + 1) & 3) as Heading;
export const turnAround = (heading: Heading): Heading => ((heading + 2) & 3) as Heading;
export const turnLeft = (heading: Heading): Heading => ((heading + 3) & 3) as Heading;

export const isDirection = (text: unknown): text is Direction => DIRECTIONS.includes(text as Direction);
