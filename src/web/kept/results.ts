import {
  ANY_BOT_NAMES,
  type AnyBotName,
  BOT_NAMES,
  isBotName,
  LEVELS,
  type Level,
  levelOf,
  STEP_NAMES,
} from '../../bots/index.ts';
import { MODES, MOST_PLAYERS, type Mode } from '../../rules/index.ts';
import type { Outcome } from '../table/index.ts';
import { countIn, isFields, type ShelfPlan } from './shelf.ts';

/** Games played and won, and games won in a row: now, and at most. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly best: number;
}

/** A trophy for each level beaten, and for what is rare. */
export const TROPHIES = [
  ...STEP_NAMES,
  'unharmed',
  'comeback',
  'double-feed',
  'blindfold',
  'last-card',
  'five-in-a-row',
  'seven-players',
] as const;
export type Trophy = (typeof TROPHIES)[number];

/** What the reader has achieved on this device, in games played alone against others. */
export interface Results {
  readonly all: Tally;
  /** By bot and mode: `watcher/basic`. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** Own figures that got out one after another, none eaten in between, from game to game: now, and at most. */
  readonly escapes: { readonly now: number; readonly best: number };
  /** When each trophy was won, by this device's calendar: `2026-11-15`. */
  readonly trophies: Readonly<Partial<Record<Trophy, string>>>;
  /** The reader's level, by how the last games went. */
  readonly level: number;
  /** Games lost in a row against that level or a weaker one. */
  readonly losses: number;
  /** The tables counted last, so that none counts twice. */
  readonly counted: readonly string[];
}

const NONE: Tally = { played: 0, won: 0, streak: 0, best: 0 };
/** More tables than are kept on a device. */
const MOST_COUNTED = 200;

export const NO_RESULTS: Results = {
  all: NONE,
  tallies: {},
  escapes: { now: 0, best: 0 },
  trophies: {},
  level: 2,
  losses: 0,
  counted: [],
};

export const RESULTS: ShelfPlan<Results> = {
  name: 'results',
  version: 1,
  initial: NO_RESULTS,
  read: (data) => {
    if (!isFields(data)) return undefined;
    const { escapes, counted, level, losses } = data;
    const fields = (one: unknown) => (isFields(one) ? one : {});
    const trophies = trophiesIn(fields(data['trophies']));
    return {
      all: tallyIn(data['all']),
      tallies: talliesIn(fields(data['tallies'])),
      escapes: { now: countIn(fields(escapes)['now']), best: countIn(fields(escapes)['best']) },
      trophies,
      level: LEVELS.some((one) => one.level === level) ? countIn(level) : levelByTrophies(trophies),
      losses: countIn(losses),
      counted: Array.isArray(counted) ? counted.filter((id): id is string => typeof id === 'string') : [],
    };
  },
};

/** Those of the older bots, which come first, go to the steps that are most like them. */
function talliesIn(data: Readonly<Record<string, unknown>>): Results['tallies'] {
  const tallies: Record<string, Tally> = {};
  for (const bot of ANY_BOT_NAMES) {
    for (const mode of MODES) {
      const found = data[`${bot}/${mode}`];
      const kind = kindOf(bot, mode);
      if (found !== undefined) tallies[kind] = sumOf(tallies[kind] ?? NONE, tallyIn(found));
    }
  }
  return tallies;
}

const sumOf = (earlier: Tally, later: Tally): Tally => ({
  played: earlier.played + later.played,
  won: earlier.won + later.won,
  streak: later.streak,
  best: Math.max(earlier.best, later.best),
});

function trophiesIn(data: Readonly<Record<string, unknown>>): Results['trophies'] {
  const days = [...TROPHIES, ...BOT_NAMES].flatMap((name) => {
    const day = data[name];
    return typeof day === 'string' ? [[isBotName(name) ? levelOf(name).bot : name, day]] : [];
  });
  return Object.fromEntries(days);
}

/** Of results that tell no level: the one above the strongest bot that was beaten. */
const levelByTrophies = (trophies: Results['trophies']): number =>
  Math.max(
    NO_RESULTS.level,
    ...STEP_NAMES.filter((bot) => bot in trophies).map((bot) => levelAbove(levelOf(bot))),
  );

