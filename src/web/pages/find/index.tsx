import './find.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Find, loadFinds, THEMES } from '../../../find/index.ts';
import { type PageProps, useTitle } from '../../app/index.ts';
import { nextFind, taskOf } from '../../find/index.ts';
import { loadFind, loadStudy, t } from '../../i18n/index.ts';
import { kept, withAnswer } from '../../kept/index.ts';
import { FindView } from './find-view.tsx';
import { MistakesPage } from './mistakes.tsx';
import { ScorePanel } from './score-panel.tsx';

let finds: readonly Find[] = [];

/** Texts and positions come before the page. */
export async function prepare(): Promise<void> {
  const [shipped] = await Promise.all([loadFinds(), loadFind(), loadStudy()]);
  finds = shipped;
}

/**
 * `#/find`: positions of all themes, about as hard as the reader is strong; `#/find/save`: one theme; `#/find/save/ID`, `#/find/all/ID`: that
 * position; `#/find/mistakes/GAME`: the mistakes of a game on this device.
 */
export function Page({ route }: PageProps) {
  const [first, second, third] = route.rest;
  useTitle(t('shell.title.find'));
  if (first === 'mistakes' && second !== undefined) {
    return <MistakesPage game={second} colour={third} key={second} />;
  }
  return <Stream theme={THEMES.find((theme) => theme === first)} asked={second} key={`${first}/${second}`} />;
}

interface StreamProps {
  readonly theme: (typeof THEMES)[number] | undefined;
  /** The position that the address names. */
  readonly asked: string | undefined;
}

/** One position after another. */
function Stream({ theme, asked }: StreamProps) {
  const [find, setFind] = useState<Find | undefined>(() => finds.find(({ id }) => id === asked) ?? another());
  const task = useMemo(() => find && taskOf(find), [find]);
  const [before, setBefore] = useState(kept.finds.value.peek().now.rating);
  useEffect(() => setBefore(kept.finds.value.peek().now.rating), [find]);
  function another(): Find | undefined {
    return nextFind(finds, kept.finds.value.peek(), theme, Math.random());
  }
  if (find === undefined || task === undefined) return <p class="page">{t('find.none')}</p>;
  return (
    <FindView
      task={task}
      level={find.rating}
      answered={(answer) => kept.finds.update((now) => withAnswer(now, find, answer))}
      next={() => setFind(another())}
      key={find.id}
    >
      <ScorePanel theme={theme} before={before} />
    </FindView>
  );
}
