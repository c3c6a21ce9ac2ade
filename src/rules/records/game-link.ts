import { COLOURS, type Colour } from '../cast.ts';
import { DIRECTIONS, headingOf } from '../directions.ts';
import { FormatError, type Read } from '../format-error.ts';
import type { Game, Setup } from '../game.ts';
import { isRefusal, newGame, playCard, playKeptMove, playTile } from '../play.ts';
import { WAITING } from '../position.ts';
import type { Refusal } from '../refusals.ts';
import { type BitReader, type BitWriter, sealed, unsealed } from './bits.ts';
import { type RecordHeader, type RecordLine, recordLineOf } from './record-lines.ts';
import { type ReplayedGame, writeRecord } from './replay.ts';
import { readTile, writeTile } from './tile-bits.ts';

/**
 * A record as short text for addresses: what was decided, bit by bit, a checksum behind it, in base64url. What follows from the rules is left
 * out (whose turn it is, which figures may move, which cards are left), so that a game has two hundred to a thousand letters. Date, commitment
 * and revealed seed stay behind.
 */

const VERSION = 1;
/** A figure has not more points, and a way in before and a way out behind its steps. */
const LONGEST_PATH = 7;

/** Undefined where the record is not one that was played by the rules. */
export function writeGameLink({ header, lines }: Pick<ReplayedGame, 'header' | 'lines'>): string | undefined {
  const game = newGame(header);
  if (isRefusal(game)) return undefined;
  const decided = lines.filter(({ type }) => type !== 'header' && type !== 'result');
  let isPlayed = true;
  const text = sealed(VERSION, (bits) => {
    writeHeader(bits, header);
    bits.count(decided.length, 6);
    isPlayed = decided.every((line) => writeLine(bits, game, line) && played(game, line) === undefined);
  });
  return isPlayed ? text : undefined;
}

function writeHeader(bits: BitWriter, { mode, players, start, longer, names = {} }: RecordHeader): void {
  bits.flag(mode === 'experienced');
  bits.flag(longer);
  bits.write(players.length, 3);
  for (const colour of players) bits.write(COLOURS.indexOf(colour), 3);
  bits.write(players.indexOf(start), 3);
  for (const colour of players) {
    const name = names[colour];
    bits.flag(name !== undefined);
    if (name !== undefined) bits.text(name);
  }
}

/** So many bits tell one of so many things from another. */
const bitsFor = (count: number): number => Math.ceil(Math.log2(Math.max(1, count)));

/** The cards that are left, each kind once. */
const cardsIn = ({ cardsLeft }: Game) => [...new Set(cardsLeft)];

/** False where the line is none that can follow. */
function writeLine(bits: BitWriter, game: Game, line: RecordLine): boolean {
  if (line.type === 'place' && game.phase === 'placing') {
    writeTile(bits, line.tile);
    return true;
  }
  if (line.type === 'card' && game.phase === 'monster') {
    const cards = cardsIn(game);
    bits.write(cards.indexOf(line.card), bitsFor(cards.length));
    return cards.includes(line.card);
  }
  if (line.type !== 'move' || game.phase !== 'moving') return false;
  const figures = game.movableFigures();
  const figure = game.position.figureNamed(line.figure) ?? -1;
  bits.write(figures.indexOf(figure), bitsFor(figures.length));
  return figures.includes(figure) && writePath(bits, line.path, game.position.placeOf(figure) === WAITING);
}

/** A way in goes without saying for who waits outside and moves; a way out is one more step than there are. */
function writePath(bits: BitWriter, path: string, waits: boolean): boolean {
  const leaves = path.endsWith('o');
  const steps = path.slice(waits && path !== '' ? 1 : 0, leaves ? -1 : undefined);
  if (path.length > LONGEST_PATH || [...steps].some((letter) => !DIRECTIONS.includes(letter as 'n')))
    return false;
  if (waits && path !== '' && path[0] !== 'i') return false;
  bits.write(path.length, 3);
  if (path === '') return true;
  bits.flag(leaves);
  for (const letter of steps) bits.write(headingOf(letter as 'n'), 2);
  return true;
}

/** Plays a line on a game; whoever was not asked to come in then is not asked now. */
function played(game: Game, line: RecordLine): Refusal | undefined {
  if (line.type === 'place') return playTile(game, game.turn, line.tile);
  if (line.type === 'card') return playCard(game, line.card);
  if (line.type !== 'move') return undefined;
  return playKeptMove(game, game.turn, game.position.figureNamed(line.figure)!, line.path);
}

/** The record (`.ffr`) that a link's text holds; every line of it is played by the rules. */
export const readGameLink = (text: string): Read<string> => unsealed(text, VERSION, recordIn);

function recordIn(bits: BitReader): string {
  const header = readHeader(bits);
  const game = newGame(header);
  if (isRefusal(game)) throw new FormatError(game.rule, game.message);
  const lines: RecordLine[] = [{ type: 'header', header }];
  bits.repeated(bits.count(6), () => {
    const line = readLine(bits, game);
    const refused = played(game, line);
    if (refused !== undefined) throw new FormatError(refused.rule, refused.message);
    lines.push(line);
  });
  const { result } = game;
  const ended = result === undefined ? undefined : recordLineOf({ type: 'gameEnded', result });
  return writeRecord(ended === undefined ? lines : [...lines, ended]);
}

function readHeader(bits: BitReader): Setup & Pick<RecordHeader, 'names'> {
  const mode = bits.flag() ? 'experienced' : 'basic';
  const longer = bits.flag();
  const players = Array.from({ length: bits.read(3) }, () => bits.oneOf(COLOURS, 3));
  const start = bits.oneOf(players, 3);
  const names = players.flatMap((colour): [Colour, string][] => (bits.flag() ? [[colour, bits.text()]] : []));
  return { mode, players, start, longer, ...(names.length > 0 && { names: Object.fromEntries(names) }) };
}

function readLine(bits: BitReader, game: Game): RecordLine {
  if (game.phase === 'placing') {
    return { type: 'place', tile: readTile(bits), by: game.setup.players[game.turn]! };
  }
  if (game.phase === 'monster') {
    const cards = cardsIn(game);
    return { type: 'card', card: bits.oneOf(cards, bitsFor(cards.length)) };
  }
  const figures = game.movableFigures();
  const figure = bits.oneOf(figures, bitsFor(figures.length));
  const path = readPath(bits, game.position.placeOf(figure) === WAITING);
  return { type: 'move', figure: game.position.cast[figure]!.id, path };
}

function readPath(bits: BitReader, waits: boolean): string {
  const length = bits.read(3);
  if (length === 0) return '';
  const leaves = bits.flag();
  const steps = Math.max(0, length - (waits ? 1 : 0) - (leaves ? 1 : 0));
  const letters = Array.from({ length: steps }, () => bits.oneOf(DIRECTIONS, 2));
  return `${waits ? 'i' : ''}${letters.join('')}${leaves ? 'o' : ''}`;
}
