import { useEffect, useRef } from 'preact/hooks';
import { Button, linkTo, type PageProps } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { loadLearn, t } from '../../i18n/index.ts';
import { LessonView } from './lesson-view.tsx';
import { LESSON_IDS, type LessonId } from './lessons.ts';
import { doneLessons, forgetLessons, nextLesson } from './progress.ts';
import './learn.css';

/** The texts come before the page. */
export const prepare = loadLearn;

/** Learning by doing: `#/learn` goes on where the reader was, `#/learn/tie` is one lesson. */
export function Page({ route }: PageProps) {
  const [asked] = route.rest;
  const done = doneLessons();
  const started = useRef<LessonId>(nextLesson(done));
  const id = LESSON_IDS.find((name) => name === asked) ?? started.current;
  const shown = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== id) {
      shown.current?.scrollIntoView({ block: 'nearest' });
      shown.current?.querySelector('h2')?.focus({ preventScroll: true });
    }
    before.current = id;
  }, [id]);
  return (
    <article class="page learn">
      <header class="learn-head">
        <h1>{t('learn.title')}</h1>
        <p class="muted">{t('learn.lead')}</p>
      </header>
      <div ref={shown}>
        <LessonView id={id} key={id} />
      </div>
      <nav class="panel learn-list" aria-labelledby="learn-list">
        <h2 id="learn-list">{t('learn.list')}</h2>
        <p class="muted num">{t('learn.progress', { done: done.size, all: LESSON_IDS.length })}</p>
        <ol>
          {LESSON_IDS.map((name, index) => (
            <li key={name}>
              <a href={linkTo('learn', name)} aria-current={name === id ? 'step' : undefined}>
                <span class="learn-mark num" aria-hidden="true">
                  {done.has(name) ? <Icon name="check" /> : index + 1}
                </span>
                {t(`learn.${name}.title`)}
                {done.has(name) && <span class="unseen">{t('learn.done')}</span>}
              </a>
            </li>
          ))}
        </ol>
        {done.size > 0 && <Button text={t('learn.forget')} class="ghost small" onClick={forgetLessons} />}
      </nav>
    </article>
  );
}
