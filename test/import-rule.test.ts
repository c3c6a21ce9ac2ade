import { describe, expect, test } from 'vitest';
import { checkImports } from '../scripts/import-rule.ts';

const README = `# A room
| folder | what it holds | knows of |
| --- | --- | --- |
| \`board/\` | a view | geometry of \`rules\` |
| \`show/\` | what is shown | \`board/\` |
| \`pages/*/\` | pages | \`show/\` |
| \`pages/replay/\` | enters another | \`pages/table/\` |
`;

/** A small house that keeps the rule; each test puts something else in a place. */
const HOUSE: Readonly<Record<string, string>> = {
  'tsconfig.json':
    '{ "references": [{ "path": "src/rules" }, { "path": "src/web" }, { "path": "src/cli" }] }',
  'test/tsconfig.json':
    '{ "references": [{ "path": "../src/rules" }, { "path": "../src/web" }, { "path": "../src/cli" }] }',
  'src/rules/tsconfig.json': '{}',
  'src/rules/index.ts': "export { walk } from './walk.ts';",
  'src/rules/walk.ts': 'export const walk = Math.max(1, 2);',
  'src/rules/notation/index.ts': "import { walk } from '../walk.ts'; export const text = String(walk);",
  'src/web/tsconfig.json': '{ "references": [{ "path": "../rules" }] }',
  'src/web/README.md': README,
  'src/web/board/index.ts': "export { draw } from './draw.ts';",
  'src/web/board/draw.ts': "import { walk } from '../../rules/index.ts'; export const draw = walk;",
  'src/web/show/index.ts': "import { draw } from '../board/index.ts'; export const show = draw;",
  'src/web/show/show.test.ts': "import { draw } from '../board/draw.ts'; export const tested = draw;",
  'src/web/pages/table/index.ts': "export { View } from './view.ts';",
  'src/web/pages/table/view.ts': "import { show } from '../../show/index.ts'; export const View = show;",
  'src/web/pages/replay/index.tsx': "import { View } from '../table/index.ts'; export const Page = <View />;",
  'src/cli/tsconfig.json': '{ "references": [{ "path": "../rules" }] }',
  'src/cli/main.ts': "import { text } from '../rules/notation/index.ts'; export const said = text;",
};

const problemsWith = (files: Readonly<Record<string, string>> = {}): readonly string[] =>
  checkImports(new Map(Object.entries({ ...HOUSE, ...files }))).problems;

test('who keeps the rule is not spoken of', () => {
  expect(problemsWith()).toEqual([]);
});

describe('rooms', () => {
  test('a room imports those that it references', () => {
    expect(
      problemsWith({ 'src/cli/main.ts': "import { show } from '../web/show/index.ts'; void show;" }),
    ).toEqual([
      "src/cli/main.ts:1: imports '../web/show/index.ts': src/cli may import rules (references in src/cli/tsconfig.json)",
    ]);
  });

  test('a room is entered through a door, also where only a type is wanted', () => {
    const behind = (text: string) => problemsWith({ 'src/cli/main.ts': text });
    const problem = "imports '../rules/walk.ts': the doors of src/rules are called index.ts";
    expect(behind("import type { Walk } from '../rules/walk.ts'; export type Mine = Walk;")).toEqual([
      `src/cli/main.ts:1: ${problem}`,
    ]);
    expect(behind("\nexport type Mine = import('../rules/walk.ts').Walk;")).toEqual([
      `src/cli/main.ts:2: ${problem}`,
    ]);
    expect(behind("void import('../rules/walk.ts');")).toEqual([`src/cli/main.ts:1: ${problem}`]);
  });

  test('a room that nobody type-checks is missed', () => {
    expect(problemsWith({ 'src/new/index.ts': '' })).toEqual([
      'tsconfig.json: does not reference src/new',
      'test/tsconfig.json: does not reference src/new',
    ]);
  });

  test('what is computed can not be checked', () => {
    expect(problemsWith({ 'src/cli/main.ts': "const name = 'x'; void import(name);" })[0]).toContain(
      'is computed',
    );
  });

  test('the rules know no package, no clock and no chance', () => {
    const rules = (text: string) => problemsWith({ 'src/rules/walk.ts': text });
    expect(rules("import 'preact'; export const walk = 1;")[0]).toContain('depends on no package');
    expect(rules('export const walk = Date.now();')[0]).toContain('knows no clock');
    expect(rules('export const walk = Math.random();')[0]).toContain('chance comes in as an argument');
    expect(rules('export const walk = { Date: 1 }.Date;')).toEqual([]);
  });
});

