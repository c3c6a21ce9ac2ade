import './lobby.css';
import { useMemo } from 'preact/hooks';
import { linkTo, type PageProps, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { onlineText } from '../../i18n/index.ts';
import { Api } from '../../online/api.ts';
import { useAsked } from '../../online/ask-server.ts';
import { problemText } from '../../online/problem-text.ts';
import { ClaimSeats, MoveSeats } from './move-seats.tsx';
import { OpenTable } from './open-table.tsx';
import { TableList } from './table-list.tsx';

export const prepare = (): Promise<void> => onlineText.load();

/** How often the lists are asked for while somebody looks at them. */
const EVERY = 5000;

/** `#/lobby`: tables; `#/lobby/new`: a new one; `#/lobby/move/TOKEN`: seats come to this device. */
export function Page({ route: { rest } }: PageProps) {
  if (rest[0] === 'new') return <OpenTable />;
  if (rest[0] === 'move' && rest[1] !== undefined) return <ClaimSeats token={rest[1]} key={rest[1]} />;
  return <Lobby />;
}

function Lobby() {
  const { t } = onlineText;
  useTitle(t('online.title'));
  const api = useMemo(() => new Api(), []);
  const ask = useMemo(
    () => async () => {
      // The first request makes this device a guest; two at once would make two.
      await api.me();
      const [lobby, mine] = await Promise.all([api.lobby(), api.myGames()]);
      return { lobby, mine };
    },
    [api],
  );
  const { asked, again } = useAsked(ask, EVERY);
  return (
    <section class="page lobby">
      <header class="lobby-head">
        <div>
          <h1>{t('online.title')}</h1>
          <p class="muted">{t('online.lead')}</p>
        </div>
        {asked.state === 'there' && (
          <div class="lobby-acts">
            <button
              type="button"
              class="btn icon"
              aria-label={t('online.refresh')}
              title={t('online.refresh')}
              onClick={again}
            >
              <Icon name="rotate" />
            </button>
            <a class="btn primary" href={linkTo('lobby', 'new')}>
              <Icon name="door" />
              {t('online.open')}
            </a>
          </div>
        )}
      </header>
      {asked.state === 'waiting' && (
        <p class="muted" role="status">
          {t('online.looking')}
        </p>
      )}
      {asked.state === 'failed' && (
        <div class="panel lobby-away" role="alert">
          <Icon name="warn" />
          <p>{problemText(asked.problem)}</p>
          <button type="button" class="btn" onClick={again}>
            <Icon name="rotate" />
            {t('online.try-again')}
          </button>
        </div>
      )}
      {asked.state === 'there' && (
        <div class="lobby-lists">
          <TableList
            title={t('online.my-games')}
            none={t('online.my-games.none')}
            tables={asked.value.mine.games}
            action="continue"
          />
          <TableList
            title={t('online.open-tables')}
            none={t('online.open-tables.none')}
            tables={asked.value.lobby.open}
            action="join"
          />
          <TableList
            title={t('online.playing-tables')}
            none={t('online.playing-tables.none')}
            tables={asked.value.lobby.playing}
            action="watch"
          />
          <MoveSeats api={api} />
        </div>
      )}
    </section>
  );
}
