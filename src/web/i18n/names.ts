import {
  type Card,
  COLOURS,
  type Colour,
  DIRECTIONS,
  type Direction,
  type FigureId,
  headingOf,
  hitsOf,
  isHitsCard,
  PAIRS,
  POOL_SHAPES,
  type PoolShape,
  type Tile,
} from '../../rules/index.ts';
import { language } from './language.ts';
import { t } from './texts.ts';

/** What the cast is called, in every language. */
export const CAST_NAMES: Readonly<Record<Colour, string>> = {
  green: 'Nettle',
  red: 'Ember',
  blue: 'Hinge',
  yellow: 'Tilt',
  beige: 'Quill',
  purple: 'Ruff',
  black: 'Croak',
};

/** How a page calls figures, players and directions. */
export interface Names {
  /** A figure, by the number it shows; where none is given, by the one it shows now. */
  readonly figure: (id: FigureId, shows?: number) => string;
  readonly player: (colour: Colour) => string;
  /** Whether that player is addressed: "your 4", "you win". */
  readonly isYou: (colour: Colour) => boolean;
  /** Whether the hall is drawn turned: then directions are told as they are seen, not as the rules call them (B1). */
  readonly turned?: { readonly value: boolean };
}

/** "north"; "right" where the hall is drawn turned. */
export const directionText = (direction: Direction, { turned }: Pick<Names, 'turned'> = {}): string =>
  turned?.value === true ? t(`word.seen.${aQuarterOn(direction)}`) : t(`word.${direction}`);

/** As a board that stands upright shows it. */
const aQuarterOn = (direction: Direction): Direction => DIRECTIONS[(headingOf(direction) + 1) & 3]!;

/** The cast by itself, in lessons and demos: "Nettle 4". */
export const castNames: Names = {
  figure: (id, shows) => {
    const colour = colourIn(id);
    if (colour === undefined) return id;
    const name = CAST_NAMES[colour];
    return shows === undefined ? name : t('word.figure', { name, number: shows });
  },
  player: (colour) => CAST_NAMES[colour],
  isYou: () => false,
};

/** A player's name; whoever gave none is called as the cast. */
export const playerName = (name: string | undefined, colour: Colour): string =>
  name === undefined || name === '' ? CAST_NAMES[colour] : name;

interface Seated {
  readonly setup: { readonly players: readonly Colour[] };
  readonly sitters: readonly { readonly kind: 'person' | 'bot'; readonly name: string }[];
}

/** A player's name at a table of this device. */
export const nameAmong = ({ setup, sitters }: Seated, colour: Colour): string =>
  playerName(sitters[setup.players.indexOf(colour)]?.name, colour);

/** Whoever plays alone against bots, and so is addressed. */
export function youAmong({ setup, sitters }: Seated): Colour | undefined {
  const people = setup.players.filter((_, seat) => sitters[seat]?.kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

/** At a table a figure is called by its owner and its number: "Heed’s 4", "your 4". */
export const tableNames = (
  players: Pick<Names, 'player' | 'isYou' | 'turned'>,
  showsNow: (id: FigureId) => number | undefined,
): Names => ({
  ...players,
  figure: (id, shows) => {
    const colour = colourIn(id);
    const number = shows ?? showsNow(id);
    if (colour === undefined || number === undefined) return id;
    if (players.isYou(colour)) return t('word.figure-yours', { number });
    return t('word.figure-of', { name: players.player(colour), number });
  },
});

/** `red-1` is red. */
const colourIn = (id: FigureId): Colour | undefined => COLOURS.find((name) => id.startsWith(`${name}-`));

/** "green", as the language writes it. */
export const colourText = (colour: Colour): string => t(`word.${colour}`);

/** "7", "2 hits". */
export const cardText = (card: Card): string =>
  isHitsCard(card) ? t('word.hits', { count: hitsOf(card) }) : card;

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
  sentence.slice(0, 1).toLocaleUpperCase(language.value) + sentence.slice(1);
