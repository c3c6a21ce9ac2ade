import { useMemo } from 'preact/hooks';
import { readLink } from '../../../puzzles/index.ts';
import { linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { puzzlesText } from '../../i18n/index.ts';
import { LevelView } from './level-view.tsx';
import type { LevelSource } from './sources.ts';

const { t } = puzzlesText;

/** A level that somebody sent. With a solution in it, that is shown. */
export function LinkedLevel({ text }: { readonly text: string }) {
  const read = useMemo(() => readLink(text), [text]);
  if (!read.ok) return <Wrong title={t('puzzles.link.broken')} message={read.message} />;
  const level = read.value;
  const source: LevelSource = {
    key: `link/${keyOf(text)}`,
    level,
    label: t('puzzles.level.shared'),
    name: level.name || t('puzzles.level.unnamed'),
    back: linkTo('puzzles'),
  };
  return <LevelView source={source} shown={level.solutions?.[0]} />;
}

/** Links may be long: a short name for what is kept, from all of its text (FNV-1a, twice). */
function keyOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ (code + 31), 0x85ebca6b) >>> 0;
  }
  return a.toString(36) + b.toString(36);
}

/** Something that can't be opened: what is wrong with it, and a way on. */
export function Wrong({ title, message }: { readonly title: string; readonly message?: string }) {
  return (
    <div class="page pz-page">
      <h1>{title}</h1>
      {message !== undefined && (
        <p class="panel pz-wrong" role="alert">
          <Icon name="warn" />
          <span>{message}</span>
        </p>
      )}
      <p>
        <a class="btn primary" href={linkTo('puzzles')}>
          {t('puzzles.back')}
        </a>
      </p>
    </div>
  );
}
