import {
  type Card,
  COLOURS,
  type Colour,
  firstNumbers,
  isColour,
  isHitsCard,
  PAIRS,
  POOL_SHAPES,
  type PoolShape,
  reachOf,
  type Tile,
} from '../../rules/index.ts';
import { t } from './core.ts';

/** What the cast is called, in every language. */
export const CAST_NAMES: Readonly<Record<Colour, string>> = {
  green: 'Wort',
  red: 'Gale',
  blue: 'Hinge',
  yellow: 'Tilt',
  beige: 'Quill',
  purple: 'Ruff',
  black: 'Croak',
};

/** How a page calls figures and players. */
export interface Names {
  readonly figure: (id: string) => string;
  readonly player: (colour: string) => string;
}

/** Figures by cast name and first number, "Wort 4" (which number that is depends on the players, C3); players by cast name. */
export const castNames = (players = 4): Names => ({
  figure: (id) => {
    const { colour, index } = figureParts(id);
    const number = firstNumbers(players)[index];
    if (colour === undefined || number === undefined) return id;
    return t('word.figure', { name: CAST_NAMES[colour], number });
  },
  player: (colour) => (isColour(colour) ? CAST_NAMES[colour] : colour),
});

/** `red-1`: the colour and the figure's place in C3, counted from 0. */
function figureParts(id: string): { colour: Colour | undefined; index: number } {
  const dash = id.lastIndexOf('-');
  const colour = COLOURS.find((name) => name === id.slice(0, dash));
  return { colour, index: Number(id.slice(dash + 1)) - 1 };
}

/** "green", as the language writes it. */
export const colourText = (colour: Colour): string => t(`word.${colour}`);

/** "7", "2 hits". */
export const cardText = (card: Card): string =>
  isHitsCard(card) ? t('word.hits', { count: reachOf(card)!.hits }) : card;

const poolText = (shape: PoolShape): string => t(shape === '2x2' ? 'word.pool-2x2' : 'word.pool-4x1');

/** A tile by its kind: "crystal", "teleporter of pair 1". */
export function tileText(
  tile: Pick<Tile, 'kind'> & { readonly pair?: number; readonly shape?: PoolShape },
): string {
  if (tile.kind === 'teleporter') return t('word.teleporter', { pair: tile.pair ?? 1 });
  if (tile.kind === 'pool') return poolText(tile.shape ?? '2x2');
  return t(`word.${tile.kind}`);
}

/** The tile that a refusal names in the words of the rules, if it is one. */
export function tileNamed(
  words: string,
): { kind: Tile['kind']; pair?: number; shape?: PoolShape } | undefined {
  const shape = POOL_SHAPES.find((name) => words === `${name} pool`);
  if (shape !== undefined) return { kind: 'pool', shape };
  const pair = PAIRS.find((number) => words === `teleporter of pair ${number}`);
  if (pair !== undefined) return { kind: 'teleporter', pair };
  return words === 'stone' || words === 'crystal' || words === 'turn-right' || words === 'turn-around'
    ? { kind: words }
    : undefined;
}

/** A sentence begins with a capital, whatever its first word is. */
export const capital = (sentence: string): string =>
  sentence.slice(0, 1).toLocaleUpperCase() + sentence.slice(1);
