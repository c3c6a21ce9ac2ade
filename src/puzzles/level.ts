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
  type RuleNumber,
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
  numberOf,
  oneOf,
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
  const fields = fieldsOf(json, 'the level', [
    ...['format', 'name', 'author', 'position', 'own', 'enemies', 'supply'],
    ...['mayUse?', 'solutions?'],
  ]);
  oneOf(fields['format'], 'format', [LEVEL_FORMAT]);
  const position = positionIn(fields['position'], 'position');
  const level: Level = {
    name: textOf(fields['name'], 'name'),
    author: textOf(fields['author'], 'author'),
    position,
    own: figuresIn(fields['own'], 'own', position),
    enemies: figuresIn(fields['enemies'], 'enemies', position),
    supply: supplyIn(fields['supply']),
    ...(fields['mayUse'] !== undefined && { mayUse: spacesIn(fields['mayUse'], 'mayUse') }),
    ...(fields['solutions'] !== undefined && { solutions: solutionsIn(fields['solutions']) }),
  };
  checkLevel(level);
  return level;
}

function figuresIn(json: Json | undefined, place: string, position: Position): FigureId[] {
  const ids = listOf(json, place).map((id, i) => textOf(id, `${place}[${i}]`));
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

function supplyIn(json: Json | undefined): SupplyItem[] {
  return listOf(json, 'supply').map((item, i) => supplyItemIn(item, `supply[${i}]`));
}

function supplyItemIn(json: Json, place: string): SupplyItem {
  const anything = fieldsOf(json, place, ['kind', 'count', 'pair?', 'shape?']);
  const kind = oneOf(anything['kind'], `${place}.kind`, TILE_KINDS, 'C1');
  const own = kind === 'teleporter' ? ['pair'] : kind === 'pool' ? ['shape'] : [];
  const fields = fieldsOf(json, place, ['kind', ...own, 'count']);
  const count = numberOf(fields['count'], `${place}.count`, 1, MOST_OF_A_KIND);
  if (kind === 'teleporter') {
    const pair = oneOf(fields['pair'], `${place}.pair`, PAIRS, 'C1');
    if (count !== 2)
      throw against('C1', `${place}.count must be 2, not ${count}: teleporters come in pairs, both or none`);
    return { kind, pair, count };
  }
  if (kind === 'pool') {
    const shape = oneOf(fields['shape'], `${place}.shape`, ['2x2', '4x1'] as const, 'C1');
    return { kind, shape, count };
  }
  return { kind, count };
}

function spacesIn(json: Json, place: string): SpaceName[] {
  const names = listOf(json, place).map((name, i) => nameIn(name, `${place}[${i}]`));
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice >= 0) throw new FormatError('bad-value', `${place}[${twice}]: ${names[twice]} is named twice`);
  const named = new Set(names);
  return SPACES.map(spaceName).filter((name) => named.has(name));
}

const solutionsIn = (json: Json): Downs[] =>
  listOf(json, 'solutions').map((solution, i) =>
    listOf(solution, `solutions[${i}]`).map((put, j) => putDownIn(put, `solutions[${i}][${j}]`)),
  );

/** A thing put down: an own figure, or a tile as in a position. */
function putDownIn(json: Json, place: string): PutDown {
  if (typeof json === 'object' && json !== null && 'figure' in json) {
    const fields = fieldsOf(json, place, ['figure', 'at']);
    return {
      figure: textOf(fields['figure'], `${place}.figure`),
      at: nameIn(fields['at'], `${place}.at`),
    };
  }
  const tile = tileIn(json, place);
  spacesUnder(tile, place); // only what can lie there
  return tile;
}

const against = (rule: RuleNumber, message: string): FormatError =>
  new FormatError(rule, `${message} (${rule})`);

/** Throws what makes a level impossible: every part may be right by itself and the whole still wrong. */
export function checkLevel(level: Level): void {
  checkSides(level);
  checkSupply(level);
  (level.solutions ?? []).forEach((solution, i) => {
    checkSolution(level, solution, `solutions[${i}]`);
  });
}

function checkSides({ position, own, enemies }: Level): void {
  if (enemies.length === 0) throw against('P1', 'enemies is empty: a level needs a figure to be eaten');
  position.cast.forEach(({ id }, figure) => {
    const at = position.placeOf(figure);
    const isEnemy = enemies.includes(id);
    if (own.includes(id) && isEnemy)
      throw against('P1', `${shown(id)} is in own and in enemies: it must be one of the two`);
    if (!own.includes(id) && !isEnemy)
      throw against('P1', `${shown(id)} is neither in own nor in enemies: say which it is`);
    if (isEnemy && at === WAITING)
      throw against('P1', `the enemy ${shown(id)} is at the entrance: only own figures wait`);
    if (at === OUT || at === EATEN)
      throw against(
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
      throw against('C1', `supply[${i}]: teleporter pair ${item.pair} lies in the position already`);
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
    throw against(refused.refusal.rule, `${place}[${refused.index}]: ${refused.refusal.message}`);
  const lone = lonePair(level, solution);
  if (lone !== undefined) throw against('C1', `${place}: only one teleporter of pair ${lone} is put down`);
  if (!solves(level, solution))
    throw against('P3', `${place} does not solve the level: an enemy is left or an own one is eaten`);
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
