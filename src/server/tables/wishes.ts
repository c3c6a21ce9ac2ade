import { randomInt } from 'node:crypto';
import { namesOf } from '../../bots/index.ts';
import { namesIn, type OnlineTable, sameName } from '../../protocol/index.ts';
import {
  type Colour,
  commitmentTo,
  decide,
  evolveInPlace,
  FEWEST_PLAYERS,
  type GameEvent,
  honestDraw,
  isRefusal,
  newGame,
  type Setup,
} from '../../rules/index.ts';
import { sha256 } from '../secrets.ts';
import type { GuestId } from '../store/index.ts';
import {
  changed,
  type Decided,
  type Refused,
  refused,
  refusedBy,
  type TableState,
  type TableWish,
  type Wish,
  type Wisher,
} from './decided.ts';
import { answerBack, answerIdle, askBack, askIdle, sayHere } from './questions.ts';

/** What a wish at a table becomes: a change, or why not. Nothing is changed here. */

/** Ten times as many as a long game has; then only moves are taken, so that no table grows without end. */
const MOST_ENTRIES = 4000;

const NOT_OPEN = refused('not-now', 'the game has begun: seats are taken and left before');
const NOT_YOURS = refused('not-your-seat', 'this seat is not yours');
/** What may be asked of a wish before it is looked at: whose it is, and the table's phase. */
const REFUSALS = {
  owner: NOT_YOURS,
  host: refused('not-the-host', 'only the host of the table may do that'),
  open: NOT_OPEN,
  playing: refused('not-now', 'no game is being played at this table'),
};
type Need = keyof typeof REFUSALS;
function isGiven(need: Need, { table, owners, host }: TableState, guest: GuestId, wish: TableWish): boolean {
  if (need === 'owner') return 'seat' in wish && owners.get(wish.seat) === guest;
  return need === 'host' ? host === guest : table.phase === need;
}

const TOO_LONG = refused('too-big', 'too much has happened at this table: open another one');
const NAME_TAKEN = refused('name-taken', 'somebody else at this table is called so: choose another name');
const NO_SEAT = refused('not-your-seat', 'there is no such seat at this table');

export function decideWish(state: TableState, wisher: Wisher, wish: TableWish): Decided {
  const { guest } = wisher;
  const seats = state.table.seats.length;
  if (('seat' in wish && wish.seat >= seats) || ('about' in wish && wish.about >= seats)) return NO_SEAT;
  if (state.table.number >= MOST_ENTRIES && wish.type !== 'act' && wish.type !== 'rematch') return TOO_LONG;
  const missing = WISHES[wish.type].needs.find((need) => !isGiven(need, state, guest, wish));
  return missing === undefined ? decideOne(wish.type, state, wish, wisher) : REFUSALS[missing];
}

/** The wishes by their type, so that each is decided by its own. */
type Wishes = { readonly [Type in TableWish['type']]: Wish<Type> };
type Deciding = {
  readonly [Type in keyof Wishes]: {
    readonly needs: readonly Need[];
    decide(state: TableState, wish: Wishes[Type], wisher: Wisher): Decided;
  };
};

function decideOne<Type extends keyof Wishes>(
  type: Type,
  state: TableState,
  wish: Wishes[Type],
  wisher: Wisher,
): Decided {
  const deciding: Deciding[Type] = WISHES[type];
  return deciding.decide(state, wish, wisher);
}

const giveUp = (_: TableState, { seat }: Wish<'give-up'>): Decided =>
  changed({ type: 'standInCame', seat, forGood: true }, { left: [seat] });

const WISHES: Deciding = {
  sit: { needs: ['open'], decide: sit },
  stand: { needs: ['open'], decide: stand },
  colour: { needs: ['open'], decide: recolour },
  rename: { needs: ['owner'], decide: rename },
  bot: { needs: ['host', 'open'], decide: seatBot },
  start: { needs: ['host', 'open'], decide: start },
  close: { needs: ['host', 'open'], decide: () => changed({ type: 'closed' }) },
  'hand-on': { needs: ['host'], decide: handOn },
  act: { needs: ['owner', 'playing'], decide: act },
  'give-up': { needs: ['owner', 'playing'], decide: giveUp },
  'ask-back': { needs: ['owner', 'playing'], decide: askBack },
  'answer-back': { needs: ['owner'], decide: answerBack },
  'ask-idle': { needs: ['owner', 'playing'], decide: askIdle },
  'answer-idle': { needs: ['owner'], decide: answerIdle },
  here: { needs: ['owner', 'playing'], decide: sayHere },
  rematch: { needs: ['owner'], decide: playAgain },
};

function sit(state: TableState, wish: Wish<'sit'>, { guest, device, tag }: Wisher): Decided {
  const { seat, name, colour } = wish;
  const taken = whyTaken(state, wish);
  if (taken !== undefined) return taken;
  if (isOthers(state, guest, name)) return NAME_TAKEN;
  const took = [{ seat, guest: device, person: guest }];
  return changed({ type: 'sat', seat, guest: tag, name, colour }, { took });
}

/** Why nobody else can be in this seat with this colour. */
function whyTaken({ table }: TableState, { seat, colour }: Wish<'sit' | 'bot'>): Refused | undefined {
  if (table.seats[seat]!.sitter.kind !== 'free') return refused('seat-taken', 'somebody sits there already');
  return isTaken(table, colour, seat) ? colourTaken(colour) : undefined;
}

