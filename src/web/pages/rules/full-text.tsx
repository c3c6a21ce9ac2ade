import { RULE_NUMBERS, type RuleNumber } from '../../../rules/index.ts';
import { linkTo } from '../../app/index.ts';
import { t } from '../../i18n/index.ts';
import { FROM_NOTES, RULINGS } from './rulings.ts';

export const SECTIONS = ['B', 'C', 'S', 'G', 'F', 'M', 'P'] as const;

/** Every rule with its number, which is its address too. */
export function FullText({ wanted }: { readonly wanted: RuleNumber | undefined }) {
  return SECTIONS.map((section) => (
    <section class="rules-section" key={section} aria-labelledby={`rules-${section}`}>
      <h3 id={`rules-${section}`}>{t(`rules.section.${section}`)}</h3>
      <dl>
        {RULE_NUMBERS.filter((rule) => rule.startsWith(section)).map((rule) => (
          <Rule key={rule} rule={rule} wanted={rule === wanted} />
        ))}
      </dl>
    </section>
  ));
}

const Rule = ({ rule, wanted }: { readonly rule: RuleNumber; readonly wanted: boolean }) => (
  <div class={wanted ? 'rule wanted' : 'rule'} id={`rule-${rule}`} tabIndex={-1}>
    <dt>
      <a href={linkTo('rules', rule)} aria-label={t('table.rule', { rule })}>
        {rule}
      </a>
    </dt>
    <dd>
      <Numbered text={t(`rules.${rule}`)} />
      {RULINGS.has(rule) && <Mark what="rules.ruling" />}
      {FROM_NOTES.has(rule) && <Mark what="rules.from-notes" />}
    </dd>
  </div>
);

/** Where a rule comes from, if not from the printed ones. */
const Mark = ({ what }: { readonly what: 'rules.ruling' | 'rules.from-notes' }) => (
  <>
    {' '}
    <span class="ruling" title={t(`${what}.meaning`)}>
      {t(what)}
    </span>
  </>
);

const isRule = (text: string): text is RuleNumber => (RULE_NUMBERS as readonly string[]).includes(text);

/** A text with the rules it names as links. */
const Numbered = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split(/\b([BCSGFMP]\d{1,2})\b/)
      .map((part, index) => ({ part, key: index }))
      .map(({ part, key }) =>
        isRule(part) ? (
          <a href={linkTo('rules', part)} key={key}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
  </>
);
