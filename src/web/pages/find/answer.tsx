import { useEffect, useRef } from 'preact/hooks';
import type { Consequence } from '../../../study/index.ts';
import { Button } from '../../app/index.ts';
import { FaceIcon, Icon } from '../../board/index.ts';
import { HINTS } from '../../find/index.ts';
import { capital, labelText, numberText, percentText, t, tellConsequence } from '../../i18n/index.ts';
import { RuleLink } from '../../playground/index.ts';
import { numberOn } from '../../show/index.ts';
import { GameBar } from '../table/index.ts';
import type { FindSession } from './session.ts';

interface AnswerProps {
  readonly session: FindSession;
}

/** Under the board: what is to be done, how the answer was, and what comes next. */
export function AnswerBar({ session, next }: AnswerProps & { readonly next: (() => void) | undefined }) {
  const { exercise } = session;
  const state = exercise.state.value;
  const onward = useRef<HTMLDivElement>(null);
  const isOver = exercise.over.value;
  // Whoever plays with the keyboard goes on with Enter.
  useEffect(() => {
    if (isOver) onward.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <GameBar
      class={`find-bar ${state}`}
      label={t('find.answer')}
      state={
        <>
          <FaceIcon colour={session.you} size={38} />
          <b class="display" role="status">
            {t(`find.state.${state}`)}
          </b>
        </>
      }
    >
      <div class="action-buttons" ref={onward}>
        {!isOver && (
          <Button
            icon="hint"
            text={t('find.hint')}
            keys="h"
            disabled={exercise.hints.value >= HINTS.length}
            onClick={() => exercise.hint()}
          />
        )}
        {(state === 'wrong' || state === 'close') && (
          <Button icon="rotate" text={t('find.again')} class="primary" onClick={() => exercise.again()} />
        )}
        {!isOver && state !== 'close' && (
          <Button text={t('find.show')} class="ghost" onClick={() => exercise.show()} />
        )}
        {isOver && next !== undefined && (
          <Button icon="onward" text={t('find.next')} class="primary" onClick={next} />
        )}
      </div>
    </GameBar>
  );
}

/** Beside the board: the task, hints, and why the answer is right or wrong. */
export function AnswerWords({ session, level }: AnswerProps & { readonly level: number | undefined }) {
  const { exercise, you, names } = session;
  const { task } = exercise;
  const hints = exercise.hints.value;
  const isOver = exercise.over.value;
  const why = exercise.why.value;
  const best = task.right[0]!;
  const figure = capital(names.figure(best.figure, numberOn(task.game, best.figure)));
  return (
    <section class="panel find-words" aria-labelledby="find-task">
      <h2 id="find-task">
        <Icon name="puzzle" />
        {t('shell.title.find')}
        <span class="spacer" />
        {isOver && level !== undefined && (
          <small class="muted num" title={t('find.level', { level })}>
            {numberText(level)}
          </small>
        )}
      </h2>
      <p>{t(task.themes.length > 0 ? 'find.task' : 'find.task.mistake', { colour: t(`word.${you}`) })}</p>
      <div role="status">
        {hints >= 1 && !isOver && (
          <p class="find-hint">
            <Icon name="hint" class="small" />
            {task.themes[0] === undefined ? t('find.hint.other') : t(`find.theme.${task.themes[0]}.hint`)}
          </p>
        )}
        {hints >= 2 && !isOver && (
          <p class="find-hint">
            <Icon name="hint" class="small" />
            {t('find.hint.figure', { figure })}
          </p>
        )}
        {isOver && task.themes.length > 0 && (
          <p class="find-themes">
            {task.themes.map((theme) => (
              <span class="tag" key={theme}>
                {t(`find.theme.${theme}`)}
              </span>
            ))}
          </p>
        )}
        {isOver && (
          <p>
            {t(task.themes.length > 0 ? 'find.chances' : 'find.chances.played', {
              best: percentText(task.best),
              second: percentText(task.second),
            })}
          </p>
        )}
        {why !== undefined && why.played.consequences.length > 0 && (
          <Reasons
            title={t(isOver ? 'find.why.tempting' : why.when === 'next' ? 'find.why' : 'find.why.now')}
            consequences={why.played.consequences}
            session={session}
          />
        )}
        {why !== undefined && isOver && why.better.consequences.length > 0 && (
          <Reasons title={t('find.why.best')} consequences={why.better.consequences} session={session} />
        )}
      </div>
      {isOver && (
        <p class="row wraps">
          <Button text={t('find.show.best')} class="small" onClick={() => exercise.show()} />
          <Button text={t('find.show.tempting')} class="small" onClick={() => exercise.showTempting()} />
        </p>
      )}
    </section>
  );
}

interface ReasonsProps extends AnswerProps {
  readonly title: string;
  readonly consequences: readonly Consequence[];
}

const Reasons = ({ title, consequences, session }: ReasonsProps) => (
  <section class="find-reasons" aria-label={labelText(title, '')}>
    <b>{title}</b>
    <ul>
      {consequences.map((consequence, index) => {
        const { sentence, rules } = tellConsequence(consequence, session.names);
        return (
          <li key={index}>
            {sentence}{' '}
            <span class="find-rules">
              {rules.map((rule) => (
                <RuleLink rule={rule} key={rule} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
