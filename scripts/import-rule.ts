// The import rule, told of files that are given, so that a test can break it.
//
// Rooms: each folder of src/ is a room; the rooms it may import are the references of its tsconfig.json. The rules depend on nothing and
// know no chance, no clock and no machine.
// Doors: a room, and each folder directly below one, is entered only through an index.ts. Style sheets and drawings read as text have none; tests need none.
// Directions: where a room's README.md has a table with the column "knows of", its folders import those folders (`board/`) and rooms
// (`rules`) which their line names, and all of them. `pages/*/` stands for each folder in pages/; a line of its own adds to that.
import { posix } from 'node:path';
import { type Found, isNode, type Node, nodesIn, textIn } from './syntax.ts';

/** The project's files, by their paths from its root. */
export type Files = ReadonlyMap<string, string>;

export interface Checked {
  readonly problems: readonly string[];
  readonly modules: number;
  readonly imports: number;
}

const PURE_ROOM = 'rules';
const IMPURE = new Set(
  [
    ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'crypto'],
    ['process', 'document', 'window', 'console', 'globalThis'],
  ].flat(),
);
const CODE = /\.[cm]?[jt]sx?$/;
const SHEET = /\.css$/;
/** What is read as text has no door: sheets and drawings. */
const READ = /\.(css|svg)(\?raw)?$/;

const isTest = (file: string): boolean => /\.(test|fixture)\.ts$/.test(file) || file.startsWith('test/');
const isDoor = (file: string): boolean => /\/index\.tsx?$/.test(file);
/** The room a path lies in; undefined outside of src/ and for a file in src/ itself. */
const roomOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

export function checkImports(files: Files): Checked {
  const house = new House(files);
  let imports = 0;
  const modules = [...files.keys()].filter((file) => CODE.test(file));
  for (const file of modules) {
    const nodes = nodesIn(file, files.get(file)!);
    if (roomOf(file) === undefined && !isTest(file)) house.report(file, undefined, 'lies in no room of src/');
    for (const found of importsOf(nodes)) {
      imports += 1;
      house.check(file, found);
    }
    if (roomOf(file) === PURE_ROOM && !isTest(file)) checkPurity(file, nodes, house);
  }
  for (const [file, text] of files) {
    if (SHEET.test(file)) for (const found of sheetsIn(text)) house.check(file, found);
  }
  house.checkTables();
  return { problems: house.problems, modules: modules.length, imports };
}

/** A line of a room's table: what its folders may import. Folders are written with a slash at their end, rooms without. */
interface Line {
  readonly folders: readonly string[];
  readonly knows: ReadonlySet<string>;
}

class House {
  readonly problems: string[] = [];
  readonly #files: Files;
  readonly #references = new Map<string, ReadonlySet<string | undefined>>();
  readonly #tables = new Map<string, readonly Line[]>();
  /** For each line what was imported by its folders. */
  readonly #used = new Map<Line, Set<string>>();

