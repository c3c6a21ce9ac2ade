import {
  type Colour,
  FOUR_FIGURE_COLOURS,
  isRefusal,
  newGame,
  type Refusal,
  type Setup,
  type Tile,
} from '../../../rules/index.ts';
import { CAST_NAMES, t } from '../../i18n/index.ts';
import { cleanName, type Kept, kept, type NewGamePlan, type SeatPlan } from '../../kept/index.ts';
import { createTable, type Sitter, type TableSettings } from '../../table/index.ts';
import { LAYOUT_NAMES, layoutTiles } from './layouts.ts';
import { randomLayout } from './random-layout.ts';

/** The bot of the quick game: it sees danger coming, but plans nothing. */
const QUICK_BOT = 'wary';

const chance = (below: number): number => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % below;
};

/** The game behind "Play": two players, the basic game, the reader against a bot. Its table's id. */
export function beginQuickGame(where: Kept = kept): string {
  const wanted = where.settings.value.peek().colour;
  const mine: Colour = FOUR_FIGURE_COLOURS.includes(wanted) ? wanted : 'green';
  const theirs = FOUR_FIGURE_COLOURS.find((colour) => colour !== mine)!;
  const begun = beginGame(
    {
      seats: [
        { colour: mine, sitter: 'person' },
        { colour: theirs, sitter: QUICK_BOT },
      ],
      mode: 'basic',
      layout: 'players',
      longer: false,
      forecast: true,
      handOver: false,
    },
    where,
  );
  if (typeof begun !== 'string') throw new Error(begun.message);
  return begun;
}

/** Begins the game of a plan; its table's id, or why there can't be such a game. */
export function beginGame(plan: NewGamePlan, where: Kept = kept): string | Refusal {
  const settings = settingsOf(plan, where.settings.value.peek().name);
  const game = newGame(settings.setup);
  if (isRefusal(game)) return game;
  // Nobody thinks yet: the table's own page opens it again.
  const thinker = { think: () => new Promise<never>(() => {}), close: () => {} };
  const table = createTable(settings, { store: where.games, thinker });
  const tiles = tilesOf(plan);
  for (const tile of tiles) void table.act(table.game.peek().turn, { type: 'place', tile });
  if (tiles.length > 0) table.shown(table.batches.peek().length);
  table.close();
  return table.id;
}

/** The hall that is laid before anybody comes, placed tile by tile in turn order so that the record is an ordinary one. */
function tilesOf({ mode, layout }: NewGamePlan): readonly Tile[] {
  if (mode === 'basic' || layout === 'players') return [];
  const name = LAYOUT_NAMES.find((one) => layout === `layout:${one}`);
  return name === undefined ? randomLayout(crypto.randomUUID()) : layoutTiles(name);
}

function settingsOf(plan: NewGamePlan, ownName: string | undefined): TableSettings {
  const players = plan.seats.map(({ colour }) => colour);
  const setup: Setup = {
    mode: plan.mode,
    players,
    start: players[chance(players.length)] ?? 'green', // S3, S6
    longer: plan.longer,
  };
  const people = plan.seats.filter(({ sitter }) => sitter === 'person');
  const sitters = plan.seats.map((seat): Sitter => {
    const name = cleanName(seat.name ?? defaultName(seat, people, ownName));
    return seat.sitter === 'person' ? { kind: 'person', name } : { kind: 'bot', bot: seat.sitter, name };
  });
  return { setup, sitters, forecast: plan.forecast, curtain: plan.handOver && people.length > 1 };
}

/** The reader's own name for the first person; bots are called as their figures are. */
export function defaultName(
  seat: SeatPlan,
  people: readonly SeatPlan[],
  ownName: string | undefined,
): string {
  if (seat.sitter !== 'person') return CAST_NAMES[seat.colour];
  if (seat === people[0])
    return ownName ?? (people.length === 1 ? t('shell.you') : t('shell.person', { number: 1 }));
  return t('shell.person', { number: people.indexOf(seat) + 1 });
}
