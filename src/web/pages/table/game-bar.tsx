import './table.css';
import './action-bar.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../board/index.ts';
import { Refusal } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import type { Session } from './session.ts';

interface GameBarProps {
  readonly label: string;
  readonly class?: string;
  readonly role?: 'status';
  /** Whom it is about, and what is said of it. */
  readonly state?: ComponentChildren;
  /** What can be done. */
  readonly children?: ComponentChildren;
}

/** The bar under the board of a game. */
export const GameBar = ({ label, class: name = '', role, state, children }: GameBarProps) => (
  <section class={`panel action-bar ${name}`} aria-label={label} role={role}>
    {state !== undefined && <div class="action-state row">{state}</div>}
    {children}
  </section>
);

interface WhoProps {
  readonly icon?: ComponentChildren;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ComponentChildren;
}

export const Who = ({ icon, title, note, children }: WhoProps) => (
  <div class="action-who row">
    {icon}
    <div>
      <b class="display">{title}</b>
      {note !== undefined && <div class="action-note">{note}</div>}
      {children}
    </div>
  </div>
);

/** What was not allowed just now, or keeps the path that is tried from ending where it does. */
export function RefusalLine({ session }: { readonly session: Session }) {
  const { board, moves } = session.controller;
  const shown = board.refused.value ?? moves.tried.value?.cannotEnd;
  // That there is more to choose is no rule that was broken: the bar itself says it.
  if (shown === undefined || shown.reason === 'choose-first') return null;
  const { rule, reason } = shown;
  return (
    <div class="refusal-place">
      <Refusal
        text={session.refusalText(shown)}
        reason={reason}
        rule={rule}
        link={t('table.rule', { rule })}
      />
    </div>
  );
}

interface NoticeProps {
  readonly icon?: string;
  readonly text: string;
  /** `alert` where it cannot wait. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** What keeps one from playing, or what others ask. */
export const Notice = ({ icon, text, class: name = 'notice', children, ...attributes }: NoticeProps) => (
  <p class={`panel ${name}`} {...attributes}>
    {icon !== undefined && <Icon name={icon} />}
    <span>{text}</span>
    {children}
  </p>
);
