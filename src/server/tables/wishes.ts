import { randomInt } from 'node:crypto';
import { LEVELS } from '../../bots/index.ts';
import {
  type ClientWish,
  type OnlineTable,
  type Problem,
  sameName,
  seatsToAsk,
  type TableChange,
} from '../../protocol/index.ts';
import {
  type Colour,
  commitmentTo,
  decide,
  evolveInPlace,
  FEWEST_PLAYERS,
  type GameEvent,
  isRefusal,
  newGame,
  type Refusal,
  type Setup,
} from '../../rules/index.ts';
import { sha256 } from '../secrets.ts';
import type { GuestId, Owner, OwnersChange } from '../store/store.ts';
import { honestDraw } from './honest-draw.ts';

/** What a wish at a table becomes: a change, or why not. Nothing is changed here. */

/** A wish that becomes an entry; what is said and reacted does not. */
export type TableWish = Exclude<ClientWish, { type: 'say' | 'react' }>;

export type Owners = ReadonlyMap<number, GuestId>;

/** What the server knows of a table beside its public state. */
export interface Backstage {
  readonly table: OnlineTable;
  readonly seed: string;
  readonly host: GuestId;
  readonly owners: Owners;
  /** The number of the last entry that changed the game's position. */
  readonly moved: number;
  /** The time at the table. */
  readonly now: number;
}

export interface Refused {
  readonly ok: false;
  readonly problem: Problem;
  readonly message: string;
  readonly refusal?: Refusal;
}
/** What becomes of the seats' owners. */
export interface SeatsChange extends OwnersChange {
  readonly took?: readonly (Owner & { readonly seat: number })[];
}
export type Decided =
  | {
      readonly ok: true;
      readonly change: TableChange;
      readonly owners?: SeatsChange;
      /** The seat of whoever is the host from now on. */
      readonly host?: number;
    }
  | Refused;

/** Who wishes something: a person, the device they use, and how they are known at the table. */
export interface Wisher {
  readonly guest: GuestId;
  readonly device: GuestId;
  readonly tag: string;
}

export const refused = (problem: Problem, message: string): Refused => ({ ok: false, problem, message });
const refusedBy = (refusal: Refusal): Refused => ({
  ok: false,
  problem: 'rules',
  message: refusal.message,
  refusal,
});
const changed = (change: TableChange, owners?: SeatsChange): Decided =>
  owners === undefined ? { ok: true, change } : { ok: true, change, owners };

/** Ten times as many as a long game has; then only moves are taken, so that no table grows without end. */
const MOST_ENTRIES = 4000;
/** So often a seat asks for a take-back in one turn. */
const MOST_BACKS_ASKED = 2;
/** Who lets others wait for so long, without a clock, can be asked about. */
const IDLE_AFTER = 60_000;

const NOT_OPEN = refused('not-now', 'the game has begun: seats are taken and left before');
const NOT_PLAYING = refused('not-now', 'no game is being played at this table');
const NOT_YOURS = refused('not-your-seat', 'this seat is not yours');
const NOT_HOST = refused('not-the-host', 'only the host of the table may do that');
const TOO_LONG = refused('too-big', 'too much has happened at this table: open another one');
const NAME_TAKEN = refused('name-taken', 'somebody else at this table is called so: choose another name');
const NO_SEAT = refused('not-your-seat', 'there is no such seat at this table');

