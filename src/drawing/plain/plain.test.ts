import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { aPosition } from '../../../test/helpers/arbitraries.ts';
import { CARDS, COLOURS, positionOf, SPACES, type SpaceName, spaceName } from '../../rules/index.ts';
import {
  BoardPicture,
  boxOf,
  DEFAULT_KIT,
  type Marks,
  type Paint,
  sceneOf,
  shownPosition,
} from '../index.ts';
import { Art } from './index.ts';
import { Looks, lengthIn, transformIn } from './looks.ts';

const file = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const art = new Art({
  symbols: file('symbols.svg'),
  lights: file('lights.svg'),
  looks: file('drawing.css'),
});

/** Any colour and number for any figure. */
const anyPaint: Paint = (_, figure) => ({
  colour: COLOURS[figure % COLOURS.length]!,
  number: (figure % 6) + 1,
  dark: figure % 3 === 0,
});
const NAMED: readonly SpaceName[] = SPACES.map(spaceName);
const aSpace = fc.constantFrom(...NAMED);

const someMarks = fc.record<Marks>(
  {
    reach: fc.array(
      fc.record({
        at: aSpace,
        cost: fc.integer({ min: 0, max: 6 }),
        risk: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 20 },
    ),
    stops: fc.uniqueArray(
      fc.record({
        at: aSpace,
        card: fc.constantFrom(...CARDS),
        share: fc.double({ min: 0.01, max: 1, noNaN: true }),
      }),
      { maxLength: 5, selector: ({ card }) => card },
    ),
    prints: fc.array(
      fc.record({
        at: aSpace,
        facing: fc.constantFrom('n', 'e', 's', 'w' as const),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 9 },
    ),
    pointed: fc.uniqueArray(aSpace, { maxLength: 3 }),
    letters: fc.uniqueArray(fc.constantFrom('A', 'M', 'T', 'Z'), { maxLength: 3 }),
    refused: aSpace,
    cursor: aSpace,
  },
  { requiredKeys: [] },
);

test('whatever a board shows is written without sheets, variables, symbols and fonts', () => {
  fc.assert(
    fc.property(aPosition, someMarks, fc.boolean(), fc.boolean(), (position, marks, upright, names) => {
      const scene = sceneOf(shownPosition(position), DEFAULT_KIT, anyPaint);
      const danger = new Map(scene.figures.map(({ id }) => [id, 0.5]));
      const drawing = h(BoardPicture, { scene, marks: { ...marks, danger }, upright, names });
      const svg = art.picture(art.plain(drawing), boxOf(upright));
      expect(svg).not.toMatch(
        /var\(|calc\(|currentColor|NaN|undefined|class=|style=|<use|<text|<symbol|href=/,
      );
      for (const id of svg.matchAll(/url\(#([^)]*)\)/g)) expect(svg).toContain(`id="${id[1]}"`);
      const { length } = svg.match(/<g/g)!;
      expect(svg.match(/<\/g>|<g[^>]*\/>/g)).toHaveLength(length);
    }),
  );
});

const ONE = positionOf({
  monster: { at: 'a1', facing: 'e' },
  tiles: [],
  figures: [{ id: 'A', at: 'h5' }],
});

test('a figure has the colours of its side', () => {
  const picture = (dark: boolean): string => {
    const position = shownPosition(ONE);
    const paint: Paint = () => ({ colour: 'red', number: 1, dark });
    return art.picture(
      art.plain(h(BoardPicture, { scene: sceneOf(position, DEFAULT_KIT, paint) })),
      boxOf(false),
    );
  };
  expect(picture(false)).toContain('#e5483c');
  expect(picture(true)).toContain('#741b1a');
  expect(picture(true)).not.toContain('#e5483c');
});

describe('looks', () => {
  const looks = new Looks(
    ':root { --far: 3px; } .a, .b { fill: red; } .a.dark { fill: #000; } /* .a { fill: none } */ .a { x: 1px; }',
  );
  test('of the classes an element has, the more exact ones last', () => {
    expect(looks.of(['a', 'dark'])).toEqual([
      ['fill', 'red'],
      ['x', '1px'],
      ['fill', '#000'],
    ]);
    expect(looks.of(['b'])).toEqual([['fill', 'red']]);
    expect(looks.everywhere).toEqual([['--far', '3px']]);
  });

  test('that are about more than one element are no looks', () => {
    expect(() => new Looks('.a .b { fill: red; }')).toThrow('.a .b');
  });
});

test.each([
  ['12px', 12],
  ['0.5em', 10],
  ['calc(0.355em - 3px)', 4.1],
  ['calc(2 * (3px + 1em) / 2)', 23],
  ['calc(3 * 5px + 5px + 7px)', 27],
  ['-3px', -3],
])('%s is a length', (text, length) => expect(lengthIn(text, 20)).toBeCloseTo(length));

test.each(['9 6.7', '#fff', 'none', '', '3% 4'])('%j is none', (text) => {
  expect(lengthIn(text, 20)).toBeUndefined();
});

test.each([
  ['translate(10px, -20.5px)', 'translate(10 -20.5)'],
  ['rotate(90deg)', 'rotate(90)'],
  ['translateY(calc(0.5em - 2px)) scale(1.2)', 'translate(0 8) scale(1.2)'],
])('%s is an attribute, too', (sheet, attribute) => expect(transformIn(sheet, 20)).toBe(attribute));

test('letters that have no shape stay letters, and nothing in them is taken for SVG', () => {
  const written = art.picture(art.plain(h('text', { class: 'board-count', y: '4' }, '<b>&"')), [0, 0, 9, 9]);
  expect(written).toContain('&lt;b&gt;&amp;&quot;</text>');
});
