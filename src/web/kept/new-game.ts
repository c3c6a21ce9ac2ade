import { isBotName, levelOf, type StepName } from '../../bots/index.ts';
import { COLOURS, type Colour, FEWEST_PLAYERS, MODES, MOST_PLAYERS, type Mode } from '../../rules/index.ts';
import { cleanName } from './settings.ts';
import { isFields, oneOfOr, type ShelfPlan } from './shelf.ts';

/** A seat of the game to be set up. */
export interface SeatPlan {
  readonly colour: Colour;
  readonly sitter: 'person' | StepName;
  /** As typed; left out, the seat gets a name that fits. */
  readonly name?: string;
}

/** Who lays the hall of the experienced game: the players, the name of a layout, or chance. */
export type LayoutChoice = 'players' | 'random' | `layout:${string}`;

/** What the reader last chose for a new game. */
export interface NewGamePlan {
  readonly seats: readonly SeatPlan[];
  readonly mode: Mode;
  readonly layout: LayoutChoice;
  readonly longer: boolean;
  readonly forecast: boolean;
  /** Several people on one device: a curtain between their turns. */
  readonly handOver: boolean;
}

const INITIAL: NewGamePlan = {
  seats: [
    { colour: 'green', sitter: 'person' },
    { colour: 'red', sitter: 'watcher' },
    { colour: 'blue', sitter: 'watcher' },
  ],
  mode: 'basic',
  layout: 'players',
  longer: false,
  forecast: true,
  handOver: false,
};

export const NEW_GAME: ShelfPlan<NewGamePlan> = {
  name: 'new-game',
  version: 1,
  initial: INITIAL,
  read: (data) => {
    if (!isFields(data) || !Array.isArray(data['seats'])) return undefined;
    const seats = data['seats'].map(seatIn).filter((seat) => seat !== undefined);
    const colours = new Set(seats.map(({ colour }) => colour));
    if (colours.size !== seats.length || seats.length < FEWEST_PLAYERS || seats.length > MOST_PLAYERS) {
      return undefined;
    }
    return {
      seats,
      mode: oneOfOr(data['mode'], MODES, INITIAL.mode),
      layout: isLayoutChoice(data['layout']) ? data['layout'] : INITIAL.layout,
      longer: data['longer'] === true,
      forecast: data['forecast'] !== false,
      handOver: data['handOver'] === true,
    };
  },
};

function seatIn(data: unknown): SeatPlan | undefined {
  if (!isFields(data)) return undefined;
  const colour = COLOURS.find((one) => one === data['colour']);
  const sitter = sitterIn(data['sitter']);
  if (colour === undefined || sitter === undefined) return undefined;
  const name = typeof data['name'] === 'string' ? cleanName(data['name']) : '';
  return { colour, sitter, ...(name !== '' && { name }) };
}

/** An older bot makes room for the step that is most like it. */
function sitterIn(data: unknown): SeatPlan['sitter'] | undefined {
  if (typeof data !== 'string') return undefined;
  if (data === 'person') return data;
  return isBotName(data) ? levelOf(data).bot : undefined;
}

export const isLayoutChoice = (data: unknown): data is LayoutChoice =>
  data === 'players' || data === 'random' || (typeof data === 'string' && data.startsWith('layout:'));
