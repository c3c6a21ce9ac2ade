import {
  type BotLevel,
  type OnlineTable,
  seatsToAsk,
  type TableChange,
  timeForMove,
} from '../../protocol/index.ts';

/** What a table does by itself: bots move, clocks run out, stand-ins come and go, forgotten tables are closed. */
export type Errand =
  | { readonly kind: 'bot'; readonly at: number; readonly seat: number; readonly level: BotLevel }
  /** The time is up: a bot makes this one move. */
  | { readonly kind: 'clock'; readonly at: number; readonly seat: number; readonly level: BotLevel }
  | { readonly kind: 'stand-in-comes'; readonly at: number; readonly seat: number }
  | { readonly kind: 'stand-in-goes'; readonly at: number; readonly seat: number }
  | { readonly kind: 'forget'; readonly at: number };

/** Who plays for those who are away or too late. */
const STAND_IN_LEVEL: BotLevel = 3;
const DAY = 86_400_000;
/** A table where nothing happens for so long is closed. */
const FORGOTTEN_AFTER = { open: 7 * DAY, playing: 60 * DAY };
/** While people are asked for a take-back, bots wait so long. */
const PATIENCE_FOR_BACK = 30_000;

export interface Circumstances {
  readonly changedAt: number;
  /** How long a bot lets people look before it moves. */
  readonly botDelay: number;
  /** No clock with seconds runs out before this: who was cut off by a restart can come back first. */
  readonly notBefore: number;
  /** Seats of people that are away, and since when. */
  readonly away: ReadonlyMap<number, number>;
}

/** What the table will do next if nothing else happens; undefined where it is over. */
export function nextErrand(table: OnlineTable, circumstances: Circumstances): Errand | undefined {
  if (table.phase !== 'open' && table.phase !== 'playing') return undefined;
  const { changedAt } = circumstances;
  const errands: Errand[] = [{ kind: 'forget', at: changedAt + FORGOTTEN_AFTER[table.phase] }];
  if (table.phase === 'playing') {
    // Of two at the same time the first is run: a player who is back goes before the bot.
    errands.push(...standIns(table, circumstances));
    const turn = errandOfTurn(table, circumstances);
    if (turn !== undefined) errands.push(turn);
  }
  return errands.reduce((first, other) => (other.at < first.at ? other : first));
}

/** When the table wants to be looked after though nobody is there, by the server's clock; for the store. */
export function dueOf(table: OnlineTable, changedAt: number, ahead = 0): number | null {
  const people = table.seats.flatMap(({ sitter }, seat) => (sitter.kind === 'guest' ? [seat] : []));
  const away = new Map(people.map((seat) => [seat, changedAt]));
  const errand = nextErrand(table, { changedAt, botDelay: 0, notBefore: 0, away });
  return errand === undefined ? null : errand.at - ahead;
}

function errandOfTurn(table: OnlineTable, circumstances: Circumstances): Errand | undefined {
  const seat = table.game!.turn;
  const { sitter, standIn } = table.seats[seat]!;
  const { botDelay, changedAt, notBefore } = circumstances;
  const delay = table.back === undefined ? botDelay : PATIENCE_FOR_BACK;
  const at = Math.max(table.turnSince, changedAt) + delay;
  if (sitter.kind === 'bot') return { kind: 'bot', at, seat, level: sitter.level };
  // A stand-in plays for those who wait; where nobody does, the game waits too.
  if (standIn === 'for-good' || (standIn === 'away' && somebodyIsThere(table, circumstances))) {
    return { kind: 'bot', at, seat, level: STAND_IN_LEVEL };
  }
  const { pace } = table.settings;
  const time = timeForMove(pace);
  if (time === undefined) return undefined;
  const end = table.turnSince + time;
  return {
    kind: 'clock',
    at: pace.kind === 'seconds' ? Math.max(end, notBefore) : end,
    seat,
    level: STAND_IN_LEVEL,
  };
}

const somebodyIsThere = (table: OnlineTable, { away }: Circumstances): boolean =>
  table.seats.some(
    ({ sitter, standIn }, seat) => sitter.kind === 'guest' && standIn !== 'for-good' && !away.has(seat),
  );

function standIns(table: OnlineTable, circumstances: Circumstances): Errand[] {
  const { away, changedAt } = circumstances;
  const { standInAfter } = table.settings;
  const waited = standInAfter !== null && somebodyIsThere(table, circumstances);
  return table.seats.flatMap(({ sitter, standIn }, seat): Errand[] => {
    if (sitter.kind !== 'guest') return [];
    const since = away.get(seat);
    if (standIn === 'away' && since === undefined) return [{ kind: 'stand-in-goes', at: changedAt, seat }];
    if (standIn !== undefined || since === undefined || !waited) return [];
    return [{ kind: 'stand-in-comes', at: since + standInAfter * 1000, seat }];
  });
}

/** What follows from the table's state at once, without anybody's wish. */
export function consequenceAt(table: OnlineTable, seed: string): TableChange | undefined {
  if (table.phase === 'over' && table.reveal === undefined) return { type: 'revealed', seed };
  const { back } = table;
  if (back === undefined || table.phase !== 'playing') return undefined;
  const agreed = seatsToAsk(table, back.seat).every((seat) => back.agreed.includes(seat));
  return agreed ? { type: 'tookBack', to: back.to } : undefined;
}
