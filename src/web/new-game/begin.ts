import { namesOf, type StepName } from '../../bots/index.ts';
import { type Colour, coloursFor, isRefusal, newGame, type Refusal, type Setup } from '../../rules/index.ts';
import type { RecordLine } from '../../rules/records/index.ts';
import { playerName, t } from '../i18n/index.ts';
import { cleanName, type Kept, kept, type NewGamePlan, type SeatPlan, yourLevel } from '../kept/index.ts';
import { createTable, type Sitter, type TableSettings } from '../table/index.ts';
import { layoutTilesFor } from './layout-tiles.ts';

const chance = (below: number): number => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % below;
};

/** The game behind "Play": two players, the basic game, the reader against a bot of their level. Its table's id. */
export async function beginQuickGame(where: Kept = kept): Promise<string> {
  const wanted = where.settings.value.peek().colour;
  const colours = coloursFor(2);
  const mine: Colour = colours.includes(wanted) ? wanted : 'green';
  const theirs = colours.find((colour) => colour !== mine)!;
  const begun = await beginGame(
    {
      seats: [
        { colour: mine, sitter: 'person' },
        { colour: theirs, sitter: yourLevel(where.results.value.peek()).bot },
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
export async function beginGame(plan: NewGamePlan, where: Kept = kept): Promise<string | Refusal> {
  const settings = settingsOf(plan, where.settings.value.peek().name);
  const game = newGame(settings.setup);
  if (isRefusal(game)) return game;
  // Placed tile by tile in turn order, so that the record is an ordinary one.
  const tiles = plan.mode === 'basic' ? [] : await layoutTilesFor(plan.layout);
  // Nobody thinks yet: the table's own page opens it again.
  const thinker = { think: () => new Promise<never>(() => {}), close: () => {} };
  const table = createTable(settings, { store: where.games, thinker });
  for (const tile of tiles) await table.act(table.game.peek().turn, { type: 'place', tile });
  if (tiles.length > 0) table.shown(table.batches.peek().length);
  table.close();
  return table.id;
}

/** Goes on with a game from somewhere in it: one seat is the reader's, bots play the others. Its table's id. */
export function playOn(
  setup: Setup,
  played: readonly RecordLine[],
  seat: number,
  bot: StepName,
  where: Kept = kept,
): string {
  const seats = setup.players.map(
    (colour, other): SeatPlan => ({ colour, sitter: other === seat ? 'person' : bot }),
  );
  const plan = { ...setup, seats, layout: 'players', forecast: true, handOver: false } as const;
  const settings = { ...settingsOf(plan, where.settings.value.peek().name), setup };
  const thinker = { think: () => new Promise<never>(() => {}), close: () => {} };
  const table = createTable(settings, { store: where.games, thinker }, played);
  table.close();
  return table.id;
}

function settingsOf(plan: NewGamePlan, ownName: string | undefined): TableSettings {
  const players = plan.seats.map(({ colour }) => colour);
  const setup: Setup = {
    mode: plan.mode,
    players,
    start: players[chance(players.length)] ?? 'green', // S3, S6
    longer: plan.longer,
  };
  const people = plan.seats.filter(({ sitter }) => sitter === 'person').length;
  const sitters = plan.seats.map((seat, at): Sitter => {
    const name = cleanName(seat.name ?? usualName(plan.seats, at, ownName) ?? '');
    return seat.sitter === 'person' ? { kind: 'person', name } : { kind: 'bot', bot: seat.sitter, name };
  });
  return { setup, sitters, forecast: plan.forecast, curtain: plan.handOver && people > 1 };
}

/** The name of a seat that was given none: the reader's own for the first person, for a bot one that no other seat has. */
function usualName(seats: readonly SeatPlan[], at: number, ownName: string | undefined): string | undefined {
  const { sitter } = seats[at]!;
  if (sitter === 'person')
    return seats.findIndex((seat) => seat.sitter === 'person') === at ? ownName : undefined;
  const before = seats
    .slice(0, at)
    .filter((seat) => seat.sitter === sitter && seat.name === undefined).length;
  const given = new Set([ownName, ...seats.map(({ name }) => name)]);
  return namesOf(sitter).filter((name) => !given.has(name))[before];
}

/** What a seat is called where it is given no name: whoever plays alone is just "you". */
export function defaultName(seats: readonly SeatPlan[], at: number, ownName: string | undefined): string {
  const people = seats.filter(({ sitter }) => sitter === 'person').length;
  const { sitter, colour } = seats[at]!;
  const usual = usualName(seats, at, ownName);
  return usual === undefined && sitter === 'person' && people === 1
    ? t('shell.you')
    : playerName(usual, colour);
}
