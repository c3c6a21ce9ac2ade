import { BOT_NAMES, type BotName, LEVELS, type Level } from '../../bots/index.ts';
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

/** A trophy for each bot beaten, and for what is rare. */
export const TROPHIES = [
  ...BOT_NAMES,
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
  /** By bot and mode: `wary/basic`. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** Own figures that got out one after another, none eaten in between, from game to game: now, and at most. */
  readonly escapes: { readonly now: number; readonly best: number };
  /** When each trophy was won, by this device's calendar: `2026-11-15`. */
  readonly trophies: Readonly<Partial<Record<Trophy, string>>>;
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
  counted: [],
};

export const RESULTS: ShelfPlan<Results> = {
  name: 'results',
  version: 1,
  initial: NO_RESULTS,
  read: (data) => {
    if (!isFields(data)) return undefined;
    const { tallies, escapes, trophies, counted } = data;
    const kinds = BOT_NAMES.flatMap((bot) => MODES.map((mode) => kindOf(bot, mode)));
    const fields = (one: unknown) => (isFields(one) ? one : {});
    return {
      all: tallyIn(data['all']),
      tallies: Object.fromEntries(
        kinds.filter((kind) => kind in fields(tallies)).map((kind) => [kind, tallyIn(fields(tallies)[kind])]),
      ),
      escapes: { now: countIn(fields(escapes)['now']), best: countIn(fields(escapes)['best']) },
      trophies: Object.fromEntries(
        TROPHIES.flatMap((name) => {
          const day = fields(trophies)[name];
          return typeof day === 'string' ? [[name, day]] : [];
        }),
      ),
      counted: Array.isArray(counted) ? counted.filter((id): id is string => typeof id === 'string') : [],
    };
  },
};

function tallyIn(data: unknown): Tally {
  const of = (name: keyof Tally): number => (isFields(data) ? countIn(data[name]) : 0);
  return { played: of('played'), won: of('won'), streak: of('streak'), best: of('best') };
}

const kindOf = (bot: BotName, mode: Mode): string => `${bot}/${mode}`;

export const tallyOf = ({ tallies }: Results, bot: BotName, mode: Mode): Tally =>
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
  return [...(won ? bots : []), ...rare.filter(([, earned]) => earned).map(([trophy]) => trophy)];
}

/** The bot that a trophy is for, if it is for one. */
export const levelOf = (trophy: Trophy): Level | undefined => LEVELS.find(({ bot }) => bot === trophy);

/** The bot that is just stronger than another; none above the strongest. */
export const strongerThan = (bot: BotName): Level | undefined =>
  LEVELS[LEVELS.findIndex((level) => level.bot === bot) + 1];

/** The bot to try next: just stronger than the strongest one beaten; none before the first win and after the last bot. */
export function nextOpponent(results: Results): Level | undefined {
  const beaten = BOT_NAMES.findLast((bot) => results.trophies[bot] !== undefined);
  return beaten === undefined ? undefined : strongerThan(beaten);
}

/** The bot behind "Play": who has not won yet gets an easy one, others one that sees danger coming. */
export const quickLevel = ({ all }: Results): Level =>
  LEVELS.find(({ bot }) => bot === (all.won === 0 ? 'runner' : 'wary'))!;
