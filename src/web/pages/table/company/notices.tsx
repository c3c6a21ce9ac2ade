import { Icon } from '../../../board/index.ts';
import { listText, onlineText, t as text } from '../../../i18n/index.ts';
import type { Company } from '../../../table/company.ts';
import type { TableTrouble } from '../../../table/table.ts';
import type { Session } from '../session.ts';
import { doIt, IdleNotice, ReplacedNotice } from './questions.tsx';
import { RematchNotice } from './rematch.tsx';

interface Props {
  readonly session: Session;
  readonly company: Company;
}

/** What keeps one from playing, and what others ask: over the upper edge of the board. */
export function Notices({ session, company }: Props) {
  return (
    <div class="notices">
      <LineNotice session={session} company={company} />
      <MissedNotice session={session} />
      {!company.replaced.value && <MadeForYouNotice session={session} />}
      <BackNotice session={session} company={company} />
      <IdleNotice session={session} company={company} />
      <ReplacedNotice company={company} />
      <RematchNotice session={session} company={company} />
    </div>
  );
}

function LineNotice({ session, company }: Props) {
  const { t } = onlineText;
  const trouble = session.table.trouble.value;
  if (trouble === undefined) return null;
  const reload = trouble === 'other-protocol';
  return (
    <p class="panel trouble" role="alert" data-trouble={trouble}>
      <Icon name="warn" />
      <span>{t(`online.${kindOf(trouble)}`)}</span>
      {trouble !== 'gone' && (
        <button
          type="button"
          class="btn sm"
          onClick={() => (reload ? location.reload() : company.reconnect())}
        >
          {reload ? text('shell.reload') : t('online.retry')}
        </button>
      )}
    </p>
  );
}

/** A table far away keeps nothing on the device that could fail. */
const kindOf = (trouble: TableTrouble) =>
  trouble === 'not-kept' || trouble === 'elsewhere' ? 'lost' : trouble;

/** So many batches behind what happens, one may want to hurry. */
const FAR_BEHIND = 3;

function MissedNotice({ session }: { readonly session: Session }) {
  const { t } = onlineText;
  const { showing } = session.controller;
  const missed = showing.missed.value;
  const behind = session.table.batches.value.length - showing.count.value;
  if (missed === 0 && behind < FAR_BEHIND) return null;
  return (
    <p class="panel notice" role={missed > 0 ? 'alert' : undefined}>
      <span>{t('online.missed', { count: missed > 0 ? missed : behind })}</span>
      <span class="notice-acts">
        {missed > 0 && (
          <button type="button" class="btn sm primary" onClick={() => showing.showMissed()}>
            <Icon name="play" />
            {t('online.show-missed')}
          </button>
        )}
        <button type="button" class="btn sm" onClick={() => showing.skipToNow()}>
          <Icon name="last" />
          {t('online.skip-to-now')}
        </button>
      </span>
    </p>
  );
}

/** A bot has moved for whoever plays here: said until it is closed or the player moves again. */
function MadeForYouNotice({ session }: { readonly session: Session }) {
  const made = session.madeForYou.value;
  if (made === undefined) return null;
  const { why, count } = made;
  return (
    <p class="panel notice made-for-you" role="alert">
      <Icon name={why === 'clock' ? 'clock' : 'bot'} />
      <span>{onlineText.t(`online.for-you.${why}`, { count })}</span>
      <button
        type="button"
        class="btn sm"
        onClick={() => {
          session.madeForYou.value = undefined;
        }}
      >
        {text('shell.close')}
      </button>
    </p>
  );
}

function BackNotice({ session, company }: Props) {
  const { t } = onlineText;
  const back = company.back.value;
  if (back === undefined) return null;
  const nameOf = (seat: number): string => session.nameOf(session.table.settings.setup.players[seat]!);
  const answer = (agrees: boolean): Promise<void> => doIt(company, company.answerBack(agrees));
  if (back.asked === undefined) {
    const names = listText(back.waiting.map(nameOf));
    const mine = session.table.mine.has(back.seat);
    return (
      <p class="panel notice" role="status">
        <Icon name="undo" />
        <span>
          {mine ? t('online.back.waiting', { names }) : t('online.back.asks', { name: nameOf(back.seat) })}
        </span>
        {mine && (
          <button type="button" class="btn sm" onClick={() => void answer(false)}>
            {t('online.back.withdraw')}
          </button>
        )}
      </p>
    );
  }
  return (
    <p class="panel notice" role="alert">
      <Icon name="undo" />
      <span>{t('online.back.asks', { name: nameOf(back.seat) })}</span>
      <span class="notice-acts">
        <button type="button" class="btn sm primary" onClick={() => void answer(true)}>
          {t('online.back.yes')}
        </button>
        <button type="button" class="btn sm" onClick={() => void answer(false)}>
          {t('online.back.no')}
        </button>
      </span>
    </p>
  );
}
