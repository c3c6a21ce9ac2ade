import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { Deck, ForecastTable } from '../table/index.ts';
import type { StudySession } from './session.ts';

/** Where every card left leads, at each of the monster's moves and after each move that is tried. */
export function CardsPanel({ session: { controller, names } }: { readonly session: StudySession }) {
  const on = controller.analysing.value;
  const analysis = controller.analysis.value;
  return (
    <section class="panel forecast" aria-label={t('review.cards')}>
      <h2>
        <Icon name="foot" />
        {t('review.cards')}
        <span class="spacer" />
        <button
          type="button"
          class={`chip ${on ? 'on' : ''}`}
          aria-pressed={on}
          aria-label={t('review.cards')}
          aria-keyshortcuts="a"
          onClick={() => {
            controller.analysing.value = !on;
          }}
        >
          <Icon name="eye" class="small" />
        </button>
      </h2>
      <Deck game={controller.shown.value.game} />
      {on && analysis !== undefined && (
        <ForecastTable
          forecast={analysis.forecast}
          game={analysis.game}
          names={names}
          caption={t('review.cards-text')}
          came={analysis.card}
        />
      )}
      {(!on || analysis === undefined) && <p class="note">{t('review.cards-text')}</p>}
    </section>
  );
}
