// The syntax of TypeScript files, as the page's builder parses it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { ROOT } from './files.ts';

/** A node of the syntax tree (ESTree with the nodes of TypeScript). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}
export interface Found {
  readonly node: Node;
  readonly parent: Node | undefined;
  readonly line: number;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every node of a file of the project with the one it stands in, in the order of the text. */
export const nodesOf = (file: string): Found[] => nodesIn(file, readFileSync(join(ROOT, file), 'utf8'));

/** The same of a text; its name tells the language. */
export function nodesIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown, parent: Node | undefined): void => {
    if (!isNode(node)) return;
    found.push({
      node,
      parent,
      get line() {
        return source.slice(0, node.start).split('\n').length;
      },
    });
    for (const child of Object.values(node).flat()) visit(child, node);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), undefined);
  return found;
}

/** A text that is written out; of a template the part before its first hole. */
export function textIn(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'TSLiteralType') return textIn(node['literal']);
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  const [head] = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return head?.value.cooked;
}
