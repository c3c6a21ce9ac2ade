import { useEffect, useRef } from 'preact/hooks';
import { RULE_NUMBERS, type RuleNumber } from '../../../rules/index.ts';
import { ButtonLink, leftGame, linkTo, type PageProps, reducedMotion } from '../../app/index.ts';
import { loadRules, t } from '../../i18n/index.ts';
import { DemoBoard } from './demo-board.tsx';
import { DEMO_IDS } from './demos.ts';
import { FullText, SECTIONS } from './full-text.tsx';
import './rules.css';

/** The texts come before the page. */
export const prepare = loadRules;

/** The rules: boards to play with, and every rule in words. `#/rules/M3` leads to a rule. */
export function Page({ route }: PageProps) {
  const [asked] = route.rest;
  const wanted = RULE_NUMBERS.find((rule) => rule === asked?.toUpperCase());
  useWanted(wanted);
  return (
    <article class="page rules">
      {leftGame.value !== undefined && (
        <ButtonLink
          icon="back"
          text={t('table.back-to-game')}
          class="primary rules-back"
          href={leftGame.value}
        />
      )}
      <header class="rules-head">
        <h1>{t('rules.title')}</h1>
        <p class="rules-lead">{t('rules.lead')}</p>
        <p>
          <strong>{t('rules.goal')}</strong> <a href={linkTo('learn')}>{t('rules.learn-instead')}</a>
        </p>
        <Contents />
      </header>
      <section aria-labelledby="rules-boards">
        <h2 id="rules-boards" tabIndex={-1}>
          {t('rules.boards')}
        </h2>
        <p class="muted">{t('rules.boards.lead')}</p>
        <div class="demos">
          {DEMO_IDS.map((id, index) => (
            <DemoBoard key={id} id={id} number={index + 1} />
          ))}
        </div>
      </section>
      <section class="panel rules-text" aria-labelledby="rules-text">
        <h2 id="rules-text" tabIndex={-1}>
          {t('rules.text')}
        </h2>
        <p class="muted">{t('rules.text.lead')}</p>
        <p class="muted">
          <span class="ruling">{t('rules.ruling')}</span> {t('rules.ruling.meaning')}
        </p>
        <FullText wanted={wanted} />
      </section>
      <p class="muted rules-credit">{t('rules.credit')}</p>
    </article>
  );
}

/** Brings the rule of the address into view and gives it the focus. */
function useWanted(wanted: RuleNumber | undefined): void {
  const arrives = useRef(true);
  useEffect(() => {
    // Whoever comes from elsewhere is there at once: on the way every board would be drawn.
    const behavior = arrives.current ? 'instant' : 'smooth';
    arrives.current = false;
    if (wanted === undefined) return;
    // The shell puts the focus on the page first.
    const later = setTimeout(() => goTo(`rule-${wanted}`, behavior));
    return () => clearTimeout(later);
  }, [wanted]);
}

function goTo(id: string, behavior: ScrollBehavior = 'smooth'): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center', behavior: reducedMotion.peek() ? 'instant' : behavior });
  place?.focus({ preventScroll: true });
}

/** Links within the page; addresses after # are pages, so these are buttons. */
function Contents() {
  return (
    <nav class="rules-contents wraps" aria-label={t('rules.contents')}>
      <button type="button" class="chip" onClick={() => goTo('rules-boards')}>
        {t('rules.boards')}
      </button>
      {SECTIONS.map((section) => (
        <a class="chip" key={section} href={linkTo('rules', `${section}1`)}>
          {t(`rules.section.${section}`)}
        </a>
      ))}
    </nav>
  );
}