  constructor(files: Files) {
    this.#files = files;
    const rooms = new Set([...files.keys()].flatMap((file) => roomOf(file) ?? []));
    const checked = ['tsconfig.json', 'test/tsconfig.json'].map(
      (config) => [config, this.#referencesOf(config)] as const,
    );
    for (const room of rooms) {
      for (const [config, references] of checked) {
        if (!references.has(`src/${room}`)) this.report(config, undefined, `does not reference src/${room}`);
      }
      const references = this.#referencesOf(`src/${room}/tsconfig.json`);
      this.#references.set(room, new Set([...references].map((path) => roomOf(`${path}/`))));
      const table = tableIn(files.get(`src/${room}/README.md`) ?? '');
      if (table !== undefined) this.#tables.set(room, table);
    }
  }

  report(file: string, line: number | undefined, text: string): void {
    this.problems.push(line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`);
  }

  #referencesOf(config: string): Set<string> {
    const folder = posix.dirname(config);
    try {
      const { references = [] }: { references?: readonly { path: string }[] } = JSON.parse(
        this.#files.get(config) ?? '{}',
      );
      return new Set(references.map(({ path }) => posix.join(folder, path)));
    } catch (error) {
      this.report(config, undefined, `can't be read as JSON: ${error}`);
      return new Set();
    }
  }

  check(file: string, { specifier, line, pattern }: Import): void {
    const tell = (text: string): void => this.report(file, line, text);
    const room = roomOf(file);
    if (specifier === undefined) {
      tell('the name of what is imported is computed, so it can not be checked: write it out');
      return;
    }
    if (!specifier.startsWith('.')) {
      if (room === PURE_ROOM && !isTest(file))
        tell(`imports '${specifier}': src/${PURE_ROOM} depends on no package and no node: module`);
      return;
    }
    const target = posix.join(posix.dirname(file), specifier);
    const targetRoom = roomOf(target);
    if (targetRoom === undefined) {
      if (!isTest(file)) tell(`imports '${specifier}', which lies in no room of src/`);
      return;
    }
    if (room !== undefined && room !== targetRoom && !this.#references.get(room)?.has(targetRoom)) {
      const allowed = [...(this.#references.get(room) ?? [])].join(', ') || 'no other room';
      tell(
        `imports '${specifier}': src/${room} may import ${allowed} (references in src/${room}/tsconfig.json)`,
      );
      return;
    }
    const from = this.#folderOf(file);
    const to = this.#folderOf(target);
    if (room === targetRoom && (to === undefined || from === to)) return;
    if (isTest(file)) return; // it may look behind doors
    if (!isDoor(target) && !READ.test(target))
      tell(`imports '${specifier}': the doors of src/${targetRoom} are called index.ts`);
    // A pattern names nobody in particular: it is no knowledge of them.
    if (room !== undefined && from !== undefined && pattern !== true) {
      this.#checkDirection(room, from, room === targetRoom ? `${to}/` : targetRoom, tell);
    }
  }

  #checkDirection(room: string, folder: string, target: string, tell: (text: string) => void): void {
    const lines = this.#linesOf(room, folder);
    if (lines === undefined) return;
    const naming = lines.filter(({ knows }) => knows.has(target));
    if (naming.length === 0) {
      const known = lines.flatMap(({ knows }) => [...knows]).join(', ') || 'nothing';
      tell(`imports ${target}: ${folder}/ knows of ${known} (src/${room}/README.md)`);
    }
    for (const line of naming) this.#used.set(line, (this.#used.get(line) ?? new Set()).add(target));
  }

  /** The lines of a room's table that speak of a folder; undefined where the room has no table. */
  #linesOf(room: string, folder: string): readonly Line[] | undefined {
    const pattern = `${posix.dirname(folder)}/*/`;
    return this.#tables
      .get(room)
      ?.filter(({ folders }) => folders.includes(`${folder}/`) || folders.includes(pattern));
  }

  /** The folder of a room that a path lies in; undefined for a file beside the folders. */
  #folderOf(path: string): string | undefined {
    const [, room = '', ...inside] = path.split('/');
    if (inside.length < 2) return undefined;
    const [first, second] = inside;
    const parted = this.#tables.get(room)?.some(({ folders }) => folders.includes(`${first}/*/`));
    return parted === true && inside.length > 2 ? `${first}/${second}` : first;
  }

