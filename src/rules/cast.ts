/** C3, C4: the players' colours and their figures. */
export const COLOURS = ['green', 'red', 'blue', 'yellow', 'beige', 'purple', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
/** C4: these have four figures and may play in any game. */
const FOUR_FIGURE_COLOURS: readonly Colour[] = ['green', 'red', 'blue', 'yellow'];

export const isColour = (text: unknown): text is Colour => (COLOURS as readonly unknown[]).includes(text);

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 7;
/** C3: up to this many players have four figures each. */
const MOST_PLAYERS_WITH_FOUR = 4;
/** C2: the longer game is for this many players or more. */
export const FEWEST_PLAYERS_FOR_LONGER = 6;

/** C3: the two sides of a figure add up to this. */
const SIDES_TOGETHER = 7;
/** The largest number a figure can show. */
export const MOST_POINTS = 6;

/** C3: the numbers that show at the start, in the figures' order. */
export const firstNumbers = (players: number): readonly number[] =>
  players <= MOST_PLAYERS_WITH_FOUR ? [1, 3, 4, 5] : [1, 4, 5];

/** C4: the colours that may play in a game of so many. */
export const coloursFor = (players: number): readonly Colour[] =>
  players <= MOST_PLAYERS_WITH_FOUR ? FOUR_FIGURE_COLOURS : COLOURS;

export const otherSide = (points: number): number => SIDES_TOGETHER - points;

export const END_REASONS = ['escaped', 'all-gone', 'last-card'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface GameResult {
  /** Null where the monster wins (G9). */
  readonly winner: Colour | null;
  readonly reason: EndReason;
  readonly out: Readonly<Partial<Record<Colour, number>>>;
}
