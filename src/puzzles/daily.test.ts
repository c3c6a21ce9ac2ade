import { describe, expect, test } from 'vitest';
import {
  DAYS,
  dateOf,
  dayNumber,
  difficultyOfDay,
  FIRST_DAY,
  loadDaily,
  makeDaily,
  placeOfDay,
} from './daily.ts';
import { writeLink } from './link.ts';

const first = dayNumber(FIRST_DAY)!;

describe('the level of the day', () => {
  test('days are counted, and what is no day is none', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dateOf(dayNumber('2028-02-29')!)).toBe('2028-02-29');
    for (const wrong of ['2027-02-29', '2026-13-01', '2026-1-1', 'today', ''])
      expect(dayNumber(wrong)).toBeUndefined();
  });

  test('Monday is easy, Sunday hard', () => {
    expect(difficultyOfDay(dayNumber('2026-11-02')!)).toBe(1);
    expect(difficultyOfDay(dayNumber('2026-11-08')!)).toBe(7);
    expect(difficultyOfDay(dayNumber('1969-12-29')!)).toBe(1);
  });

  test('within the shipped days each has its own, outside they come round with the same day of the week', () => {
    const places = Array.from({ length: DAYS }, (_, i) => placeOfDay(first + i));
    expect(places).toEqual(Array.from({ length: DAYS }, (_, i) => i));
    for (const date of ['1999-12-31', '2026-10-31', '2028-10-31', '2040-05-05']) {
      const day = dayNumber(date)!;
      const place = placeOfDay(day);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(DAYS);
      expect(difficultyOfDay(first + place)).toBe(difficultyOfDay(day));
    }
  });

  test('a level carries its date as its name; no day has no level', async () => {
    const levels = await loadDaily();
    expect(levels.on('2026-11-15')?.level.name).toBe('2026-11-15');
    expect(levels.on('2026-11-15')?.difficulty).toBe(7);
    expect(levels.on('2026-11-31')).toBeUndefined();
  });

  test('the shipped levels are those that are made for their days', async () => {
    const levels = await loadDaily();
    for (const date of ['2026-11-02', '2026-11-03', '2027-06-09', '2028-10-30']) {
      const { level } = levels.on(date)!;
      expect(writeLink({ ...level, name: '' })).toBe(writeLink(makeDaily(dayNumber(date)!).level));
    }
  });
});
