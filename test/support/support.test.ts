import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { buildWeb, WEB_FOLDER } from '../../scripts/web-build.ts';
import { OLDEST_BROWSERS } from '../../src/web/oldest-browsers.ts';
import { newerApis } from './newer-apis.ts';
import { newerInCss } from './newer-css.ts';
import { newerInScript, nodeTypes } from './newer-script.ts';

const ES5 = [
  ...['Program', 'BlockStatement', 'ExpressionStatement', 'ReturnStatement', 'IfStatement', 'var'],
  ...['VariableDeclarator', 'FunctionExpression', 'CallExpression', 'AssignmentExpression', 'Identifier'],
  ...['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'MemberExpression', 'Literal'],
  'ParenthesizedExpression',
];

/** The page keeps to what the oldest browsers can do (src/web/oldest-browsers.ts). */

describe('the built page', () => {
  buildWeb();
  const files = readdirSync(WEB_FOLDER, { recursive: true, encoding: 'utf8' });
  const read = (file: string): string => readFileSync(join(WEB_FOLDER, file), 'utf8');

  test('its scripts', () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.flatMap((file) => newerInScript(file, read(file)))).toEqual([]);
  });

  test('is the one for readers, which keeps itself on the device', () => {
    const scripts = files.filter((file) => file.startsWith('assets') && file.endsWith('.js'));
    expect(scripts.filter((file) => read(file).includes('service-worker.js'))).toHaveLength(1);
  });

  test('its sheets', () => {
    const sheets = files.filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.flatMap((file) => newerInCss(read(file)))).toEqual([]);
  });
});

test('what its sources ask of the browser', () => {
  expect(newerApis(join(ROOT, 'src/web/tsconfig.json'))).toEqual([]);
}, 180_000);

test('the oldest browsers are told to people, and to older ones in four languages', () => {
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect(edge).toBe(chrome);
  const told = new RegExp(
    `Chrome (and|und|en|et) Edge ${chrome}, Firefox ${firefox}, Safari ${safari}\\b`,
    'g',
  );
  const tellers = ['README.md', 'src/web/index.html'];
  expect(tellers.map((file) => readFileSync(join(ROOT, file), 'utf8').match(told)?.length)).toEqual([1, 4]);
});

test('what they are told by is written in ES5', () => {
  const words = readFileSync(join(WEB_FOLDER, 'too-old.js'), 'utf8');
  expect([...nodeTypes('too-old.js', words)].filter((type) => !ES5.includes(type))).toEqual([]);
});

describe('what is newer is found', () => {
  test.each([
    ['a { color: color-mix(in srgb, red, blue) }', 'css.color-mix(): not in safari 16'],
    ['a { & b { color: red } }', 'css nesting: not in chrome 111'],
    ['a { color: light-dark(red, blue) }', 'css.light-dark()'],
    ['a { field-sizing: content }', 'css.field-sizing: not in chrome 111'],
    ['a { text-box: trim-both cap alphabetic }', 'css.text-box'],
    ['@starting-style { a { opacity: 0 } }', 'css @starting-style'],
    ['a:user-valid { color: red }', 'css :user-valid'],
    ['@media (width > 3px) { a { color: red } }', 'css @media with < or >: not in safari 16'],
    ['a { align-content: center; height: 1rlh }', 'css unit rlh: not in safari 16'],
    ['@supports (color: red) { a { zoom: 2 } }', 'css.zoom: not in firefox 121'],
    ['a { mask-image: none }', 'css.mask-image: not in chrome 111'],
  ])('%s', (sheet, found) => {
    expect(newerInCss(sheet).join()).toContain(found);
  });

  test('document.startViewTransition()', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fearsome-floors-support-'));
    writeFileSync(
      join(folder, 'a.ts'),
      'document.startViewTransition(() => {}); document.querySelector("a");',
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { lib: ['es2023', 'dom'], types: [] }, include: ['a.ts'] }),
    );
    const newer = `${folder}/a.ts:1 api.Document.startViewTransition: not in firefox 121, safari 16, safari_ios 16`;
    expect(newerApis(join(folder, 'tsconfig.json'))).toEqual([newer]);
    rmSync(folder, { recursive: true });
  });

  test('what is old enough, written with a prefix or asked for first, is not', () => {
    expect(newerInCss('a:has(b) { height: 1dvh; -webkit-mask-image: none; mask-image: none }')).toEqual([]);
    expect(newerInCss('@supports (zoom: 2) { @media print { a { zoom: 2 } } }')).toEqual([]);
    expect(newerInCss('@container (width > 3px) { a { inset: 0; overflow: clip } }')).toEqual([]);
    expect(
      newerInScript('a.js', 'class A { #b = 1; c = 2 } export const d = await e?.f ?? /(?=a)(?<g>b)/u'),
    ).toEqual([]);
  });

  test.each([
    ['/(?<=a)b/', 'lookbehind'],
    ['new RegExp("(?<!a)b", "g")', 'lookbehind'],
    ['/[a--b]/v', '/v: not in chrome 111'],
    ['/(?i:a)b/', 'modifiers'],
    ['class A { static { a() } }', 'static blocks: not in safari 16'],
    ['import a from "./a.json" with { type: "json" }', 'import with'],
  ])('%s', (script, found) => {
    expect(newerInScript('a.js', script).join()).toContain(found);
  });
});