  /** The tables themselves: they name the folders there are, and what is imported, without a circle. */
  checkTables(): void {
    for (const [room, table] of this.#tables) {
      const readme = `src/${room}/README.md`;
      const inRoom = [...this.#files.keys()].filter((file) => roomOf(file) === room);
      const folders = new Set(
        inRoom.flatMap((file) => (CODE.test(file) || SHEET.test(file) ? (this.#folderOf(file) ?? []) : [])),
      );
      const isThere = (name: string): boolean =>
        folders.has(name.slice(0, -1)) ||
        (name.endsWith('/*/') && [...folders].some((folder) => folder.startsWith(name.slice(0, -2))));
      for (const folder of folders) {
        if (this.#linesOf(room, folder)!.length === 0)
          this.report(readme, undefined, `has no line for ${folder}/`);
      }
      for (const line of table) {
        for (const name of line.folders.filter((folder) => !isThere(folder)))
          this.report(readme, undefined, `has a line for ${name}, which is not there`);
        for (const name of line.knows) {
          if (this.#used.get(line)?.has(name) !== true)
            this.report(
              readme,
              undefined,
              `${line.folders.join(', ')} knows of ${name}, but imports nothing of it`,
            );
        }
      }
      const circle = circleIn(table);
      if (circle !== undefined)
        this.report(readme, undefined, `goes round in a circle: ${circle.join(' → ')}`);
    }
  }
}

/** The table of a README whose last column is "knows of"; undefined where there is none. Names stand in backticks. */
function tableIn(readme: string): readonly Line[] | undefined {
  const rows = readme.split('\n').map((text) => text.split('|').slice(1, -1));
  const head = rows.findIndex((cells) => cells.at(-1)?.trim() === 'knows of');
  if (head < 0) return undefined;
  const body = rows.slice(head + 2);
  const end = body.findIndex((cells) => cells.length === 0);
  const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return body.slice(0, end < 0 ? undefined : end).flatMap((cells): Line[] => {
    const folders = named(cells[0]).filter((name) => name.endsWith('/')); // files beside the folders are for all of them
    return folders.length === 0 ? [] : [{ folders, knows: new Set(named(cells.at(-1))) }];
  });
}

/** Folders that know of one another all around, the first one again at the end. */
function circleIn(table: readonly Line[]): string[] | undefined {
  const over = new Set<string>();
  const search = (folder: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (over.has(folder)) return undefined;
    over.add(folder);
    const known = table.filter(({ folders }) => folders.includes(folder)).flatMap(({ knows }) => [...knows]);
    for (const next of known.filter((name) => name.endsWith('/'))) {
      const circle = search(next, [...way, folder]);
      if (circle !== undefined) return circle;
    }
    return undefined;
  };
  for (const folder of table.flatMap(({ folders }) => folders)) {
    const circle = search(folder, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

interface Import {
  /** Undefined where it is computed. */
  readonly specifier: string | undefined;
  readonly line: number;
  /** It stands for all files of a pattern. */
  readonly pattern?: boolean;
}
const IMPORTING = new Set([
  ...['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'],
  ...['ImportExpression', 'TSImportType'],
]);

/** Every import, re-export, dynamic import and import of a type; patterns of files; and files of code that a worker is made of. */
function importsOf(nodes: readonly Found[]): Import[] {
  return nodes.flatMap(({ node, line }): Import[] => {
    if (IMPORTING.has(node.type)) {
      const from = node['source'] ?? node['argument'];
      return isNode(from) ? [{ specifier: textIn(from), line }] : [];
    }
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
    const { callee } = node;
    const [first, second] = node['arguments'] as readonly unknown[];
    const specifier = textIn(first);
    if (!isNode(callee)) return [];
    if (callee['name'] === 'require') return [{ specifier, line }];
    if (callee['name'] === 'URL') {
      const beside = isMeta(second) && specifier !== undefined && CODE.test(specifier);
      return beside ? [{ specifier, line }] : [];
    }
    const isGlob = isMeta(callee) && isNode(callee['property']) && callee['property']['name'] === 'glob';
    return isGlob ? [{ specifier, line, pattern: true }] : [];
  });
}

/** The style sheets that a sheet begins with. */
const sheetsIn = (sheet: string): Import[] =>
  [...sheet.matchAll(/^@import "([^"]+)"/gm)].map((found) => ({
    specifier: found[1],
    line: sheet.slice(0, found.index).split('\n').length,
  }));

/** `import.meta.url`, `import.meta.glob` */
const isMeta = (node: unknown): boolean =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  isNode(node['object']) &&
  node['object'].type === 'MetaProperty';

/** A name that stands for a property (`card.process`, `{ process: 1 }`) is not the global. */
const isProperty = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  parent['computed'] !== true &&
  parent['shorthand'] !== true &&
  [parent['property'], parent['key'], parent['right']].includes(node) &&
  /^(MemberExpression|TSQualifiedName|Property|\w+Definition|TS\w+Signature)$/.test(parent.type);

function checkPurity(file: string, nodes: readonly Found[], house: House): void {
  for (const { node, parent, line } of nodes) {
    if (node.type !== 'Identifier' || isProperty(node, parent)) continue;
    const name = String(node['name']);
    if (IMPURE.has(name))
      house.report(file, line, `uses ${name}: src/${PURE_ROOM} knows no clock, no machine and no screen`);
    else if (name === 'Math' && !isHarmless(parent)) {
      house.report(file, line, `may use Math.random: in src/${PURE_ROOM} chance comes in as an argument`);
    }
  }
}

/** `Math.max`, but neither `Math.random` nor a `Math` that is handed on. */
const isHarmless = (use: Node | undefined): boolean =>
  use?.type === 'MemberExpression' &&
  use['computed'] !== true &&
  isNode(use['property']) &&
  use['property']['name'] !== 'random';
