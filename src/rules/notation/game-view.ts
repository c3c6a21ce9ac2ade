import { CARDS, type Card, pileCards } from '../cards.ts';
import { COLOURS, type Colour, firstNumbers, otherSide } from '../cast.ts';
import { FormatError, shown } from '../format-error.ts';
import { type Game, MODES, type Phase, ROUNDS } from '../game.ts';
import { isRefusal, newGame } from '../play.ts';
import { Position } from '../position.ts';
import { tilesOf } from '../position-parts.ts';
import { SUPPLY, SUPPLY_KINDS, type SupplyKind, supplyKind, type Tile } from '../tiles.ts';
import { type Fields, fieldsOf, type Json, oneOf, textOf } from './json-reader.ts';
import { positionIn, writePosition } from './position-notation.ts';

/** A running game as JSON: all that a player may know, and nothing more (docs/formats.md, "Game view"). */

const FIELDS = [
  ...['mode', 'players', 'longer', 'phase', 'stage', 'round', 'starter', 'turn'],
  ...['moved', 'reached', 'cardsLeft', 'cardsDrawn', 'position'],
];
/** There is nothing left to choose in a game that is over. */
const PHASES = ['placing', 'moving', 'monster'] as const satisfies readonly Phase[];

export function writeView(game: Game): string {
  const { setup, position } = game;
  const view = {
    mode: setup.mode,
    players: setup.players,
    longer: setup.longer,
    phase: game.phase,
    stage: game.stage,
    round: game.round,
    starter: setup.players[game.starter],
    turn: setup.players[game.turn],
    moved: position.cast.filter((_, figure) => game.moved[figure] === 1).map(({ id }) => id),
    reached: seatsByReach(game).map((seat) => setup.players[seat]),
    cardsLeft: game.cardsLeft,
    cardsDrawn: game.cardsDrawn,
  };
  return `${JSON.stringify(view).slice(0, -1)},"position":${writePosition(position)}}`;
}

/** Who has figures out, those first who got first to the number they have now (G8). */
const seatsByReach = (game: Game): number[] =>
  game.setup.players
    .map((_, seat) => seat)
    .filter((seat) => game.out[seat]! > 0)
    .sort((a, b) => game.reached[a]! - game.reached[b]!);

/** Reads a view; throws a FormatError that names the place and the rule. */
export function viewIn(json: Json | undefined, place: string): Game {
  const fields = fieldsOf(json, place, FIELDS);
  const players = fields.list('players', colourIn);
  const playerIn = (value: Json | undefined, at: string): number => seatOf(players, value, at);
  const starter = fields.read('starter', playerIn);
  const game = newGame({
    mode: fields.oneOf('mode', MODES),
    players,
    start: players[starter] ?? COLOURS[0],
    longer: fields.oneOf('longer', [true, false]),
  });
  if (isRefusal(game)) throw new FormatError(game.rule, `${place}: ${game.message}`);
  game.starter = starter;
  game.turn = fields.read('turn', playerIn);
  game.phase = fields.oneOf('phase', PHASES);
  game.stage = fields.oneOf('stage', [1, 2]);
  game.round = fields.number('round', 1, ROUNDS);
  readCards(game, fields, place);
  fields.read('position', (value, at) => readPosition(game, value, at));
  fields.list('moved', (id, at) => readMoved(game, id, at));
  readReached(game, fields.list('reached', playerIn), place);
  checkTurn(game, place);
  return game;
}

const colourIn = (value: Json | undefined, place: string): Colour => oneOf(value, place, COLOURS, 'C4');

function seatOf(players: readonly Colour[], json: Json | undefined, place: string): number {
  const seat = players.indexOf(colourIn(json, place));
  if (seat >= 0) return seat;
  throw new FormatError('C4', `${place}: ${shown(json)} does not play`);
}

