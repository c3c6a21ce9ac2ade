import type { Level } from '../../../puzzles/index.ts';
import { kept } from '../../kept/index.ts';
import type { LevelRecord } from '../../puzzle/index.ts';

/** A level to be played, wherever it comes from. */
export interface LevelSource {
  /** Under this name its progress is kept. */
  readonly key: string;
  readonly level: Level;
  /** Written above the name: "Level 42". */
  readonly label: string;
  readonly name: string;
  readonly back: string;
  /** The address of the level after it. */
  readonly next?: string;
  /** The day, where it is a day's. */
  readonly day?: string;
}

/** Levels from links are kept as long as there are no more than these. */
const MOST_LINKS = 60;

export const recordOf = (key: string): LevelRecord => ({
  read: () => kept.puzzles.value.peek().levels[key],
  write: (now) =>
    kept.puzzles.update((all) => {
      // A change moves a level to the end, so the first ones are those that nobody has touched for longest.
      const { [key]: _, ...others } = all.levels;
      const links = Object.keys(others).filter((name) => name.startsWith('link/'));
      const old = new Set(links.slice(0, Math.max(0, links.length - MOST_LINKS)));
      const levels = Object.fromEntries(Object.entries(others).filter(([name]) => !old.has(name)));
      return { ...all, levels: { ...levels, [key]: now } };
    }),
});
