import { THEMES, type Theme } from '../../../find/index.ts';
import { linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { numberText, percentText, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';

/** Less sure than this, and a rating is marked as a first guess. */
const SURE = 110;

interface ScorePanelProps {
  readonly theme: Theme | undefined;
  /** The rating before this position. */
  readonly before: number;
}

/** How the reader fares: rating, streak, and each theme, which can be chosen. */
export function ScorePanel({ theme, before }: ScorePanelProps) {
  const { now, all, themes, streak, best } = kept.finds.value.value;
  const gained = Math.round(now.rating) - Math.round(before);
  return (
    <section class="panel find-score" aria-labelledby="find-score">
      <h2 id="find-score">
        <Icon name="flag" />
        {t('find.score')}
      </h2>
      <dl class="find-numbers num">
        <div>
          <dt>{t('find.rating')}</dt>
          <dd>
            {numberText(Math.round(now.rating))}
            {now.deviation > SURE && <span title={t('find.rating.unsure')}>?</span>}
            {gained !== 0 && (
              <small class={gained > 0 ? 'good' : 'bad'}>
                {gained > 0 ? '+' : '−'}
                {Math.abs(gained)}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('find.streak')}</dt>
          <dd>
            {streak} <small class="muted">{t('find.streak.best', { best })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('find.found')}</dt>
          <dd>
            {all.right}
            <small class="muted">/{all.tried}</small>
          </dd>
        </div>
      </dl>
      <nav class="find-choice" aria-label={t('find.themes')}>
        <a class="chip" href={linkTo('find')} aria-current={theme === undefined ? 'page' : undefined}>
          {t('find.theme.all')}
        </a>
        {THEMES.map((one) => {
          const share = themes[one];
          const name = t(`find.theme.${one}`);
          const fares = share === undefined ? '' : percentText(share.right / share.tried);
          return (
            <a
              class="chip"
              href={linkTo('find', one)}
              aria-current={one === theme ? 'page' : undefined}
              key={one}
            >
              {name} {share !== undefined && <small class="muted num">{fares}</small>}
            </a>
          );
        })}
      </nav>
    </section>
  );
}