function readCards(game: Game, fields: Fields, place: string): void {
  const cardIn = (card: Json | undefined, at: string): Card => oneOf(card, at, CARDS, 'C2');
  const left = fields.list('cardsLeft', cardIn);
  const drawn = fields.list('cardsDrawn', cardIn);
  const pile = pileCards(game.setup.longer);
  const inOrder = (cards: readonly Card[]): string => [...cards].sort().join();
  if (inOrder([...left, ...drawn]) !== inOrder(pile)) {
    throw new FormatError('C2', `${place}: cardsLeft and cardsDrawn together must be ${pile.join(', ')}`);
  }
  if (drawn.length !== game.round - 1) {
    throw new FormatError(
      'G6',
      `${place}: in round ${game.round} of a stage ${game.round - 1} cards are drawn`,
    );
  }
  game.cardsLeft = pile.filter(
    (card, i) => pile.slice(0, i).filter((other) => other === card).length < countOf(left, card),
  );
  game.cardsDrawn = drawn;
}

const countOf = (cards: readonly Card[], card: Card): number =>
  cards.filter((other) => other === card).length;

function readPosition(game: Game, json: Json | undefined, place: string): void {
  const placing = game.phase === 'placing';
  const read = positionIn(json, place, placing);
  const { cast } = game.position;
  const ids = cast.map(({ id }) => id);
  if (read.cast.map(({ id }) => id).join() !== ids.join()) {
    throw new FormatError('C3', `${place}.figures must be ${ids.join(', ')}, in this order`);
  }
  const numbers = firstNumbers(game.players);
  for (const [figure, id] of ids.entries()) {
    const points = read.pointsOf(figure);
    const first = numbers[figure % numbers.length]!;
    if (points !== first && points !== otherSide(first)) {
      throw new FormatError('C3', `${place}.figures[${figure}]: ${id} shows ${first} or ${otherSide(first)}`);
    }
  }
  game.position = new Position(read.hall, cast, read.words);
  game.tiles = tilesOf(read);
  if (game.setup.mode === 'experienced') game.supply = placing ? supplyLeft(game.tiles, place) : NO_SUPPLY;
}

/** When all tiles are placed; some may have left the board since. */
const NO_SUPPLY = Object.fromEntries(SUPPLY_KINDS.map((kind) => [kind, 0])) as Record<SupplyKind, number>;

function supplyLeft(tiles: readonly Tile[], place: string): Record<SupplyKind, number> {
  const left = { ...SUPPLY };
  for (const tile of tiles) {
    left[supplyKind(tile)]--;
    if (left[supplyKind(tile)] < 0)
      throw new FormatError('C1', `${place}.tiles: there are too many of a kind`);
  }
  return left;
}

function readMoved(game: Game, id: Json | undefined, place: string): void {
  const figure = game.position.figureNamed(textOf(id, place));
  if (figure === undefined)
    throw new FormatError('unknown-figure', `${place}: there is no figure ${shown(id)}`);
  game.moved[figure] = 1;
}

function readReached(game: Game, order: readonly number[], place: string): void {
  for (let figure = 0; figure < game.position.cast.length; figure++) {
    if (game.position.isOut(figure)) game.out[game.seatOf(figure)]!++;
  }
  order.forEach((seat, rank) => {
    game.reached[seat] = rank + 1;
  });
  const named = game.setup.players.every((_, seat) => order.includes(seat) === game.out[seat]! > 0);
  if (named && new Set(order).size === order.length) return;
  throw new FormatError('G8', `${place}.reached must name each player who has figures out, once`);
}

function checkTurn(game: Game, place: string): void {
  const wrong = game.phase === 'moving' && game.movesLeft(game.turn) === 0;
  if (wrong)
    throw new FormatError('G2', `${place}.turn: ${game.setup.players[game.turn]} has no figure left to move`);
  if (game.phase === 'placing' && game.setup.mode === 'basic') {
    throw new FormatError('S3', `${place}.phase: tiles are placed in the experienced game only`);
  }
}
