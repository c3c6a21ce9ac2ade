import type { Pace } from '../../protocol/index.ts';
import { FEWEST_PLAYERS, MODES, MOST_PLAYERS, type Mode } from '../../rules/index.ts';
import type { Draft } from '../table/index.ts';
import { isLayoutChoice, type LayoutChoice } from './new-game.ts';
import { isFields, oneOfOr, type ShelfPlan } from './shelf.ts';

export const PACES = ['none', 'seconds', 'days'] as const satisfies readonly Pace['kind'][];
export const SECONDS_PER_MOVE = [15, 30, 60, 120, 300] as const;
export const DAYS_PER_MOVE = [1, 2, 3, 7] as const;
/** Seconds until a bot plays for somebody who is away; null is never. */
export const STAND_IN_AFTER = [30, 60, 300, 3600, 86_400, null] as const;

/** What was last chosen for a table online. */
export interface OnlinePlan {
  readonly mode: Mode;
  readonly seats: number;
  readonly layout: LayoutChoice;
  readonly longer: boolean;
  readonly forecast: boolean;
  readonly pace: Pace['kind'];
  readonly seconds: number;
  readonly days: number;
  readonly listed: boolean;
  readonly standInAfter: number | null;
  readonly chat: boolean;
}

const INITIAL: OnlinePlan = {
  mode: 'basic',
  seats: 4,
  layout: 'players',
  longer: false,
  forecast: true,
  pace: 'none',
  seconds: 60,
  days: 2,
  listed: false,
  standInAfter: 300,
  chat: true,
};

export const ONLINE_PLAN: ShelfPlan<OnlinePlan> = {
  name: 'online-plan',
  version: 1,
  initial: INITIAL,
  read: (data) => {
    if (!isFields(data)) return undefined;
    const { seats } = data;
    return {
      mode: oneOfOr(data['mode'], MODES, INITIAL.mode),
      seats:
        typeof seats === 'number' && seats >= FEWEST_PLAYERS && seats <= MOST_PLAYERS
          ? Math.round(seats)
          : INITIAL.seats,
      layout: isLayoutChoice(data['layout']) ? data['layout'] : INITIAL.layout,
      longer: data['longer'] === true,
      forecast: data['forecast'] !== false,
      pace: oneOfOr(data['pace'], PACES, INITIAL.pace),
      seconds: oneOfOr<number>(data['seconds'], SECONDS_PER_MOVE, INITIAL.seconds),
      days: oneOfOr<number>(data['days'], DAYS_PER_MOVE, INITIAL.days),
      listed: data['listed'] === true,
      standInAfter: STAND_IN_AFTER.some((one) => one === data['standInAfter'])
        ? (data['standInAfter'] as number | null)
        : INITIAL.standInAfter,
      chat: data['chat'] !== false,
    };
  },
};

/** What this device keeps of a table that is far away. */
export interface KeptOnlineTable {
  readonly id: string;
  /** How many batches have been shown. */
  readonly seen: number;
  readonly draft?: Draft;
  readonly muted: readonly { readonly guest: string; readonly name: string }[];
}

/** The tables online that were looked at last, the last one first. */
export interface KeptOnlineTables {
  readonly tables: readonly KeptOnlineTable[];
}

export const MOST_ONLINE_TABLES = 60;

export const ONLINE_TABLES: ShelfPlan<KeptOnlineTables> = {
  name: 'online-tables',
  version: 1,
  initial: { tables: [] },
  read: (data) => {
    if (!isFields(data) || !Array.isArray(data['tables'])) return undefined;
    return { tables: data['tables'].map(tableIn).filter((table) => table !== undefined) };
  },
};

function tableIn(data: unknown): KeptOnlineTable | undefined {
  if (!isFields(data)) return undefined;
  const { id, seen, draft, muted } = data;
  if (typeof id !== 'string' || typeof seen !== 'number') return undefined;
  return {
    id,
    seen,
    ...(isDraft(draft) && { draft }),
    muted: Array.isArray(muted) ? muted.filter(isMuted) : [],
  };
}

const isDraft = (data: unknown): data is Draft =>
  isFields(data) &&
  typeof data['figure'] === 'string' &&
  typeof data['path'] === 'string' &&
  typeof data['after'] === 'number';

const isMuted = (data: unknown): data is KeptOnlineTable['muted'][number] =>
  isFields(data) && typeof data['guest'] === 'string' && typeof data['name'] === 'string';
