import { useState } from 'preact/hooks';
import { LEVELS } from '../../../bots/index.ts';
import { BOT_LEVELS, type BotLevel } from '../../../protocol/index.ts';
import type { Colour } from '../../../rules/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { CAST_NAMES, capital, colourText, onlineText, t as text } from '../../i18n/index.ts';
import { cleanName, kept, LONGEST_NAME } from '../../kept/index.ts';
import type { Wish } from '../../online/connection.ts';
import type { Room } from '../../online/room.ts';
import { freeColours, seatName } from './seat-names.ts';

interface Props {
  readonly room: Room;
  readonly seat: number;
  readonly busy: boolean;
  readonly wish: (wish: Wish) => Promise<boolean>;
}

/** A place on the doorstep: free, a guest, or a bot. */
export function SeatCard(props: Props) {
  const { room, seat } = props;
  const { t } = onlineText;
  const table = room.table.value!;
  const { sitter, colour } = table.seats[seat]!;
  const mine = room.mine.value.has(seat);
  const away = room.presence.value.away.some((one) => one.seat === seat);
  return (
    <fieldset>
      <legend class="unseen">{t('online.room.seat', { number: seat + 1 })}</legend>
      <span class={`seat-figure ${sitter.kind} ${away ? 'away' : ''}`}>
        {colour === undefined ? <EmptyFigure /> : <FigureIcon colour={colour} />}
        <Icon name={sitter.kind === 'bot' ? 'bot' : sitter.kind === 'guest' ? 'people' : 'link'} />
      </span>
      {sitter.kind === 'free' ? (
        <FreeSeat {...props} />
      ) : mine ? (
        <OwnSeat {...props} />
      ) : (
        <TakenSeat {...props} away={away} />
      )}
    </fieldset>
  );
}

const EmptyFigure = () => (
  <svg class="empty-figure" viewBox="-35 -41 70 76" aria-hidden="true">
    <circle r="26" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="7 6" />
  </svg>
);

const ownName = (colour: Colour): string => kept.settings.value.peek().name ?? CAST_NAMES[colour];

function FreeSeat({ room, seat, busy, wish }: Props) {
  const { t } = onlineText;
  const table = room.table.value!;
  const free = freeColours(table);
  const liked = kept.settings.value.value.colour;
  const colour = free.includes(liked) ? liked : free[0];
  const sitsElsewhere = room.mine.value.size > 0;
  const sit = async (): Promise<void> => {
    if (colour !== undefined) await wish({ type: 'sit', seat, name: ownName(colour), colour });
  };
  return (
    <>
      <b class="seat-name muted">{t('online.room.free')}</b>
      {colour !== undefined && (
        <button
          type="button"
          class={`btn ${sitsElsewhere ? '' : 'primary'}`}
          disabled={busy}
          onClick={() => void sit()}
        >
          {t('online.room.sit')}
        </button>
      )}
      {room.isHost.value && colour !== undefined && (
        <BotChoice
          label={t('online.room.bot', { number: seat + 1 })}
          busy={busy}
          give={(level) => {
            const its = free.findLast((one) => one !== liked) ?? colour;
            void wish({ type: 'bot', seat, level, colour: its });
          }}
        />
      )}
    </>
  );
}

interface BotChoiceProps {
  readonly label: string;
  readonly busy: boolean;
  readonly give: (level: BotLevel) => void;
}

function BotChoice({ label, busy, give }: BotChoiceProps) {
  const { t } = onlineText;
  return (
    <select
      class="select"
      aria-label={label}
      disabled={busy}
      value=""
      onChange={({ currentTarget }) => {
        const level = BOT_LEVELS.find((one) => String(one) === currentTarget.value);
        currentTarget.value = '';
        if (level !== undefined) give(level);
      }}
    >
      <option value="">{t('online.room.give-bot')}</option>
      {LEVELS.map(({ level, name }) => (
        <option key={level} value={level}>
          {`${level} · ${name}`}
        </option>
      ))}
    </select>
  );
}

function OwnSeat({ room, seat, busy, wish }: Props) {
  const { t } = onlineText;
  const table = room.table.value!;
  const { colour, sitter } = table.seats[seat]!;
  const name = sitter.kind === 'guest' ? sitter.name : '';
  const [typed, setTyped] = useState<string>();
  const rename = async (text: string): Promise<void> => {
    const clean = cleanName(text);
    setTyped(undefined);
    if (clean === '' || clean === name) return;
    kept.settings.update((now) => ({ ...now, name: clean }));
    await wish({ type: 'rename', seat, name: clean });
  };
  const paint = async (next: Colour): Promise<void> => {
    if (await wish({ type: 'colour', seat, colour: next }))
      kept.settings.update((now) => ({ ...now, colour: next }));
  };
  return (
    <>
      <b class="seat-name">{t('online.room.you')}</b>
      <input
        class="field"
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        aria-label={t('online.room.name')}
        value={typed ?? name}
        onInput={({ currentTarget: { value } }) => setTyped(value)}
        onChange={({ currentTarget: { value } }) => void rename(value)}
      />
      <div class="seat-row">
        <select
          class="select"
          aria-label={t('online.room.colour')}
          disabled={busy}
          value={colour}
          onChange={({ currentTarget: { value } }) => void paint(value as Colour)}
        >
          {freeColours(table, colour).map((one) => (
            <option key={one} value={one}>
              {capital(colourText(one))}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="btn icon ghost"
          aria-label={t('online.room.stand')}
          title={t('online.room.stand')}
          disabled={busy}
          onClick={() => void wish({ type: 'stand', seat })}
        >
          <Icon name="exit" />
        </button>
      </div>
    </>
  );
}

function TakenSeat({ room, seat, busy, wish, away }: Props & { readonly away: boolean }) {
  const { t } = onlineText;
  const table = room.table.value!;
  const { sitter, colour } = table.seats[seat]!;
  const name = seatName(table, seat)!;
  const isHost = sitter.kind === 'guest' && sitter.guest === table.host;
  const said = [
    ...(colour === undefined ? [] : [capital(colourText(colour))]),
    ...(isHost ? [t('online.room.host')] : []),
    ...(away ? [t('online.away')] : []),
    ...(sitter.kind === 'bot' ? [text(`shell.bot.${LEVELS[sitter.level - 1]!.bot}`)] : []),
  ];
  return (
    <>
      <b class="seat-name">{name}</b>
      <span class="muted seat-note">{said.join(' · ')}</span>
      {sitter.kind === 'bot' && room.isHost.value && (
        <button
          type="button"
          class="btn sm"
          disabled={busy}
          onClick={() => void wish({ type: 'stand', seat })}
        >
          <Icon name="close" />
          {t('online.room.take-bot', { name })}
        </button>
      )}
    </>
  );
}
