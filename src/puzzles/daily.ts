import type { Difficulty } from './difficulty.ts';
import { type GradedLevel, generate } from './generator.ts';
import type { Level } from './level.ts';
import { readLink } from './link.ts';

/** A level for every day, the same for everyone: which of the shipped ones it is, and how they were made. */

/** The first day that has a level of its own. */
export const FIRST_DAY = '2026-11-01';
/** How many days have one; before and after, the levels come round again. */
export const DAYS = 730;

const DAY = 86_400_000;
const WEEK = 7;
/** 1970-01-01 was a Thursday, three days after Monday. */
const EPOCH_WEEKDAY = 3;

/** Days since 1970-01-01 of a date written YYYY-MM-DD; undefined where there is no such day. */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || dateOf(time / DAY) !== date) return undefined;
  return time / DAY;
}

export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Monday is easy (1), Sunday hard (7). */
export const difficultyOfDay = (day: number): Difficulty =>
  (1 + ((((day + EPOCH_WEEKDAY) % WEEK) + WEEK) % WEEK)) as Difficulty;

/** Whole weeks come round, so that every Monday stays easy. */
const ROUND = DAYS - (DAYS % WEEK);

/** Which of the shipped levels belongs to a day. */
export function placeOfDay(day: number): number {
  const index = day - dayNumber(FIRST_DAY)!;
  if (index >= 0 && index < DAYS) return index;
  return ((index % ROUND) + ROUND) % ROUND;
}

/** Makes the level of a day: what the shipped ones were made with. */
export const makeDaily = (day: number): GradedLevel =>
  generate({ difficulty: difficultyOfDay(day), seed: `day ${dateOf(day)}` });

export interface DailyLevel {
  /** YYYY-MM-DD; also the level's name. */
  readonly date: string;
  readonly difficulty: Difficulty;
  readonly level: Level;
}

/** The levels of the days, once they are loaded. */
export class DailyLevels {
  readonly #links: readonly string[];

  constructor(links: readonly string[]) {
    this.#links = links;
  }

  /** The level of a day, any day there is; undefined where the date is none. */
  on(date: string): DailyLevel | undefined {
    const day = dayNumber(date);
    if (day === undefined) return undefined;
    const read = readLink(this.#links[placeOfDay(day)]!);
    if (!read.ok) throw new Error(`the level of ${date} is damaged: ${read.message}`);
    return { date, difficulty: difficultyOfDay(day), level: { ...read.value, name: date } };
  }
}

/** Loads the shipped levels: a module of their own, so that a page need not carry them before they are wanted. */
export async function loadDaily(): Promise<DailyLevels> {
  const { default: data } = await import('./daily.json', { with: { type: 'json' } });
  return new DailyLevels(data.links);
}
