import { t } from '../../i18n/index.ts';
import type { StudySession } from './session.ts';

/** The reader's own words about the move; kept on the device. */
export function CommentBox({ session }: { readonly session: StudySession }) {
  const { tree, at } = session.controller;
  const point = at.value;
  const comment = tree.commentOn(point);
  return (
    <details class="comment-box" open={comment !== ''} key={point.id}>
      <summary>{t('review.comment')}</summary>
      <textarea
        class="field"
        rows={2}
        aria-label={t('review.comment-hint')}
        value={comment}
        onChange={({ currentTarget: { value } }) => tree.comment(point, value.trim())}
      />
    </details>
  );
}
