import {
  type Card,
  type Colour,
  DOORS,
  type FigureId,
  type Game,
  type GameEvent,
  type GameResult,
  type Place,
  placeName,
  type SpaceName,
  type Tile,
} from '../../rules/index.ts';
import { numberOn } from '../show/index.ts';
import type { Batch, StoodIn } from './table.ts';

/** A line of the list of moves; `batch` is the number of the decision it tells of. */
export type LogEntry =
  | { readonly kind: 'round'; readonly stage: 1 | 2; readonly round: number; readonly starter: Colour }
  | {
      readonly kind: 'tile';
      readonly batch: number;
      readonly by: Colour;
      readonly tile: Tile;
      readonly stoodIn: StoodIn | undefined;
    }
  | {
      readonly kind: 'move';
      readonly batch: number;
      readonly by: Colour;
      readonly figure: FigureId;
      /** The number it showed when it moved. */
      readonly shows: number;
      readonly from: Place;
      readonly to: Place;
      readonly stoodIn: StoodIn | undefined;
    }
  | {
      readonly kind: 'walk';
      readonly batch: number;
      readonly card: Card;
      readonly eaten: readonly { readonly figure: FigureId; readonly shows: number }[];
    }
  | { readonly kind: 'end'; readonly result: GameResult };

/** What a batch adds to the list, played on a game. */
export function logEntries(before: Game, after: Game, batch: Batch): LogEntry[] {
  const entries: LogEntry[] = [];
  const { events, by, number, stoodIn } = batch;
  for (const event of events) {
    if (event.type === 'tilePlaced')
      entries.push({ kind: 'tile', batch: number, by, tile: event.tile, stoodIn });
    else if (event.type === 'figureMoved') {
      const from = placeOf(before, event.figure);
      const to = endOf(events, event.figure) ?? from;
      const { figure } = event;
      const shows = numberOn(before, figure)!;
      entries.push({ kind: 'move', batch: number, by, figure, shows, from, to, stoodIn });
    } else if (event.type === 'cardDrawn') {
      const eaten = eatenIn(events).map((figure) => ({ figure, shows: numberOn(after, figure)! }));
      entries.push({ kind: 'walk', batch: number, card: event.card, eaten });
    } else if (event.type === 'gameEnded') entries.push({ kind: 'end', result: event.result });
  }
  const roundBegan = after.phase === 'moving' && (before.phase !== 'moving' || isNewRound(before, after));
  if (roundBegan) entries.push(roundEntry(after));
  return entries;
}

const isNewRound = (before: Game, after: Game): boolean =>
  before.round !== after.round || before.stage !== after.stage;

export const roundEntry = (game: Game): LogEntry => ({
  kind: 'round',
  stage: game.stage,
  round: game.round,
  starter: game.setup.players[game.starter]!,
});

const placeOf = ({ position }: Game, figure: FigureId): Place =>
  placeName(position.placeOf(position.figureNamed(figure)!));

function endOf(events: readonly GameEvent[], figure: FigureId): Place | undefined {
  let end: Place | undefined;
  for (const event of events) {
    if (event.type === 'figureMoved') break; // what follows is the monster's
    if (event.type === 'figureEntered') end = DOORS.entrance;
    else if (event.type === 'figureStepped' && event.figure === figure) end = event.to;
    else if (event.type === 'figureLeft') end = 'out';
  }
  return end;
}

const eatenIn = (events: readonly GameEvent[]): FigureId[] =>
  events.flatMap((event) => (event.type === 'figureEaten' ? [event.figure] : []));

/** The spaces a batch's figure came over, for the trail of the last move. */
export function trailOf(events: readonly GameEvent[]): SpaceName[] {
  return events.flatMap((event) => {
    if (event.type === 'figureEntered') return [DOORS.entrance];
    return event.type === 'figureStepped' ? [event.to] : [];
  });
}

/** Where the monster's move begins among a batch's events; undefined where it has none. */
export function walkStart(events: readonly GameEvent[]): number | undefined {
  const at = events.findIndex(({ type }) => type === 'cardDrawn');
  return at < 0 ? undefined : at;
}
