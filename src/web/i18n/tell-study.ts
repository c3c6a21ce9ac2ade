import type { Card, RuleNumber } from '../../rules/index.ts';
import type { Consequence } from '../../study/index.ts';
import { phraseOf } from '../../study/words/index.ts';
import { choiceText } from './join.ts';
import { capital, cardText, castNames, directionText, type Names } from './names.ts';
import { t } from './texts.ts';

/** A consequence as a sentence, and the rules it follows from. The texts of the study must have been loaded. */
export function tellConsequence(
  consequence: Consequence,
  names: Names = castNames,
): { readonly sentence: string; readonly rules: readonly RuleNumber[] } {
  const { key, things, rules } = phraseOf(consequence);
  const { figure, player, cards, direction, from = '', at = '', count = 0 } = things;
  if (player !== undefined && names.isYou(player)) return { sentence: t('study.wins.you'), rules };
  const values = {
    figure: figure === undefined ? '' : names.figure(figure),
    player: player === undefined ? '' : names.player(player),
    cards: cards === undefined ? '' : cardsText(cards),
    direction: direction === undefined ? '' : directionText(direction, names),
    from,
    at,
    count,
  };
  return { sentence: capital(t(key, values)), rules };
}

const cardsText = (cards: readonly Card[] | 'any'): string =>
  cards === 'any' ? t('study.any-card') : choiceText(cards.map(cardText));
