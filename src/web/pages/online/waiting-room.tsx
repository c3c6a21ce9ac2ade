import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OnlineTable, Wish } from '../../../protocol/index.ts';
import { ask, Button, toast, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { narrowOrLow, play } from '../../device/index.ts';
import { refusalText, t } from '../../i18n/index.ts';
import {
  type Api,
  addressOfTable,
  CopyLink,
  keptTable,
  paceText,
  problemText,
  QrCode,
  RemoteCompany,
  type Room,
  seatsWanted,
  spanText,
  TurnNotice,
} from '../../online/index.ts';
import type { ChatMessage } from '../../table/index.ts';
import { ChatPanel } from '../table/index.ts';
import { Doorway } from './doorway.tsx';
import { type MakeWish, Places } from './places.tsx';
import { freeSeats, seatName, sitWish } from './seat-names.ts';
import { YouCard } from './you-card.tsx';

const FEWEST = 2;

/** The doorstep: figures wait, the host opens the door. */
export function WaitingRoom({ room, api }: { readonly room: Room; readonly api: Api }) {
  const table = room.table.value!;
  const host = room.isHost.value;
  const mine = [...room.mine.value];
  const full = freeSeats(table).length === 0;
  useTitle(t('online.room.title'));
  const [busy, setBusy] = useState(false);
  const standing = useRef(false);
  const wish = async (wanted: Wish): Promise<boolean> => {
    setBusy(true);
    standing.current = wanted.type === 'stand' && mine.includes(wanted.seat);
    const answer = await room.wish(wanted);
    setBusy(false);
    if (answer.ok) return true;
    toast({
      text: answer.refusal === undefined ? problemText(answer.problem) : refusalText(answer.refusal),
      kind: 'bad',
    });
    return false;
  };
  // Whoever opens a table sits at it; who then stands up may stay standing.
  const justOpened = host && table.number === 0;
  useEffect(() => {
    const wanted = justOpened ? sitWish(table, 0) : undefined;
    if (wanted !== undefined) void wish(wanted);
  }, [justOpened]);
  // Who comes along to a rematch sits down as before.
  useEffect(() => {
    const sitAgain = async (): Promise<void> => {
      for (const own of seatsWanted(room.id)) {
        const now = room.table.peek()!;
        const sits = [...room.mine.peek()].some((seat) => now.seats[seat]!.colour === own.colour);
        const [free] = freeSeats(now);
        const wanted = sits || free === undefined ? undefined : sitWish(now, free, own);
        if (wanted !== undefined) await wish(wanted);
      }
    };
    void sitAgain();
  }, []);
  const before = useRef({ host, seats: mine.length });
  useEffect(() => {
    const was = before.current;
    before.current = { host, seats: mine.length };
    if (host && !was.host) toast(t('online.room.host-now'));
    if (mine.length < was.seats && !standing.current) toast(t('online.room.sent-away'));
    standing.current = false;
  }, [host, mine.length]);
  const lead = host ? 'host-lead' : mine.length > 0 ? 'sits-lead' : full ? 'full' : 'guest-lead';
  return (
    <Doorway>
      <section class="page waiting-room">
        <header class="room-head">
          <h1>{t('online.room.title')}</h1>
          <p class="muted">{t(`online.room.${lead}`)}</p>
        </header>
        <LinkLine room={room} />
        <Places room={room} busy={busy} wish={wish} />
        <div class={`room-more ${host ? 'hosting' : ''}`}>
          <div class="room-yours">
            {mine.map((seat) => (
              <YouCard room={room} busy={busy} wish={wish} seat={seat} key={seat} />
            ))}
            {mine.length === 0 && !full && <YouCard room={room} busy={busy} wish={wish} seat={undefined} />}
          </div>
          <Invitation address={addressOfTable(room.id)} />
          <RoomChat room={room} />
        </div>
        <Facts table={table} />
        {mine.length > 0 && <TurnNotice api={api} />}
        <StartLine room={room} busy={busy} wish={wish} />
        <News room={room} />
      </section>
    </Doorway>
  );
}

/** The link for the others; where it is shared by a touch, the picture for cameras waits behind a button. */
function Invitation({ address }: { readonly address: string }) {
  return (
    <section class="panel room-link">
      <h2>{t('online.invite')}</h2>
      <CopyLink label={t('online.link')} address={address} title={t('shell.title.lobby')} />
      <details class="qr-more" open={!narrowOrLow.peek()}>
        <summary class="btn ghost">
          <Icon name="full" />
          {t('online.qr')}
        </summary>
        <QrCode text={address} label={t('online.link')} />
      </details>
    </section>
  );
}

interface StartProps {
  readonly room: Room;
  readonly busy: boolean;
  readonly wish: MakeWish;
}

/** The one thing to do next. */
function StartLine({ room, busy, wish }: StartProps) {
  const table = room.table.value!;
  const host = room.isHost.value;
  const free = freeSeats(table);
  const tooFew = table.seats.length - free.length < FEWEST;
  const seated = room.mine.value.size > 0;
  const close = async (): Promise<void> => {
    const sure = await ask(t('online.room.close'), t('online.room.close-text'), t('online.room.close'));
    if (sure) await wish({ type: 'close' });
  };
  const sit = (): void => {
    const wanted = free[0] === undefined ? undefined : sitWish(table, free[0]);
    if (wanted !== undefined) void wish(wanted);
  };
  return (
    <div class="start-line">
      {host && (
        <button type="button" class="btn ghost" disabled={busy} onClick={() => void close()}>
          <Icon name="close" />
          <span class="unseen-if-narrow">{t('online.room.close')}</span>
        </button>
      )}
      {(host ? tooFew : seated || free.length === 0) && (
        <p class="muted start-note" id="start-note">
          {t(host ? 'online.room.too-few' : 'online.room.waits-for-host')}
        </p>
      )}
      {host ? (
        <Button
          icon="door"
          text={t('online.room.start')}
          class="primary"
          disabled={busy || tooFew}
          aria-describedby={tooFew ? 'start-note' : undefined}
          onClick={() => void wish({ type: 'start' })}
        />
      ) : (
        !seated &&
        free.length > 0 && (
          <Button
            icon="check"
            text={t('online.room.sit-down')}
            class="primary"
            disabled={busy}
            onClick={sit}
          />
        )
      )}
    </div>
  );
}

function LinkLine({ room }: { readonly room: Room }) {
  const link = room.link.value;
  if (link === 'open' && !room.storeAway.value) return null;
  const sentence = link === 'open' ? 'online.store-away' : link === 'restarting' ? link : 'lost';
  return (
    <p class="panel trouble" role="alert">
      <Icon name="warn" />
      <span>{t(sentence === 'online.store-away' ? sentence : `online.${sentence}`)}</span>
      <Button text={t('online.retry')} class="small" onClick={() => room.retryNow()} />
    </p>
  );
}

/** What is played here. */
function Facts({ table: { settings } }: { readonly table: OnlineTable }) {
  const facts = [
    t(`shell.new.mode.${settings.mode}`),
    ...(settings.longer ? [t('shell.new.longer')] : []),
    ...(settings.forecast ? [t('shell.new.forecast')] : []),
    paceText(settings.pace),
    ...(settings.standInAfter === null
      ? []
      : [t('online.room.stand-in', { time: spanText(settings.standInAfter) })]),
    ...(settings.listed ? [t('online.new.listed')] : []),
    ...(settings.chat ? [t('online.chat')] : []),
  ];
  return (
    <ul class="facts wraps">
      {facts.map((fact) => (
        <li class="chip" key={fact}>
          <Icon name="check" class="small" />
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** Who comes and goes, for those who listen. */
function News({ room }: { readonly room: Room }) {
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

/** Whoever waits may talk: the same chat as later at the table. */
function RoomChat({ room }: { readonly room: Room }) {
  const company = useMemo(() => new RemoteCompany(room, keptTable(room.id), addressOfTable(room.id)), [room]);
  const { chat } = company;
  if (chat === undefined) return null;
  return (
    <section class="panel room-chat">
      <h2>{t('online.chat')}</h2>
      <ChatPanel company={company} chat={chat} />
      <Said lines={chat.lines.value} />
    </section>
  );
}

/** What others say, for those who listen; not what was said before they came. */
function Said({ lines }: { readonly lines: readonly ChatMessage[] }) {
  const before = useRef(lines.at(-1)?.number ?? -1);
  const news = lines.findLast(({ number, mine }) => number > before.current && !mine);
  return (
    <p class="unseen" role="status">
      {news !== undefined && t('online.says', news)}
    </p>
  );
}
