import { Gravestone } from '../../board/index.ts';
import { cardText, labelText, t } from '../../i18n/index.ts';
import type { StudySession } from './session.ts';

/** Where the monster is to move: which of the cards comes? The one that came in the game is framed. */
export function CardChoice({ session: { controller } }: { readonly session: StudySession }) {
  const cards = controller.cards.value;
  if (cards.length === 0 || !controller.idle.value) return null;
  const next = controller.tree.after(controller.at.value).find(({ moment }) => moment !== undefined);
  const came = next?.step?.kind === 'card' ? next.step.card : undefined;
  return (
    <section class="panel" aria-label={t('review.choose-card')}>
      <h2>{t('review.choose-card')}</h2>
      <div class="study-cards-choice">
        {cards.map((card) => (
          <button
            type="button"
            class={card === came ? 'came' : ''}
            aria-label={card === came ? labelText(cardText(card), t('review.came')) : cardText(card)}
            title={card === came ? t('review.came') : cardText(card)}
            onClick={() => controller.turnCard(card)}
            key={card}
          >
            <Gravestone card={card} size={34} />
          </button>
        ))}
      </div>
    </section>
  );
}
