import { ANY_BOT_NAMES, type AnyBotName, isBotName, type Plan } from '../../bots/index.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/index.ts';
import { WrongUse } from '../failures.ts';

/** Who takes part: a bot, maybe with a budget of its own, or someone else's program. */
export type Contestant =
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly bot: AnyBotName;
      readonly nodes?: number;
      readonly milliseconds?: number;
    }
  | { readonly kind: 'program'; readonly name: string; readonly command: string };

/** What all games of an arena have in common. It is plain data, so that threads can send it. */
export interface Arena {
  readonly plan: Plan;
  readonly seed: string;
  /** Each different contestant once. */
  readonly contestants: readonly Contestant[];
  /** The contestants by seat, in every way in which a pile is played. */
  readonly seatings: readonly (readonly number[])[];
  /** How long an outside program is waited for, in milliseconds. */
  readonly patience: number;
}

/** A comma ends a contestant only where another begins, since commands have commas, too. */
const BETWEEN = new RegExp(`,(?=exec:|(?:${ANY_BOT_NAMES.join('|')})(?:@\\w+)?(?:,|$))`);
const BUDGET = /^(\d+)(ms)?$/;

export function contestantsIn(list: string): Contestant[] {
  return list.split(BETWEEN).map(contestantIn);
}

function contestantIn(name: string): Contestant {
  if (name.startsWith('exec:') && name.length > 5) return { kind: 'program', name, command: name.slice(5) };
  const [bot, budget] = name.split('@');
  if (!isBotName(bot!)) {
    throw new WrongUse(
      `--bots: there is no bot "${bot}"; there are: ${ANY_BOT_NAMES.join(', ')}, and exec:COMMAND`,
    );
  }
  if (budget === undefined) return { kind: 'bot', name, bot };
  const [, amount, unit] = BUDGET.exec(budget) ?? [];
  if (Number(amount) > 0) {
    return unit === undefined
      ? { kind: 'bot', name, bot, nodes: Number(amount) }
      : { kind: 'bot', name, bot, milliseconds: Number(amount) };
  }
  throw new WrongUse(`--bots: "${name}": a budget is a number of positions (@5000) or milliseconds (@200ms)`);
}

export interface Entries {
  readonly contestants: readonly Contestant[];
  readonly seatings: readonly (readonly number[])[];
}

/**
 * Who sits where: the contestants in the order given, moved round by a seat each time; the last one takes the seats that
 * are left over. If there are more contestants than seats, every choice of them plays.
 */
export function entriesFor(given: readonly Contestant[], players: number): Entries {
  const names = [...new Set(given.map(({ name }) => name))];
  const entries = given.map(({ name }) => names.indexOf(name));
  while (entries.length < players) entries.push(entries.at(-1)!);
  const seatings = new Map<string, number[]>();
  for (const choice of choicesOf(entries, players)) {
    for (let by = 0; by < players; by++) {
      const seating = choice.map((_, seat) => choice[(seat + by) % players]!);
      seatings.set(seating.join(), seating);
    }
  }
  return {
    contestants: names.map((name) => given.find((contestant) => contestant.name === name)!),
    seatings: [...seatings.values()],
  };
}

/** Every choice of so many from a list, in its order. */
function choicesOf(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) =>
    choicesOf(list.slice(i + 1), count - 1).map((others) => [first, ...others]),
  );
}

/** As many seats as contestants, unless told otherwise. */
export const playersFor = (given: readonly Contestant[]): number =>
  Math.min(MOST_PLAYERS, Math.max(FEWEST_PLAYERS, given.length));
