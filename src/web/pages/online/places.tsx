import { LEVELS, levelOf } from '../../../bots/index.ts';
import { BOTS, type TableBot, type Wish } from '../../../protocol/index.ts';
import type { Colour } from '../../../rules/index.ts';
import { ask, Button, IconButton } from '../../app/index.ts';
import { FaceIcon, FigureIcon, Icon } from '../../board/index.ts';
import { capital, colourText, labelText, t } from '../../i18n/index.ts';
import { Doorstep, type Room } from '../../online/index.ts';
import { freeColours, freeSeats, likedColour, seatName, sitWish } from './seat-names.ts';

export type MakeWish = (wish: Wish) => Promise<boolean>;

interface PlacesProps {
  readonly room: Room;
  readonly busy: boolean;
  readonly wish: MakeWish;
}
interface PlaceProps extends PlacesProps {
  readonly seat: number;
}

/** Who stands on the doorstep, and below each of them who that is. */
export function Places(props: PlacesProps) {
  const { room } = props;
  const table = room.table.value!;
  const away = new Set(room.presence.value.away.map(({ seat }) => seat));
  const here = table.seats.length - freeSeats(table).length;
  const ghosts = ghostColours(props);
  return (
    <div class="panel doorstep-panel">
      <Doorstep awake={here > 1} places={table.seats.length}>
        {table.seats.map(({ sitter, colour }, seat) => (
          <span class={`stander ${sitter.kind === 'free' ? 'ghost' : ''}`} key={`${seat} ${colour}`}>
            <FigureIcon
              colour={colour ?? ghosts.get(seat)!}
              number={seat + 1}
              dark={sitter.kind === 'guest' && away.has(seat)}
            />
            {sitter.kind !== 'guest' && <Icon name={sitter.kind === 'bot' ? 'bot' : 'link'} />}
          </span>
        ))}
      </Doorstep>
      <ol class="places" style={{ '--places': table.seats.length }}>
        {table.seats.map(({ sitter }, seat) => (
          <li class={`place ${sitter.kind} ${room.mine.value.has(seat) ? 'mine' : ''}`} key={seat}>
            <Place {...props} seat={seat} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who might come: a colour for each free place; the next one is for whoever has not sat down yet. */
function ghostColours({ room }: PlacesProps): ReadonlyMap<number, Colour> {
  const table = room.table.value!;
  const free = freeColours(table);
  const liked = room.mine.value.size === 0 ? likedColour(table) : undefined;
  const order = liked === undefined ? free : [liked, ...free.filter((one) => one !== liked)];
  return new Map(freeSeats(table).map((seat, at) => [seat, order[at % order.length] ?? 'green']));
}

function Place(props: PlaceProps) {
  const { room, seat } = props;
  const table = room.table.value!;
  const { sitter, colour } = table.seats[seat]!;
  const mine = room.mine.value.has(seat);
  const isAway = room.presence.value.away.some((one) => one.seat === seat);
  const notes = [
    ...(colour === undefined ? [] : [capital(colourText(colour))]),
    ...(sitter.kind === 'guest' && sitter.guest === table.host ? [t('online.room.host')] : []),
    ...(isAway ? [t('online.away')] : []),
  ];
  return (
    <>
      <span class="place-face">
        {colour === undefined ? <Icon name="link" /> : <FaceIcon colour={colour} />}
      </span>
      <span class="place-text">
        <span class="unseen">{t('shell.seat', { number: seat + 1 })}</span>
        <b class="place-name">
          {seatName(table, seat) ?? t('online.room.free')}
          {mine && <span class="tag">{t('shell.you')}</span>}
        </b>
        {notes.length > 0 && <span class="muted place-note">{notes.join(' · ')}</span>}
        {sitter.kind === 'bot' && <span class="muted place-note long">{botText(sitter.bot)}</span>}
      </span>
      {sitter.kind === 'free' && <FreePlace {...props} />}
      {sitter.kind !== 'free' && room.isHost.value && !mine && <HostActs {...props} />}
    </>
  );
}

/** "Easy: runs for the exit and spots the monster too late" */
function botText(one: TableBot): string {
  const { bot } = levelOf(one);
  return labelText(t(`story.strength.${bot}`), t(`shell.bot.${bot}`));
}

function FreePlace({ room, seat, busy, wish }: PlaceProps) {
  const table = room.table.value!;
  const sits = room.mine.value.size > 0;
  const sit = (): void => {
    const wanted = sitWish(table, seat);
    if (wanted !== undefined) void wish(wanted);
  };
  if (likedColour(table) === undefined) return null;
  if (room.isHost.value)
    return (
      <PlaceChoice
        label={t('online.room.bot', { number: seat + 1 })}
        busy={busy}
        sit={sit}
        sits={sits}
        give={(bot) => {
          // The host's own colour stays for the host.
          const liked = likedColour(table)!;
          const colour = freeColours(table).findLast((one) => one !== liked) ?? liked;
          void wish({ type: 'bot', seat, bot, colour });
        }}
      />
    );
  return (
    <Button
      text={t(sits ? 'online.room.sit-too' : 'online.room.sit')}
      class="small ghost"
      disabled={busy}
      onClick={sit}
    />
  );
}

interface PlaceChoiceProps {
  readonly label: string;
  readonly busy: boolean;
  readonly sits: boolean;
  readonly sit: () => void;
  readonly give: (bot: (typeof BOTS)[number]) => void;
}

/** What the host does with a free place: a bot, or the host plays it as well. */
function PlaceChoice({ label, busy, sits, sit, give }: PlaceChoiceProps) {
  return (
    <select
      class="select"
      aria-label={label}
      disabled={busy}
      value=""
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        currentTarget.value = '';
        const bot = BOTS.find((one) => one === value);
        if (bot !== undefined) give(bot);
        else if (value === 'sit') sit();
      }}
    >
      <option value="">{t('online.room.give-bot')}</option>
      {LEVELS.map(({ bot, name }) => (
        <option key={bot} value={bot}>
          {`${name} · ${t(`story.strength.${bot}`)}`}
        </option>
      ))}
      <option value="sit">{t(sits ? 'online.room.sit-too' : 'online.room.sit')}</option>
    </select>
  );
}

/** The host frees a seat, or gives the table into the hands of who sits there; with people only after a question. */
function HostActs({ room, seat, busy, wish }: PlaceProps) {
  const table = room.table.value!;
  const name = seatName(table, seat)!;
  const isBot = table.seats[seat]!.sitter.kind === 'bot';
  const freeing = t('online.room.take-bot', { name });
  const free = async (): Promise<void> => {
    if (isBot || (await ask(freeing, t('online.room.send-away-text', { name }), t('online.room.free-seat'))))
      await wish({ type: 'stand', seat });
  };
  const handing = t('online.room.hand-on-to', { name });
  const handOn = async (): Promise<void> => {
    if (await ask(handing, t('online.room.hand-on-text', { name }), t('online.room.hand-on')))
      await wish({ type: 'hand-on', seat });
  };
  return (
    <span class="place-acts">
      {!isBot && (
        <Button
          text={t('online.room.hand-on')}
          class="small ghost"
          aria-label={handing}
          title={handing}
          disabled={busy}
          onClick={() => void handOn()}
        />
      )}
      <IconButton
        icon="close"
        text={freeing}
        class="small ghost"
        disabled={busy}
        onClick={() => void free()}
      />
    </span>
  );
}