/** Whether somebody else at the table is called so; whoever plays several seats may do so under one name. */
export const isOthers = ({ table, owners }: TableState, guest: GuestId, name: string): boolean =>
  namesIn(table.seats, namesOf).some(
    (other, seat) =>
      table.seats[seat]!.sitter.kind !== 'free' && owners.get(seat) !== guest && sameName(other, name),
  );
const isTaken = (table: OnlineTable, colour: Colour, seat: number): boolean =>
  table.seats.some((other, at) => at !== seat && other.colour === colour);
const colourTaken = (colour: Colour): Refused =>
  refused('colour-taken', `somebody else plays ${colour}: choose another colour`);

/** People leave their own seats; the host may free any seat before the game begins. */
function stand({ table, owners, host }: TableState, { seat }: Wish<'stand'>, { guest }: Wisher): Decided {
  const { kind } = table.seats[seat]!.sitter;
  const own = kind === 'guest' && owners.get(seat) === guest;
  if (kind === 'free' || (!own && host !== guest)) return NOT_YOURS;
  return changed({ type: 'stoodUp', seat }, { left: [seat] });
}

function recolour({ table, owners, host }: TableState, wish: Wish<'colour'>, { guest }: Wisher): Decided {
  const { seat, colour } = wish;
  const { kind } = table.seats[seat]!.sitter;
  const may = kind === 'bot' ? host === guest : owners.get(seat) === guest;
  if (kind === 'free' || !may) return NOT_YOURS;
  if (isTaken(table, colour, seat)) return colourTaken(colour);
  return changed({ type: 'coloured', seat, colour });
}

function rename(state: TableState, { seat, name }: Wish<'rename'>, { guest }: Wisher): Decided {
  if (state.table.phase === 'closed') return NOT_OPEN;
  return isOthers(state, guest, name) ? NAME_TAKEN : changed({ type: 'renamed', seat, name });
}

function seatBot(state: TableState, wish: Wish<'bot'>): Decided {
  const { seat, bot, colour } = wish;
  return whyTaken(state, wish) ?? changed({ type: 'botSat', seat, bot, colour });
}

function start({ table, seed }: TableState): Decided {
  const seats = table.seats.flatMap(({ sitter }, seat) => (sitter.kind === 'free' ? [] : [seat]));
  if (seats.length < FEWEST_PLAYERS) {
    return refused(
      'too-few-players',
      `at least ${FEWEST_PLAYERS} must play: a free seat can be given to a bot`,
    );
  }
  const { mode, longer, tiles } = table.settings;
  const players = seats.map((seat) => table.seats[seat]!.colour!);
  const setup: Setup = { mode, players, start: players[randomInt(players.length)]!, longer };
  const laid = layHall(setup, tiles ?? []);
  if (!laid.ok) return laid;
  const change = { setup, seats, commitment: commitmentTo(seed, sha256), events: laid.events };
  return changed({ type: 'started', ...change }, { renumbered: seats });
}

/** The events of a hall that is laid beforehand; the players place it by turns. */
export function layHall(
  setup: Setup,
  tiles: NonNullable<OnlineTable['settings']['tiles']>,
): { readonly ok: true; readonly events: readonly GameEvent[] } | Refused {
  const game = newGame(setup);
  if (isRefusal(game)) return refusedBy(game);
  const events: GameEvent[] = [];
  for (const tile of tiles) {
    const decision = decide(game, game.turn, { type: 'place', tile });
    if (!decision.ok) return refusedBy(decision);
    for (const event of decision.events) evolveInPlace(game, event);
    events.push(...decision.events);
  }
  if (tiles.length > 0 && game.phase === 'placing') {
    return refused('rules', 'a hall that is laid beforehand has all tiles of the supply (S3)');
  }
  return { ok: true, events };
}

/** The host gives the table to somebody who sits there. */
function handOn({ table, owners, host }: TableState, { seat }: Wish<'hand-on'>): Decided {
  if (table.phase === 'closed') return refused('not-now', 'the table is closed');
  const { sitter } = table.seats[seat]!;
  const owner = owners.get(seat);
  if (sitter.kind !== 'guest' || owner === undefined || owner === host) {
    return refused('not-your-seat', 'the table is given to another person who sits there');
  }
  return { ok: true, change: { type: 'handedOn', host: sitter.guest }, host: seat };
}

function playAgain({ table, next }: TableState, { seat }: Wish<'rematch'>): Decided {
  if (table.phase !== 'over') return refused('not-now', 'the game is not over yet');
  if (table.rematch !== undefined) return { ok: true, known: table.number };
  return changed({ type: 'rematchOpened', seat, table: next });
}

function act({ table, seed }: TableState, { seat, after, action }: Wish<'act'>): Decided {
  if (after < table.moved || after > table.number) {
    return refused('went-on', 'the game went on since: look at the table again');
  }
  const decision = decide(table.game!, seat, action, honestDraw(seed, sha256, table.game!));
  if (!decision.ok) return refusedBy(decision);
  return changed({ type: 'acted', seat, madeBy: 'player', events: decision.events });
}
