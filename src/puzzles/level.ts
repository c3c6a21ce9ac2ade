import {
  type BlockKind,
  EATEN,
  type FigureId,
  FormatError,
  OUT,
  PAIRS,
  type Pair,
  type Position,
  type PutDown,
  partsOf,
  placeName,
  type Read,
  reading,
  SPACES,
  type SpaceName,
  spaceName,
  spacesUnder,
  TILE_KINDS,
  WAITING,
} from '../rules/index.ts';
import {
  fieldsOf,
  type Json,
  listOf,
  nameIn,
  parseJson,
  positionIn,
  shown,
  textOf,
  tileIn,
  tileJson,
} from '../rules/notation/index.ts';
import { checkAll, type Downs, lonePair } from './attempt.ts';
import { solves } from './run.ts';

/** Levels of the puzzle game (P1) and their files (docs/formats.md, "Level"). */

const LEVEL_FORMAT = 'fearsome-floors-level/1';

/** A heap of equal tiles. The long pool is called 4x1 and may be put down standing. */
export type SupplyItem =
  | { readonly kind: BlockKind; readonly count: number }
  | { readonly kind: 'teleporter'; readonly pair: Pair; readonly count: number }
  | { readonly kind: 'pool'; readonly shape: '2x2' | '4x1'; readonly count: number };

export interface Level {
  readonly name: string;
  readonly author: string;
  /** Never changed: whoever plays takes a copy. Own figures that wait are part of the supply. */
  readonly position: Position;
  /** In the order of the cast, like the enemies. */
  readonly own: readonly FigureId[];
  readonly enemies: readonly FigureId[];
  readonly supply: readonly SupplyItem[];
  /** Row by row; left out where every space that P1 allows may be used. */
  readonly mayUse?: readonly SpaceName[];
  readonly solutions?: readonly Downs[];
}

/** What figures are called where nobody has named them: A, B, C ... */
export const plainName = (figure: number): string => String.fromCharCode(65 + figure);

/** More of one kind fit on no board and would only be a mistake. */
export const MOST_OF_A_KIND = 16;

/** A level from the text of its file. What is wrong is said with its place in the file. */
export const readLevel = (text: string): Read<Level> => reading(() => levelIn(parseJson(text)));

/** A level put together from its parts, or what is wrong with it. */
export const levelOf = (level: () => Level): Read<Level> =>
  reading(() => {
    const made = level();
    checkLevel(made);
    return made;
  });

function levelIn(json: Json): Level {
  const names = ['format', 'name', 'author', 'position', 'own', 'enemies', 'supply', 'mayUse?', 'solutions?'];
  const fields = fieldsOf(json, 'the level', names, '');
  fields.oneOf('format', [LEVEL_FORMAT]);
  const position = fields.read('position', positionIn);
  const figuresIn = (ids: Json | undefined, place: string) => figuresOf(position, ids, place);
  const level: Level = {
    name: fields.text('name'),
    author: fields.text('author'),
    position,
    own: fields.read('own', figuresIn),
    enemies: fields.read('enemies', figuresIn),
    supply: fields.list('supply', supplyItemIn),
    ...fields.given('mayUse', spacesIn),
    ...fields.given('solutions', solutionsIn),
  };
  checkLevel(level);
  return level;
}

function figuresOf(position: Position, json: Json | undefined, place: string): FigureId[] {
  const ids = listOf(json, place, textOf);
  ids.forEach((id, i) => {
    if (position.figureNamed(id) === undefined)
      throw new FormatError(
        'unknown-figure',
        `${place}[${i}]: there is no figure ${shown(id)} in the position`,
      );
    if (ids.indexOf(id) < i)
      throw new FormatError('figure-twice', `${place}[${i}]: ${shown(id)} is named twice`);
  });
  return ids.sort((a, b) => position.figureNamed(a)! - position.figureNamed(b)!);
}

function supplyItemIn(json: Json | undefined, place: string): SupplyItem {
  const kind = fieldsOf(json, place, ['kind', 'count', 'pair?', 'shape?']).oneOf('kind', TILE_KINDS, 'C1');
  const own = kind === 'teleporter' ? ['pair'] : kind === 'pool' ? ['shape'] : [];
  const fields = fieldsOf(json, place, ['kind', ...own, 'count']);
  const count = fields.number('count', 1, MOST_OF_A_KIND);
  if (kind === 'teleporter') {
    const pair = fields.oneOf('pair', PAIRS, 'C1');
    if (count === 2) return { kind, pair, count };
    throw new FormatError(
      'C1',
      `${place}.count must be 2, not ${count}: teleporters come in pairs, both or none`,
    );
  }
  if (kind === 'pool') return { kind, shape: fields.oneOf('shape', ['2x2', '4x1'], 'C1'), count };
  return { kind, count };
}

