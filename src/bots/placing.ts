import {
  type Action,
  columnOf,
  coverOf,
  type Game,
  placementsOf,
  type Random,
  rowOf,
  type SupplyKind,
  space,
  type Tile,
} from '../rules/index.ts';
import type { Thought } from './bot.ts';
import { learnedFor } from './learned.ts';
import { oddsOfBeginning } from './odds.ts';

/** How a bot lays the hall (S3). */
export type Placing = (game: Game, random: Random) => Thought;

/** Any tile anywhere: first the kind, then the place. A kind that fits nowhere is passed over. */
export const placeAnywhere: Placing = (game, random) => placed(anyTiles(game, random, 1)[0]!);

const placed = (tile: Tile, nodes = 1): Thought => {
  const action: Action = { type: 'place', tile };
  return { action, line: [action], nodes };
};

/** Some ways to place some tile, drawn by lot, all kinds by turns. */
function anyTiles(game: Game, random: Random, count: number): Tile[] {
  const tiles: Tile[] = [];
  const found = new Map<SupplyKind, Tile[]>();
  const kinds = random.shuffle(game.kindsLeft());
  while (tiles.length < count) {
    const before = tiles.length;
    for (const kind of kinds) {
      if (tiles.length === count) break;
      if (!found.has(kind)) found.set(kind, placementsOf(game.position, kind));
      if (found.get(kind)!.length > 0) tiles.push(random.pick(found.get(kind)!));
    }
    if (tiles.length === before) throw new Error('no tile that is left can be placed');
  }
  return tiles;
}

/** So many places are compared. */
const APART = 6;
const WISHED = 24;

/** Spreads the hall: of some places the one farthest from what lies there. */
export const placeApart: Placing = (game, random) => {
  const tiles = anyTiles(game, random, APART);
  return placed(tiles[indexOfMost(tiles.map((tile) => roomAround(game, tile)))]!);
};

/** How far the next tile is. */
function roomAround({ tiles }: Game, tile: Tile): number {
  const spots = (laid: Tile) => coverOf(laid).map(space);
  const own = spots(tile);
  let least = Number.POSITIVE_INFINITY;
  for (const other of tiles.flatMap(spots)) {
    for (const at of own) {
      least = Math.min(least, Math.abs(columnOf(at) - columnOf(other)) + Math.abs(rowOf(at) - rowOf(other)));
    }
  }
  return least;
}

/** Lays the hall to suit its own seat: of some places the one after which its chance is best, as far as was learned. */
export const placeByValue: Placing = (game, random) => {
  const network = learnedFor(game.setup.mode);
  if (network === undefined) return placeApart(game, random);
  const seat = game.turn;
  const tiles = anyTiles(game, random, WISHED);
  const chances = tiles.map((tile) => oddsOfBeginning(readyToBegin(game, tile))[seat]!);
  return placed(tiles[indexOfMost(chances)]!, tiles.length);
};

/** What some ways to place a tile are worth to each seat, the one asked about among them; the best for the mover first. */
export function weighTiles(game: Game, random: Random, asked?: Tile): { tile: Tile; value: number[] }[] {
  const tiles = anyTiles(game, random, WISHED);
  const all = asked === undefined ? tiles : [asked, ...tiles];
  const weighed = all.map((tile) => ({ tile, value: oddsOfBeginning(readyToBegin(game, tile)) }));
  return weighed.sort((a, b) => b.value[game.turn]! - a.value[game.turn]!);
}

/** The game with this tile, as if the hall were ready: who begins then is known from the tiles that are left (S3). */
function readyToBegin(game: Game, tile: Tile): Game {
  const laid = game.copy();
  laid.placeTile(tile);
  const left = Object.values(laid.supply).reduce((sum, count) => sum + count, 0);
  laid.phase = 'moving';
  laid.starter = (laid.turn + left) % laid.players;
  laid.turn = laid.starter;
  return laid;
}

const indexOfMost = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));
