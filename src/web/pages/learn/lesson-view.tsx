import { useEffect, useMemo, useRef } from 'preact/hooks';
import { spaceName, type Target } from '../../../rules/index.ts';
import { gameSpeed, linkTo, reducedMotion } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { castNames, language, learnText, refusalSentence, speakSpace } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { LessonBoard } from './lesson-board.ts';
import { LESSON_IDS, LESSONS, type LessonId } from './lessons.ts';
import { HallWindow, isWhole, READER, RuleLink, ToldList, useNarrow } from './playground/index.ts';
import { doneLessons, noteDone } from './progress.ts';

const { t } = learnText;
const MINE = new Set([READER] as const);

/** One lesson: what it is about, its board, and what came of the try. */
export function LessonView({ id }: { readonly id: LessonId }) {
  const lesson = LESSONS.find((one) => one.id === id)!;
  const number = LESSON_IDS.indexOf(id) + 1;
  const board = useMemo(
    () =>
      new LessonBoard(lesson, kept.monster.value.peek().kit, () => ({
        speed: gameSpeed.peek(),
        reduced: reducedMotion.peek(),
      })),
    [lesson],
  );
  const verdict = board.verdict.value;
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
        <LessonHall board={board} title={title} />
      </div>
      <div class="panel lesson-answer">
        <Outcome board={board} id={id} />
        <Buttons board={board} id={id} />
      </div>
    </section>
  );
}

function LessonHall({ board, title }: { readonly board: LessonBoard; readonly title: string }) {
  const { lesson } = board.run;
  const narrow = useNarrow();
  const scene = board.stage.scene.value;
  const marks = board.marks.value;
  const speaks = language.value;
  const describe = useMemo(
    () => (at: Target) => speakSpace(at, scene, { marks, mine: MINE }),
    [scene, marks, speaks],
  );
  const gestures = useMemo(() => ({ onPress: (at: Target) => board.press(at) }), [board]);
  return (
    <HallWindow
      part={lesson}
      scene={scene}
      marks={marks}
      gestures={gestures}
      handle={board.stage.board}
      upright={narrow && isWhole(lesson)}
      label={t('learn.board', { title })}
      describe={describe}
    />
  );
}

/** The answer in words: refused, right with praise, or wrong with a hint, and why. */
function Outcome({ board, id }: { readonly board: LessonBoard; readonly id: LessonId }) {
  const verdict = board.verdict.value;
  const answer = board.answer.value;
  const { points, run } = board;
  const { task } = run.lesson;
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
      {verdict === 'open' && points !== undefined && task.kind === 'move' && (
        <p class="muted">
          {t('learn.points', { figure: castNames().figure(task.figure), left: points.left, of: points.of })}
        </p>
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
            {task.kind === 'predict' &&
              t('learn.it-went', { at: spaceName(run.playground.position.monsterAt) })}{' '}
            {t(`learn.${id}.hint`)}
          </span>
        </p>
      )}
      {verdict !== 'open' && run.events.some(({ type }) => type === 'monsterLooked') && (
        <details class="lesson-why" open={verdict === 'wrong'}>
          <summary>{t('learn.why')}</summary>
          <ToldList events={run.events} />
        </details>
      )}
    </div>
  );
}

function Buttons({ board, id }: { readonly board: LessonBoard; readonly id: LessonId }) {
  const verdict = board.verdict.value;
  const index = LESSON_IDS.indexOf(id);
  const next = LESSON_IDS[index + 1];
  const previous = LESSON_IDS[index - 1];
  const onward = useRef<HTMLAnchorElement>(null);
  // Whoever plays with the keyboard goes on with Enter.
  useEffect(() => {
    if (verdict === 'right') onward.current?.focus({ preventScroll: true });
  }, [verdict]);
  const { points, run } = board;
  const canEnd =
    verdict === 'open' && run.lesson.task.kind === 'move' && points !== undefined && points.left < points.of;
  const allDone = doneLessons().size === LESSON_IDS.length;
  return (
    <>
      {allDone && verdict === 'right' && <p class="lesson-all">{t('learn.all-done')}</p>}
      <div class="lesson-buttons">
        {previous !== undefined && (
          <a class="btn ghost" href={linkTo('learn', previous)} aria-label={t('learn.previous')}>
            <Icon name="prev" />
          </a>
        )}
        {canEnd && (
          <button type="button" class="btn" onClick={() => board.endMove()}>
            {t('learn.end-move')}
          </button>
        )}
        <button
          type="button"
          class={verdict === 'wrong' ? 'btn primary' : 'btn'}
          disabled={board.answer.value.kind === 'nothing'}
          onClick={() => board.restart()}
        >
          <Icon name="undo" />
          {t('learn.again')}
        </button>
        {next !== undefined ? (
          <a class={verdict === 'right' ? 'btn primary' : 'btn'} href={linkTo('learn', next)} ref={onward}>
            {t('learn.next')}
            <Icon name="next" />
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
