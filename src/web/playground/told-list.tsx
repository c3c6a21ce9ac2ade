import type { GameEvent, RuleNumber } from '../../rules/index.ts';
import { linkTo } from '../app/index.ts';
import { t, tellWalk } from '../i18n/index.ts';

export const RuleLink = ({ rule }: { readonly rule: RuleNumber }) => (
  <a class="rule-link" href={linkTo('rules', rule)} aria-label={t('word.rule', { rule })}>
    {rule}
  </a>
);

/** What happened, a sentence for each thing, with the rule it follows from. */
export function ToldList({ events }: { readonly events: readonly GameEvent[] }) {
  const parts = tellWalk(events)
    .flatMap((group) => group.parts)
    .map((part, index) => ({ ...part, key: index }));
  return (
    <ol class="told">
      {parts.map(({ key, sentence, rule }) => (
        <li key={key}>
          <span>{sentence}</span>
          <RuleLink rule={rule} />
        </li>
      ))}
    </ol>
  );
}