function spacesIn(json: Json | undefined, place: string): SpaceName[] {
  const names = listOf(json, place, nameIn);
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice >= 0) throw new FormatError('bad-value', `${place}[${twice}]: ${names[twice]} is named twice`);
  const named = new Set(names);
  return SPACES.map(spaceName).filter((name) => named.has(name));
}

const solutionsIn = (json: Json | undefined, place: string): Downs[] =>
  listOf(json, place, (solution, at) => listOf(solution, at, putDownIn));

/** A thing put down: an own figure, or a tile as in a position. */
function putDownIn(json: Json | undefined, place: string): PutDown {
  if (typeof json === 'object' && json !== null && 'figure' in json) {
    const fields = fieldsOf(json, place, ['figure', 'at']);
    return { figure: fields.text('figure'), at: fields.read('at', nameIn) };
  }
  const tile = tileIn(json, place);
  spacesUnder(tile, place); // only what can lie there
  return tile;
}

/** Throws what makes a level impossible: every part may be right by itself and the whole still wrong. */
export function checkLevel(level: Level): void {
  checkSides(level);
  checkSupply(level);
  (level.solutions ?? []).forEach((solution, i) => {
    checkSolution(level, solution, `solutions[${i}]`);
  });
}

function checkSides({ position, own, enemies }: Level): void {
  if (enemies.length === 0)
    throw new FormatError('P1', 'enemies is empty: a level needs a figure to be eaten');
  position.cast.forEach(({ id }, figure) => {
    const at = position.placeOf(figure);
    const isEnemy = enemies.includes(id);
    if (own.includes(id) && isEnemy)
      throw new FormatError('P1', `${shown(id)} is in own and in enemies: it must be one of the two`);
    if (!own.includes(id) && !isEnemy)
      throw new FormatError('P1', `${shown(id)} is neither in own nor in enemies: say which it is`);
    if (isEnemy && at === WAITING)
      throw new FormatError('P1', `the enemy ${shown(id)} is at the entrance: only own figures wait`);
    if (at === OUT || at === EATEN)
      throw new FormatError(
        'P1',
        `${shown(id)} is ${placeName(at)}: in a level every figure is on a space, own ones may be at the entrance`,
      );
  });
}

function checkSupply({ position, supply }: Level): void {
  const seen = new Set<string>();
  supply.forEach((item, i) => {
    const heap = heapName(item);
    if (seen.has(heap))
      throw new FormatError('bad-value', `supply[${i}]: ${heap} is listed twice; say its count in one place`);
    seen.add(heap);
    if (item.kind === 'teleporter' && position.hall.teleporters.some(({ pair }) => pair === item.pair))
      throw new FormatError('C1', `supply[${i}]: teleporter pair ${item.pair} lies in the position already`);
  });
}

const heapName = (item: SupplyItem): string =>
  item.kind === 'teleporter'
    ? `teleporter pair ${item.pair}`
    : item.kind === 'pool'
      ? `${item.shape} pool`
      : item.kind;

function checkSolution(level: Level, solution: Downs, place: string): void {
  const refused = checkAll(level, solution);
  if (refused !== undefined)
    throw new FormatError(refused.refusal.rule, `${place}[${refused.index}]: ${refused.refusal.message}`);
  const lone = lonePair(level, solution);
  if (lone !== undefined)
    throw new FormatError('C1', `${place}: only one teleporter of pair ${lone} is put down`);
  if (!solves(level, solution))
    throw new FormatError('P3', `${place} does not solve the level: an enemy is left or an own one is eaten`);
}

/** A level as one line of JSON. */
export function writeLevel(level: Level): string {
  const { name, author, position, own, enemies, supply, mayUse, solutions } = level;
  const fields = {
    format: LEVEL_FORMAT,
    name,
    author,
    position: partsOf(position),
    own,
    enemies,
    supply: supply.map(supplyJson),
    ...(mayUse !== undefined && { mayUse }),
    ...(solutions !== undefined && { solutions: solutions.map((solution) => solution.map(putDownJson)) }),
  };
  return JSON.stringify(fields);
}

/** With its fields in the order of the formats. */
function supplyJson(item: SupplyItem): Json {
  if (item.kind === 'teleporter') return { kind: item.kind, pair: item.pair, count: item.count };
  if (item.kind === 'pool') return { kind: item.kind, shape: item.shape, count: item.count };
  return { kind: item.kind, count: item.count };
}

/** With its fields in the order of the formats. */
export const putDownJson = (put: PutDown): PutDown =>
  'figure' in put ? { figure: put.figure, at: put.at } : tileJson(put);
