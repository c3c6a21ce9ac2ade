import { useEffect, useMemo, useState } from 'preact/hooks';
import { TABLE_ID } from '../../../protocol/index.ts';
import { Button, ButtonLink, go, linkTo, type PageProps, preload } from '../../app/index.ts';
import { loadOnline, t } from '../../i18n/index.ts';
import {
  Api,
  ApiFailure,
  addressOfTable,
  bareId,
  DoorScene,
  keptTable,
  openRoom,
  problemText,
  RemoteTable,
  type Room,
} from '../../online/index.ts';
import { TableView } from '../table/index.ts';
import { Doorway } from './doorway.tsx';
import { WaitingRoom } from './waiting-room.tsx';

export const bar = 'not-on-phones';
export const prepare = loadOnline;

/** `#/online/ID`: a table far away, before, during and after its game. */
export function Page({ route }: PageProps) {
  const written = route.rest[0] ?? '';
  const id = bareId(written);
  useEffect(() => {
    if (id !== written) go(linkTo('online', id), { replace: true });
  }, [id, written]);
  if (!TABLE_ID.test(id)) return <Nothing sentence={t('online.room.no-table')} anew />;
  return <OnlineTablePage id={id} key={id} />;
}

function OnlineTablePage({ id }: { readonly id: string }) {
  const api = useMemo(() => new Api(), []);
  const [problem, setProblem] = useState<string>();
  const [room, setRoom] = useState<Room>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let end = (): void => {};
    let left = false;
    void preload('table');
    // The first request makes this device a guest: the socket needs that.
    api.me().then(
      () => {
        if (left) return;
        if (!navigator.cookieEnabled) return setProblem('no-cookies');
        const opened = openRoom(id, api, {
          outdated: () => {
            setRoom(undefined);
            setAttempt((now) => now + 1);
          },
          stranger: () => {
            opened.close();
            setRoom(undefined);
            setProblem('no-cookies');
          },
        });
        end = opened.close;
        opened.room.start();
        setProblem(undefined);
        setRoom(opened.room);
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiFailure)) throw failure;
        setProblem(failure.problem);
      },
    );
    return () => {
      left = true;
      end();
    };
  }, [api, id, attempt]);
  if (problem !== undefined)
    return <Nothing sentence={problemText(problem)} again={() => setAttempt((now) => now + 1)} />;
  return room === undefined ? <Nothing sentence={t('online.looking')} /> : <InRoom room={room} api={api} />;
}

function InRoom({ room, api }: { readonly room: Room; readonly api: Api }) {
  const online = room.table.value;
  const link = room.link.value;
  const ready = room.ready.value;
  const begun = ready && online?.game !== undefined;
  const table = useMemo(
    () => (begun ? new RemoteTable(room, keptTable(room.id), addressOfTable(room.id)) : undefined),
    [room, begun],
  );
  if (table !== undefined) return <TableView table={table} key={table.id} />;
  if (link === 'no-such-table') return <Nothing sentence={t('online.room.no-table')} anew />;
  if (link === 'other-protocol')
    return <Nothing sentence={t('online.other-protocol')} again={() => location.reload()} />;
  if (online === undefined || !ready) {
    if (link === 'connecting' || link === 'open') return <Nothing sentence={t('online.connecting')} />;
    return <Nothing sentence={t('online.lost')} again={() => room.retryNow()} />;
  }
  if (online.phase === 'closed') return <Nothing sentence={t('online.room.closed')} anew />;
  return <WaitingRoom room={room} api={api} />;
}

interface NothingProps {
  readonly sentence: string;
  readonly again?: () => void;
  /** There never will be one: another can be opened. */
  readonly anew?: boolean;
}

/** There is no table to be seen here, and why. */
function Nothing({ sentence, again, anew = false }: NothingProps) {
  return (
    <Doorway>
      <section class="page">
        <div class="panel door-panel">
          <DoorScene awake={false} />
          <div class="door-words">
            <h1>{t('shell.title.lobby')}</h1>
            <p role="status">{sentence}</p>
            <div class="acts">
              {again !== undefined && (
                <Button icon="rotate" text={t('online.try-again')} class="primary" onClick={again} />
              )}
              <ButtonLink icon="people" text={t('online.room.to-lobby')} href={linkTo('lobby')} />
              {anew && <ButtonLink icon="door" text={t('online.open')} href={linkTo('lobby', 'new')} />}
            </div>
          </div>
        </div>
      </section>
    </Doorway>
  );
}
