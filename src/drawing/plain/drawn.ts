import { type ComponentChild, Fragment, isValidElement, type VNode } from 'preact';

/** An element of a drawing, before or after its looks are worked out. */
export interface Drawn {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly style: Declarations;
  readonly children: readonly Part[];
}
export type Part = Drawn | string;
/** `fill: #fff`, in their order; the later ones win. */
export type Declarations = readonly (readonly [name: string, value: string])[];

/** What components without hooks draw. */
export function drawnOf(child: ComponentChild): Part[] {
  if (child === null || child === undefined || typeof child === 'boolean') return [];
  if (Array.isArray(child)) return child.flatMap(drawnOf);
  if (!isValidElement(child)) return [String(child)];
  const { type, props } = child as VNode<Record<string, unknown>>;
  const children = props['children'] as ComponentChild;
  if (type === Fragment) return drawnOf(children);
  if (typeof type === 'function')
    return drawnOf((type as (props: object) => ComponentChild)(props as object));
  const attributes = new Map<string, string>();
  let style: Declarations = [];
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null || value === false) continue;
    if (name === 'style') style = styleOf(value);
    else attributes.set(name, String(value));
  }
  return [{ tag: type, attributes, style, children: drawnOf(children) }];
}

const styleOf = (value: unknown): Declarations =>
  typeof value === 'string'
    ? declarationsIn(value)
    : Object.entries(value as object)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => [name, String(one)] as const);

export const declarationsIn = (text: string): Declarations =>
  text.split(';').flatMap((part): Declarations => {
    const colon = part.indexOf(':');
    return colon < 0
      ? []
      : [
          [
            part.slice(0, colon).trim(),
            part
              .slice(colon + 1)
              .replace(/\s+/g, ' ')
              .trim(),
          ],
        ];
  });

const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/** Reads the art: SVG as it is written in this house, with elements only. */
export function drawnIn(svg: string): readonly Drawn[] {
  const open: { readonly element: Drawn; readonly children: Part[] }[] = [];
  const roots: Drawn[] = [];
  for (const [, ends, tag, attributes = '', closed] of svg.replace(/<!--[\s\S]*?-->/g, '').matchAll(TAG)) {
    if (ends === '/') {
      open.pop();
      continue;
    }
    const all = new Map(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );
    const style = declarationsIn(all.get('style') ?? '');
    all.delete('style');
    const children: Part[] = [];
    const element: Drawn = { tag: tag!, attributes: all, style, children };
    const within = open.at(-1)?.children ?? roots;
    within.push(element);
    if (closed !== '/') open.push({ element, children });
  }
  return roots;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** As SVG's text. Names for animations stay out of it. */
export function written(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  const { tag, attributes, children } = part;
  const all = [...attributes]
    .filter(([name]) => !name.startsWith('data-'))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  if (children.length === 0) return `<${tag}${all}/>`;
  return `<${tag}${all}>${children.map(written).join('')}</${tag}>`;
}
