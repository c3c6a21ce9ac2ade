import { useEffect, useRef, useState } from 'preact/hooks';
import type { OnlineTable } from '../../../protocol/index.ts';
import { ask, toast, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { onlineText, refusalText, t as text } from '../../i18n/index.ts';
import type { Api } from '../../online/api.ts';
import type { Wish } from '../../online/connection.ts';
import { CopyLink } from '../../online/copy-link.tsx';
import { addressOfTable } from '../../online/open-room.ts';
import { problemText } from '../../online/problem-text.ts';
import { QrCode } from '../../online/qr-picture.tsx';
import type { Room } from '../../online/room.ts';
import { paceText, spanText } from '../../online/time-text.ts';
import { TurnNotice } from '../../online/turn-notice.tsx';
import { play } from '../../sound.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SeatCard } from './seat-card.tsx';
import { seatName } from './seat-names.ts';

const FEWEST = 2;

/** The doorstep: figures wait, the host opens the door. */
export function WaitingRoom({ room, api }: { readonly room: Room; readonly api: Api }) {
  const { t } = onlineText;
  const table = room.table.value!;
  const host = room.isHost.value;
  useTitle(t('online.room.title'));
  const [busy, setBusy] = useState(false);
  const wish = async (wanted: Wish): Promise<boolean> => {
    setBusy(true);
    const answer = await room.wish(wanted);
    setBusy(false);
    if (answer.ok) return true;
    toast({
      text: answer.refusal === undefined ? problemText(answer.problem) : refusalText(answer.refusal),
      kind: 'bad',
    });
    return false;
  };
  const close = async (): Promise<void> => {
    const sure = await ask(t('online.room.close'), t('online.room.close-text'), t('online.room.close'));
    if (sure) await wish({ type: 'close' });
  };
  const sitting = table.seats.filter(({ sitter }) => sitter.kind !== 'free').length;
  const address = addressOfTable(room.id);
  return (
    <div class="doorway">
      <PhoneBar />
      <section class="page waiting-room new-game">
        <h1>{t('online.room.title')}</h1>
        <LinkLine room={room} />
        <p class="muted">{t(host ? 'online.room.host-lead' : 'online.room.guest-lead')}</p>
        <div class="panel step">
          <ol class="doorstep">
            {table.seats.map((_, seat) => (
              <li class="seat" key={seat}>
                <SeatCard room={room} seat={seat} busy={busy} wish={wish} />
              </li>
            ))}
          </ol>
        </div>
        <div class="room-more">
          <section class="panel room-link">
            <h2>{t('online.link')}</h2>
            <div class="move-link">
              <QrCode text={address} label={t('online.link')} />
              <CopyLink label={t('online.link')} address={address} title={text('shell.nav.lobby')} />
            </div>
          </section>
          <section class="panel room-facts">
            <h2>{text('shell.new.mode')}</h2>
            <Facts table={table} />
            <TurnNotice api={api} />
          </section>
        </div>
        <div class="new-start">
          {host && (
            <button type="button" class="btn ghost" disabled={busy} onClick={() => void close()}>
              {t('online.room.close')}
            </button>
          )}
          {host ? (
            <button
              type="button"
              class="btn primary"
              disabled={busy || sitting < FEWEST}
              title={sitting < FEWEST ? t('online.room.too-few') : undefined}
              onClick={() => void wish({ type: 'start' })}
            >
              <Icon name="door" />
              {t('online.room.start')}
            </button>
          ) : (
            <p class="muted">{t('online.room.waits-for-host')}</p>
          )}
        </div>
        <News room={room} />
      </section>
    </div>
  );
}

function LinkLine({ room }: { readonly room: Room }) {
  const { t } = onlineText;
  const link = room.link.value;
  if (link === 'open' && !room.storeAway.value) return null;
  const sentence = link === 'open' ? 'online.store-away' : link === 'restarting' ? link : 'lost';
  return (
    <p class="panel trouble" role="alert">
      <Icon name="warn" />
      <span>{t(sentence === 'online.store-away' ? sentence : `online.${sentence}`)}</span>
      <button type="button" class="btn sm" onClick={() => room.retryNow()}>
        {t('online.retry')}
      </button>
    </p>
  );
}

/** What is played here. */
function Facts({ table: { settings } }: { readonly table: OnlineTable }) {
  const { t } = onlineText;
  const facts = [
    text(`shell.new.mode.${settings.mode}`),
    ...(settings.longer ? [text('shell.new.longer')] : []),
    ...(settings.forecast ? [text('shell.new.forecast')] : []),
    paceText(settings.pace),
    ...(settings.standInAfter === null
      ? []
      : [`${t('online.new.stand-in')} ${spanText(settings.standInAfter)}`]),
    ...(settings.listed ? [t('online.new.listed')] : []),
    ...(settings.chat ? [t('online.new.chat')] : []),
  ];
  return (
    <ul class="facts">
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name="check" class="sm" />
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** Who comes and goes, for those who listen. */
function News({ room }: { readonly room: Room }) {
  const { t } = onlineText;
  const { seats } = room.table.value!;
  const names = seats.map((_, seat) => seatName(room.table.value!, seat));
  const before = useRef(names);
  const [news, setNews] = useState('');
  const key = names.join('\n');
  useEffect(() => {
    const came = names.find((name, seat) => name !== undefined && before.current[seat] === undefined);
    const went = before.current.find((name, seat) => name !== undefined && names[seat] === undefined);
    before.current = names;
    if (came !== undefined) {
      setNews(t('online.room.came', { name: came }));
      play('step');
    } else if (went !== undefined) setNews(t('online.room.went', { name: went }));
  }, [key]);
  return (
    <p class="unseen" role="status">
      {news}
    </p>
  );
}
