import {
  type Action,
  columnOf,
  ENTRANCE,
  type FigureId,
  forecast,
  type Game,
  type GameEvent,
  placeName,
  playAction,
  rowOf,
  ruleOf,
  type Space,
  type Target,
  WAITING,
} from '../rules/index.ts';
import type { Consequence, Turned } from './consequence.ts';

type Eaten = Extract<Consequence, { type: 'eaten' }>;

/** A game after some moves, and what the rules say of it. */
export interface Outlook {
  readonly after: readonly Action[];
  readonly game: Game;
  /** Who would be eaten if the monster walked now. */
  readonly eaten: ReadonlyMap<FigureId, Eaten>;
}

/** What is to be seen after these moves; undefined where they are not allowed. */
export function outlookAfter(before: Game, after: readonly Action[]): Outlook | undefined {
  const game = before.copy();
  for (const action of after) {
    if (playAction(game, game.turn, action) !== undefined) return undefined;
  }
  return { after, game, eaten: eatenIn(game) };
}

function eatenIn(game: Game): Map<FigureId, Eaten> {
  const found = new Map<FigureId, Eaten>();
  if (game.phase === 'over') return found;
  const { walk, cards } = forecast(game.position, game.possibleCards());
  for (const [index, event] of walk.entries()) {
    if (event.type !== 'figureEaten') continue;
    const costing = cards.filter(({ events }) => events > index);
    const turned = turnedBefore(walk, index);
    found.set(event.figure, {
      type: 'eaten',
      figure: event.figure,
      cards: costing.map(({ card }) => card),
      chance: costing.reduce((sum, { chance }) => sum + chance, 0),
      anyCard: costing.length === cards.length,
      at: event.at,
      because: event.because,
      rule: ruleOf(event),
      ...(turned !== undefined && { turned }),
    });
  }
  return found;
}

function turnedBefore(walk: readonly GameEvent[], index: number): Turned | undefined {
  const event = walk.slice(0, index).findLast(({ type }) => type === 'monsterTurned');
  if (event?.type !== 'monsterTurned') return undefined;
  const { at, facing, because, figure } = event;
  return { at, to: facing, because, rule: ruleOf(event, walk), ...(figure !== undefined && { figure }) };
}

/** The straight way out: a point a space, one to leave and one to enter (F1, F2). */
export function wayFor(game: Game, figure: number): Extract<Consequence, { type: 'way' }> | undefined {
  const place = game.position.placeOf(figure);
  if (place > WAITING) return undefined;
  const at = place === WAITING ? ENTRANCE : (place as Space);
  const points = columnOf(at) + rowOf(at) + 1 + (place === WAITING ? 1 : 0);
  return { type: 'way', figure: game.position.cast[figure]!.id, points, from: placeName(place) as Target };
}
