import './verdict.css';
import type { ComponentChildren } from 'preact';
import { parOf, type Run } from '../../../puzzles/index.ts';
import { Icon } from '../../board/index.ts';
import { sentencesText, t } from '../../i18n/index.ts';
import { Teeth } from './goals.tsx';
import type { LevelSession } from './level-session.ts';
import { Stars } from './stars.tsx';
import { eatenText, endText, failureText, praiseText } from './words.ts';

interface VerdictProps {
  readonly session: LevelSession;
  readonly run: Run;
  /** What else there is to say, right below the headline. */
  readonly children?: ComponentChildren;
}

/** How the walk ended, or would end: who was eaten when, what spoiled it, and the circle. */
export function Verdict({ session, run, children }: VerdictProps) {
  const { play } = session;
  const seen = play.verdict.value !== undefined;
  const failure = failureText(run, play.names);
  const spare = play.builder.downs.value.length - parOf(play.level);
  return (
    <section class={`panel verdict ${run.solved ? 'solved' : 'failed'}`} data-solved={run.solved}>
      <span class="verdict-badge">{run.solved ? <Icon name="check" /> : <Teeth />}</span>
      <div class="verdict-words">
        <div role="status">
          <h2>
            {t(run.solved ? (seen ? 'puzzles.end.solved' : 'puzzles.end.works') : 'puzzles.end.failed')}
            {run.solved && seen && <Stars stars={play.builder.stars.value} class="won" />}
          </h2>
          <p>{sentencesText([failure ?? praiseText(run), endText(run)])}</p>
          {run.solved && <p class="muted">{starsText(parOf(play.level), spare)}</p>}
          <EatenList session={session} run={run} />
        </div>
        {children}
      </div>
    </section>
  );
}

/** What the stars are for, and how to get more. */
const starsText = (par: number, spare: number): string =>
  sentencesText([
    ...(spare > 0 ? [t('puzzles.end.more-stars', { count: spare })] : []),
    t('puzzles.stars.rule', { count: par }),
  ]);

function EatenList({ session, run }: { readonly session: LevelSession; readonly run: Run }) {
  if (run.eaten.length === 0) return <p class="muted">{t('puzzles.end.nobody-eaten')}</p>;
  return (
    <ol class="eaten-list" aria-label={t('puzzles.end.who')}>
      {run.eaten.map((eaten) => (
        <li class={eaten.side} key={eaten.figure}>
          <span class="num">{eaten.step}</span>
          {eatenText(eaten, session.play.names)}
        </li>
      ))}
    </ol>
  );
}
