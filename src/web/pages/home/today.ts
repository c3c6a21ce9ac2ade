import { kept } from '../../kept/index.ts';
import { streakOf, today } from '../../puzzle/index.ts';

/** How it stands with the day's puzzle. */
export interface Today {
  readonly day: string;
  readonly solved: boolean;
  /** Days in a row. */
  readonly streak: number;
}

export function todaysPuzzle(): Today {
  const { levels } = kept.puzzles.value.value;
  const day = today();
  const onTheDay = Object.entries(levels).flatMap(([name, { solvedOn }]) =>
    name === `daily/${solvedOn}` ? [name.slice('daily/'.length)] : [],
  );
  return { day, solved: (levels[`daily/${day}`]?.stars ?? 0) > 0, streak: streakOf(onTheDay, day).now };
}
