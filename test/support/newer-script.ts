import { parseSync } from 'oxc-parser';
import { type Identifier, known, lacking } from './lacking.ts';

const { classes, operators, statements, regular_expressions: expressions, builtins } = known.javascript;

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Syntax that is newer than the first browsers with modules, and how it is known. */
const SYNTAX: readonly (readonly [
  name: string,
  feature: Identifier | undefined,
  is: (node: Node) => boolean,
])[] = [
  ['static blocks', classes?.['static']?.['initialization_blocks'], ({ type }) => type === 'StaticBlock'],
  ['fields', classes?.['public_class_fields'], ({ type }) => type === 'PropertyDefinition'],
  ['private names', classes?.['private_class_fields'], ({ type }) => type === 'PrivateIdentifier'],
  [
    'private in',
    classes?.['private_class_fields_in'],
    ({ type, left }) => type === 'BinaryExpression' && isNode(left) && left.type === 'PrivateIdentifier',
  ],
  [
    'await outside of functions',
    operators?.['await']?.['top_level'],
    ({ type }) => type === 'AwaitExpression',
  ],
  ['??=', operators?.['nullish_coalescing_assignment'], ({ operator }) => operator === '??='],
  ['import with', statements?.['import']?.['import_attributes'], ({ type }) => type === 'ImportAttribute'],
  ['using', statements?.['using'], ({ kind }) => kind === 'using' || kind === 'await using'],
];

/** Parts of regular expressions that came later. */
const IN_EXPRESSIONS: readonly (readonly [name: string, feature: Identifier | undefined, like: RegExp])[] = [
  ['lookbehind', expressions?.['lookbehind_assertion'], /\(\?<[=!]/],
  ['named groups', expressions?.['named_capturing_group'], /\(\?<\w/],
  ['modifiers', expressions?.['modifier'], /\(\?[ims-]+:/],
];
const FLAGS: Readonly<Record<string, Identifier | undefined>> = {
  d: builtins?.['RegExp']?.['hasIndices'],
  s: builtins?.['RegExp']?.['dotAll'],
  v: builtins?.['RegExp']?.['unicodeSets'],
};

/** Every node of a script. */
function nodesOf(name: string, text: string): Node[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  const nodes: Node[] = [];
  const visit = (value: unknown): void => {
    if (isNode(value)) nodes.push(value);
    if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return nodes;
}

/** The kinds of syntax in a script, declarations by their word. */
export const nodeTypes = (name: string, text: string): Set<string> =>
  new Set(
    nodesOf(name, text).map(({ type, kind }) => (type === 'VariableDeclaration' ? String(kind) : type)),
  );

/** What a script uses, in its syntax and its regular expressions, that the oldest browsers lack. */
export function newerInScript(name: string, text: string): string[] {
  const found = nodesOf(name, text).flatMap((node) => [
    ...SYNTAX.filter(([, , is]) => is(node)).flatMap(([what, feature]) => lacking(what, feature)),
    ...inExpression(node),
  ]);
  return [...new Set(found)];
}

function inExpression(node: Node): string[] {
  const { pattern, flags } = expressionIn(node) ?? { pattern: '', flags: '' };
  return [
    ...IN_EXPRESSIONS.filter(([, , like]) => like.test(pattern)).flatMap(([what, feature]) =>
      lacking(`${what} in /${pattern}/`, feature),
    ),
    ...[...flags].flatMap((flag) => lacking(`/${pattern}/${flag}`, FLAGS[flag])),
  ];
}

/** A literal, or what is given to `RegExp` in words: a builder writes it so where it can't lower it. */
function expressionIn(node: Node): { readonly pattern: string; readonly flags: string } | undefined {
  if (node.type === 'Literal' && node['regex'] !== undefined)
    return node['regex'] as { readonly pattern: string; readonly flags: string };
  const { callee, arguments: given } = node;
  if (!isNode(callee) || callee['name'] !== 'RegExp' || !Array.isArray(given)) return undefined;
  const [pattern, flags] = given.map((one: Node) => (typeof one['value'] === 'string' ? one['value'] : ''));
  return { pattern: pattern ?? '', flags: flags ?? '' };
}
