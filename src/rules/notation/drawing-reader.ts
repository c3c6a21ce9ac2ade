import {
  COLUMNS,
  HEIGHT,
  isCutOff,
  ROWS,
  type Space,
  type SpaceName,
  spaceName,
  spaceNamed,
  WIDTH,
} from '../board.ts';
import { DIRECTIONS, type Direction } from '../directions.ts';
import { FormatError, type Read, reading, shown } from '../format-error.ts';
import { outsideNamed, type Position } from '../position.ts';
import { BLOCK_KINDS, POOL_SHAPES, poolSpaces } from '../tiles.ts';
import { ARROWS, BLOCK_SIGNS, LABEL, plainPools } from './drawing.ts';
import type { Json } from './json-reader.ts';
import { positionIn } from './position-notation.ts';

/** Reads a position drawn as text (drawing.ts says how). What is impossible is refused as in a position's JSON. */
export const readDrawing = (text: string): Read<Position> =>
  reading(() => {
    const picture = new Picture();
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const legend = lines.find((line) => line.trimStart().startsWith('legend:'));
    const rows = lines.filter((line) => line !== legend && !/^\s*a b c /.test(line));
    if (rows.length !== HEIGHT) throw bad(`a drawing has ${HEIGHT} rows, this one has ${rows.length}`);
    for (const [row, line] of rows.entries()) picture.readRow(line, row);
    if (legend !== undefined) picture.readLegend(legend.slice(legend.indexOf(':') + 1));
    return positionIn(picture.json(), 'drawing');
  });

const bad = (message: string): FormatError => new FormatError('bad-drawing', message);

type FigureJson = { id: string; at: string; points?: number; owner?: string };

class Picture {
  #monster: { at: SpaceName; facing: Direction } | undefined;
  readonly #tiles: { [field: string]: Json }[] = [];
  readonly #poolSpaces = new Set<Space>();
  /** Signs seen on the board that the legend has not named yet. */
  readonly #signs = new Map<string, SpaceName>();
  readonly #figures: FigureJson[] = [];
  #namesPools = false;

  readRow(line: string, row: number): void {
    const label = line.slice(0, LABEL).trim();
    if (label !== String(ROWS[row]))
      throw bad(`row ${ROWS[row]} is missing: the line begins with ${shown(label)}`);
    const cells = line.slice(LABEL);
    if (cells.length > WIDTH * 2) throw bad(`row ${ROWS[row]} is too long`);
    for (let column = 0; column < WIDTH; column++) {
      const name: SpaceName = `${COLUMNS[column]!}${ROWS[row]!}`;
      this.#readCell(name, cells[column * 2] ?? ' ', cells[column * 2 + 1] ?? ' ');
    }
  }

  #readCell(at: SpaceName, sign: string, beside: string): void {
    if (isCutOff(at)) {
      if (sign !== ' ') throw bad(`${at} is cut off the board (B2), but ${shown(sign)} is drawn there`);
      return;
    }
    if (sign === '.' && beside === ' ') return;
    if (sign === '@') {
      if (this.#monster !== undefined) throw bad(`there is a second monster on ${at}`);
      this.#monster = { at, facing: arrow(beside, at) };
      return;
    }
    if (sign === '1' || sign === '2') {
      this.#tiles.push({ kind: 'teleporter', pair: Number(sign), at, facing: arrow(beside, at) });
      return;
    }
    if (beside !== ' ' && beside !== '~')
      throw bad(`${shown(beside)} beside the sign on ${at} means nothing`);
    if (sign === '~' || beside === '~') this.#poolSpaces.add(spaceNamed(at)!);
    const block = (BLOCK_SIGNS as readonly string[]).indexOf(sign);
    if (block >= 0) this.#tiles.push({ kind: BLOCK_KINDS[block]!, at });
    else if (/^\p{L}$/u.test(sign)) this.#standFigure(sign, at);
    else if (sign !== '~') throw bad(`${shown(sign)} on ${at} is no sign of a drawing`);
  }

