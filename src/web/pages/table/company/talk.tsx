import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/index.ts';
import type { Company } from '../../../table/index.ts';
import type { Session } from '../session.ts';
import { ChatPanel } from './chat-panel.tsx';

interface TalkProps {
  readonly session: Session;
  readonly company: Company;
  /** The moves. */
  readonly children: ComponentChildren;
}

/** Moves and chat share one place beside the board. */
export function Talk({ session, company, children }: TalkProps) {
  const { tab } = session;
  const { chat } = company;
  if (chat === undefined) return children;
  return (
    <div class="talk">
      <div class="talk-tabs" role="tablist">
        {(['moves', 'chat'] as const).map((one) => (
          <button
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-controls="talk-panel"
            aria-selected={tab.value === one}
            class="btn small"
            onClick={() => {
              tab.value = one;
            }}
            key={one}
          >
            {one === 'moves' ? t('table.moves') : t('online.chat')}
            {one === 'chat' && <UnreadBadge session={session} />}
          </button>
        ))}
      </div>
      <div class="talk-panel" role="tabpanel" id="talk-panel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'chat' ? (
          <section class="panel chat-panel">
            <ChatPanel company={company} chat={chat} seen={session.sawChat} reacts />
          </section>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** How many lines of the chat are new. */
export function UnreadBadge({ session }: { readonly session: Session }) {
  const count = session.unread.value;
  if (count === 0) return null;
  return (
    <span class="badge num">
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{t('online.chat.unread', { count })}</span>
    </span>
  );
}