const levelAbove = ({ level }: Level): number => Math.min(level + 1, LEVELS.length);

function tallyIn(data: unknown): Tally {
  const of = (name: keyof Tally): number => (isFields(data) ? countIn(data[name]) : 0);
  return { played: of('played'), won: of('won'), streak: of('streak'), best: of('best') };
}

const kindOf = (bot: AnyBotName, mode: Mode): string => `${levelOf(bot).bot}/${mode}`;

export const tallyOf = ({ tallies }: Results, bot: AnyBotName, mode: Mode): Tally =>
  tallies[kindOf(bot, mode)] ?? NONE;

/** The results with one more game; the same where the table was counted before. */
export function withGame(results: Results, id: string, game: Outcome, day: string): Results {
  if (results.counted.includes(id)) return results;
  const all = counted(results.all, game.won);
  const tallies = Object.fromEntries(
    game.bots.map((bot) => [kindOf(bot, game.mode), counted(tallyOf(results, bot, game.mode), game.won)]),
  );
  const earned = trophiesOf(game, all).map((trophy) => [trophy, day]);
  return {
    all,
    tallies: { ...results.tallies, ...tallies },
    escapes: escapesAfter(results.escapes, game.fates),
    trophies: { ...Object.fromEntries(earned), ...results.trophies },
    ...levelAfter(results, game),
    counted: [id, ...results.counted].slice(0, MOST_COUNTED),
  };
}

function counted({ played, won, streak, best }: Tally, win: boolean): Tally {
  const now = win ? streak + 1 : 0;
  return { played: played + 1, won: won + Number(win), streak: now, best: Math.max(best, now) };
}

function escapesAfter({ now, best }: Results['escapes'], fates: Outcome['fates']): Results['escapes'] {
  let row = now;
  let most = best;
  for (const fate of fates) {
    row = fate === 'out' ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return { now: row, best: most };
}

function trophiesOf(game: Outcome, all: Tally): readonly Trophy[] {
  const { won, bots, fates, behind, fed, forecast, byLastCard, players } = game;
  const rare: readonly (readonly [Trophy, boolean])[] = [
    ['unharmed', won && !fates.includes('eaten')],
    ['comeback', won && behind >= 2],
    ['double-feed', fed >= 2],
    ['blindfold', won && !forecast],
    ['last-card', won && byLastCard],
    ['five-in-a-row', all.streak >= 5],
    ['seven-players', won && players === MOST_PLAYERS],
  ];
  return [
    ...(won ? bots.map((bot) => levelOf(bot).bot) : []),
    ...rare.filter(([, earned]) => earned).map(([trophy]) => trophy),
  ];
}

/** So many losses in a row, and the level is one less. */
const LOSSES_TO_GO_DOWN = 2;

/** Whoever beats their own level or a stronger one goes on above that one. */
function levelAfter({ level, losses }: Results, { bots, won }: Outcome): Pick<Results, 'level' | 'losses'> {
  const met = strongest(bots);
  if (met === undefined) return { level, losses };
  if (won) return { level: Math.max(level, levelAbove(met)), losses: 0 };
  if (met.level > level) return { level, losses };
  if (losses + 1 < LOSSES_TO_GO_DOWN) return { level, losses: losses + 1 };
  return { level: Math.max(level - 1, 1), losses: 0 };
}

/** The level of the strongest of those at a table; none where no bot is there. */
export const strongest = (bots: readonly AnyBotName[]): Level | undefined =>
  LEVELS[Math.max(-1, ...bots.map((bot) => levelOf(bot).level - 1))];

/** The level that suits the reader. */
export const yourLevel = ({ level }: Results): Level => LEVELS[level - 1]!;

/** Whom to play next after a game against that level: a stronger one, or after a loss a weaker one that suits; none where it may stay as it is. */
export function nextLevel(results: Results, met: Level, won: boolean): Level | undefined {
  if (won) return LEVELS[met.level];
  return results.level < met.level ? yourLevel(results) : undefined;
}
