import { type Find, NEWCOMER, type Rating, ratedOn, THEMES, type Theme } from '../../find/index.ts';
import { countIn, isFields, type ShelfPlan } from './shelf.ts';

interface Share {
  readonly right: number;
  readonly tried: number;
}

/** How somebody fares who is to find the move. */
export interface KeptFinds {
  readonly now: Rating;
  readonly all: Share;
  readonly themes: Readonly<Partial<Record<Theme, Share>>>;
  /** Found at once, one after another: now, and at most. */
  readonly streak: number;
  readonly best: number;
  /** The positions that were answered, by their names, the last one last. */
  readonly seen: readonly string[];
}

const NONE: Share = { right: 0, tried: 0 };
const FRESH: KeptFinds = { now: NEWCOMER, all: NONE, themes: {}, streak: 0, best: 0, seen: [] };
/** More than are shipped. */
const MOST_SEEN = 5000;

export const FINDS: ShelfPlan<KeptFinds> = {
  name: 'finds',
  version: 1,
  initial: FRESH,
  read: (data) => {
    if (!isFields(data)) return undefined;
    const { seen, themes } = data;
    return {
      now: ratingIn(data['now']),
      all: shareIn(data['all']),
      themes: Object.fromEntries(
        THEMES.flatMap((theme) =>
          isFields(themes) && theme in themes ? [[theme, shareIn(themes[theme])]] : [],
        ),
      ),
      streak: countIn(data['streak']),
      best: countIn(data['best']),
      seen: Array.isArray(seen) ? seen.filter((id): id is string => typeof id === 'string') : [],
    };
  },
};

const shareIn = (data: unknown): Share =>
  isFields(data) ? { right: countIn(data['right']), tried: countIn(data['tried']) } : NONE;

function ratingIn(data: unknown): Rating {
  const { rating, deviation, volatility } = isFields(data) ? data : {};
  const all = [rating, deviation, volatility];
  return all.every((part) => typeof part === 'number' && Number.isFinite(part))
    ? ({ rating, deviation, volatility } as Rating)
    : NEWCOMER;
}

/** How sure a position's rating is taken to be. */
const DEVIATION = 80;

/** What is kept after the first answer to a position. What was found with a hint counts neither for the rating nor for the streak. */
export function withAnswer(
  kept: KeptFinds,
  { id, rating, themes }: Pick<Find, 'id' | 'rating' | 'themes'>,
  answer: 'right' | 'hinted' | 'wrong',
): KeptFinds {
  if (kept.seen.includes(id)) return kept;
  const right = answer === 'right' ? 1 : 0;
  const counted = ({ right: before, tried }: Share = NONE): Share => ({
    right: before + right,
    tried: tried + 1,
  });
  const streak = answer === 'right' ? kept.streak + 1 : answer === 'wrong' ? 0 : kept.streak;
  return {
    now: answer === 'hinted' ? kept.now : ratedOn(kept.now, { rating, deviation: DEVIATION, score: right }),
    all: counted(kept.all),
    themes: {
      ...kept.themes,
      ...Object.fromEntries(themes.map((theme) => [theme, counted(kept.themes[theme])])),
    },
    streak,
    best: Math.max(kept.best, streak),
    seen: [...kept.seen, id].slice(-MOST_SEEN),
  };
}
