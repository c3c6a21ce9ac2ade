import { type SpaceName, spaceName } from './board.ts';
import { type Card, isWalked, reachOf } from './cards.ts';
import { type Direction, directionOf } from './directions.ts';
import type { FigureId, GameEvent } from './events.ts';
import { look } from './look.ts';
import type { Position } from './position.ts';
import { step } from './walk.ts';

/** What one of the cards left would do. */
export interface CardForecast {
  readonly card: Card;
  /** How many such cards are left, and how likely it is that one of them comes next. */
  readonly count: number;
  readonly chance: number;
  readonly steps: number;
  /** How many events of the walk belong to it. */
  readonly events: number;
  /** The spaces it comes to, in order, the one it starts from first. */
  readonly path: readonly SpaceName[];
  readonly at: SpaceName;
  readonly facing: Direction;
  /** Bitten or pushed off, in order. */
  readonly eaten: readonly FigureId[];
  /** What is pushed and what is taken off the board on the way. */
  readonly moved: readonly GameEvent[];
}

export interface Forecast {
  /** The longest walk any of the cards makes: every card's walk is a beginning of it. */
  readonly walk: readonly GameEvent[];
  readonly cards: readonly CardForecast[];
  /** For every figure of the position, the chance to be eaten with the next card. */
  readonly danger: ReadonlyMap<FigureId, number>;
}

interface Stop {
  readonly events: number;
  readonly at: SpaceName;
  readonly facing: Direction;
  readonly eaten: number;
}

/** Prices all cards left with one walk, which each of them ends somewhere (M1). */
export function forecast(position: Position, cardsLeft: readonly Card[]): Forecast {
  const different = [...new Set(cardsLeft)];
  const longest = Math.max(0, ...different.map((card) => reachOf(card)!.steps));
  const walk: GameEvent[] = [];
  const stops = walkWithStops(position.copy(), longest, walk);
  const cards = different.map((card) => forecastCard(card, cardsLeft, walk, stops));
  const used = Math.max(0, ...cards.map((card) => card.events));
  const danger = new Map(position.cast.map(({ id }) => [id, dangerOf(id, cards)]));
  return { walk: walk.slice(0, used), cards, danger };
}

const dangerOf = (figure: FigureId, cards: readonly CardForecast[]): number =>
  cards.reduce((danger, card) => danger + (card.eaten.includes(figure) ? card.chance : 0), 0);

/** Where the walk is after each number of steps, from 0 on, with the look that follows. */
function walkWithStops(position: Position, steps: number, walk: GameEvent[]): Stop[] {
  const note = (event: GameEvent): void => {
    walk.push(event);
  };
  const stops: Stop[] = [];
  let eaten = 0;
  const stop = (): void => {
    look(position, note);
    const facing = directionOf(position.facing);
    stops.push({ events: walk.length, at: spaceName(position.monsterAt), facing, eaten });
  };
  stop();
  while (stops.length <= steps) {
    eaten += step(position, note);
    stop();
  }
  return stops;
}

function forecastCard(
  card: Card,
  cardsLeft: readonly Card[],
  walk: readonly GameEvent[],
  stops: readonly Stop[],
): CardForecast {
  const reach = reachOf(card)!;
  const steps = stops.findIndex((stop, walked) => isWalked(reach, walked, stop.eaten));
  const { events, at, facing } = stops[steps]!;
  const told = walk.slice(0, events);
  const count = cardsLeft.filter((left) => left === card).length;
  return {
    card,
    count,
    chance: count / cardsLeft.length,
    steps,
    events,
    path: [stops[0]!.at, ...told.flatMap(spaceReached)],
    at,
    facing,
    eaten: told.flatMap((event) => (event.type === 'figureEaten' ? [event.figure] : [])),
    moved: told.filter((event) => MOVED.has(event.type)),
  };
}

const MOVED: ReadonlySet<GameEvent['type']> = new Set(['blockPushed', 'blockRemoved', 'figurePushed']);

const spaceReached = (event: GameEvent): SpaceName[] =>
  event.type === 'monsterStepped' || event.type === 'monsterTeleported' ? [event.to] : [];
