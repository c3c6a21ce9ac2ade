import { randomInt } from 'node:crypto';
import { LEVELS } from '../../bots/index.ts';
import { type OnlineTable, sameName } from '../../protocol/index.ts';
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
import type { GuestId } from '../store/store.ts';
import {
  changed,
  type Decided,
  NOT_PLAYING,
  NOT_YOURS,
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
const NOT_HOST = refused('not-the-host', 'only the host of the table may do that');
const TOO_LONG = refused('too-big', 'too much has happened at this table: open another one');
const NAME_TAKEN = refused('name-taken', 'somebody else at this table is called so: choose another name');
const NO_SEAT = refused('not-your-seat', 'there is no such seat at this table');

export function decideWish(state: TableState, wisher: Wisher, wish: TableWish): Decided {
  const { guest } = wisher;
  const seats = state.table.seats.length;
  if (('seat' in wish && wish.seat >= seats) || ('about' in wish && wish.about >= seats)) return NO_SEAT;
  if (state.table.number >= MOST_ENTRIES && wish.type !== 'act' && wish.type !== 'rematch') return TOO_LONG;
  switch (wish.type) {
    case 'sit':
      return sit(state, wisher, wish);
    case 'stand':
      return stand(state, guest, wish.seat);
    case 'colour':
      return recolour(state, guest, wish);
    case 'rename':
      if (state.owners.get(wish.seat) !== guest) return NOT_YOURS;
      if (state.table.phase === 'closed') return NOT_OPEN;
      if (isOthers(state, guest, wish.name)) return NAME_TAKEN;
      return changed({ type: 'renamed', seat: wish.seat, name: wish.name });
    case 'bot':
      return seatBot(state, guest, wish);
    case 'start':
      return start(state, guest);
    case 'close':
      if (state.host !== guest) return NOT_HOST;
      return state.table.phase === 'open' ? changed({ type: 'closed' }) : NOT_OPEN;
    case 'act':
      return act(state, guest, wish);
    case 'give-up':
      return giveUp(state, guest, wish.seat);
    case 'ask-back':
      return askBack(state, guest, wish);
    case 'answer-back':
      return answerBack(state, guest, wish);
    case 'ask-idle':
      return askIdle(state, guest, wish);
    case 'answer-idle':
      return answerIdle(state, guest, wish);
    case 'here':
      return sayHere(state, guest, wish.seat);
    case 'hand-on':
      return handOn(state, guest, wish.seat);
    case 'rematch':
      return playAgain(state, guest, wish.seat);
  }
}

function sit(state: TableState, { guest, device, tag }: Wisher, wish: Wish<'sit'>): Decided {
  const { table } = state;
  const { seat, name, colour } = wish;
  if (table.phase !== 'open') return NOT_OPEN;
  if (table.seats[seat]!.sitter.kind !== 'free') return refused('seat-taken', 'somebody sits there already');
  if (isTaken(table, colour, seat)) return colourTaken(colour);
  if (isOthers(state, guest, name)) return NAME_TAKEN;
  const took = [{ seat, guest: device, person: guest }];
  return changed({ type: 'sat', seat, guest: tag, name, colour }, { took });
}

/** Whether somebody else at the table is called so; whoever plays several seats may do so under one name. */
export const isOthers = ({ table, owners }: TableState, guest: GuestId, name: string): boolean =>
  table.seats.some(({ sitter }, seat) => {
    if (sitter.kind === 'bot') return sameName(LEVELS[sitter.level - 1]!.name, name);
    return sitter.kind === 'guest' && owners.get(seat) !== guest && sameName(sitter.name, name);
  });
const isTaken = (table: OnlineTable, colour: Colour, seat: number): boolean =>
  table.seats.some((other, at) => at !== seat && other.colour === colour);
const colourTaken = (colour: Colour): Refused =>
  refused('colour-taken', `somebody else plays ${colour}: choose another colour`);

/** People leave their own seats; the host may free any seat before the game begins. */
function stand({ table, owners, host }: TableState, guest: GuestId, seat: number): Decided {
  if (table.phase !== 'open') return NOT_OPEN;
  const { kind } = table.seats[seat]!.sitter;
  const own = kind === 'guest' && owners.get(seat) === guest;
  if (kind === 'free' || (!own && host !== guest)) return NOT_YOURS;
  return changed({ type: 'stoodUp', seat }, { left: [seat] });
}

function recolour({ table, owners, host }: TableState, guest: GuestId, wish: Wish<'colour'>): Decided {
  const { seat, colour } = wish;
  if (table.phase !== 'open') return NOT_OPEN;
  const { kind } = table.seats[seat]!.sitter;
  const may = kind === 'bot' ? host === guest : owners.get(seat) === guest;
  if (kind === 'free' || !may) return NOT_YOURS;
  if (isTaken(table, colour, seat)) return colourTaken(colour);
  return changed({ type: 'coloured', seat, colour });
}

function seatBot({ table, host }: TableState, guest: GuestId, wish: Wish<'bot'>): Decided {
  const { seat, level, colour } = wish;
  if (host !== guest) return NOT_HOST;
  if (table.phase !== 'open') return NOT_OPEN;
  if (table.seats[seat]!.sitter.kind !== 'free') return refused('seat-taken', 'somebody sits there already');
  if (isTaken(table, colour, seat)) return colourTaken(colour);
  return changed({ type: 'botSat', seat, level, colour });
}

function start({ table, seed, host }: TableState, guest: GuestId): Decided {
  if (host !== guest) return NOT_HOST;
  if (table.phase !== 'open') return NOT_OPEN;
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
function handOn({ table, owners, host }: TableState, guest: GuestId, seat: number): Decided {
  if (host !== guest) return NOT_HOST;
  if (table.phase === 'closed') return refused('not-now', 'the table is closed');
  const { sitter } = table.seats[seat]!;
  const owner = owners.get(seat);
  if (sitter.kind !== 'guest' || owner === undefined || owner === guest) {
    return refused('not-your-seat', 'the table is given to another person who sits there');
  }
  return { ok: true, change: { type: 'handedOn', host: sitter.guest }, host: seat };
}

function playAgain({ table, owners, next }: TableState, guest: GuestId, seat: number): Decided {
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'over') return refused('not-now', 'the game is not over yet');
  if (table.rematch !== undefined) return { ok: true, known: table.number };
  return changed({ type: 'rematchOpened', seat, table: next });
}

function act(state: TableState, guest: GuestId, { seat, after, action }: Wish<'act'>): Decided {
  const { table, owners, seed } = state;
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (after < table.moved || after > table.number) {
    return refused('went-on', 'the game went on since: look at the table again');
  }
  const decision = decide(table.game!, seat, action, honestDraw(seed, sha256, table.game!));
  if (!decision.ok) return refusedBy(decision);
  return changed({ type: 'acted', seat, madeBy: 'player', events: decision.events });
}

function giveUp({ table, owners }: TableState, guest: GuestId, seat: number): Decided {
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  return changed({ type: 'standInCame', seat, forGood: true }, { left: [seat] });
}
