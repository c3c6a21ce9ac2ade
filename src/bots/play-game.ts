import {
  type Action,
  type Card,
  COLOURS,
  type Draw,
  type Game,
  isRefusal,
  type Listener,
  type Mode,
  newGame,
  Pile,
  playAction,
  playCard,
  Random,
  type Refusal,
  type Setup,
} from '../rules/index.ts';
import type { RecordLine } from '../rules/records/index.ts';
import { type Bot, choose } from './bot.ts';

/** Where the chance in a game comes from: the pile, and for each seat a generator of its own. */
export interface Chance {
  readonly draw: Draw;
  readonly seats: readonly Random[];
}

/** What a game is played with, before chance has chosen who begins. */
export interface Plan {
  readonly mode: Mode;
  readonly players: number;
  readonly longer: boolean;
}

/**
 * The game of this number of a seed: colours in the order of C4, who begins drawn by lot (S3, S6). What bots draw from
 * their generators changes neither the pile nor another seat.
 */
export function seededGame(
  plan: Plan,
  seed: string,
  number: number,
): { readonly setup: Setup; readonly chance: Chance } {
  const random = new Random(`${seed}/${number}`);
  const players = COLOURS.slice(0, plan.players);
  const setup: Setup = { mode: plan.mode, players, start: random.pick(players), longer: plan.longer };
  const seats = players.map((_, seat) => new Random(`${seed}/${number}/seat ${seat}`));
  return { setup, chance: { draw: new Pile(random).draw, seats } };
}

/** Those who look on while a game is played. Without `report` it runs at full speed. */
export interface Onlooker {
  /** Hears every line of the game's record, when it has been played. */
  readonly line?: (line: RecordLine) => void;
  /** Hears how many figures a card has cost. */
  readonly bites?: (card: Card, stage: 1 | 2, eaten: number) => void;
  /** Hears of the game after each of the monster's moves. */
  readonly round?: (game: Game) => void;
  readonly report?: Listener;
}

/** Someone must act: the seat whose turn it is in the game. */
export interface TurnToPlay {
  readonly game: Game;
  readonly seat: number;
}

/**
 * Plays a whole game: stops whenever someone must act and goes on with the action it is given, so that those who act may take
 * their time. An action that is not allowed is a bug of whoever gave it.
 */
export function* gameTurns(
  setup: Setup,
  draw: Draw,
  { line, bites, round, report }: Onlooker = {},
): Generator<TurnToPlay, Game, Action> {
  const game = newGame(setup);
  if (isRefusal(game)) throw new Error(game.message);
  line?.({ type: 'header', header: setup });
  while (game.phase !== 'over') {
    if (game.phase === 'monster') {
      const card = draw(game.cardsLeft, game.possibleCards());
      const { stage } = game;
      const before = game.position.figuresOnBoard();
      mustBeAllowed(playCard(game, card, report), 'the pile');
      line?.({ type: 'card', card });
      bites?.(card, stage, before - game.position.figuresOnBoard());
      round?.(game);
    } else {
      const seat = game.turn;
      const action = yield { game, seat };
      mustBeAllowed(playAction(game, seat, action, report), setup.players[seat]!);
      line?.(lineOf(action, setup, seat));
    }
  }
  line?.({ type: 'result', result: game.result! });
  return game;
}

/** Plays a whole game, one bot per seat. */
export function playGame(setup: Setup, bots: readonly Bot[], chance: Chance, onlooker: Onlooker = {}): Game {
  const turns = gameTurns(setup, chance.draw, onlooker);
  let turn = turns.next();
  while (!turn.done) {
    const { game, seat } = turn.value;
    turn = turns.next(choose(bots[seat]!, game, chance.seats[seat]!).action);
  }
  return turn.value;
}

function mustBeAllowed(refused: Refusal | undefined, who: string): void {
  if (refused !== undefined) throw new Error(`${who} did what is not allowed: ${refused.message}`);
}

const lineOf = (action: Action, setup: Setup, seat: number): RecordLine =>
  action.type === 'place'
    ? { type: 'place', tile: action.tile, by: setup.players[seat]! }
    : { type: 'move', figure: action.figure, path: action.path };
