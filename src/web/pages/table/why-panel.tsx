import { linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { cardText, t, tellWalk } from '../../i18n/index.ts';
import { walkStart } from '../../table/log.ts';
import type { Session } from './session.ts';

/** The monster's last walk in sentences, each with its rule; pressed, it is shown. */
export function WhyPanel({ session }: { readonly session: Session }) {
  const { showing } = session.controller;
  const walk = showing.lastWalk.value;
  const close = (): void => {
    session.sheet.value = undefined;
    showing.closeReview();
  };
  return (
    <section class="panel why" aria-label={t('table.why-title')}>
      <h2>
        {t('table.why-title')}
        <span class="sp" />
        <button
          type="button"
          class="btn icon sm ghost"
          aria-label={t('table.again')}
          title={t('table.again')}
          disabled={walk === undefined || showing.review.value !== undefined}
          onClick={() => session.controller.again()}
        >
          <Icon name="rotate" />
        </button>
        <button type="button" class="btn icon sm ghost" aria-label={t('shell.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </h2>
      {walk === undefined ? <p class="note">{t('table.why-none')}</p> : <WalkList session={session} />}
    </section>
  );
}

function WalkList({ session }: { readonly session: Session }) {
  const { showing } = session.controller;
  const walk = showing.lastWalk.value!;
  const start = walkStart(walk.events)!;
  const events = walk.events.slice(start);
  const [drawn] = events;
  const groups = tellWalk(events, session.names);
  const looked = showing.review.value;
  return (
    <>
      <p class="note">{drawn?.type === 'cardDrawn' && t('table.why-lead', { card: cardText(drawn.card) })}</p>
      <ol class="why-list">
        {groups.map((group) => {
          const on = looked?.batch === walk.number && looked.from === start + group.from;
          return (
            <li key={group.from} class={on ? 'on' : ''}>
              <button
                type="button"
                class="why-line"
                aria-pressed={on}
                onClick={() => session.controller.lookAt(group.from, group.to)}
              >
                {group.step !== undefined && <b class="num why-step">{group.step}</b>}
                <span>{group.sentence}</span>
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
