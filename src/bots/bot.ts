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

/** Thinks to the end. */
export function choose(bot: Bot, game: Game, random: Random, nodes: number = bot.nodes): Thought {
  let last: Thought | undefined;
  for (const thought of bot.think(game, random, nodes)) last = thought;
  return chosen(bot, last);
}

/** Thinks to the end, but not beyond a time; `now` tells the time in milliseconds. */
export function chooseWithin(
  bot: Bot,
  game: Game,
  random: Random,
  milliseconds: number,
  now: () => number,
  nodes: number = bot.nodes,
): Thought {
  const end = now() + milliseconds;
  let last: Thought | undefined;
  for (const thought of bot.think(game, random, nodes)) {
    last = thought;
    if (now() >= end) break;
  }
  return chosen(bot, last);
}

function chosen(bot: Bot, thought: Thought | undefined): Thought {
  if (thought === undefined) throw new Error(`the bot ${bot.name} had no thought`);
  return thought;
}
