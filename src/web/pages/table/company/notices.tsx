import { Button } from '../../../app/index.ts';
import { listText, t } from '../../../i18n/index.ts';
import type { Company, TableTrouble } from '../../../table/index.ts';
import { Notice } from '../game-bar.tsx';
import type { Session } from '../session.ts';
import { doIt, IdleNotice, nameOf, ReplacedNotice } from './questions.tsx';
import { RematchNotice } from './rematch.tsx';

interface Props {
  readonly session: Session;
  readonly company: Company;
}

/** What keeps one from playing, and what others ask: over the edge of the board that the monster is not at. */
export function Notices({ session, company }: Props) {
  return (
    <div class={`notices ${session.monsterAbove.value ? 'low' : ''}`}>
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
  const trouble = session.table.trouble.value;
  if (trouble === undefined) return null;
  const reload = trouble === 'other-protocol';
  return (
    <Notice
      icon="warn"
      role="alert"
      class="trouble"
      text={t(`online.${kindOf(trouble)}`)}
      data-trouble={trouble}
    >
      {trouble !== 'gone' && (
        <Button
          text={reload ? t('shell.reload') : t('online.retry')}
          class="small"
          onClick={() => (reload ? location.reload() : company.reconnect())}
        />
      )}
    </Notice>
  );
}

/** A table far away keeps nothing on the device that could fail. */
const kindOf = (trouble: TableTrouble) =>
  trouble === 'not-kept' || trouble === 'elsewhere' ? 'lost' : trouble;

/** So many batches behind what happens, one may want to hurry. */
const FAR_BEHIND = 3;

function MissedNotice({ session }: { readonly session: Session }) {
  const { showing } = session.controller;
  const missed = showing.missed.value;
  const behind = session.table.batches.value.length - showing.count.value;
  if (missed === 0 && behind < FAR_BEHIND) return null;
  return (
    <Notice
      role={missed > 0 ? 'alert' : undefined}
      text={t('online.missed', { count: missed > 0 ? missed : behind })}
    >
      <span class="notice-acts">
        {missed > 0 && (
          <Button
            icon="play"
            text={t('online.show-missed')}
            class="small primary"
            onClick={() => showing.showMissed()}
          />
        )}
        <Button
          icon="last"
          text={t('online.skip-to-now')}
          class="small"
          onClick={() => showing.skipToNow()}
        />
      </span>
    </Notice>
  );
}

/** A bot has moved for whoever plays here: said until it is closed or the player moves again. */
function MadeForYouNotice({ session }: { readonly session: Session }) {
  const made = session.madeForYou.value;
  if (made === undefined) return null;
  const { why, count } = made;
  return (
    <Notice
      icon={why === 'clock' ? 'clock' : 'bot'}
      role="alert"
      class="notice made-for-you"
      text={t(`online.for-you.${why}`, { count })}
    >
      <Button
        text={t('shell.close')}
        class="small"
        onClick={() => {
          session.madeForYou.value = undefined;
        }}
      />
    </Notice>
  );
}

function BackNotice({ session, company }: Props) {
  const back = company.back.value;
  if (back === undefined) return null;
  const asker = nameOf(session, back.seat);
  const answer = (agrees: boolean) => () => void doIt(company, company.answerBack(agrees));
  if (back.asked === undefined) {
    const names = listText(back.waiting.map((seat) => nameOf(session, seat)));
    const mine = session.table.mine.has(back.seat);
    return (
      <Notice
        icon="undo"
        role="status"
        text={mine ? t('online.back.waiting', { names }) : t('online.back.asks', { name: asker })}
      >
        {mine && <Button text={t('online.back.withdraw')} class="small" onClick={answer(false)} />}
      </Notice>
    );
  }
  return (
    <Notice icon="undo" role="alert" text={t('online.back.asks', { name: asker })}>
      <span class="notice-acts">
        <Button text={t('online.back.yes')} class="small primary" onClick={answer(true)} />
        <Button text={t('table.no')} class="small" onClick={answer(false)} />
      </span>
    </Notice>
  );
}
