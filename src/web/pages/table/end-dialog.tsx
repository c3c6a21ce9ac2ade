import type { Colour, Game } from '../../../rules/index.ts';
import { Dialog, go, linkTo } from '../../app/index.ts';
import { FigureIcon, Icon, MonsterIcon } from '../../board/index.ts';
import { listText, onlineText, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { figureView } from '../../show/index.ts';
import { createTable, tables } from '../../table/index.ts';
import type { TableSettings } from '../../table/table.ts';
import { SealedPile } from './company/company-menu.tsx';
import { Rematch } from './company/rematch.tsx';
import { placeText } from './figure-chip.tsx';
import { recordName, replayLink, saveRecord } from './record-file.ts';
import type { Session } from './session.ts';

/** Who won and how, what became of the figures, and what now. */
export function EndDialog({ session }: { readonly session: Session }) {
  const { game } = session.controller.showing.live.value;
  const { result } = game;
  const { company } = session.table;
  if (result === undefined || session.resultClosed.value || !session.controller.showing.idle.value)
    return null;
  const close = (): void => {
    session.resultClosed.value = true;
  };
  return (
    <Dialog title={winnerText(session, result.winner)} onClose={close} class="end">
      <div class="end-winner">
        {result.winner === null ? (
          <MonsterIcon kit={kept.monster.value.value.kit} size={96} />
        ) : (
          <FigureIcon colour={result.winner} size={72} />
        )}
        <div>
          <p>{result.winner === null ? t('table.end-nobody') : t(`table.end-${result.reason}`)}</p>
          <Tie session={session} game={game} />
        </div>
      </div>
      {company !== undefined && <Rematch session={session} company={company} />}
      <Fates session={session} game={game} />
      {company !== undefined && <SealedPile company={company} />}
      <div class="end-acts">
        {company === undefined ? (
          <button type="button" class="btn primary" onClick={() => playAgain(session.table.settings)}>
            <Icon name="play" />
            {t('table.play-again')}
          </button>
        ) : (
          <a class="btn" href={linkTo('lobby', 'new')}>
            <Icon name="plus" />
            {onlineText.t('online.new-table')}
          </a>
        )}
        <button type="button" class="btn" onClick={close}>
          <Icon name="eye" />
          {t('table.look-at-board')}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => saveRecord(recordName(session.table.record()), session.table.record())}
        >
          <Icon name="share" />
          {t('table.save-record')}
        </button>
        <a class="btn" href={replayLink(session.table)}>
          <Icon name="first" />
          {t('table.replay')}
        </a>
        <a class="btn" href={linkTo('replay')}>
          <Icon name="plus" />
          {t('table.load-record')}
        </a>
      </div>
    </Dialog>
  );
}

export function winnerText(session: Session, winner: Colour | null): string {
  if (winner === null) return t('table.end-monster');
  return session.isYou(winner)
    ? t('table.end-you-won')
    : t('table.end-won', { name: session.nameOf(winner) });
}

/** G8: others got as many out, but later. */
function Tie({ session, game }: { readonly session: Session; readonly game: Game }) {
  const tied = game.tiedWithFirst();
  if (tied.length === 0) return null;
  const names = listText(tied.map((colour) => session.nameOf(colour)));
  return (
    <p class="end-tie">
      {t('table.end-tie', { names, count: game.out[session.seatOf(tied[0]!)]! })}{' '}
      <a href={linkTo('rules', 'G8')}>{t('table.rule', { rule: 'G8' })}</a>
    </p>
  );
}

function Fates({ session, game }: { readonly session: Session; readonly game: Game }) {
  const seats = game.ranking().map((seat) => ({ colour: game.setup.players[seat]!, seat }));
  return (
    <ul class="fates">
      {seats.map(({ colour, seat }) => (
        <li key={colour}>
          <b>{session.isYou(colour) ? t('table.you') : session.nameOf(colour)}</b>
          <span class="num">
            {game.out[seat]}/{game.neededOut}
          </span>
          <span class="fate-figures">
            {Array.from({ length: game.figuresEach }, (_, i) => {
              const view = figureView(game, game.firstFigure(seat) + i);
              const text = `${session.names.figure(view.id)}, ${placeText(view.at)}`;
              const sign = view.at === 'out' ? 'exit' : view.at === 'entrance' ? 'door' : 'skull';
              return (
                <span class={`fate ${view.at === 'out' ? 'good' : 'lost'}`} title={text} key={view.id}>
                  <FigureIcon
                    colour={view.colour}
                    number={view.number}
                    dark={view.dark}
                    size={34}
                    label={text}
                  />
                  <Icon name={sign} class="sm" />
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same players again; who begins is drawn by lot (S3, S6). */
function playAgain(settings: TableSettings): void {
  const { players } = settings.setup;
  const start = players[Math.floor(Math.random() * players.length)]!;
  const table = createTable({ ...settings, setup: { ...settings.setup, start } }, { store: tables() });
  table.close();
  go(linkTo('table', table.id));
}
