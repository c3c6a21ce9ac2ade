import './chat-panel.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chatIn, LONGEST_CHAT, LONGEST_CHAT_UNITS } from '../../../../protocol/index.ts';
import { Button, faultText, toast } from '../../../app/index.ts';
import { Icon } from '../../../board/index.ts';
import { dateText, t } from '../../../i18n/index.ts';
import type { Chat, ChatMessage, Company } from '../../../table/index.ts';
import { ReactionIcon, reactionText } from './reaction-icon.tsx';

interface ChatProps {
  readonly company: Company;
  readonly chat: Chat;
  /** Hears the number of the last line shown. */
  readonly seen?: (last: number) => void;
  /** Whether there is a place where reactions are shown. */
  readonly reacts?: boolean;
}

/** What is said at the table, who reads it, and the reactions. */
export function ChatPanel({ company, chat, seen, reacts = false }: ChatProps) {
  const mayTalk = company.mayTalk.value;
  return (
    <div class="chat">
      <Lines chat={chat} seen={seen} />
      <p class="muted chat-note row">
        <Icon name="eye" class="small" />
        {mayTalk ? readersText(company.watching.value) : t('online.chat.read-only')}
      </p>
      {mayTalk && reacts && (
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

const readersText = (count: number): string =>
  count === 0 ? t('online.chat.watched') : t('online.chat.watching', { count });

interface LinesProps {
  readonly chat: Chat;
  readonly seen: ChatProps['seen'];
}

function Lines({ chat, seen }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = chat.lines.value;
  const last = lines.at(-1)?.number ?? -1;
  useEffect(() => {
    seen?.(last);
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [seen, last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t('online.chat')}>
      {lines.length === 0 && <li class="muted">{t('online.chat.none')}</li>}
      {lines.map((line) => (
        <ChatLineView line={line} chat={chat} key={line.number} />
      ))}
      {chat.muted.value.map(({ guest, name }) => (
        <li class="muted" key={guest}>
          <Button
            icon="sound"
            text={t('online.chat.unmute', { name })}
            class="small ghost"
            onClick={() => chat.unmute(guest)}
          />
        </li>
      ))}
    </ol>
  );
}

function ChatLineView({ line, chat }: { readonly line: ChatMessage; readonly chat: Chat }) {
  const label = t('online.chat.mute', { name: line.name });
  return (
    <li class={line.mine ? 'mine' : ''}>
      <span class="chat-who row">
        {line.colour !== undefined && <i class={`dot fig-${line.colour}`} />}
        <b>{line.name}</b>
        <time class="muted" dateTime={new Date(line.at).toISOString()}>
          {timeText(line.at)}
        </time>
        {!line.mine && (
          <Button
            text={t('online.chat.mute-word')}
            class="small ghost mute"
            aria-label={label}
            onClick={() => chat.mute(line.guest, line.name)}
          />
        )}
      </span>
      <span class="chat-text">{line.text}</span>
    </li>
  );
}

const timeText = (at: number): string => dateText(at, { timeStyle: 'short' });

function SayForm({ chat, company }: { readonly chat: Chat; readonly company: Company }) {
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
        <Icon name="onward" />
      </button>
    </form>
  );
}
