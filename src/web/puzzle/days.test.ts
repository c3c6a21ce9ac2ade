import { describe, expect, test } from 'vitest';
import { addDays, addMonths, isDay, minutesLeft, streakOf, weekday, weekOf, weeksOf } from './days.ts';

test('days follow each other over months, leap years and changes of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  let day = '2026-01-01';
  for (let count = 0; count < 730; count++) {
    const next = addDays(day, 1);
    expect(next > day, `${next} after ${day}`).toBe(true);
    expect(weekday(next)).toBe((weekday(day) % 7) + 1);
    day = next;
  }
  expect(day).toBe('2028-01-01');
});

test('only days that exist are days', () => {
  expect(isDay('2026-11-15')).toBe(true);
  for (const text of ['2026-02-30', '2026-13-01', '26-1-1', 'today', '2026-11-15x']) {
    expect(isDay(text), text).toBe(false);
  }
});

test('Monday is 1, Sunday 7', () => {
  expect(weekday('2026-11-16')).toBe(1);
  expect(weekday('2026-11-15')).toBe(7);
});

test('a month as weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

describe('the streak', () => {
  test('goes on while today is still open, and ends with a day left out', () => {
    const solved = ['2026-11-12', '2026-11-13', '2026-11-14'];
    expect(streakOf(solved, '2026-11-14')).toEqual({ now: 3, longest: 3 });
    expect(streakOf(solved, '2026-11-15')).toEqual({ now: 3, longest: 3 });
    expect(streakOf(solved, '2026-11-16')).toEqual({ now: 0, longest: 3 });
    expect(streakOf([...solved, '2026-11-16'], '2026-11-16')).toEqual({ now: 1, longest: 3 });
    expect(streakOf([], '2026-11-16')).toEqual({ now: 0, longest: 0 });
  });
});

test('a week runs from Monday to Sunday, also over the turn of a year', () => {
  expect(weekOf('2026-11-18')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(weekOf('2026-11-22')[6]).toBe('2026-11-22');
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
});

test('minutes until the next day: whole ones, and the last is a minute', () => {
  expect(minutesLeft(new Date(2026, 10, 18, 10, 0))).toBe(14 * 60);
  expect(minutesLeft(new Date(2026, 10, 18, 23, 58, 30))).toBe(2);
  expect(minutesLeft(new Date(2026, 10, 18, 23, 59, 59))).toBe(1);
  expect(minutesLeft(new Date(2026, 11, 31, 12, 0))).toBe(12 * 60);
});
