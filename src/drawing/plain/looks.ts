import { type Declarations, declarationsIn } from './drawn.ts';

/** How classes look: what `drawing.css` says, read without a browser. */

interface Rule {
  /** All of them must be there; none: it is so everywhere. */
  readonly classes: readonly string[];
  readonly declarations: Declarations;
}

export class Looks {
  readonly #rules: readonly Rule[];

  constructor(sheet: string) {
    const rules = [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    // A rule that asks for more classes wins; sorting keeps the order of the others.
    this.#rules = rules
      .flatMap(([, selectors, body]) => {
        const declarations = declarationsIn(body!);
        return selectors!
          .split(',')
          .map((selector) => ({ classes: classesIn(selector.trim()), declarations }));
      })
      .sort((a, b) => a.classes.length - b.classes.length);
  }

  /** What is so for all. */
  get everywhere(): Declarations {
    return this.of([]);
  }

  of(classes: readonly string[]): Declarations {
    const found = this.#rules.filter((rule) =>
      classes.length === 0
        ? rule.classes.length === 0
        : rule.classes.length > 0 && rule.classes.every((name) => classes.includes(name)),
    );
    return found.flatMap(({ declarations }) => declarations);
  }
}

function classesIn(selector: string): readonly string[] {
  if (selector === ':root') return [];
  if (!/^(\.[\w-]+)+$/.test(selector)) throw new Error(`${selector} is more than classes of one element`);
  return selector.slice(1).split('.');
}

/** A value with its variables filled in; `var(--c, #fff)` has another value for where there is none. */
export function filled(value: string, variables: ReadonlyMap<string, string>): string {
  const begin = value.indexOf('var(');
  if (begin < 0) return value;
  const end = closing(value, begin + 3);
  const inner = value.slice(begin + 4, end);
  const comma = inner.indexOf(',');
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const found = variables.get(name) ?? (comma < 0 ? '' : inner.slice(comma + 1).trim());
  return filled(`${value.slice(0, begin)}${found}${value.slice(end + 1)}`, variables);
}

/** Where the parenthesis closes that opens there. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`${text} has an open parenthesis`);
}

/** A length in units: `12px`, `0.355em`, `calc(2 * (3px + 1em))`. Undefined where it is none. */
export function lengthIn(text: string, em: number): number | undefined {
  const tokens = text.replaceAll('calc', '').match(/[()*/]|[+-](?=\s)|-?[\d.]+(?:px|em)?/g) ?? [];
  if (tokens.join('') !== text.replaceAll('calc', '').replace(/\s/g, '')) return undefined;
  let at = 0;
  const one = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = sum();
      at++;
      return inner;
    }
    return Number.parseFloat(token) * (token.endsWith('em') ? em : 1);
  };
  const product = (): number => {
    let value = one();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * one() : value / one();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') value += tokens[at++] === '+' ? product() : -product();
    return value;
  };
  const value = sum();
  return at < tokens.length || Number.isNaN(value) ? undefined : value;
}

/** A sheet's transform as an attribute: `translateY(0.355em)` is `translate(0 8)`. */
export function transformIn(value: string, em: number): string {
  const steps: string[] = [];
  for (let at = 0; at < value.length; ) {
    const open = value.indexOf('(', at);
    if (open < 0) break;
    const end = closing(value, open);
    const name = value.slice(at, open).trim();
    const numbers = splitOutside(value.slice(open + 1, end)).map((part) => numberIn(part, em));
    steps.push(name === 'translateY' ? `translate(0 ${numbers[0]})` : `${name}(${numbers.join(' ')})`);
    at = end + 1;
  }
  return steps.join(' ');
}

const splitOutside = (text: string): string[] => text.split(/,(?![^(]*\))/).map((part) => part.trim());

function numberIn(text: string, em: number): number {
  const number = text.endsWith('deg') ? Number.parseFloat(text) : lengthIn(text, em);
  if (number === undefined) throw new Error(`${text} is no length`);
  return Math.round(number * 1000) / 1000;
}
