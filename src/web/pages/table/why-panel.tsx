import './why-panel.css';
import { IconButton, linkTo } from '../../app/index.ts';
import { SpaceText } from '../../board/index.ts';
import { cardText, t, tellWalk } from '../../i18n/index.ts';
import { walkStart } from '../../table/index.ts';
import type { Session } from './session.ts';

/** The monster's last walk in sentences, each with its rule; pressed, it is shown. */
export function WhyPanel({ session }: { readonly session: Session }) {
  const { showing } = session.controller;
  const walk = showing.lastWalk.value;
  const close = (): void => {
    session.open(undefined);
    showing.closeReview();
  };
  return (
    <section class="panel why" aria-label={t('table.why-title')}>
      <h2>
        {t('table.why-title')}
        <span class="spacer" />
        <IconButton
          icon="rotate"
          text={t('table.again')}
          class="small ghost"
          disabled={walk === undefined || showing.review.value !== undefined}
          onClick={() => session.controller.again()}
        />
        <IconButton icon="close" text={t('shell.close')} class="small ghost" onClick={close} />
      </h2>
      {walk === undefined ? <p class="note">{t('table.why-none')}</p> : <WalkList session={session} />}
    </section>
  );
}

function WalkList({ session }: { readonly session: Session }) {
  const { showing } = session.controller;
  const walk = showing.lastWalk.value!;
  const start = walkStart(walk.events)!;
  const drawn = walk.events[start];
  const names = session.namesAt(() => showing.gameBefore(walk.number));
  const groups = tellWalk(walk.events, names).filter(({ from }) => from >= start);
  const looked = showing.review.value;
  return (
    <>
      <p class="note">{drawn?.type === 'cardDrawn' && t('table.why-lead', { card: cardText(drawn.card) })}</p>
      <ol class="why-list">
        {groups.map((group) => {
          const on = looked?.batch === walk.number && looked.from === group.from;
          return (
            <li key={group.from} class={on ? 'on' : ''}>
              <button
                type="button"
                class="why-line"
                aria-pressed={on}
                onClick={() => session.controller.lookAt(group.from - start, group.to - start)}
              >
                {group.step !== undefined && <b class="num why-step">{group.step}</b>}
                <span>
                  <SpaceText text={group.sentence} />
                </span>
              </button>
              <span class="why-rules">
                {[...new Set(group.parts.map(({ rule }) => rule))].map((rule) => (
                  <a href={linkTo('rules', rule)} aria-label={t('table.rule', { rule })} key={rule}>
                    {rule}
                  </a>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