export function decideWish(stage: Backstage, wisher: Wisher, wish: TableWish): Decided {
  const { guest } = wisher;
  const seats = stage.table.seats.length;
  if (('seat' in wish && wish.seat >= seats) || ('about' in wish && wish.about >= seats)) return NO_SEAT;
  if (wish.type !== 'act' && stage.table.number >= MOST_ENTRIES) return TOO_LONG;
  switch (wish.type) {
    case 'sit':
      return sit(stage, wisher, wish);
    case 'stand':
      return stand(stage, guest, wish.seat);
    case 'colour':
      return recolour(stage, guest, wish);
    case 'rename':
      if (stage.owners.get(wish.seat) !== guest) return NOT_YOURS;
      if (stage.table.phase === 'closed') return NOT_OPEN;
      if (isOthers(stage, guest, wish.name)) return NAME_TAKEN;
      return changed({ type: 'renamed', seat: wish.seat, name: wish.name });
    case 'bot':
      return seatBot(stage, guest, wish);
    case 'start':
      return start(stage, guest);
    case 'close':
      if (stage.host !== guest) return NOT_HOST;
      return stage.table.phase === 'open' ? changed({ type: 'closed' }) : NOT_OPEN;
    case 'act':
      return act(stage, guest, wish);
    case 'give-up':
      return giveUp(stage, guest, wish.seat);
    case 'ask-back':
      return askBack(stage, guest, wish);
    case 'answer-back':
      return answerBack(stage, guest, wish);
    case 'ask-idle':
      return askIdle(stage, guest, wish);
    case 'answer-idle':
      return answerIdle(stage, guest, wish);
    case 'here':
      return sayHere(stage, guest, wish.seat);
    case 'hand-on':
    case 'rematch':
      return NOT_PLAYING;
  }
}

type Wish<Type extends TableWish['type']> = Extract<TableWish, { type: Type }>;

function sit(stage: Backstage, { guest, device, tag }: Wisher, wish: Wish<'sit'>): Decided {
  const { table } = stage;
  const { seat, name, colour } = wish;
  if (table.phase !== 'open') return NOT_OPEN;
  if (table.seats[seat]!.sitter.kind !== 'free') return refused('seat-taken', 'somebody sits there already');
  if (isTaken(table, colour, seat)) return colourTaken(colour);
  if (isOthers(stage, guest, name)) return NAME_TAKEN;
  const took = [{ seat, guest: device, person: guest }];
  return changed({ type: 'sat', seat, guest: tag, name, colour }, { took });
}

/** Whether somebody else at the table is called so; whoever plays several seats may do so under one name. */
export const isOthers = ({ table, owners }: Backstage, guest: GuestId, name: string): boolean =>
  table.seats.some(({ sitter }, seat) => {
    if (sitter.kind === 'bot') return sameName(LEVELS[sitter.level - 1]!.name, name);
    return sitter.kind === 'guest' && owners.get(seat) !== guest && sameName(sitter.name, name);
  });
const isTaken = (table: OnlineTable, colour: Colour, seat: number): boolean =>
  table.seats.some((other, at) => at !== seat && other.colour === colour);
const colourTaken = (colour: Colour): Refused =>
  refused('colour-taken', `somebody else plays ${colour}: choose another colour`);

/** People leave their own seats; the host may free any seat before the game begins. */
function stand({ table, owners, host }: Backstage, guest: GuestId, seat: number): Decided {
  if (table.phase !== 'open') return NOT_OPEN;
  const { kind } = table.seats[seat]!.sitter;
  const own = kind === 'guest' && owners.get(seat) === guest;
  if (kind === 'free' || (!own && host !== guest)) return NOT_YOURS;
  return changed({ type: 'stoodUp', seat }, { left: [seat] });
}

function recolour({ table, owners, host }: Backstage, guest: GuestId, wish: Wish<'colour'>): Decided {
  const { seat, colour } = wish;
  if (table.phase !== 'open') return NOT_OPEN;
  const { kind } = table.seats[seat]!.sitter;
  const may = kind === 'bot' ? host === guest : owners.get(seat) === guest;
  if (kind === 'free' || !may) return NOT_YOURS;
  if (isTaken(table, colour, seat)) return colourTaken(colour);
  return changed({ type: 'coloured', seat, colour });
}

function seatBot({ table, host }: Backstage, guest: GuestId, wish: Wish<'bot'>): Decided {
  const { seat, level, colour } = wish;
  if (host !== guest) return NOT_HOST;
  if (table.phase !== 'open') return NOT_OPEN;
  if (table.seats[seat]!.sitter.kind !== 'free') return refused('seat-taken', 'somebody sits there already');
  if (isTaken(table, colour, seat)) return colourTaken(colour);
  return changed({ type: 'botSat', seat, level, colour });
}

