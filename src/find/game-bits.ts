import {
  COLOURS,
  FEWEST_PLAYERS,
  type FigurePart,
  firstNumbers,
  Game,
  MODES,
  otherSide,
  Position,
  pileCards,
  placeName,
  positionOf,
  SPACES,
  SUPPLY_KINDS,
  type SupplyKind,
  spaceName,
  tilesOf,
} from '../rules/index.ts';
import { type BitReader, type BitWriter, readHall, SPACE_BITS, writeHall } from '../rules/records/index.ts';

/**
 * A running game bit by bit: what a game view holds (docs/formats.md), but the order in which the cards came. Its players are the first
 * of the colours, and all its tiles are placed.
 */

const PLACES = [...SPACES.map(spaceName), 'entrance', 'out', 'eaten'] as const;
const placeNumbers = new Map<string, number>(PLACES.map((place, number) => [place, number]));

export function writeGame(bits: BitWriter, game: Game): void {
  const { setup, position } = game;
  bits.write(MODES.indexOf(setup.mode), 1);
  bits.write(game.players - FEWEST_PLAYERS, 3);
  bits.flag(setup.longer);
  bits.flag(game.stage === 2);
  for (const number of [game.round, game.starter, game.turn]) bits.write(number, 3);
  writeCards(bits, game);
  writeHall(bits, position);
  const numbers = firstNumbers(game.players);
  for (let figure = 0; figure < position.cast.length; figure++) {
    bits.write(placeNumbers.get(placeName(position.placeOf(figure)))!, SPACE_BITS);
    bits.flag(position.pointsOf(figure) !== numbers[figure % numbers.length]);
    bits.flag(game.moved[figure] === 1);
  }
  for (const reached of game.reached) bits.count(reached, 4);
}

function writeCards(bits: BitWriter, game: Game): void {
  const left = [...game.cardsLeft];
  for (const card of pileCards(game.setup.longer)) {
    const at = left.indexOf(card);
    bits.flag(at >= 0);
    if (at >= 0) left.splice(at, 1);
  }
}

export function readGame(bits: BitReader): Game {
  const mode = MODES[bits.read(1)]!;
  const count = bits.read(3) + FEWEST_PLAYERS;
  bits.among(COLOURS, count - 1);
  const players = COLOURS.slice(0, count);
  const game = new Game({ mode, players, start: COLOURS[0], longer: bits.flag() });
  game.stage = bits.flag() ? 2 : 1;
  game.round = bits.read(3);
  const seats = [...players.keys()];
  game.starter = bits.oneOf(seats, 3);
  game.turn = bits.oneOf(seats, 3);
  const pile = pileCards(game.setup.longer);
  const isLeft = pile.map(() => bits.flag());
  game.cardsLeft = pile.filter((_, nth) => isLeft[nth]);
  game.cardsDrawn = pile.filter((_, nth) => !isLeft[nth]);
  game.phase = 'moving';
  game.supply = Object.fromEntries(SUPPLY_KINDS.map((kind) => [kind, 0])) as Record<SupplyKind, number>;
  readPosition(bits, game);
  for (let seat = 0; seat < count; seat++) game.reached[seat] = bits.count(4);
  return game;
}

function readPosition(bits: BitReader, game: Game): void {
  const hall = readHall(bits);
  const { cast } = game.position;
  const numbers = firstNumbers(game.players);
  const figures = cast.map(({ id }, figure): FigurePart => {
    const at = bits.oneOf(PLACES, SPACE_BITS);
    const first = numbers[figure % numbers.length]!;
    const points = bits.flag() ? otherSide(first) : first;
    if (bits.flag()) game.moved[figure] = 1;
    if (at === 'out') game.out[game.seatOf(figure)]!++;
    return { id, at, points };
  });
  const position = positionOf({ ...hall, figures });
  game.position = new Position(position.hall, cast, position.words);
  game.tiles = tilesOf(position);
}
