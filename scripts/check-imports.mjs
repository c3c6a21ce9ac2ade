// The import rule. Each folder of src/ is a room; the rooms a room may import are the references of its tsconfig.json;
// a room's index.ts is its only door; the rules depend on nothing and know no chance, no clock and no machine.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesUnder, ROOT } from './files.mjs';
import { tokensOf } from './tokens.mjs';

const FEWEST_MODULES = 5; // fewer means that this check looked in the wrong place
const PURE_ROOM = 'rules';
const IMPURE = new Set(
  [
    ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'crypto'],
    ['process', 'document', 'window', 'console', 'globalThis'],
  ].flat(),
);

const problems = [];
const report = (file, line, text) =>
  problems.push(line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`);

const isTest = (file) => file.endsWith('.test.ts') || file.startsWith('test/');
/** The room a path lies in; undefined outside of src/ and for a file in src/ itself. */
const roomOf = (path) => /^src\/([^/]+)\//.exec(path)?.[1];

function referencesOf(config) {
  const folder = posix.dirname(config);
  try {
    const { references = [] } = JSON.parse(readFileSync(join(ROOT, config), 'utf8'));
    return new Set(references.map(({ path }) => posix.join(folder, path)));
  } catch (error) {
    report(config, undefined, `can't be read as JSON: ${error.message}`);
    return new Set();
  }
}

/** What each room may import, from the rooms' own tsconfig.json; all of them must be type-checked, too. */
function readRooms() {
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

/** Every import, re-export, dynamic import and import of a type: its specifier, undefined where that is computed. */
function importsOf(tokens) {
  const found = [];
  for (const [index, token] of tokens.entries()) {
    const [next, afterNext, last] = [tokens[index + 1], tokens[index + 2], tokens[index - 1]];
    if (token.kind !== 'word' || last?.text === '.') continue;
    const named = (token.text === 'from' || token.text === 'import') && next?.kind === 'string';
    const called =
      (token.text === 'import' || token.text === 'require') && next?.text === '(' && next.kind === 'mark';
    if (named) found.push({ specifier: next.text, line: next.line });
    else if (called) {
      const plain = afterNext?.kind === 'string' && [')', ','].includes(tokens[index + 3]?.text);
      found.push({ specifier: plain ? afterNext.text : undefined, line: token.line });
    }
  }
  return found;
}

function checkImport(file, { specifier, line }, rooms) {
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
function isProperty(tokens, index) {
  const [last, next] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
  if (last === '.' && tokens[index - 2]?.text !== '.') return true; // not the last dot of `...process`
  const colon = next === ':' || (next === '?' && tokens[index + 2]?.text === ':');
  return colon && ['{', ',', ';', 'readonly'].includes(last);
}

function checkPurity(file, tokens) {
  for (const [index, { kind, text, line }] of tokens.entries()) {
    if (kind !== 'word' || isProperty(tokens, index)) continue;
    const used = tokens[index + 1]?.text === '.' ? tokens[index + 2]?.text : undefined;
    if (IMPURE.has(text))
      report(file, line, `uses ${text}: src/${PURE_ROOM} knows no clock, no machine and no screen`);
    else if (text === 'Math' && (used === undefined || used === 'random')) {
      report(file, line, `may use Math.random: in src/${PURE_ROOM} chance comes in as an argument`);
    }
  }
}

const rooms = readRooms();
const modules = [...filesUnder('src', /\.[cm]?[jt]sx?$/), ...filesUnder('test', /\.[cm]?[jt]sx?$/)];
let imports = 0;
for (const file of modules) {
  const tokens = tokensOf(readFileSync(join(ROOT, file), 'utf8'));
  if (roomOf(file) === undefined && !isTest(file)) report(file, undefined, 'lies in no room of src/');
  for (const found of importsOf(tokens)) {
    imports += 1;
    checkImport(file, found, rooms);
  }
  if (roomOf(file) === PURE_ROOM && !isTest(file)) checkPurity(file, tokens);
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
