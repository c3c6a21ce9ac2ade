import type { Action, Game, Random } from '../rules/index.ts';

/** What a bot would do if it had to act now, and why. */
export interface Thought {
  readonly action: Action;
  /** Each seat's chance to win as the bot sees it, where it reckons with any. */
  readonly value?: readonly number[];
  /** The actions it expects for the rest of the round, its own first. */
  readonly line: readonly Action[];
  /** Positions it has weighed so far. */
  readonly nodes: number;
  /** The moves it has looked at longest, its choice first, where it compares any. */
  readonly moves?: readonly Prospect[];
}

/** A move and what a bot expects of it. */
export interface Prospect {
  readonly action: Action;
  /** Each seat's chance to win. */
  readonly value: readonly number[];
  readonly line: readonly Action[];
  /** How often it was tried out. */
  readonly trials: number;
}

/** A player that chooses its own actions. */
export interface Bot {
  readonly name: string;
  /** How many positions it weighs for an action unless told otherwise. */
  readonly nodes: number;
  /**
   * Thinks about what the seat whose turn it is should do, and says again and again what it has found so far; the last thought
   * is its choice. Whoever listens can stop at any thought: for a clock, or when nobody wants to know any more. With the
   * same game, generator and nodes it thinks the same. The game shows what a player may see and is left as it is.
   */
  think(game: Game, random: Random, nodes: number): Generator<Thought, void>;
}

/** Thinks, but not beyond a time; `now` tells the time in milliseconds. */
export function* thinkWithin(
  bot: Bot,
  game: Game,
  random: Random,
  milliseconds: number,
  now: () => number,
  nodes: number = bot.nodes,
): Generator<Thought, void> {
  const end = now() + milliseconds;
  for (const thought of bot.think(game, random, nodes)) {
    yield thought;
    if (now() >= end) return;
  }
}

/** What a bot does that thinks to the end. */
export const choose = (bot: Bot, game: Game, random: Random, nodes: number = bot.nodes): Thought =>
  lastOf(bot.think(game, random, nodes));

/** What a bot does that thinks as `thinkWithin` lets it. */
export const chooseWithin = (...thinking: Parameters<typeof thinkWithin>): Thought =>
  lastOf(thinkWithin(...thinking));

export function lastOf(thoughts: Iterable<Thought>): Thought {
  let last: Thought | undefined;
  for (const thought of thoughts) last = thought;
  if (last === undefined) throw new Error('the bot had no thought');
  return last;
}
