import { useEffect, useRef, useState } from 'preact/hooks';
import { chatIn, LONGEST_CHAT, LONGEST_CHAT_UNITS } from '../../../../protocol/index.ts';
import { faultText, toast } from '../../../app/index.ts';
import { Icon } from '../../../board/index.ts';
import { language, onlineText } from '../../../i18n/index.ts';
import type { Chat, ChatMessage, Company } from '../../../table/company.ts';
import type { Session } from '../session.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import { reactionText } from './words.ts';

interface ChatProps {
  readonly session: Session;
  readonly company: Company;
  readonly chat: Chat;
}

/** What is said at the table, and the reactions. */
export function ChatPanel({ session, company, chat }: ChatProps) {
  const { t } = onlineText;
  const mayTalk = company.mayTalk.value;
  const watching = company.watching.value;
  return (
    <div class="chat">
      <Lines session={session} chat={chat} />
      {watching > 0 && <p class="muted chat-note">{t('online.watching', { count: watching })}</p>}
      {mayTalk && (
        <fieldset class="reactions" aria-label={t('online.react')}>
          {company.reactions.map((reaction) => {
            const label = reactionText(reaction);
            return (
              label !== undefined && (
                <button
                  type="button"
                  class="btn icon ghost"
                  aria-label={label}
                  title={label}
                  onClick={() => company.react(reaction)}
                  key={reaction}
                >
                  <ReactionIcon reaction={reaction} />
                </button>
              )
            );
          })}
        </fieldset>
      )}
      {mayTalk && <SayForm chat={chat} company={company} />}
    </div>
  );
}

function Lines({ session, chat }: { readonly session: Session; readonly chat: Chat }) {
  const { t } = onlineText;
  const list = useRef<HTMLOListElement>(null);
  const lines = chat.lines.value;
  const last = lines.at(-1)?.number ?? -1;
  useEffect(() => {
    session.chatSeen.value = Math.max(session.chatSeen.peek(), last);
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [session, last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t('online.chat')}>
      {lines.length === 0 && <li class="muted">{t('online.chat.none')}</li>}
      {lines.map((line) => (
        <ChatLineView line={line} chat={chat} key={line.number} />
      ))}
      {chat.muted.value.map(({ guest, name }) => (
        <li class="muted" key={guest}>
          <button type="button" class="btn sm ghost" onClick={() => chat.unmute(guest)}>
            <Icon name="sound" />
            {t('online.chat.unmute', { name })}
          </button>
        </li>
      ))}
    </ol>
  );
}

function ChatLineView({ line, chat }: { readonly line: ChatMessage; readonly chat: Chat }) {
  const label = onlineText.t('online.chat.mute', { name: line.name });
  return (
    <li class={line.mine ? 'mine' : ''}>
      <span class="chat-who">
        {line.colour !== undefined && <i class={`dot fig-${line.colour}`} />}
        <b>{line.name}</b>
        <time class="muted" dateTime={new Date(line.at).toISOString()}>
          {timeText(line.at)}
        </time>
        {!line.mine && (
          <button
            type="button"
            class="btn icon sm ghost mute"
            aria-label={label}
            title={label}
            onClick={() => chat.mute(line.guest, line.name)}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
      <span class="chat-text">{line.text}</span>
    </li>
  );
}

const timeText = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(at);

function SayForm({ chat, company }: { readonly chat: Chat; readonly company: Company }) {
  const { t } = onlineText;
  const [typed, setTyped] = useState('');
  const say = async (): Promise<void> => {
    if (typed.trim() === '') return;
    const said = chatIn(typed);
    if (!said.ok) return toast({ text: faultText(said.why, LONGEST_CHAT), kind: 'bad' });
    setTyped('');
    const problem = await chat.say(said.text);
    if (problem === undefined) return;
    setTyped((now) => (now === '' ? said.text : now)); // what was not said can be tried again
    toast({ text: company.explain(problem), kind: 'bad' });
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        class="field"
        maxLength={LONGEST_CHAT_UNITS}
        autocomplete="off"
        aria-label={t('online.chat.say')}
        placeholder={t('online.chat.say')}
        value={typed}
        onInput={({ currentTarget: { value } }) => setTyped(value)}
      />
      <button type="submit" class="btn icon" aria-label={t('online.chat.send')} title={t('online.chat.send')}>
        <Icon name="play" />
      </button>
    </form>
  );
}
