import { LEVELS } from '../../../bots/index.ts';
import type { MyGames, TableSummary } from '../../../protocol/index.ts';
import { linkTo } from '../../app/index.ts';
import { FaceIcon, Icon } from '../../board/index.ts';
import { CAST_NAMES, listText, t } from '../../i18n/index.ts';
import { paceText } from '../../online/index.ts';

type Listed = TableSummary & Partial<MyGames['games'][number]>;

interface Props {
  readonly title: string;
  readonly tables: readonly Listed[];
  readonly action: 'join' | 'watch' | 'continue';
}

/** Tables in a list, each with who is there and what is going on; nothing where there is none. */
export function TableList({ title, tables, action }: Props) {
  if (tables.length === 0) return null;
  return (
    <section class="panel tables">
      <h2>{title}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <TableRow table={table} action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableRow({ table, action }: { readonly table: Listed; readonly action: Props['action'] }) {
  const mine = table.phase === 'playing' && table.turn !== undefined && table.mine?.includes(table.turn);
  return (
    <a class={`table-row row ${mine === true ? 'my-turn' : ''}`} href={linkTo('online', table.id)}>
      <span class="faces" aria-hidden="true">
        {table.seats.map(({ colour, kind }, seat) =>
          colour === undefined || kind === 'free' ? (
            <i class="free" key={seat} />
          ) : (
            <i class={seat === table.turn ? 'to-move' : ''} key={seat}>
              <FaceIcon colour={colour} size={32} />
            </i>
          ),
        )}
      </span>
      <span class="table-text">
        <b>{stateText(table, mine === true)}</b>
        <span class="muted">{namesText(table)}</span>
        <span class="muted table-note">
          {t(`shell.new.mode.${table.mode}`)} · {paceText(table.pace)}
        </span>
      </span>
      <span class={`btn small ${mine === true ? 'primary' : ''}`}>
        {t(`online.${action === 'continue' && table.phase === 'over' ? 'watch' : action}`)}
        <Icon name={action === 'watch' ? 'eye' : 'play'} />
      </span>
    </a>
  );
}

function stateText(table: Listed, mine: boolean): string {
  const { phase, seats, turn, round, winner } = table;
  if (phase === 'open') {
    const count = seats.filter(({ kind }) => kind === 'free').length;
    return count === 0 ? t('online.full') : t('online.free-seats', { count });
  }
  if (phase === 'over') {
    if (winner === null || winner === undefined) return t('shell.monster-won');
    const seat = seats.findIndex(({ colour }) => colour === winner);
    return table.mine?.includes(seat) === true
      ? t('shell.you-won')
      : t('shell.won', { name: nameOf(seats[seat]!) });
  }
  const whose = mine ? t('online.your-turn') : t('table.turn', { name: nameOf(seats[turn ?? 0]!) });
  return round === undefined || round < 1 ? whose : `${whose} · ${t('table.round', { round })}`;
}

function namesText({ seats }: Listed): string {
  const names = seats.filter(({ kind }) => kind !== 'free').map(nameOf);
  return names.length === 0 ? t('online.nobody-yet') : listText(names);
}

function nameOf({ name, colour, kind }: TableSummary['seats'][number]): string {
  if (kind === 'bot') return t('online.bot', { name: name ?? LEVELS[2]!.name });
  return name ?? (colour === undefined ? '?' : CAST_NAMES[colour]);
}
