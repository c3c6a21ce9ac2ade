import type { Difficulty } from './difficulty.ts';
import { type GradedLevel, generate } from './generator.ts';
import type { Level } from './level.ts';
import { readLink } from './link.ts';

/** A level for every day: the shipped ones, one line of link text each, and how they were made. */

/** The first day that has a level. */
export const FIRST_DAY = '2026-11-01';
/** How many days have one of their own; before and after, they come round again. */
export const DAYS = 730;

const DAY = 86_400_000;
const WEEK = 7;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 3;

/** Days since 1970-01-01 of a date as YYYY-MM-DD; undefined where there is no such day. */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  return time / DAY;
}

export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Monday is easy (1), Sunday hard (7). */
export const difficultyOfDay = (day: number): Difficulty =>
  (1 + ((((day + EPOCH_WEEKDAY) % WEEK) + WEEK) % WEEK)) as Difficulty;

/** Which of the shipped levels belongs to a day: DAYS rounded down to whole weeks come round, so that Mondays stay easy. */
export function placeOfDay(day: number): number {
  const index = day - dayNumber(FIRST_DAY)!;
  if (index >= 0 && index < DAYS) return index;
  const round = DAYS - (DAYS % WEEK);
  return ((index % round) + round) % round;
}

/** Makes the level of a day: what the shipped list was made with. */
export const makeDaily = (day: number): GradedLevel =>
  generate({ difficulty: difficultyOfDay(day), seed: `day ${dateOf(day)}` });

/** The level of a day from the list of the shipped ones; its name is the date. */
export function dailyLevel(day: number, links: readonly string[]): Level {
  const read = readLink(links[placeOfDay(day)]!);
  if (!read.ok) throw new Error(`the level of ${dateOf(day)} is damaged: ${read.message}`);
  return { ...read.value, name: dateOf(day) };
}
