import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

/** Texts belong in the catalogues: none may stand in the views. */
const WEB = new URL('../', import.meta.url);
const FOLDERS = ['app', 'board', 'frame', 'new-game', 'online', 'pages', 'playground', 'puzzle', 'table'];
/** Attributes whose value is read or heard. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
/** Names that are the same everywhere. */
const NAMES = new Set(['Fearsome Floors']);

function viewsIn(folder: URL): URL[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return viewsIn(new URL(`${entry.name}/`, folder));
    const isView = entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx');
    return isView ? [new URL(entry.name, folder)] : [];
  });
}

type Node = { readonly type: string; readonly [field: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}{2}/u.test(value.replace(/&\w+;/g, '')) && !NAMES.has(value.trim());

/** Words of a view that a reader would see or hear. */
function strayTexts(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'JSXText' && isText(node['value'])) found.push(node['value'].trim());
    if (node.type === 'JSXAttribute') {
      const name = (node['name'] as Node)['name'];
      if (SPOKEN.has(String(name)))
        found.push(...literalsIn(node['value']).map((text) => `${name}: ${text}`));
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node['children'] as Node[]) {
        if (child.type === 'JSXExpressionContainer') found.push(...literalsIn(child));
      }
    }
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value);
  };
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found;
}

/** Text literals an expression can come to, not those that it asks something with. */
function literalsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return isText(value['value']) ? [value['value']] : [];
    case 'TemplateLiteral':
      return (value['quasis'] as { value: { cooked: string } }[])
        .map((quasi) => quasi.value.cooked)
        .filter(isText);
    case 'JSXExpressionContainer':
      return literalsIn(value['expression']);
    case 'ConditionalExpression':
      return [...literalsIn(value['consequent']), ...literalsIn(value['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [
        ...(value['operator'] === '+' || value.type === 'LogicalExpression' ? [value['left']] : []),
        value['right'],
      ]
        .filter(() => ['+', '&&', '||', '??'].includes(String(value['operator'])))
        .flatMap(literalsIn);
    default:
      return [];
  }
}

describe('no text outside the catalogues', () => {
  const views = FOLDERS.flatMap((folder) => viewsIn(new URL(`${folder}/`, WEB)));
  test.each(views.map((view) => view.pathname.slice(WEB.pathname.length)))('%s', (file) => {
    expect(strayTexts(readFileSync(new URL(file, WEB), 'utf8'))).toEqual([]);
  });

  test('it finds what it looks for', () => {
    expect(strayTexts('const A = () => <p>Hello</p>;')).toEqual(['Hello']);
    expect(strayTexts('const A = () => <p class="x">{t("a")} of 7 points</p>;')).toEqual(['of 7 points']);
    expect(strayTexts(`const A = () => <p>{ok ? "Yes" : t("no")}{\`\${n} points\`}</p>;`)).toEqual([
      'Yes',
      ' points',
    ]);
    expect(strayTexts('const A = <button aria-label="Close" />;')).toEqual(['aria-label: Close']);
    expect(strayTexts("const A = <img alt={'A stone'} />;")).toEqual(['alt: A stone']);
  });

  test('it leaves the rest alone', () => {
    expect(strayTexts('const A = () => <p title={t("a")}>{t("b")} · 4 &nbsp;</p>;')).toEqual([]);
    expect(strayTexts('const A = () => <p class="panel">{kind === "stone" && <b />}</p>;')).toEqual([]);
    expect(strayTexts('const f = (a: Map<string, number>) => a.size > 3 && b < 4;')).toEqual([]);
  });
});
