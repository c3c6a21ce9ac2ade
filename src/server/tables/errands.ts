import { shareOfWait } from '../../bots/index.ts';
import { type OnlineTable, seatsToAsk, type TableBot, timeForMove } from '../../protocol/index.ts';
import { type Action, decide, honestDraw } from '../../rules/index.ts';
import { sha256 } from '../secrets.ts';
import { changed, type Decided, refused, type TableState } from './decided.ts';

/** What a table does by itself: bots move, clocks run out, stand-ins come and go, forgotten tables are closed. */
export type Errand =
  | { readonly kind: 'bot'; readonly at: number; readonly seat: number; readonly bot: TableBot }
  /** The time is up: a bot makes this one move. */
  | { readonly kind: 'clock'; readonly at: number; readonly seat: number; readonly bot: TableBot }
  /** The player is away, or the others voted for it. */
  | { readonly kind: 'stand-in-comes'; readonly at: number; readonly seat: number; readonly voted: boolean }
  | { readonly kind: 'stand-in-goes'; readonly at: number; readonly seat: number }
  | { readonly kind: 'forget'; readonly at: number };

/** Those for which a bot has to think. */
export type BotErrand = Extract<Errand, { readonly bot: TableBot }>;

/** An errand whose time has come, and for a move what the bot has thought of after entry `moved`. */
export type Deed =
  | { readonly errand: Exclude<Errand, BotErrand> }
  | { readonly errand: BotErrand; readonly action: Action; readonly moved: number };

/** Who plays for those who are away or too late. */
const STAND_IN: TableBot = 'wary';
const DAY = 86_400_000;
/** A table where nobody sits down, stands up or moves for so long is closed. */
const FORGOTTEN_AFTER = { open: 7 * DAY, playing: 60 * DAY };
/** While people are asked for a take-back, bots wait so long, once a turn. */
const PATIENCE_FOR_BACK = 30_000;
/** So long a player has to say "I am here" though all others want a bot to play. */
const TIME_TO_ANSWER = 30_000;

export interface Circumstances {
  /** How long a bot lets people look before it moves. */
  readonly botDelay: number;
  /** No clock with seconds runs out before this: who was cut off by a restart can come back first. */
  readonly notBefore: number;
  /** Seats of people that are away, and since when. */
  readonly away: ReadonlyMap<number, number>;
  /** Whether anybody is there, if only to watch. */
  readonly isAttended: boolean;
}

/** What the table will do next if nothing else happens; undefined where it is over. */
export function nextErrand(table: OnlineTable, circumstances: Circumstances): Errand | undefined {
  if (table.phase !== 'open' && table.phase !== 'playing') return undefined;
  const errands: Errand[] = [{ kind: 'forget', at: table.turnSince + FORGOTTEN_AFTER[table.phase] }];
  if (table.phase === 'playing') {
    // Of two at the same time the first is run: a player who is back goes before the bot.
    errands.push(...standIns(table, circumstances), ...votedStandIn(table, circumstances));
    const turn = errandOfTurn(table, circumstances);
    if (turn !== undefined) errands.push(turn);
  }
  return errands.reduce((first, other) => (other.at < first.at ? other : first));
}

/** When the table wants to be looked after though nobody is there, by the server's clock; for the store. */
export function dueOf(table: OnlineTable, ahead = 0): number | null {
  const people = table.seats.flatMap(({ sitter }, seat) => (sitter.kind === 'guest' ? [seat] : []));
  const away = new Map(people.map((seat) => [seat, table.turnSince]));
  const errand = nextErrand(table, { botDelay: 0, notBefore: 0, away, isAttended: false });
  return errand === undefined ? null : errand.at - ahead;
}

function errandOfTurn(table: OnlineTable, circumstances: Circumstances): Errand | undefined {
  // Bots among themselves play for those who watch; where nobody does, the game waits.
  if (!circumstances.isAttended && !table.seats.some(isPlayedByPerson)) return undefined;
  const seat = table.game!.turn;
  const { sitter, standIn } = table.seats[seat]!;
  const { botDelay, notBefore } = circumstances;
  const heldUp = table.back === undefined ? 0 : table.backSince! + PATIENCE_FOR_BACK;
  const at = Math.max(table.turnSince + Math.min(botDelay, patienceAt(table)), heldUp);
  if (sitter.kind === 'bot') return { kind: 'bot', at, seat, bot: sitter.bot };
  // A stand-in plays for those who wait; where nobody does, the game waits too.
  if (standIn === 'for-good' || (standIn !== undefined && somebodyWaits(table, circumstances))) {
    return { kind: 'bot', at, seat, bot: STAND_IN };
  }
  const { pace } = table.settings;
  const time = timeForMove(pace);
  if (time === undefined) return undefined;
  const end = table.turnSince + time;
  return {
    kind: 'clock',
    at: pace.kind === 'seconds' ? Math.max(end, notBefore) : end,
    seat,
    bot: STAND_IN,
  };
}

