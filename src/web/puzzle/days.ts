/** Days by this device's calendar, written `2026-11-15`. */

const pad = (number: number, digits = 2): string => String(number).padStart(digits, '0');

const dayOf = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

export const today = (): string => dayOf(new Date());

/** A day's date at noon, which no change of the clocks moves to another day. */
export const dateOf = (day: string): Date => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
};

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text;

export function addDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** 1 for Monday to 7 for Sunday: the week's levels rise from easy to hard. */
export const weekday = (day: string): number => dateOf(day).getDay() || 7;

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return monthOf(dayOf(new Date(year, number - 1 + months, 1, 12)));
}

/** A month as weeks from Monday to Sunday; undefined for what belongs to other months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const days: (string | undefined)[] = Array.from({ length: weekday(first) - 1 }, () => undefined);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export interface Streak {
  /** Days in a row up to today, or to yesterday while today's is still open. */
  readonly now: number;
  readonly longest: number;
}

/** Days solved on the day itself, in any order. What is made up for later fills the calendar but not the streak. */
export function streakOf(solved: Iterable<string>, now: string): Streak {
  const days = new Set(solved);
  let longest = 0;
  for (const day of days) {
    if (days.has(addDays(day, -1))) continue;
    longest = Math.max(longest, runFrom(days, day, 1));
  }
  const last = days.has(now) ? now : addDays(now, -1);
  return { now: runFrom(days, last, -1), longest };
}

function runFrom(days: ReadonlySet<string>, start: string, way: 1 | -1): number {
  let length = 0;
  for (let day = start; days.has(day); day = addDays(day, way)) length++;
  return length;
}

/** The week of a day, from Monday to Sunday. */
export const weekOf = (day: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(day, at + 1 - weekday(day)));

/** Whole minutes until the next day begins, by this device's clock; the last one is not over before it does. */
export function minutesLeft(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
}
