import type { KeptLevel } from '../kept/index.ts';

/** The signs of a result: stars, tries, hints, footprints. A screen reader says them by their names. */
export function resultLine({ stars, tries, hints, footprints }: KeptLevel, all: number): string {
  const parts = [
    '⭐'.repeat(stars) + '☆'.repeat(Math.max(0, all - stars)),
    `🔁 ${Math.max(1, tries)}`,
    `💡 ${hints}`,
    ...(footprints ? ['👣'] : []),
  ];
  return parts.join('  ');
}
