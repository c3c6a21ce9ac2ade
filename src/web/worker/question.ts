import type { BotName } from '../../bots/index.ts';
import type { Action } from '../../rules/index.ts';

/** What a bot is asked. It gets what a player may see, as text: the pile is not in it. */
export interface Question {
  readonly bot: BotName;
  /** `writeView` of the game. */
  readonly view: string;
  readonly seed: string;
  readonly milliseconds: number;
}

export type Answer = { readonly action: Action } | { readonly error: string };
