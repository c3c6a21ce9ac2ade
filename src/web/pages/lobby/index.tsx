import './lobby.css';
import { useMemo } from 'preact/hooks';
import { Button, ButtonLink, IconButton, linkTo, type PageProps } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { loadOnline, t } from '../../i18n/index.ts';
import { Api, bareId, DoorScene, problemText, useAsked } from '../../online/index.ts';
import { ClaimSeats } from './claim-seats.tsx';
import { MoveSeats } from './move-seats.tsx';
import { OpenTable } from './open-table.tsx';
import { TableList } from './table-list.tsx';

export const prepare = loadOnline;

/** How often the lists are asked for while somebody looks at them. */
const EVERY = 5000;

/** `#/lobby`: tables; `#/lobby/new`: a new one; `#/lobby/move/TOKEN`: seats come to this device. */
export function Page({ route: { rest } }: PageProps) {
  if (rest[0] === 'new') return <OpenTable />;
  const token = bareId(rest[1]);
  if (rest[0] === 'move' && token !== '') return <ClaimSeats token={token} key={token} />;
  return <Lobby />;
}

function Lobby() {
  const api = useMemo(() => new Api(), []);
  const ask = useMemo(
    () => async () => {
      // The first request makes this device a guest; two at once would make two.
      await api.me();
      const [{ open, playing }, { games: mine }, { devices }] = await Promise.all([
        api.lobby(),
        api.myGames(),
        api.devices(),
      ]);
      return { open, playing, mine, devices };
    },
    [api],
  );
  const { asked, again } = useAsked(ask, EVERY);
  const found = asked.state === 'there' ? asked.value : undefined;
  const somebody = found !== undefined && found.open.length + found.mine.length > 0;
  return (
    <section class="page lobby">
      <header class="panel door-panel">
        <DoorScene awake={somebody} />
        <div class="door-words">
          <h1>{t('shell.title.lobby')}</h1>
          <p>{t('online.lead')}</p>
          {found !== undefined && (
            <div class="lobby-acts">
              <ButtonLink icon="door" text={t('online.open')} class="primary" href={linkTo('lobby', 'new')} />
              <IconButton icon="rotate" text={t('online.refresh')} onClick={again} />
            </div>
          )}
        </div>
      </header>
      {asked.state === 'waiting' && (
        <p class="muted" role="status">
          {t('online.looking')}
        </p>
      )}
      {asked.state === 'failed' && (
        <div class="panel lobby-away row wraps" role="alert">
          <Icon name="warn" />
          <p>{problemText(asked.problem)}</p>
          <Button icon="rotate" text={t('online.try-again')} onClick={again} />
        </div>
      )}
      {found !== undefined && (
        <>
          {!somebody && <p class="lobby-joke display">{t('online.empty')}</p>}
          <div class="lobby-lists">
            <TableList title={t('online.my-games')} tables={found.mine} action="continue" />
            <TableList title={t('online.open-tables')} tables={found.open} action="join" />
            <TableList title={t('online.playing-tables')} tables={found.playing} action="watch" />
            {(found.mine.length > 0 || found.devices.length > 1) && (
              <MoveSeats api={api} devices={found.devices} parted={again} />
            )}
          </div>
        </>
      )}
    </section>
  );
}
