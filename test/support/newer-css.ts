import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { type Identifier, known, lacking } from './lacking.ts';

const { properties, selectors, types, 'at-rules': atRules } = known.css;
/** Functions stand among the types, some of them in groups. */
const FUNCTIONS = [
  types,
  ...[
    'color',
    'gradient',
    'image',
    'transform-function',
    'filter-function',
    'easing-function',
    'basic-shape',
  ].map((group) => types?.[group]),
];

const functionNamed = (name: string): Identifier | undefined =>
  FUNCTIONS.map((group) => group?.[name]).find((found) => found?.__compat !== undefined);

/** What a sheet uses that the oldest browsers lack. */
export function newerInCss(text: string): string[] {
  const found = new Set<string>();
  postcss.parse(text).walk((node) => {
    const here =
      node.type === 'decl'
        ? inDeclaration(node)
        : node.type === 'rule'
          ? inRule(node)
          : node.type === 'atrule'
            ? inAtRule(node)
            : [];
    for (const one of here) found.add(one);
  });
  return [...found];
}

/** Whether the sheet itself asks for it, and does without it elsewhere. */
function isAskedFor(node: Node, prop: string): boolean {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (around.type === 'atrule' && (around as AtRule).name === 'supports')
      return (around as AtRule).params.includes(`(${prop}:`);
  }
  return false;
}

function inDeclaration(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration;
  if (isAskedFor(declaration, prop)) return [];
  const prefixed = (prefix: string): boolean =>
    parent?.some((one) => one.type === 'decl' && one.prop === prefix + prop) ?? false;
  const property = properties?.[prop];
  const words = value.match(/(?<![\w-])[a-z][a-z-]*/g) ?? [];
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name]) => name!);
  const units = new Set([...value.matchAll(/\d([a-z]+)/g)].map(([, unit]) => unit!));
  return [
    ...lacking(`css.${prop}`, property, prefixed),
    ...words.flatMap((word) => lacking(`css.${prop}.${word}`, property?.[word], prefixed)),
    ...functions.flatMap((name) => lacking(`css.${name}()`, functionNamed(name))),
    ...[...units].flatMap((unit) => lacking(`css unit ${unit}`, unitNamed(unit))),
  ];
}

function unitNamed(unit: string): Identifier | undefined {
  const { length } = types!;
  if (/^cq/.test(unit)) return length?.['container_query_length_units'];
  if (/^[dls]v/.test(unit))
    return length?.[`viewport_percentage_units_${{ d: 'dynamic', l: 'large', s: 'small' }[unit[0]!]}`];
  return length?.[unit];
}

function inRule({ selector, parent }: Rule): string[] {
  const isNested = parent?.type === 'rule' || selector.includes('&');
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => name!);
  return [
    ...(isNested ? lacking('css nesting', selectors?.['nesting']) : []),
    ...names.flatMap((name) => lacking(`css :${name}`, selectors?.[name])),
  ];
}

function inAtRule({ name, params }: AtRule): string[] {
  const rule = atRules?.[name];
  const features = [...params.matchAll(/\(([a-z-]+)/g)].map(([, feature]) => feature!);
  return [
    ...lacking(`css @${name}`, rule),
    ...features.flatMap((feature) => lacking(`css @${name} ${feature}`, rule?.[feature])),
    ...(/[<>]/.test(params) ? lacking(`css @${name} with < or >`, rule?.['range_syntax']) : []),
  ];
}