/** So long people wait for the bot whose turn it is. */
export function patienceAt({ seats, game, sinceCard }: OnlineTable): number {
  const people = new Set(
    seats.flatMap((seat, at) => (seat.sitter.kind === 'guest' && seat.standIn === undefined ? [at] : [])),
  );
  return shareOfWait(game!, sinceCard?.moves.map(({ seat }) => seat) ?? [], people);
}

const isPlayedByPerson = ({ sitter, standIn }: OnlineTable['seats'][number]): boolean =>
  sitter.kind === 'guest' && standIn !== 'for-good';

/** Somebody is there who plays, or will as soon as the stand-in has gone. */
const somebodyWaits = (table: OnlineTable, { away }: Circumstances): boolean =>
  table.seats.some(
    ({ sitter, standIn }, seat) =>
      sitter.kind === 'guest' && (standIn === undefined || standIn === 'away') && !away.has(seat),
  );

function standIns(table: OnlineTable, circumstances: Circumstances): Errand[] {
  const { away } = circumstances;
  const { standInAfter } = table.settings;
  const waited = standInAfter !== null && somebodyWaits(table, circumstances);
  return table.seats.flatMap(({ sitter, standIn }, seat): Errand[] => {
    if (sitter.kind !== 'guest') return [];
    const since = away.get(seat);
    if (standIn === 'away' && since === undefined) return [{ kind: 'stand-in-goes', at: 0, seat }];
    if (standIn !== undefined || since === undefined || !waited) return [];
    return [{ kind: 'stand-in-comes', at: since + standInAfter * 1000, seat, voted: false }];
  });
}

/** All others who are there want a bot to play for somebody who lets them wait. */
function votedStandIn(table: OnlineTable, { away, notBefore }: Circumstances): Errand[] {
  if (table.idle === undefined) return [];
  const { about, agreed, since } = table.idle;
  const voters = seatsToAsk(table, about).filter((seat) => !away.has(seat));
  if (voters.length === 0 || !voters.every((seat) => agreed.includes(seat))) return [];
  return [
    {
      kind: 'stand-in-comes',
      at: Math.max(since + TIME_TO_ANSWER, notBefore),
      seat: about,
      voted: true,
    },
  ];
}

/** What becomes of a deed, if it still is what the table does next. */
export function decideDeed(state: TableState, deed: Deed, next: Errand | undefined): Decided {
  const { errand } = deed;
  const isStill = next !== undefined && next.at <= state.now && isSame(next, errand);
  if (!isStill || ('moved' in deed && deed.moved !== state.table.moved)) {
    return refused('went-on', 'something else happened first');
  }
  if ('action' in deed) return moveOf(state, deed.errand, deed.action);
  switch (deed.errand.kind) {
    case 'forget':
      return changed({ type: 'closed' });
    case 'stand-in-comes': {
      const { seat, voted } = deed.errand;
      return changed({ type: 'standInCame', seat, forGood: false, ...(voted && { voted }) });
    }
    case 'stand-in-goes':
      return changed({ type: 'standInWent', seat: deed.errand.seat });
  }
}

const isSame = (one: Errand, other: Errand): boolean =>
  one.kind === other.kind && (!('seat' in one) || !('seat' in other) || one.seat === other.seat);

function moveOf({ table, seed }: TableState, { kind, seat }: BotErrand, action: Action): Decided {
  const decision = decide(table.game!, seat, action, honestDraw(seed, sha256, table.game!));
  if (!decision.ok) throw new Error(`a bot did what is not allowed: ${decision.message}`);
  return changed({ type: 'acted', seat, madeBy: kind, events: decision.events });
}

/** What follows from the state at once, without anybody's wish. */
export function decideConsequence({ table, seed }: TableState): Decided {
  if (table.phase === 'over' && table.reveal === undefined) return changed({ type: 'revealed', seed });
  const { back, phase } = table;
  const isAgreed =
    back !== undefined &&
    phase === 'playing' &&
    seatsToAsk(table, back.seat).every((seat) => back.agreed.includes(seat));
  return isAgreed ? changed({ type: 'tookBack', to: back.to }) : NOTHING_FOLLOWS;
}

const NOTHING_FOLLOWS = refused('not-now', 'all that follows is done');
