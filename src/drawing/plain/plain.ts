import type { ComponentChild } from 'preact';
import { type Declarations, type Drawn, drawnIn, drawnOf, type Part, written } from './drawn.ts';
import { shapeOf } from './lettering.ts';
import { filled, Looks, lengthIn, transformIn } from './looks.ts';

/** A drawing as SVG that anything can show: without sheets, variables, fonts and other files. */

/** The art as text, from whoever can read files. */
export interface ArtFiles {
  readonly symbols: string;
  readonly lights: string;
  readonly looks: string;
}

/** What is said in a sheet and can be said in an attribute, too. */
const PAINT = new Set([
  ...['fill', 'fill-opacity', 'opacity', 'paint-order', 'width', 'x'],
  ...['stroke', 'stroke-dasharray', 'stroke-linejoin', 'stroke-opacity', 'stroke-width'],
]);
/** What only a page needs. */
const UNSEEN = new Set(['aria-hidden', 'class', 'key', 'overflow']);

/** What an element has from those around it. */
interface Around {
  readonly variables: ReadonlyMap<string, string>;
  readonly colour: string;
  readonly size: number;
  readonly family: string;
  readonly middle: boolean;
}

export class Art {
  readonly #symbols: ReadonlyMap<string, Drawn>;
  readonly #lights: readonly Drawn[];
  readonly #looks: Looks;

  constructor({ symbols, lights, looks }: ArtFiles) {
    const all = drawnIn(symbols)[0]!.children.flatMap((part) => (typeof part === 'string' ? [] : part));
    this.#symbols = new Map(all.map((symbol) => [symbol.attributes.get('id')!, symbol]));
    this.#lights = drawnIn(lights)[0]!.children.flatMap((part) => (typeof part === 'string' ? [] : part));
    this.#looks = new Looks(looks);
  }

