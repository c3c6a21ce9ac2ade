import { expect, test } from 'vitest';
import { BADGES, dangerPlace, NUMBER_BOX, stopOnFigure } from './badges.ts';
import { SIZE } from './geometry.ts';

/** How much larger badges are on a phone (`--larger`). */
const SCALES = [1, 1.3];

/** Half of what each badge fills, with its line; the danger (of 100, with its sign) hangs from its upper edge. */
const HALVES: Readonly<Record<keyof typeof BADGES, readonly [number, number]>> = {
  danger: [27.5, 13.5],
  point: [14.5, 14.5],
  side: [14.5, 14.5],
  stoodIn: [16.3, 16.3],
  moved: [10.2, 10.2],
  door: [14.5, 14.5],
};
/** Never larger. */
const CHIP = [16.3, 16.3] as const;

function hidesNumber(x: number, y: number, [width, height]: readonly [number, number]): boolean {
  const { left, top, right, bottom } = NUMBER_BOX;
  return [-SIZE, 0, SIZE].some((dx) =>
    [-SIZE, 0, SIZE].some(
      (dy) =>
        x + width > left + dx && x - width < right + dx && y + height > top + dy && y - height < bottom + dy,
    ),
  );
}

test.each(SCALES)('no badge hides a number, at %d times the size', (scale) => {
  for (const [name, { x, y }] of Object.entries(BADGES)) {
    const [width, height] = HALVES[name as keyof typeof BADGES].map((half) => half * scale) as [
      number,
      number,
    ];
    const middle = name === 'danger' ? y + height : y;
    expect(hidesNumber(x, middle, [width, height]), name).toBe(false);
  }
  for (let index = 0; index < 4; index++) {
    const { x, y } = stopOnFigure(index);
    expect(hidesNumber(x, y, CHIP), `chip ${index}`).toBe(false);
  }
  expect(hidesNumber(0, 0, [14, 14])).toBe(true);
});

test('on a phone the danger and the cards that stop there leave the face free', () => {
  const face = 7; // to either side
  const danger = (2 * 5 + 5 + 1.5) * 1.3; // two digits without a sign
  expect(BADGES.danger.x - danger).toBeGreaterThanOrEqual(face);
  for (let index = 0; index < 4; index++)
    expect(Math.abs(stopOnFigure(index).x) - CHIP[0], `chip ${index}`).toBeGreaterThanOrEqual(face);
});

test('the danger of a move that is tried is told where the figure would stand', () => {
  const figure = { id: 'red-1', colour: 'red', number: 4, dark: false, at: 'b2' } as const;
  const other = { ...figure, id: 'red-2' } as const;
  const ghost = { ...figure, number: 3, dark: true, at: 'c4' } as const;
  expect(dangerPlace(figure, { ghost })).toBe('c4');
  expect(dangerPlace(other, { ghost })).toBe('b2');
  expect(dangerPlace(figure, {})).toBe('b2');
});
