import type { Card, Colour, Direction, FigureId, RuleNumber, SpaceName } from '../../rules/index.ts';
import type { Consequence } from '../consequence.ts';
import type { ENGLISH } from './english.ts';

/** What the names in braces of a text stand for: things, which each language has its own words for. */
export interface Things {
  readonly figure?: FigureId;
  readonly player?: Colour;
  /** `any` where no other card may come. */
  readonly cards?: readonly Card[] | 'any';
  readonly direction?: Direction;
  readonly from?: SpaceName;
  readonly at?: SpaceName;
  readonly count?: number;
}

/** A sentence to be said: which text, about what, and the rules it follows from. */
export interface Phrase {
  readonly key: Exclude<keyof typeof ENGLISH, 'study.any-card' | 'study.wins.you'>;
  readonly things: Things;
  readonly rules: readonly RuleNumber[];
}

/** How a consequence is said. */
export function phraseOf(told: Consequence): Phrase {
  switch (told.type) {
    case 'eaten':
      return eatenPhrase(told);
    case 'safe':
      return { key: 'study.safe', things: { figure: told.figure }, rules: ['M1'] };
    case 'out':
      return { key: 'study.out', things: { figure: told.figure }, rules: ['F2'] };
    case 'wins':
      return { key: 'study.wins', things: { player: told.player }, rules: [told.rule] };
    case 'way':
      return { key: 'study.way', things: { figure: told.figure, count: told.points }, rules: ['F1'] };
  }
}

function eatenPhrase(told: Extract<Consequence, { type: 'eaten' }>): Phrase {
  const { figure, at, because, rule, turned } = told;
  const things = { figure, at, cards: told.anyCard ? ('any' as const) : told.cards };
  if (because !== 'bite') return { key: `study.eaten.${because}`, things, rules: [rule] };
  if (turned === undefined) return { key: 'study.eaten.straight', things, rules: [rule] };
  const key = turned.figure === figure ? 'study.eaten.saw' : 'study.eaten.turned';
  const turn = { from: turned.at, direction: turned.to };
  return { key, things: { ...things, ...turn }, rules: [turned.rule, rule] };
}
