import type { WriteStream } from 'node:tty';
import {
  COLUMNS,
  columnOf,
  type Game,
  type Position,
  placeName,
  ROUNDS,
  ROWS,
  rowOf,
  SPACES,
  type Space,
  WAITING,
  WIDTH,
} from '../../rules/index.ts';
import { drawPosition } from '../../rules/notation/index.ts';
import { resultWords } from './tell.ts';

/** Pictures for a terminal: the drawing of the formats with colours, and a game's state in words. */

const PAINTS = {
  bold: '1',
  dim: '2',
  pool: '31',
  monster: '1;38;5;44',
  block: '38;5;250',
  teleporter: '38;5;213',
  green: '1;38;5;40',
  red: '1;38;5;203',
  blue: '1;38;5;75',
  yellow: '1;38;5;226',
  beige: '1;38;5;223',
  purple: '1;38;5;135',
  black: '1;38;5;244',
} as const;
type Paint = keyof typeof PAINTS;
const isPaint = (name: string | undefined): name is Paint =>
  name !== undefined && Object.hasOwn(PAINTS, name);

/** Gives a text a colour, or leaves it as it is. */
type Painter = (text: string, paint: Paint) => string;

export const plain: Painter = (text) => text;
export const coloured: Painter = (text, paint) => `\x1b[${PAINTS[paint]}m${text}\x1b[0m`;

/** Colours only for people: on a terminal, unless they said NO_COLOR. */
export const painterFor = (
  stream: Pick<WriteStream, 'isTTY'>,
  env: NodeJS.ProcessEnv = process.env,
): Painter => (stream.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? coloured : plain);

/** The whole drawing, its legend too; without colours it can be read again. */
export const pictureOf = (position: Position, painter: Painter): string =>
  painted(position, drawPosition(position).split('\n'), painter).join('\n');

function painted(position: Position, [header = '', ...lines]: readonly string[], painter: Painter): string[] {
  if (painter === plain) return [header, ...lines];
  const left = header.indexOf(COLUMNS[0]);
  const rows = lines.slice(0, ROWS.length).map((line, row) => paintRow(position, line, row, left, painter));
  return [painter(header, 'dim'), ...rows, ...lines.slice(ROWS.length)];
}

const onBoard: ReadonlySet<number> = new Set(SPACES);

function paintRow(position: Position, line: string, row: number, left: number, painter: Painter): string {
  let text = painter(line.slice(0, left), 'dim');
  for (let column = 0; column < WIDTH; column++) {
    const cell = line.slice(left + 2 * column, left + 2 * column + 2);
    const at = row * WIDTH + column;
    text += onBoard.has(at) ? paintCell(position, cell, at as Space, painter) : cell;
  }
  return text;
}

/** What stands on a space is painted for itself, and the sign beside it for the pool it stands on. */
function paintCell(position: Position, cell: string, at: Space, painter: Painter): string {
  const pool = position.hall.isPool[at] === 1;
  if (position.monsterAt === at) return painter(cell, 'monster');
  if (position.hall.partner[at]! >= 0) return painter(cell, 'teleporter');
  const paint = paintOf(position, at);
  if (paint === undefined) return painter(cell, pool ? 'pool' : 'dim');
  return painter(cell[0]!, paint) + (pool ? painter(cell.slice(1), 'pool') : cell.slice(1));
}

function paintOf(position: Position, at: Space): Paint | undefined {
  const figure = position.figureAt(at);
  if (figure !== undefined) return paintOfFigure(position, figure);
  return position.blockAt(at) === undefined ? undefined : 'block';
}

function paintOfFigure(position: Position, figure: number): Paint {
  const { owner } = position.cast[figure]!;
  return isPaint(owner) ? owner : 'bold';
}

/**
 * The board of a game, and under it a line per player with the figures' signs and numbers. Unlike in a drawing, a figure keeps
 * its sign for the whole game.
 */
export function tableOf(game: Game, painter: Painter): string {
  const widest = Math.max(...game.setup.players.map((colour) => colour.length));
  const rows = game.setup.players.map((colour, seat) => {
    const figures = Array.from({ length: game.figuresEach }, (_, nth) =>
      figureWords(game, game.firstFigure(seat) + nth, painter),
    );
    const turn = (game.phase === 'placing' || game.phase === 'moving') && game.turn === seat ? '>' : ' ';
    return `${turn} ${painter(colour.padEnd(widest), colour)}  ${figures.join('   ')}`;
  });
  return [...painted(game.position, boardWithSigns(game.position), painter), ...rows].join('\n');
}

/** Enough for the 28 figures of any game, without the signs of blocks. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZab';

function boardWithSigns(position: Position): string[] {
  const lines = drawPosition(position)
    .split('\n')
    .slice(0, 1 + ROWS.length);
  const left = lines[0]!.indexOf(COLUMNS[0]);
  for (let figure = 0; figure < position.cast.length; figure++) {
    if (!position.isOnBoard(figure)) continue;
    const at = position.placeOf(figure) as Space;
    const line = lines[1 + rowOf(at)]!;
    const column = left + 2 * columnOf(at);
    lines[1 + rowOf(at)] = line.slice(0, column) + SIGNS[figure]! + line.slice(column + 1);
  }
  return lines;
}

function figureWords({ position, moved }: Game, figure: number, painter: Painter): string {
  const place = position.placeOf(figure);
  const sign = painter(SIGNS[figure]!, paintOfFigure(position, figure));
  if (place > WAITING) return `${sign} ${placeName(place)}`;
  const where = place === WAITING ? 'waits' : placeName(place);
  return `${sign} ${where} (${position.pointsOf(figure)})${moved[figure] === 1 ? '*' : ''}`;
}

/** Where a game stands, in one line. */
export function headlineOf(game: Game): string {
  const { players } = game.setup;
  if (game.phase === 'over') return 'the game is over';
  if (game.phase === 'placing') return `tiles are placed; it is ${players[game.turn]!}'s turn`;
  const turn = game.phase === 'monster' ? 'the monster is next' : `it is ${players[game.turn]!}'s turn`;
  return `stage ${game.stage}, round ${game.round} of ${ROUNDS}; ${turn}`;
}

/** The state of a game in words, line by line. */
export function statusOf(game: Game): string[] {
  const lines = [headlineOf(game)];
  if (game.phase === 'placing') {
    const left = Object.entries(game.supply).filter(([, count]) => count > 0);
    lines.push(`tiles left: ${left.map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
  }
  lines.push(`cards turned: ${listed(game.cardsDrawn)}; cards left: ${listed(game.cardsLeft)}`);
  if (game.result !== undefined) lines.push(resultWords(game.result));
  return lines;
}

const listed = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));
