import { useEffect, useMemo, useRef } from 'preact/hooks';
import { spaceName } from '../../../rules/index.ts';
import { Button, linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { capital, castNames, refusalSentence, t } from '../../i18n/index.ts';
import { HallWindow, RuleLink, ToldList } from '../../playground/index.ts';
import { LessonPlay } from './lesson-play.ts';
import { LESSON_IDS, LESSONS, type LessonId } from './lessons.ts';
import { doneLessons, noteDone } from './progress.ts';

/** One lesson: what it is about, its board, and what came of the try. */
export function LessonView({ id }: { readonly id: LessonId }) {
  const lesson = LESSONS[id];
  const number = LESSON_IDS.indexOf(id) + 1;
  const play = useMemo(() => new LessonPlay(lesson), [lesson]);
  const verdict = play.verdict.value;
  useEffect(() => {
    if (verdict === 'right') noteDone(id);
  }, [verdict, id]);
  const title = t(`learn.${id}.title`);
  return (
    <section class="lesson" aria-labelledby="lesson-title">
      <header class="panel lesson-words">
        <p class="muted">{t('learn.number', { number, all: LESSON_IDS.length })}</p>
        <h2 id="lesson-title" tabIndex={-1}>
          {title}
        </h2>
        <p>{t(`learn.${id}.text`)}</p>
        <p class="lesson-task">{t(`learn.${id}.task`)}</p>
        <p class="lesson-rules">
          <span class="muted">{t('learn.rules')}</span>{' '}
          {lesson.rules.map((rule) => (
            <RuleLink rule={rule} key={rule} />
          ))}
        </p>
      </header>
      <div class="lesson-play">
        <HallWindow
          part={lesson.part}
          board={play.board}
          marks={play.marks.value}
          press={play.press}
          label={t('learn.board', { title })}
        />
      </div>
      <div class="panel lesson-answer">
        <Outcome play={play} id={id} />
        <Buttons play={play} id={id} />
      </div>
    </section>
  );
}

/** The answer in words: refused, right with praise, or wrong with a hint, and why. */
function Outcome({ play, id }: { readonly play: LessonPlay; readonly id: LessonId }) {
  const verdict = play.verdict.value;
  const answer = play.answer.value;
  const { mover, run } = play;
  const { position } = run.playground;
  const place = useRef<HTMLDivElement>(null);
  // On a small screen the answer is below the board.
  useEffect(() => {
    if (verdict !== 'open') place.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return (
    <div class="lesson-outcome" role="status" ref={place}>
      {verdict === 'open' && answer.kind === 'refused' && (
        <p class="lesson-refused">
          <strong>{t('learn.refused')}</strong> {refusalSentence(answer.refusal)}{' '}
          <RuleLink rule={answer.refusal.rule} />
        </p>
      )}
      {verdict === 'open' && mover !== undefined && (
        <p class="muted">{capital(t('table.choose-space', { figure: castNames.figure(mover) }))}</p>
      )}
      {verdict === 'right' && (
        <p class="lesson-right">
          <Icon name="check" />
          <span>
            <strong>{t('learn.right')}</strong> {t(`learn.${id}.praise`)}
          </span>
        </p>
      )}
      {verdict === 'wrong' && (
        <p class="lesson-wrong">
          <span>
            <strong>{t('learn.wrong')}</strong>{' '}
            {run.guess !== undefined && t('learn.it-went', { at: spaceName(position.monsterAt) })}{' '}
            {t(`learn.${id}.hint`)}
          </span>
        </p>
      )}
      {verdict !== 'open' && run.events.some(({ type }) => type === 'monsterLooked') && (
        <details class="lesson-why" open={verdict === 'wrong'}>
          <summary>{t('table.why')}</summary>
          <ToldList events={run.events} />
        </details>
      )}
    </div>
  );
}

function Buttons({ play, id }: { readonly play: LessonPlay; readonly id: LessonId }) {
  const verdict = play.verdict.value;
  const index = LESSON_IDS.indexOf(id);
  const next = LESSON_IDS[index + 1];
  const previous = LESSON_IDS[index - 1];
  const onward = useRef<HTMLAnchorElement>(null);
  // Whoever plays with the keyboard goes on with Enter.
  useEffect(() => {
    if (verdict === 'right') onward.current?.focus({ preventScroll: true });
  }, [verdict]);
  const allDone = doneLessons().size === LESSON_IDS.length;
  return (
    <>
      {allDone && verdict === 'right' && <p class="lesson-all">{t('learn.all-done')}</p>}
      <div class="lesson-buttons wraps">
        {previous !== undefined && (
          <a class="btn ghost" href={linkTo('learn', previous)} aria-label={t('learn.previous')}>
            <Icon name="back" />
          </a>
        )}
        <Button
          icon="rotate"
          text={t('learn.again')}
          class={verdict === 'wrong' ? 'primary' : ''}
          disabled={play.answer.value.kind === 'nothing'}
          onClick={() => play.restart()}
        />
        {next !== undefined ? (
          <a class={verdict === 'right' ? 'btn primary' : 'btn'} href={linkTo('learn', next)} ref={onward}>
            {t('learn.next')}
            <Icon name="onward" />
          </a>
        ) : (
          <a class={verdict === 'right' ? 'btn primary' : 'btn'} href={linkTo('new-game')} ref={onward}>
            {t('learn.play')}
          </a>
        )}
      </div>
    </>
  );
}
