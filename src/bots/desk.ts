import { type Action, type Game, parseJson, Random, reading, viewIn } from '../rules/index.ts';
import type { Bot, Thought } from './bot.ts';
import { type BotName, botNamed, isBotName } from './bot-names.ts';

/** What is asked of a desk: think about a game, or stop. */
export type DeskOrder =
  | {
      readonly id: string | number;
      /** A game view as text (docs/formats.md). */
      readonly view: string;
      readonly bot: BotName;
      readonly seed: string;
      /** Positions to weigh; without it as many as the bot likes. */
      readonly nodes?: number;
      readonly milliseconds?: number;
    }
  | { readonly cancel: string | number };

/** What a desk says: what the bot thinks now and then, at last its choice, or why there is none. */
export type DeskReply =
  | { readonly id: string | number; readonly thought: Thought }
  | { readonly id: string | number; readonly action: Action; readonly thought: Thought }
  | { readonly id: string | number; readonly cancelled: true }
  | { readonly id: string | number; readonly error: string };

/** What a desk needs of the thread it stands in. */
export interface Surroundings {
  readonly post: (reply: DeskReply) => void;
  /** Calls back when messages that wait have been heard. */
  readonly later: (go: () => void) => void;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** It thinks so long before it listens again. */
const SLICE = 8;
/** It tells what it thinks no more often than that. */
const BETWEEN_THOUGHTS = 100;

type ThinkOrder = Exclude<DeskOrder, { readonly cancel: string | number }>;

interface Task {
  readonly id: string | number;
  readonly thinking: Generator<Thought, void>;
  readonly milliseconds: number;
  /** When its thinking began, and when it last told. */
  begun: number | undefined;
  told: number;
  last: Thought | undefined;
}

/**
 * Bots behind messages, for a worker of Node or of a browser: orders come in with `take`, replies go out with `post`. Orders
 * are worked off one after another, in slices, so that one can be cancelled at any time.
 */
export class BotDesk {
  readonly #surroundings: Surroundings;
  readonly #tasks: Task[] = [];
  #isAtWork = false;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  take(order: DeskOrder): void {
    if ('cancel' in order) {
      this.#cancel(order.cancel);
      return;
    }
    const task = taskFor(order);
    if (typeof task === 'string') {
      this.#surroundings.post({ id: order.id, error: task });
      return;
    }
    this.#tasks.push(task);
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#surroundings.later(this.#work);
  }

  #cancel(id: string | number): void {
    const at = this.#tasks.findIndex((task) => task.id === id);
    if (at < 0) return; // it has been answered
    this.#tasks.splice(at, 1);
    this.#surroundings.post({ id, cancelled: true });
  }

  readonly #work = (): void => {
    const task = this.#tasks[0];
    if (task !== undefined && this.#thinkOn(task)) this.#tasks.shift();
    this.#isAtWork = this.#tasks.length > 0;
    if (this.#isAtWork) this.#surroundings.later(this.#work);
  };

  /** A slice of thinking; whether it came to an end. */
  #thinkOn(task: Task): boolean {
    const { post, now } = this.#surroundings;
    const start = now();
    task.begun ??= start;
    let time = start;
    do {
      const next = task.thinking.next();
      time = now();
      if (!next.done) task.last = next.value;
      if (next.done || time - task.begun >= task.milliseconds) {
        post({ id: task.id, action: task.last!.action, thought: task.last! });
        return true;
      }
    } while (time - start < SLICE);
    if (time - task.told >= BETWEEN_THOUGHTS) {
      task.told = time;
      post({ id: task.id, thought: task.last! });
    }
    return false;
  }
}

/** Reads an order; a text says what is wrong with it. */
function taskFor({ id, view, bot: name, seed, nodes, milliseconds }: ThinkOrder): Task | string {
  if (!isBotName(name)) return `there is no bot "${String(name)}"`;
  const game = reading(() => viewIn(parseJson(view), 'view'));
  if (!game.ok) return game.message;
  if (game.value.phase === 'monster') return 'the monster moves now: there is nothing to choose';
  const bot: Bot = botNamed(name);
  return {
    id,
    thinking: bot.think(game.value satisfies Game, new Random(seed), nodes ?? bot.nodes),
    milliseconds: milliseconds ?? Number.POSITIVE_INFINITY,
    begun: undefined,
    told: Number.NEGATIVE_INFINITY,
    last: undefined,
  };
}
