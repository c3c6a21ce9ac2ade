import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CARDS, pileCards } from '../../../rules/index.ts';
import { Button } from '../../app/index.ts';
import { Gravestone } from '../../board/index.ts';
import { cardText, castNames, refusalSentence, t } from '../../i18n/index.ts';
import { HallRoom, HallWindow, RuleLink, ToldList } from '../../playground/index.ts';
import { DemoRun } from './demo-run.ts';
import { DEMOS, type Demo, type DemoId } from './demos.ts';

/** One rule with a board to try it on. */
export function DemoBoard({ id, number }: { readonly id: DemoId; readonly number: number }) {
  const demo = DEMOS[id];
  const title = t(`rules.demo.${id}.title`);
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  return (
    <section class="panel demo" id={`demo-${id}`} aria-labelledby={`demo-${id}-title`} ref={place}>
      <header class="demo-words">
        <h3 id={`demo-${id}-title`}>
          <span class="demo-number num">{number}</span>
          {title}
        </h3>
        <p>{t(`rules.demo.${id}.text`)}</p>
        <p class="demo-try">{t(`rules.demo.${id}.try`)}</p>
        <p class="demo-rules">
          {demo.rules.map((rule) => (
            <RuleLink rule={rule} key={rule} />
          ))}
        </p>
      </header>
      <DemoPlay demo={demo} title={title} near={near} />
    </section>
  );
}

interface DemoPlayProps {
  readonly demo: Demo;
  readonly title: string;
  /** Whether it will soon be seen: only then its board is drawn. */
  readonly near: boolean;
}

function DemoPlay({ demo, title, near }: DemoPlayProps) {
  const run = useMemo(() => new DemoRun(demo), [demo]);
  return (
    <div class="demo-play">
      {near ? (
        <HallWindow
          part={demo.part}
          board={run.board}
          marks={run.marks.value}
          press={run.press}
          label={t('rules.board', { title })}
        />
      ) : (
        <HallRoom part={demo.part} />
      )}
      <Buttons run={run} />
      <Answer run={run} />
    </div>
  );
}

function Buttons({ run }: { readonly run: DemoRun }) {
  const busy = run.board.busy.value;
  return (
    <div class="demo-buttons wraps">
      {run.demo.monster === 'steps' && (
        <Button text={t('rules.step')} class="primary" aria-disabled={busy} onClick={() => run.step()} />
      )}
      {run.demo.monster === 'takes-cards' && <Cards run={run} />}
      {run.moving !== undefined && run.moving.left < run.moving.of && (
        <Button text={t('rules.end-move')} aria-disabled={busy} onClick={() => run.endMove()} />
      )}
      <Button
        icon="undo"
        text={t('rules.undo')}
        disabled={!run.playground.canUndo}
        onClick={() => run.undo()}
      />
      <Button
        text={t('table.start-over')}
        class="ghost"
        disabled={!run.playground.canUndo}
        onClick={() => run.reset()}
      />
    </div>
  );
}

/** A button for each different card of the pile. */
function Cards({ run }: { readonly run: DemoRun }) {
  const pile = pileCards(false);
  return (
    <fieldset class="demo-cards">
      <legend class="unseen">{t('rules.cards')}</legend>
      {CARDS.filter((card) => pile.includes(card)).map((card) => (
        <button
          type="button"
          class="demo-card"
          key={card}
          aria-label={t('rules.card', { card: cardText(card) })}
          title={cardText(card)}
          aria-disabled={run.board.busy.value}
          onClick={() => run.turnCard(card)}
        >
          <Gravestone card={card} size={44} />
        </button>
      ))}
    </fieldset>
  );
}

/** What the board says: the points left, a refusal, or what happened. */
function Answer({ run }: { readonly run: DemoRun }) {
  const said = run.said.value;
  const { moving } = run;
  return (
    <div class="demo-answer" role="status">
      {moving !== undefined && (
        <p class="muted">
          {t('rules.points', { figure: castNames.figure(moving.id), left: moving.left, of: moving.of })}
        </p>
      )}
      {said?.kind === 'refused' && (
        <p class="demo-refused">
          {refusalSentence(said.refusal)} <RuleLink rule={said.refusal.rule} />
        </p>
      )}
      {said?.kind === 'events' && <ToldList events={said.events} />}
    </div>
  );
}

/** Whether an element has come near the window: large drawings wait until then. */
function useNear(of: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (of.current === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of, near]);
  return near;
}
