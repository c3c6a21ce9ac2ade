import { COLUMNS, neighbour, ROWS, SPACES, type Space, space, spaceName, WIDTH } from '../board.ts';
import { DIRECTIONS, headingOf } from '../directions.ts';
import { blockKind, FIRST_FIGURE, isBlockCode, TELEPORTER } from '../ground.ts';
import { pairAt } from '../hall.ts';
import { type Position, placeName } from '../position.ts';
import { BLOCK_KINDS, POOL_SHAPES, type Pool, type PoolShape, poolSpaces } from '../tiles.ts';

/**
 * A position drawn as text: a line of column letters, a line per row, and a legend where the picture alone would lose
 * something. A space is two characters, what stands there and a sign beside it:
 *
 *     .  floor   ~  pool   #  stone   *  crystal   r  turning stone "right"   u  turning stone "180°"
 *     @> monster with its facing (^ > v <)   1^ 2< teleporters of a pair with their arrow   A B C figures
 *
 * and a second `~` says that a block or figure stands on a pool. The legend's items, set apart by `;`, are
 * `A red-1 4 of red` (sign, id, number, owner), `entrance red-2 3 of red` (or `out`, `eaten`) for figures off the
 * board, `pool 2x2 c3` where pools touch or the monster covers one, and `teleporter 1 e` for the one under the monster.
 */
export const ARROWS = '^>v<';
export const BLOCK_SIGNS = ['#', '*', 'r', 'u'] as const;
export const LABEL = 3;

const HEADER = ' '.repeat(LABEL) + COLUMNS.join(' ');

export function drawPosition(position: Position): string {
  const signs = figureSigns(position);
  const rows = ROWS.map((row, r) => {
    const cells = COLUMNS.map((_, c) => drawCell(position, (r * WIDTH + c) as Space, signs));
    return `${String(row).padStart(2)} ${cells.join('')}`.trimEnd();
  });
  const legend = drawLegend(position, signs);
  return [HEADER, ...rows, ...(legend === '' ? [] : [`legend: ${legend}`])].join('\n');
}

const onBoard: ReadonlySet<number> = new Set(SPACES);

function drawCell(position: Position, at: Space, signs: ReadonlyMap<number, string>): string {
  if (!onBoard.has(at)) return '  ';
  if (position.monsterAt === at) return `@${ARROWS[position.facing]}`;
  const code = position.at(at);
  const pool = position.hall.isPool[at] === 1;
  if (code === TELEPORTER) return `${pairAt(position.hall, at)}${ARROWS[position.hall.arrow[at]!]}`;
  if (code >= FIRST_FIGURE) return signs.get(code - FIRST_FIGURE)! + (pool ? '~' : ' ');
  if (isBlockCode(code)) return BLOCK_SIGNS[BLOCK_KINDS.indexOf(blockKind(code))]! + (pool ? '~' : ' ');
  return pool ? '~ ' : '. ';
}

/** A sign for each figure on the board: its own name where that is one capital letter, else the next one free. */
function figureSigns(position: Position): Map<number, string> {
  const signs = new Map<number, string>();
  const figures = position.cast.map((_, figure) => figure).filter((figure) => position.isOnBoard(figure));
  const taken = new Set(figures.map((figure) => position.cast[figure]!.id).filter(isCapital));
  const free = freeSigns(taken);
  for (const figure of figures) {
    const { id } = position.cast[figure]!;
    signs.set(figure, isCapital(id) ? id : free.next().value!);
  }
  return signs;
}

const isCapital = (text: string): boolean => /^[A-Z]$/.test(text);

function* freeSigns(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (let code = 65; ; code++) {
    const sign = String.fromCharCode(code);
    if (/^\p{L}$/u.test(sign) && sign !== 'r' && sign !== 'u' && !taken.has(sign)) yield sign;
  }
}

function drawLegend(position: Position, signs: ReadonlyMap<number, string>): string {
  const items: string[] = [];
  const { hall, monsterAt } = position;
  const hidden = hall.teleporters.find((teleporter) => space(teleporter.at) === monsterAt);
  if (hidden !== undefined) items.push(`teleporter ${hidden.pair} ${hidden.facing}`);
  const visible = new Set(SPACES.filter((at) => hall.isPool[at] === 1 && at !== monsterAt));
  const plain = new Set(plainPools(visible).map(poolWords));
  const obvious = hall.pools.length === plain.size && hall.pools.every((pool) => plain.has(poolWords(pool)));
  if (!obvious) items.push(...hall.pools.map(poolWords));
  items.push(...figureItems(position, signs));
  return items.join('; ');
}

const poolWords = (pool: Pool): string => `pool ${pool.shape} ${pool.at}`;

/** Figures that need words: all of them, in order, unless each is just its letter in the order of reading. */
function figureItems(position: Position, signs: ReadonlyMap<number, string>): string[] {
  const { cast } = position;
  const inReadingOrder = SPACES.map((at) => position.at(at) - FIRST_FIGURE).filter((figure) => figure >= 0);
  const obvious = cast.every(
    ({ id, owner }, figure) =>
      id === signs.get(figure) &&
      owner === undefined &&
      position.pointsOf(figure) === 0 &&
      inReadingOrder[figure] === figure,
  );
  if (obvious) return [];
  return cast.map(({ id, owner }, figure) => {
    const sign = signs.get(figure) ?? placeName(position.placeOf(figure));
    const points = position.pointsOf(figure);
    const words = [sign, quoted(id)];
    if (points !== 0) words.push(String(points));
    if (owner !== undefined) words.push('of', quoted(owner));
    return words.join(' ');
  });
}

const quoted = (text: string): string => (/^[\p{L}\p{N}_-]+$/u.test(text) ? text : JSON.stringify(text));

/** Pools that can be told from their spaces alone: groups of touching spaces that are just one pool. */
export function plainPools(spaces: ReadonlySet<Space>): Pool[] {
  const left = new Set(spaces);
  const pools: Pool[] = [];
  for (const first of spaces) {
    if (!left.has(first)) continue;
    const group = groupOf(first, left);
    const top = Math.min(...group) as Space;
    const shape = POOL_SHAPES.find((shape) => isExactly(shape, top, group));
    if (shape !== undefined) pools.push({ kind: 'pool', shape, at: spaceName(top) });
  }
  return pools;
}

const isExactly = (shape: PoolShape, top: Space, group: readonly Space[]): boolean =>
  group.length === 4 && poolSpaces(shape, top).every((at) => at !== undefined && group.includes(at));

/** Takes the spaces that touch `first`, directly or through others, out of `left`. */
function groupOf(first: Space, left: Set<Space>): Space[] {
  const group = [first];
  left.delete(first);
  for (const at of group) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(at, headingOf(direction));
      if (next !== undefined && left.delete(next)) group.push(next);
    }
  }
  return group;
}
