import { useMemo } from 'preact/hooks';
import { linkTo } from '../../app/index.ts';
import { puzzlesText } from '../../i18n/index.ts';
import { draftLevel } from '../../puzzle/draft.ts';
import { LevelView } from './level-view.tsx';
import { Wrong } from './linked-level.tsx';
import { ownDraft } from './own-levels.ts';

const { t } = puzzlesText;

/** A level of the reader's own, tried. */
export function OwnLevelPage({ id }: { readonly id: string }) {
  const read = useMemo(() => {
    const draft = ownDraft(id);
    return draft === undefined ? undefined : draftLevel(draft);
  }, [id]);
  if (read === undefined) return <Wrong title={t('puzzles.link.no-level')} />;
  if (!read.ok) return <Wrong title={t('puzzles.link.no-level')} message={read.message} />;
  return (
    <LevelView
      source={{
        key: `own/${id}`,
        level: read.value,
        label: t('puzzles.level.own'),
        name: read.value.name || t('puzzles.level.unnamed'),
        back: linkTo('puzzles', 'editor', id),
      }}
    />
  );
}
