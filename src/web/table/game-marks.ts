import {
  DIRECTIONS,
  type FigureId,
  type Forecast,
  type Game,
  headingOf,
  type Position,
  type SpaceName,
  space,
  type Target,
  wallLetter,
} from '../../rules/index.ts';
import type { Marks, ReachMark } from '../board/index.ts';
import { beamsOf, printsOf, stopsOf } from './forecast-marks.ts';
import { type Ending, ghostOf, pathSteps, pushedBlocks, type Refused, type Tried } from './move-path.ts';

/** What the player wants to see of the forecast. */
export interface ForecastView {
  readonly trail: boolean;
  readonly sight: boolean;
  readonly risk: boolean;
}

/** The marks of the forecast. */
export function forecastMarks(position: Position, forecast: Forecast, view: ForecastView): Marks {
  const letters = forecast.walk.flatMap((event) =>
    event.type === 'monsterStepped' && event.wall !== undefined ? [event.wall] : [],
  );
  return {
    ...(view.trail && { prints: printsOf(forecast), stops: stopsOf(forecast), letters }),
    ...(view.sight && { beams: beamsOf(position) }),
    ...(view.risk && { danger: dangerOf(forecast) }),
  };
}

const dangerOf = ({ danger }: Forecast): ReadonlyMap<FigureId, number> =>
  new Map([...danger].filter(([, chance]) => chance > 0));

/** The chosen figure, and where it can go. */
export function reachMarks(
  game: Game,
  selected: number,
  reach: ReadonlyMap<Target, Ending>,
  risks: ReadonlyMap<Target, number>,
): Marks {
  const marks = [...reach.values()]
    .filter(({ path }) => path !== '')
    .map(({ place, path }): ReachMark => {
      const risk = risks.get(place);
      return { at: place, cost: path.length, ...(risk !== undefined && { risk }) };
    });
  return { selected: game.position.cast[selected]!.id, reach: marks };
}

/** The move that is tried or pointed at. */
export function previewMarks(game: Game, preview: Tried | undefined): Marks {
  if (preview === undefined || preview.path === '') return {};
  const ghost = ghostOf(game, preview);
  return {
    path: { figure: game.position.cast[preview.figure]!.id, steps: pathSteps(preview.events) },
    pushed: pushedBlocks(preview.events),
    ...(ghost !== undefined && { ghost }),
  };
}

export const refusedMark = (refused: Refused | undefined): Marks =>
  refused?.at === undefined || refused.at === 'out' || refused.at === 'entrance'
    ? {}
    : { refused: refused.at };

/** The letters on the walls beside a space: the ones they lead to light up too. */
export const lettersBeside = (at: SpaceName | undefined): string[] =>
  at === undefined
    ? []
    : DIRECTIONS.flatMap((direction) => wallLetter(space(at), headingOf(direction)) ?? []);
