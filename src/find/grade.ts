import { botNamed, choose, STEP_NAMES, type StepName } from '../bots/index.ts';
import { type Game, Random } from '../rules/index.ts';
import { areAlike, type Move, outlookAfter } from './outlook.ts';

/** What the eight levels are worth, by their duels (docs/bots.md): each wins about 70 to 75 % against the one below. */
const RATINGS: Readonly<Record<StepName, number>> = {
  dreamer: 800,
  dasher: 1000,
  watcher: 1170,
  planner: 1330,
  trickster: 1520,
  schemer: 1670,
  hunter: 1820,
  master: 1950,
};
/** Those that are moved by whims try so often. */
const TRIES: Readonly<Partial<Record<StepName, number>>> = { dreamer: 5, dasher: 3 };
/** What those play tempts: they do not stumble by whim, and the strongest do not stumble here at all. */
const TEMPTED: readonly StepName[] = ['dasher', 'watcher', 'planner', 'trickster', 'schemer'];

export interface Grade {
  readonly foundBy: readonly StepName[];
  readonly rating: number;
  /** What the strongest of the weaker bots plays that doesn't find it. */
  readonly tempting: Move | undefined;
}

/** Lets the eight levels look for the move. The same position is graded the same. */
export function gradeOf(game: Game, right: Move): Grade {
  const best = outlookAfter(game, right);
  const shares = new Map<StepName, number>();
  let tempting: Move | undefined;
  for (const name of STEP_NAMES) {
    // The last looks longest by far: it is asked where the one before did not find it.
    if (name === 'master' && shares.get('hunter') === 1) {
      shares.set(name, 1);
      continue;
    }
    const tries = TRIES[name] ?? 1;
    let found = 0;
    for (let nth = 0; nth < tries; nth++) {
      const move = choose(botNamed(name), game, new Random(`find ${nth}`)).action as Move;
      if (areAlike(outlookAfter(game, move), best)) found++;
      else if (TEMPTED.includes(name)) tempting = move;
    }
    shares.set(name, found / tries);
  }
  return {
    foundBy: STEP_NAMES.filter((name) => shares.get(name)! > 0.5),
    rating: ratingFor(shares),
    tempting,
  };
}

/** What is believed before any level has tried: a rating of so much, give or take so much. */
const MEAN = 1400;
const SPREAD = 300;
const EASIEST = 500;
const HARDEST = 2400;
/** In powers of e. */
const SCALE = 400 / Math.LN10;

/** The rating that fits best to who found it and who did not. */
export function ratingFor(shares: ReadonlyMap<StepName, number>): number {
  let low = EASIEST;
  let high = HARDEST;
  while (high - low > 1) {
    const rating = (low + high) / 2;
    // Where more found it than such a rating foretells, it is easier.
    let surplus = ((rating - MEAN) * SCALE) / SPREAD ** 2;
    for (const [name, share] of shares) surplus += share - expected(RATINGS[name], rating);
    if (surplus > 0) high = rating;
    else low = rating;
  }
  return Math.round(low);
}

const expected = (player: number, position: number): number =>
  1 / (1 + Math.exp((position - player) / SCALE));
