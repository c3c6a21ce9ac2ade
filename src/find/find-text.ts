import { STEP_NAMES } from '../bots/index.ts';
import { DIRECTIONS, type Game } from '../rules/index.ts';
import { BitReader, BitWriter, toBytes, toText } from '../rules/records/index.ts';
import type { Find } from './find.ts';
import { readGame, writeGame } from './game-bits.ts';
import type { Move } from './outlook.ts';
import { THEMES } from './themes.ts';

/** A find as a short text: its position and what is told about it, bit by bit, in base64url (docs/formats.md). */

const PATH_LETTERS = [...DIRECTIONS, 'i', 'o'] as const;
const FIGURE_BITS = 5;
const PERCENT_BITS = 7;
const RATING_BITS = 12;

export function writeFind(find: Omit<Find, 'id'>): string {
  const { game } = find;
  const bits = new BitWriter();
  writeGame(bits, game);
  bits.count(find.right.length, 2);
  for (const move of [...find.right, find.tempting]) writeMove(bits, game, move);
  bits.write(percent(find.best), PERCENT_BITS);
  bits.write(percent(find.second), PERCENT_BITS);
  for (const theme of THEMES) bits.flag(find.themes.includes(theme));
  for (const name of STEP_NAMES) bits.flag(find.foundBy.includes(name));
  bits.write(find.rating, RATING_BITS);
  return toText(bits.bytes);
}

const percent = (chance: number): number => Math.round(100 * chance);

function writeMove(bits: BitWriter, { position }: Game, { figure, path }: Move): void {
  bits.write(position.figureNamed(figure)!, FIGURE_BITS);
  bits.write(path.length, 3);
  for (const letter of path) bits.write((PATH_LETTERS as readonly string[]).indexOf(letter), 3);
}

/** Reads what `writeFind` wrote; throws where it is damaged: it is shipped with the house. */
export function readFind(text: string): Find {
  const bytes = toBytes(text);
  if (bytes === undefined) throw new Error('it holds signs that no position has');
  const bits = new BitReader(bytes);
  const game = readGame(bits);
  const right = Array.from({ length: bits.count(2) }, () => readMove(bits, game));
  const tempting = readMove(bits, game);
  const [best, second] = [bits.read(PERCENT_BITS) / 100, bits.read(PERCENT_BITS) / 100];
  const themes = THEMES.filter(() => bits.flag());
  const foundBy = STEP_NAMES.filter(() => bits.flag());
  const rating = bits.read(RATING_BITS);
  return { id: idOf(game), game, right, tempting, best, second, themes, foundBy, rating };
}

function readMove(bits: BitReader, { position }: Game): Move {
  const member = bits.oneOf(position.cast, FIGURE_BITS);
  let path = '';
  for (let left = bits.read(3); left > 0; left--) path += PATH_LETTERS[bits.read(3)] ?? '';
  return { type: 'move', figure: member.id, path };
}

/** So many signs tell more positions apart than there will ever be. */
const ID_LENGTH = 7;

/** A short name of a position: FNV-1a of its bits, in base 36. */
export function idOf(game: Game): string {
  const bits = new BitWriter();
  writeGame(bits, game);
  let hash = 0xcbf29ce484222325n;
  for (const byte of bits.bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH);
}
