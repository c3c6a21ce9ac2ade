import type { Find, Theme } from '../../find/index.ts';
import type { KeptFinds } from '../kept/index.ts';

/** A little easier than whoever plays: more is found than not. */
const EASIER = 40;
/** One of so many that fit best comes next. */
const FITTING = 12;

/** The position to come next: one not yet seen, about as hard as whoever plays is strong. `chance` is from 0 up to 1. */
export function nextFind(
  finds: readonly Find[],
  { now, seen }: Pick<KeptFinds, 'now' | 'seen'>,
  theme: Theme | undefined,
  chance: number,
): Find | undefined {
  const known = new Set(seen);
  const meant = finds.filter(({ themes }) => theme === undefined || themes.includes(theme));
  const fresh = meant.filter(({ id }) => !known.has(id));
  const target = now.rating - EASIER;
  // Where all have been seen they come round again, the one seen longest ago first.
  if (fresh.length === 0) return [...meant].sort((a, b) => seen.indexOf(a.id) - seen.indexOf(b.id))[0];
  const fitting = [...fresh]
    .sort((a, b) => Math.abs(a.rating - target) - Math.abs(b.rating - target))
    .slice(0, FITTING);
  return fitting[Math.floor(chance * fitting.length)];
}
