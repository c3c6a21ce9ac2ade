// The import rule. Each folder of src/ is a room; the rooms a room may import are the references of its tsconfig.json;
// a room's index.ts is its only door; the rules depend on nothing and know no chance, no clock and no machine.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesUnder, ROOT } from './files.ts';
import { type Found, isNode, type Node, nodesOf, textIn } from './syntax.ts';

const FEWEST_MODULES = 5; // fewer means that this check looked in the wrong place
const PURE_ROOM = 'rules';
const IMPURE = new Set(
  [
    ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'crypto'],
    ['process', 'document', 'window', 'console', 'globalThis'],
  ].flat(),
);

const problems: string[] = [];
const report = (file: string, line: number | undefined, text: string): void => {
  problems.push(line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`);
};

const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.startsWith('test/');
/** The room a path lies in; undefined outside of src/ and for a file in src/ itself. */
const roomOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

function referencesOf(config: string): Set<string> {
  const folder = posix.dirname(config);
  try {
    const { references = [] }: { references?: readonly { path: string }[] } = JSON.parse(
      readFileSync(join(ROOT, config), 'utf8'),
    );
    return new Set(references.map(({ path }) => posix.join(folder, path)));
  } catch (error) {
    report(config, undefined, `can't be read as JSON: ${error}`);
    return new Set();
  }
}

type Rooms = ReadonlyMap<string, ReadonlySet<string | undefined>>;

/** What each room may import, from the rooms' own tsconfig.json; all of them must be type-checked, too. */
function readRooms(): Rooms {
  const checked = {
    'tsconfig.json': referencesOf('tsconfig.json'),
    'test/tsconfig.json': referencesOf('test/tsconfig.json'),
  };
  const names = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  return new Map(
    names.map((name) => {
      for (const [config, references] of Object.entries(checked)) {
        if (!references.has(`src/${name}`)) report(config, undefined, `does not reference src/${name}`);
      }
      return [
        name,
        new Set([...referencesOf(`src/${name}/tsconfig.json`)].map((path) => roomOf(`${path}/`))),
      ];
    }),
  );
}

interface Import {
  readonly specifier: string | undefined;
  readonly line: number;
}
const IMPORTING = new Set([
  ...['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'],
  ...['ImportExpression', 'TSImportType'],
]);

/** Every import, re-export, dynamic import and import of a type: its specifier, undefined where that is computed. */
function importsOf(nodes: readonly Found[]): Import[] {
  return nodes.flatMap(({ node, line }) => {
    if (IMPORTING.has(node.type)) {
      const from = node['source'] ?? node['argument'];
      return isNode(from) ? [{ specifier: textIn(from), line }] : [];
    }
    const required =
      node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'require';
    return required ? [{ specifier: textIn((node['arguments'] as readonly unknown[])[0]), line }] : [];
  });
}

function checkImport(file: string, { specifier, line }: Import, rooms: Rooms): void {
  const room = roomOf(file);
  if (specifier === undefined) {
    report(file, line, 'the name of what is imported is computed, so it can not be checked: write it out');
    return;
  }
  if (!specifier.startsWith('.')) {
    if (room === PURE_ROOM && !isTest(file)) {
      report(
        file,
        line,
        `imports '${specifier}': src/${PURE_ROOM} depends on no package and no node: module`,
      );
    }
    return;
  }
  const target = posix.join(posix.dirname(file), specifier);
  const targetRoom = roomOf(target);
  if (targetRoom === room) return;
  if (targetRoom === undefined) {
    if (!isTest(file)) report(file, line, `imports '${specifier}', which lies in no room of src/`);
    return;
  }
  if (room !== undefined && !rooms.get(room)?.has(targetRoom)) {
    const allowed = [...(rooms.get(room) ?? [])].join(', ') || 'no other room';
    report(
      file,
      line,
      `imports '${specifier}': src/${room} may import ${allowed} (references in src/${room}/tsconfig.json)`,
    );
  } else if (!isTest(file) && target !== `src/${targetRoom}/index.ts`) {
    report(file, line, `imports '${specifier}': the only door of src/${targetRoom} is its index.ts`);
  }
}

/** A name that stands for a property (`card.process`, `{ process: 1 }`) is not the global. */
const isProperty = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  parent['computed'] !== true &&
  parent['shorthand'] !== true &&
  [parent['property'], parent['key'], parent['right']].includes(node) &&
  /^(MemberExpression|TSQualifiedName|Property|\w+Definition|TS\w+Signature)$/.test(parent.type);

function checkPurity(file: string, nodes: readonly Found[]): void {
  for (const { node, parent, line } of nodes) {
    if (node.type !== 'Identifier' || isProperty(node, parent)) continue;
    const name = String(node['name']);
    if (IMPURE.has(name))
      report(file, line, `uses ${name}: src/${PURE_ROOM} knows no clock, no machine and no screen`);
    else if (name === 'Math' && !isHarmless(parent)) {
      report(file, line, `may use Math.random: in src/${PURE_ROOM} chance comes in as an argument`);
    }
  }
}

/** `Math.max`, but neither `Math.random` nor a `Math` that is handed on. */
const isHarmless = (use: Node | undefined): boolean =>
  use?.type === 'MemberExpression' &&
  use['computed'] !== true &&
  isNode(use['property']) &&
  use['property']['name'] !== 'random';

const rooms = readRooms();
const modules = [...filesUnder('src', /\.[cm]?[jt]sx?$/), ...filesUnder('test', /\.[cm]?[jt]sx?$/)];
let imports = 0;
for (const file of modules) {
  const nodes = nodesOf(file);
  if (roomOf(file) === undefined && !isTest(file)) report(file, undefined, 'lies in no room of src/');
  for (const found of importsOf(nodes)) {
    imports += 1;
    checkImport(file, found, rooms);
  }
  if (roomOf(file) === PURE_ROOM && !isTest(file)) checkPurity(file, nodes);
}

const inRooms = modules.filter((file) => roomOf(file) !== undefined).length;
if (inRooms < FEWEST_MODULES || imports === 0) {
  problems.push(
    `read only ${inRooms} modules in src/ and ${imports} imports: this check looked in the wrong place`,
  );
}
for (const problem of problems) console.log(problem);
console.log(
  `${modules.length} modules read (${inRooms} in src/), ${imports} imports, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
