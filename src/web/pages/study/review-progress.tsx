import './review-progress.css';
import { IconButton } from '../../app/index.ts';
import { t } from '../../i18n/index.ts';
import type { StudySession } from './session.ts';

const STATES = { waiting: 'thinking', going: 'quick', resting: 'stopped', done: 'done' } as const;

/** How far the review is; it can be stopped, and goes on deeper. */
export function ReviewProgress({ session }: { readonly session: StudySession }) {
  const { review } = session;
  const { is, pass, done, of, reason = '' } = review.state.value;
  if (!session.mayReview || session.game.moments.length === 0) return null;
  const text =
    is === 'failed'
      ? t('review.failed', { reason })
      : is === 'going'
        ? t(pass === 1 ? 'review.quick' : 'review.deeper', { done, of })
        : t(`review.${STATES[is]}`);
  return (
    <div class="review-progress row">
      <progress max={of || 1} value={is === 'done' ? of || 1 : done} aria-label={text} />
      <small class="muted num">{text}</small>
      {is === 'going' && (
        <IconButton icon="pause" text={t('review.stop')} class="small ghost" onClick={() => review.rest()} />
      )}
      {is === 'resting' && (
        <IconButton
          icon="play"
          text={t('review.go-on')}
          class="small ghost"
          onClick={() => review.resume()}
        />
      )}
    </div>
  );
}