  #standFigure(sign: string, at: SpaceName): void {
    const other = this.#signs.get(sign);
    if (other !== undefined) throw bad(`the sign ${sign} stands on ${other} and on ${at}`);
    this.#signs.set(sign, at);
  }

  readLegend(legend: string): void {
    const words = legend.match(/"(?:[^"\\]|\\.)*"|;|[^\s;"]+|"/g) ?? [];
    let item: string[] = [];
    for (const word of [...words, ';']) {
      if (word !== ';') item.push(unquoted(word));
      else if (item.length > 0) {
        this.#readItem(item);
        item = [];
      }
    }
  }

  #readItem(item: readonly string[]): void {
    const [first = '', second = '', third = '', ...more] = item;
    if ((first === 'pool' || first === 'teleporter') && more.length > 0) throw unread(item);
    if (first === 'pool') {
      this.#namesPools = true;
      this.#tiles.push({ kind: 'pool', shape: second, at: third });
    } else if (first === 'teleporter') {
      if (this.#monster === undefined)
        throw bad('the legend names a teleporter under the monster, but there is none');
      this.#tiles.push({ kind: 'teleporter', pair: Number(second), at: this.#monster.at, facing: third });
    } else this.#readFigure(item);
  }

  #readFigure(item: readonly string[]): void {
    const [sign = '', id, ...rest] = item;
    const at = outsideNamed(sign) === undefined ? this.#signs.get(sign) : sign;
    if (at === undefined || id === undefined) throw bad(`the legend's "${item.join(' ')}" names no figure`);
    const owned = rest.at(-2) === 'of';
    const owner = owned ? rest.at(-1) : undefined;
    const [number, ...more] = owned ? rest.slice(0, -2) : rest;
    if (more.length > 0 || (number !== undefined && !/^\d+$/.test(number))) throw unread(item);
    const points = number === undefined ? undefined : Number(number);
    this.#signs.delete(sign);
    this.#figures.push({
      id,
      at,
      ...(points !== undefined && { points }),
      ...(owner !== undefined && { owner }),
    });
  }

  json(): Json {
    if (this.#monster === undefined) throw bad('there is no monster: draw it as @ and an arrow');
    for (const [sign, at] of this.#signs) this.#figures.push({ id: sign, at });
    return { monster: this.#monster, tiles: [...this.#tiles, ...this.#pools()], figures: this.#figures };
  }

  #pools(): Json[] {
    if (this.#namesPools) return this.#checkNamedPools();
    const pools = plainPools(this.#poolSpaces);
    if (pools.length * 4 !== this.#poolSpaces.size) {
      throw bad('these pool spaces make no plain pools: name them in the legend, as "pool 2x2 c3"');
    }
    return pools.map(({ kind, shape, at }) => ({ kind, shape, at }));
  }

  /** Where the legend names pools it must name all that are drawn. */
  #checkNamedPools(): Json[] {
    const named = new Set(this.#tiles.flatMap((tile) => (tile['kind'] === 'pool' ? namedSpaces(tile) : [])));
    const unnamed = [...this.#poolSpaces].find((at) => !named.has(at));
    if (unnamed !== undefined) throw bad(`the legend names pools, but not the one on ${spaceName(unnamed)}`);
    return [];
  }
}

/** The spaces of a pool of the legend, as far as it is one. */
function namedSpaces({ shape, at }: { readonly [field: string]: Json }): (Space | undefined)[] {
  const top = spaceNamed(String(at));
  const known = POOL_SHAPES.find((name) => name === shape);
  return top === undefined || known === undefined ? [] : poolSpaces(known, top);
}

const unread = (item: readonly string[]): FormatError =>
  bad(
    `the legend's "${item.join(' ')}" can't be read; write "A red-1 4 of red", "pool 2x2 c3" or "teleporter 1 e"`,
  );

function arrow(sign: string, at: SpaceName): Direction {
  const heading = ARROWS.indexOf(sign);
  if (heading < 0 || sign === '')
    throw bad(`beside the sign on ${at} belongs one of ${ARROWS}, not ${shown(sign)}`);
  return DIRECTIONS[heading]!;
}

function unquoted(word: string): string {
  if (!word.startsWith('"')) return word;
  try {
    return String(JSON.parse(word));
  } catch {
    throw bad(`the legend's ${shown(word)} is not a quoted name`);
  }
}
