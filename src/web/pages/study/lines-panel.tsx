import './lines-panel.css';
import { Icon, SpaceText } from '../../board/index.ts';
import { capital, percentText, t } from '../../i18n/index.ts';
import { lineText, restText } from './line-text.ts';
import type { StudySession } from './session.ts';

/** The best moves where the reader is: found while they look, drawn as arrows. */
export function LinesPanel({ session }: { readonly session: StudySession }) {
  const { best, controller, names } = session;
  const on = best.on.value;
  const here = best.here.value;
  const { phase, turn } = controller.game.value;
  if (!session.mayReview) return null;
  return (
    <section class="panel lines" aria-label={t('review.lines')}>
      <h2>
        <Icon name="hint" />
        {t('review.lines')}
        <span class="spacer" />
        <button
          type="button"
          class={`chip ${on ? 'on' : ''}`}
          aria-pressed={on}
          aria-label={t('review.lines')}
          aria-keyshortcuts="l"
          onClick={() => {
            best.on.value = !on;
          }}
        >
          <Icon name="eye" class="small" />
        </button>
      </h2>
      {on && phase === 'moving' && here === undefined && <p class="note">{t('review.thinking')}</p>}
      {on && phase === 'over' && <p class="note">{t('review.over')}</p>}
      {here !== undefined && (
        <ol class="lines-list">
          {here.moves.map(({ action, line, value }, index) => (
            <li key={index}>
              <button
                type="button"
                class="line-move"
                title={t('review.play-line')}
                onClick={() => controller.take({ kind: 'action', action })}
              >
                <b class="num">{percentText(value[turn]!)}</b>
                <span>
                  <SpaceText text={capital(lineText(here.game, [action], names))} />
                  {line.length > 1 && (
                    <small class="muted">
                      {t('review.then', { moves: restText(here.game, line, names) })}
                    </small>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