  /** What is drawn, with all that its looks say written out. */
  plain(drawing: ComponentChild): readonly Part[] {
    const around: Around = {
      variables: new Map(this.#looks.everywhere),
      colour: '#f3ead8',
      size: 16,
      family: 'sans-serif',
      middle: false,
    };
    return drawnOf(drawing).flatMap((part) => this.#resolved(part, around));
  }

  /** A whole picture: what is in `box` (left, top, width, height), as large as wanted. */
  picture(parts: readonly Part[], box: readonly [number, number, number, number], width = box[2]): string {
    const height = (width * box[3]) / box[2];
    const svg: Drawn = {
      tag: 'svg',
      attributes: new Map([
        ['xmlns', 'http://www.w3.org/2000/svg'],
        ['viewBox', box.join(' ')],
        ['width', String(width)],
        ['height', String(Math.round(height * 100) / 100)],
      ]),
      style: [],
      children: [...this.#lights, ...parts],
    };
    return written(svg);
  }

  #resolved(part: Part, outside: Around): readonly Part[] {
    if (typeof part === 'string') return [part];
    const classes = part.attributes.get('class')?.split(' ') ?? [];
    const declared: Declarations = [...this.#looks.of(classes.filter((name) => name !== '')), ...part.style];
    const around = inside(outside, part, declared);
    const said = new Map(declared.map(([name, value]) => [name, filled(value, around.variables)]));
    if (said.get('display') === 'none' || said.get('visibility') === 'hidden') return [];
    const attributes = attributesOf(part, said, around);
    if (part.tag === 'text') return this.#lettered(part, attributes, around);
    if (part.tag === 'use') return this.#used(attributes, around);
    const children = part.children.flatMap((child) => this.#resolved(child, around));
    return [{ tag: part.tag, attributes, style: [], children }];
  }

  /** A symbol in its place. */
  #used(attributes: ReadonlyMap<string, string>, around: Around): readonly Part[] {
    const symbol = this.#symbols.get(attributes.get('href')?.slice(1) ?? '');
    if (symbol === undefined) throw new Error(`there is no drawing ${attributes.get('href')}`);
    const [left = 0, top = 0, wide = 1, high = 1] = symbol.attributes.get('viewBox')!.split(' ').map(Number);
    const number = (name: string, or: number): number => Number(attributes.get(name) ?? or);
    const [width, height] = [number('width', wide), number('height', high)];
    const scale = Math.min(width / wide, height / high);
    const x = number('x', 0) + (width - wide * scale) / 2;
    const y = number('y', 0) + (height - high * scale) / 2;
    const transform = [
      ...(attributes.get('transform') === undefined ? [] : [attributes.get('transform')]),
      ...(x === 0 && y === 0 ? [] : [`translate(${round(x)} ${round(y)})`]),
      ...(scale === 1 ? [] : [`scale(${round(scale, 100_000)})`]),
      ...(left === 0 && top === 0 ? [] : [`translate(${-left} ${-top})`]),
    ].join(' ');
    const own = new Map(attributes);
    for (const name of ['href', 'x', 'y', 'width', 'height', 'transform']) own.delete(name);
    if (transform !== '') own.set('transform', transform);
    const children = symbol.children.flatMap((child) => this.#resolved(child, around));
    return [{ tag: 'g', attributes: own, style: [], children }];
  }

  #lettered(text: Drawn, attributes: ReadonlyMap<string, string>, around: Around): readonly Part[] {
    const numbers = (name: string): number[] => attributes.get(name)?.split(' ').map(Number) ?? [];
    const { size, family, middle } = around;
    const said = this.#textIn(text, around);
    const d = shapeOf({ text: said, xs: numbers('x'), ys: numbers('y'), size, family, middle });
    const rest = new Map(attributes);
    for (const name of ['x', 'y', 'text-anchor']) rest.delete(name);
    if (d !== undefined) return [{ tag: 'path', attributes: rest.set('d', d), style: [], children: [] }];
    const fonts = [
      ['font-size', size],
      ['font-family', family],
      ['font-weight', 700],
    ] as const;
    const named = new Map([...attributes, ...fonts.map(([name, value]) => [name, String(value)] as const)]);
    if (middle) named.set('text-anchor', 'middle');
    return [{ tag: 'text', attributes: named, style: [], children: [said] }];
  }

  #textIn({ children }: Drawn, around: Around): string {
    return children
      .flatMap((part) => this.#resolved(part, around))
      .map((part) => (typeof part === 'string' ? part : this.#textIn(part, around)))
      .join('');
  }
}

const round = (value: number, parts = 100): number => Math.round(value * parts) / parts;

function inside(outside: Around, { attributes }: Drawn, declared: Declarations): Around {
  const own = declared.filter(([name]) => name.startsWith('--'));
  const variables = own.length === 0 ? outside.variables : new Map([...outside.variables, ...own]);
  let { colour, size, family, middle } = outside;
  for (const [name, raw] of [...attributes, ...declared]) {
    if (!/^(color|font|text-anchor)/.test(name)) continue;
    const value = filled(raw, variables);
    if (name === 'color') colour = value;
    else if (name === 'font-size') size = lengthIn(value, size) ?? size;
    else if (name === 'font-family') family = value;
    else if (name === 'text-anchor') middle = value === 'middle';
    else if (name === 'font') {
      const [, , length = '', families = family] = /^(\d+) (\S+) (.*)$/.exec(value) ?? [];
      size = lengthIn(length, size) ?? size;
      family = families;
    }
  }
  return { variables, colour, size, family, middle };
}

function attributesOf(
  { tag, attributes }: Drawn,
  said: ReadonlyMap<string, string>,
  { variables, colour, size }: Around,
): Map<string, string> {
  const all = new Map<string, string>();
  const set = (name: string, value: string): void => {
    all.set(name, value === 'currentColor' ? colour : String(lengthIn(value, size) ?? value));
  };
  for (const [name, value] of attributes) {
    if (UNSEEN.has(name)) continue;
    if (PAINT.has(name) && tag !== 'text') set(name, filled(value, variables));
    else all.set(name, filled(value, variables));
  }
  for (const [name, value] of said) if (PAINT.has(name)) set(name, value);
  const lift =
    said.get('dominant-baseline') === 'central' ? `translate(0 ${round(0.355 * size)})` : undefined;
  const transform = said.get('transform');
  if (transform !== undefined) all.set('transform', transformIn(transform, size));
  else if (lift !== undefined) all.set('transform', lift);
  return all;
}