function start({ table, seed, host }: Backstage, guest: GuestId): Decided {
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

function act(stage: Backstage, guest: GuestId, { seat, after, action }: Wish<'act'>): Decided {
  const { table, owners, seed, moved } = stage;
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (after < moved || after > table.number) {
    return refused('went-on', 'the game went on since: look at the table again');
  }
  const decision = decide(table.game!, seat, action, honestDraw(seed, table.game!));
  if (!decision.ok) return refusedBy(decision);
  return changed({ type: 'acted', seat, by: 'player', events: decision.events });
}

function giveUp({ table, owners }: Backstage, guest: GuestId, seat: number): Decided {
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  return changed({ type: 'standInCame', seat, forGood: true }, { left: [seat] });
}

function askBack({ table, owners }: Backstage, guest: GuestId, { seat, to }: Wish<'ask-back'>): Decided {
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (table.back !== undefined) return refused('not-now', 'a take-back is being asked for already');
  if (table.backsAsked.filter((asked) => asked === seat).length >= MOST_BACKS_ASKED) {
    return refused('asked-too-often', `a take-back is asked for ${MOST_BACKS_ASKED} times in a turn at most`);
  }
  const { moves } = table.sinceCard!;
  if (moves.some(({ entry }) => entry === to)) return changed({ type: 'backAsked', seat, to });
  const { cardsDrawn, stage } = table.game!;
  const cardCame = cardsDrawn.length > 0 || stage === 2;
  if (cardCame && to < (moves[0]?.entry ?? table.number + 1)) {
    return refused('card-drawn', 'a card was drawn since: what came before it stays');
  }
  return refused('nothing-to-take-back', 'there is no such move to take back');
}

function answerBack(stage: Backstage, guest: GuestId, { seat, agrees }: Wish<'answer-back'>): Decided {
  const { table, owners } = stage;
  if (owners.get(seat) !== guest) return NOT_YOURS;
  const { back } = table;
  if (back === undefined) return refused('not-now', 'nobody asks for a take-back');
  const withdraws = back.seat === seat && !agrees;
  const asked = seatsToAsk(table, back.seat).includes(seat) && !back.agreed.includes(seat);
  if (!asked && !withdraws) return refused('not-now', 'this seat has answered already');
  return changed({ type: 'backAnswered', seat, agrees });
}

/** `seat` asks about the player whose turn it is, who is there or not, but does nothing. */
function askIdle(stage: Backstage, guest: GuestId, { seat, about }: Wish<'ask-idle'>): Decided {
  const { table, owners, now } = stage;
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (table.idle !== undefined) return refused('not-now', 'somebody is being asked about already');
  const isWaitedFor = about === table.game!.turn && playsForThemselves(table, about);
  const waits = seatsToAsk(table, about).includes(seat);
  if (table.settings.pace.kind !== 'none' || !isWaitedFor || !waits || now < table.heardAt + IDLE_AFTER) {
    return refused(
      'not-idle',
      'only who lets others wait for a minute, in a game without a clock, is asked about',
    );
  }
  return changed({ type: 'idleAsked', seat, about });
}

const playsForThemselves = (table: OnlineTable, seat: number): boolean => {
  const { sitter, standIn } = table.seats[seat]!;
  return sitter.kind === 'guest' && standIn === undefined;
};

function answerIdle(stage: Backstage, guest: GuestId, { seat, agrees }: Wish<'answer-idle'>): Decided {
  const { table, owners } = stage;
  if (owners.get(seat) !== guest) return NOT_YOURS;
  const { idle } = table;
  if (idle === undefined) return refused('not-now', 'nobody is being asked about');
  const isAsked = seatsToAsk(table, idle.about).includes(seat);
  const again = agrees && idle.agreed.includes(seat);
  if (!isAsked || again) return refused('not-now', 'this seat is not asked, or has answered already');
  return changed({ type: 'idleAnswered', seat, agrees });
}

/** The one who was asked about answers; or wants to play again, though the others have voted for a bot. */
function sayHere({ table, owners }: Backstage, guest: GuestId, seat: number): Decided {
  if (owners.get(seat) !== guest) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (table.seats[seat]!.standIn === 'voted') return changed({ type: 'standInWent', seat });
  return table.idle?.about === seat
    ? changed({ type: 'idleAnswered', seat, agrees: false })
    : refused('not-now', 'nobody doubts that you are here');
}
