import type { RuleNumber } from './rule-numbers.ts';

/**
 * Everything the rules can refuse: the rule that says so and the sentence for a person. `{name}` stands for a value.
 * The key stays the same for ever, so that other languages can be written to it.
 */
const REFUSALS = {
  // Moving a figure
  'too-few-points': ['F1', '{figure} shows {points}, and this path takes {needed} points'],
  'unknown-letter': ['F1', 'a path is written with the letters n e s w i o; "{letter}" is not one of them'],
  'no-number': ['F1', '{figure} shows no number: say its points'],
  'not-waiting': ['F2', '{figure} is not waiting at the entrance: "i" is for entering only'],
  'must-enter': ['F2', '{figure} waits at the entrance: its path must begin with "i"'],
  'not-at-exit': ['F2', '{figure} is on {at}: only from a1 can it leave the hall'],
  'already-left': ['F2', '{figure} has left the hall: nothing can follow "o"'],
  'is-out': ['F2', '{figure} is out of the hall and moves no more'],
  'is-eaten': ['G5', '{figure} has been eaten and moves no more'],
  'ends-on-figure': [
    'F3',
    '{figure} would end on {at}, where {other} stands: it may walk through figures, not stop on them',
  ],
  'slides-onto-figure': [
    'F9',
    '{figure} would slide onto {at}, where {other} stands, with no point left to move on',
  ],
  'too-far': ['F1', '{figure} is too far from {at}: that takes {needed} points'],
  'no-way': ['F1', '{figure} finds no way to {at}'],
  'monster-there': ['F4', "{figure} can't go to {at}: the monster is there"],
  'teleporter-there': ['F4', "{figure} can't go to {at}: no figure enters a teleporter"],
  edge: ['F4', "{figure} can't go {direction} from {at}: the hall ends there"],
  monster: ['F4', "{figure} can't go {direction} from {at}: the monster is there"],
  'monster-at-entrance': ['F4', "{figure} can't enter: the monster stands on p11"],
  teleporter: ['F4', "{figure} can't go {direction} from {at}: no figure enters a teleporter"],
  'block-before-edge': ['F5', "{figure} can't push {direction} from {at}: the block would go over the edge"],
  'block-before-monster': [
    'F5',
    "{figure} can't push {direction} from {at}: the monster is behind the block",
  ],
  'block-before-teleporter': [
    'F6',
    "{figure} can't push {direction} from {at}: a teleporter is behind the block",
  ],
  'block-before-block': [
    'F5',
    "{figure} can't push {direction} from {at}: two blocks in a row can't be pushed",
  ],
  'block-before-figure': ['F5', "{figure} can't push {direction} from {at}: a figure is behind the block"],
  // The table
  'too-few-players': ['C3', 'the game is for 2 to 7 players, not {players}'],
  'colour-twice': ['C4', "two players can't both be {colour}"],
  'colour-for-many': ['C4', '{colour} has only three figures: it plays in games of 5 to 7'],
  'longer-for-many': ['C2', 'the longer game is for 6 or 7 players'],
  'no-such-starter': ['S6', '{colour} begins but does not play'],
  'not-your-turn': ['G2', "it is {turn}'s turn"],
  'no-such-figure': ['G2', 'there is no figure {figure} in this game'],
  'not-your-figure': ['G2', '{figure} belongs to {owner}'],
  'has-moved': ['G2', '{figure} has moved in this round'],
  'come-in-first': [
    'G3',
    "{figure} can't stay outside: in the first round two figures come onto the board, and {other} can come in",
  ],
  'game-over': ['G8', 'the game is over'],
  'tiles-first': ['S3', 'the tiles are placed first'],
  'tiles-placed': ['S3', 'no tiles are placed now'],
  'card-first': ['G1', 'the monster moves now: a card is turned first'],
  'moves-first': ['G1', 'the monster moves when all figures have moved'],
  'card-not-left': ['G6', 'the card {card} is not among those left'],
  'hits-card-first': ['G6', "the first card of a game can't be a hits card"],
  // Placing tiles
  'none-left': ['S3', 'there is no {tile} left to place'],
  'kept-free': ['S4', 'nothing may be placed on {at}'],
  'off-board': ['S4', '{thing} would not lie on the board at {at}'],
  occupied: ['S4', "{thing} can't lie on {at}: something is there already"],
  'teleporters-touch': ['S5', 'two teleporters may not be neighbours: {at} and {other}'],
  'teleporters-through-wall': [
    'S5',
    'two teleporters may not be neighbours through a wall: {at} and {other}',
  ],
  // The puzzle game
  'not-in-supply': ['P1', '{figure} does not wait at the entrance'],
  'figure-on-pool': ['P1', 'no figure may be put on the pool at {at}'],
  'may-not-use': ['P1', "this level doesn't let you use {at}"],
} as const satisfies Record<string, readonly [RuleNumber, string]>;

export type RefusalReason = keyof typeof REFUSALS;
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A refusal is a value: the rule, a key for translators, and words a person understands. */
export interface Refusal {
  readonly ok: false;
  readonly rule: RuleNumber;
  readonly reason: RefusalReason;
  readonly values: RefusalValues;
  readonly message: string;
}

export function refuse(reason: RefusalReason, values: RefusalValues = {}): Refusal {
  const [rule, words] = REFUSALS[reason];
  const message = words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? name));
  return { ok: false, rule, reason, values, message };
}

export const REFUSAL_REASONS = Object.keys(REFUSALS) as RefusalReason[];