describe('folders of a room', () => {
  const show = (text: string) => problemsWith({ 'src/web/show/index.ts': text });
  const behind = "imports '../board/draw.ts': the doors of src/web are called index.ts";

  test('are entered through their doors, also by workers and patterns', () => {
    expect(show("import { draw } from '../board/draw.ts'; export const show = draw;")).toEqual([
      `src/web/show/index.ts:1: ${behind}`,
    ]);
    expect(show("new Worker(new URL('../board/draw.ts', import.meta.url));")).toEqual([
      `src/web/show/index.ts:1: ${behind}`,
    ]);
    expect(show("import '../board/index.ts'; import.meta.glob('../pages/*/view.ts');")).toEqual([
      "src/web/show/index.ts:1: imports '../pages/*/view.ts': the doors of src/web are called index.ts",
    ]);
    expect(show("import '../board/index.ts'; import.meta.glob('../pages/*/index.ts');")).toEqual([]);
  });

  test('a page is a folder of its own', () => {
    const page = "import { View } from '../table/view.ts'; export const Page = <View />;";
    expect(problemsWith({ 'src/web/pages/replay/index.tsx': page })).toEqual([
      "src/web/pages/replay/index.tsx:1: imports '../table/view.ts': the doors of src/web are called index.ts",
    ]);
  });

  test('style sheets have no doors, but directions', () => {
    expect(show("import '../board/index.ts'; import '../board/board.css';")).toEqual([]);
    expect(show("import '../board/index.ts'; import art from '../board/art.svg?raw'; void art;")).toEqual([]);
    expect(show("import '../board/index.ts'; import '../pages/table/table.css';")).toEqual([
      'src/web/show/index.ts:1: imports pages/table/: show/ knows of board/ (src/web/README.md)',
    ]);
    expect(problemsWith({ 'src/web/board/board.css': '@import "../show/show.css";' })).toEqual([
      'src/web/board/board.css:1: imports show/: board/ knows of rules (src/web/README.md)',
    ]);
  });

  test('know of those that their line names, and of no others', () => {
    const board =
      "import { show } from '../show/index.ts'; import { walk } from '../../rules/index.ts'; void [show, walk];";
    expect(problemsWith({ 'src/web/board/draw.ts': board })).toEqual([
      'src/web/board/draw.ts:1: imports show/: board/ knows of rules (src/web/README.md)',
    ]);
    expect(show("import '../board/index.ts'; import '../../rules/index.ts';")).toEqual([
      'src/web/show/index.ts:1: imports rules: show/ knows of board/ (src/web/README.md)',
    ]);
    const table = "import { show } from '../../show/index.ts'; import '../replay/index.tsx'; void show;";
    expect(problemsWith({ 'src/web/pages/table/view.ts': table })).toEqual([
      'src/web/pages/table/view.ts:1: imports pages/replay/: pages/table/ knows of show/ (src/web/README.md)',
    ]);
  });

  test('their table is true: all that is there, and nothing else', () => {
    expect(problemsWith({ 'src/web/kept/index.ts': '' })).toEqual([
      'src/web/README.md: has no line for kept/',
    ]);
    expect(show('export const show = 1;')).toEqual([
      'src/web/README.md: show/ knows of board/, but imports nothing of it',
    ]);
    const gone = README.replace('| `show/` |', '| `show/`, `worker/` |');
    expect(problemsWith({ 'src/web/README.md': gone })).toEqual([
      'src/web/README.md: has a line for worker/, which is not there',
    ]);
  });

  test('no two know of each other', () => {
    const readme = README.replace('geometry of `rules`', '`rules`, `show/`');
    const board =
      "import { show } from '../show/index.ts'; import { walk } from '../../rules/index.ts'; void [show, walk];";
    expect(problemsWith({ 'src/web/README.md': readme, 'src/web/board/draw.ts': board })).toEqual([
      'src/web/README.md: goes round in a circle: board/ → show/ → board/',
    ]);
  });

  test('where a room has no table, there are doors all the same', () => {
    const cli = {
      'src/cli/arena/index.ts': "import { play } from '../games/play.ts'; void play;",
      'src/cli/games/play.ts': 'export const play = 1;',
    };
    expect(problemsWith(cli)).toEqual([
      "src/cli/arena/index.ts:1: imports '../games/play.ts': the doors of src/cli are called index.ts",
    ]);
  });
});
