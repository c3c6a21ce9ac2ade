import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { aPosition } from '../../test/helpers/arbitraries.ts';
import { BoardPicture, boxOf, DEFAULT_KIT, type Paint, sceneOf, shownPosition } from '../drawing/index.ts';
import { COLOURS, positionOf } from '../rules/index.ts';
import { art, drawLinkPicture, pixelsOf } from './index.ts';
import { Painter, PainterBusy } from './painter/index.ts';

const PAINT: Paint = (_, figure) => ({
  colour: COLOURS[figure % COLOURS.length]!,
  number: (figure % 6) + 1,
  dark: false,
});
const EMPTY = positionOf({ monster: { at: 'h5', facing: 'e' }, tiles: [], figures: [] });
const sceneAt = (position = EMPTY) => sceneOf(shownPosition(position), DEFAULT_KIT, PAINT);

/** What a pixel shows, as #rrggbb. */
function colourAt({ width, rgba }: ReturnType<typeof pixelsOf>, x: number, y: number): string {
  const at = 4 * (y * width + x);
  return `#${[...rgba.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** PICTURES=1000 draws so many. */
const PICTURES = Number(process.env['PICTURES'] ?? 15);

test('any position becomes a picture, wide or upright', () => {
  let drawn = 0;
  fc.assert(
    fc.property(aPosition, fc.boolean(), (position, upright) => {
      const box = boxOf(upright);
      const svg = art().picture(
        art().plain(h(BoardPicture, { scene: sceneAt(position), upright })),
        box,
        560,
      );
      const pixels = pixelsOf(svg);
      expect([pixels.width, pixels.height]).toEqual([560, Math.round((560 * box[3]) / box[2])]);
      const seen = new Set<string>();
      for (let x = 0; x < pixels.width; x += 7)
        for (let y = 0; y < pixels.height; y += 7) seen.add(colourAt(pixels, x, y));
      expect(seen.size).toBeGreaterThan(500);
      drawn++;
    }),
    { numRuns: PICTURES },
  );
  expect(drawn).toBe(PICTURES);
});

test('a link’s picture is a PNG of 1200 by 630 that messengers take', async () => {
  const players = COLOURS.map((colour) => ({
    colour,
    acts: false,
    won: false,
    figures: [{ number: 1, dark: false, at: 'out' as const }],
  }));
  const png = await drawLinkPicture({ scene: sceneAt(), players, kit: DEFAULT_KIT });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeLessThan(300_000);
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const shown = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="${data}" width="1200" height="630"/></svg>`,
  ).render();
  const rgba = shown.pixels;
  expect([shown.width, shown.height]).toEqual([1200, 630]);
  // The letters of the name are amber.
  const amber = (at: number): boolean =>
    rgba[at]! > 240 && Math.abs(rgba[at + 1]! - 0xb3) < 8 && rgba[at + 2]! < 70;
  expect(
    Array.from({ length: rgba.length / 4 }, (_, pixel) => amber(4 * pixel)).filter(Boolean).length,
  ).toBeGreaterThan(5000);
});

test('the painter draws in its turn, refuses what is too much, and goes on after what can’t be drawn', async () => {
  const painter = new Painter();
  const scene = sceneAt();
  const order = { scene, players: [], kit: DEFAULT_KIT };
  const wanted = Array.from({ length: 24 }, () =>
    painter.draw(order).then(
      (png) => png.length,
      (error: unknown) => error,
    ),
  );
  const unknown = painter
    .draw({ ...order, kit: { ...DEFAULT_KIT, head: 'none' } })
    .catch((error: Error) => error);
  expect(await unknown).toBeInstanceOf(PainterBusy);
  const drawn = await Promise.all(wanted);
  expect(drawn.filter((one) => typeof one === 'number')).toHaveLength(21);
  expect(drawn.slice(21).every((one) => one instanceof PainterBusy)).toBe(true);
  const bad = painter.draw({ ...order, kit: { ...DEFAULT_KIT, head: 'none' } });
  await expect(bad).rejects.toThrow('there is no drawing #head-none');
  expect((await painter.draw(order)).length).toBe(drawn[0]);
  await painter.close();
  await expect(painter.draw(order)).rejects.toThrow(PainterBusy);
});
