import './end-dialog.css';
import type { StepName } from '../../../bots/index.ts';
import type { Colour, Game } from '../../../rules/index.ts';
import { Button, ButtonLink, Dialog, go, linkTo } from '../../app/index.ts';
import { FigureIcon, Icon, MonsterIcon } from '../../board/index.ts';
import { capital, listText, partsText, t } from '../../i18n/index.ts';
import { kept, nextLevel, type SeatPlan, strongest } from '../../kept/index.ts';
import { beginGame } from '../../new-game/index.ts';
import { figureView } from '../../show/index.ts';
import { createTable, type TableEnd, type TableSettings } from '../../table/index.ts';
import { SealedPile } from './company/company-menu.tsx';
import { Rematch } from './company/rematch.tsx';
import { Standing, StoryView } from './end-story.tsx';
import { placeText } from './figure-chip.tsx';
import { SaveRecordButton, StudyButton } from './record-file.tsx';
import type { Session } from './session.ts';

/** Who won and how, what became of the figures, and what now. */
export function EndDialog({ session }: { readonly session: Session }) {
  const { game } = session.controller.showing.live.value;
  const result = session.controller.end.value;
  const { company } = session.table;
  const story = session.story.value;
  if (result === undefined || story === undefined || session.resultClosed.value) return null;
  const close = (): void => {
    session.resultClosed.value = true;
  };
  return (
    <Dialog title={endText(session, result)} onClose={close} class="end">
      <div class="end-winner row">
        {result.winner === null ? (
          <MonsterIcon kit={kept.monster.value.value.kit} size={96} />
        ) : (
          <FigureIcon colour={result.winner} size={72} />
        )}
        <div>
          <p>{reasonText(session, game, result)}</p>
          <Tie session={session} game={game} />
        </div>
      </div>
      {company === undefined ? (
        <GoOn session={session} won={result.winner !== null && session.isYou(result.winner)} />
      ) : (
        <Rematch session={session} company={company} />
      )}
      <Fates session={session} game={game} />
      <StoryView session={session} story={story} game={game} />
      <Standing session={session} />
      {company !== undefined && <SealedPile company={company} />}
      <div class="end-acts">
        {company !== undefined && (
          <ButtonLink icon="plus" text={t('online.new-table')} href={linkTo('lobby', 'new')} />
        )}
        <StudyButton table={session.table} />
        <Button icon="eye" text={t('table.look-at-board')} onClick={close} />
        <SaveRecordButton table={session.table} />
        <ButtonLink icon="back" text={t('table.to-home')} href={linkTo('home')} />
      </div>
    </Dialog>
  );
}

export const endText = (session: Session, { winner, reason }: TableEnd): string =>
  reason === 'gave-up' ? t('table.gave-up') : winnerText(session, winner);

export function winnerText(session: Session, winner: Colour | null): string {
  if (winner === null) return t('table.end-monster');
  return session.isYou(winner)
    ? t('table.end-you-won')
    : t('table.end-won', { name: session.nameOf(winner) });
}

function reasonText(session: Session, game: Game, { winner, reason }: TableEnd): string {
  if (reason === 'gave-up') return t('table.end-gave-up');
  if (winner === null) return t('table.end-nobody');
  if (reason !== 'escaped') return t(`table.end-${reason}`);
  const values = { count: game.out[session.seatOf(winner)]!, all: game.figuresEach };
  return session.isYou(winner)
    ? t('table.end-escaped.you', values)
    : t('table.end-escaped', { ...values, name: session.nameOf(winner) });
}

/** G8: others got as many out, but later. */
function Tie({ session, game }: { readonly session: Session; readonly game: Game }) {
  const tied = game.tiedWithFirst();
  if (tied.length === 0) return null;
  const names = listText(
    tied.map((colour) => (session.isYou(colour) ? t('table.with-you') : session.nameOf(colour))),
  );
  return (
    <p class="end-tie">
      {t('table.end-tie', { names, count: game.out[session.seatOf(tied[0]!)]! })}{' '}
      <a href={linkTo('rules', 'G8')}>{t('table.rule', { rule: 'G8' })}</a>
    </p>
  );
}

/** Who still stands in the hall has none. */
const SIGNS: Readonly<Record<string, string>> = { out: 'exit', entrance: 'door', eaten: 'skull' };

function Fates({ session, game }: { readonly session: Session; readonly game: Game }) {
  const seats = game.ranking().map((seat) => ({ colour: game.setup.players[seat]!, seat }));
  return (
    <ul class="fates">
      {seats.map(({ colour, seat }) => (
        <li key={colour}>
          <b>{session.isYou(colour) ? t('shell.you') : session.nameOf(colour)}</b>
          <span class="num">
            {game.out[seat]}/{game.neededOut}
          </span>
          <span class="fate-figures">
            {Array.from({ length: game.figuresEach }, (_, i) => {
              const view = figureView(game, game.firstFigure(seat) + i);
              const text = partsText([
                capital(session.names.figure(view.id, view.number)),
                placeText(view.at),
              ]);
              const sign = SIGNS[view.at];
              return (
                <span class="fate" data-at={view.at} title={text} key={view.id}>
                  <FigureIcon
                    colour={view.colour}
                    number={view.number}
                    dark={view.dark}
                    size={34}
                    label={text}
                  />
                  {sign !== undefined && <Icon name={sign} class="small" />}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** On with a stronger bot where this one was beaten, with a weaker one where this one is too strong yet, or once more with the same. */
function GoOn({ session, won }: { readonly session: Session; readonly won: boolean }) {
  const { settings } = session.table;
  const met = strongest(settings.sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.bot] : [])));
  const counts = met !== undefined && session.table.mine.size === 1;
  const next = counts ? nextLevel(kept.results.value.value, met, won) : undefined;
  const name = next && `${next.name} (${t(`story.strength.${next.bot}`)})`;
  return (
    <div class="end-acts go-on">
      {next !== undefined && (
        <Button
          icon="play"
          text={t(won ? 'story.next' : 'story.easier', { name: name! })}
          class="primary"
          onClick={() => void playAgainst(settings, next.bot)}
        />
      )}
      <Button
        icon={next === undefined ? 'play' : 'rotate'}
        text={t('table.play-again')}
        class={next === undefined ? 'primary' : ''}
        onClick={() => playAgain(settings)}
      />
    </div>
  );
}

/** The same game, the bots being others. */
async function playAgainst({ setup, sitters, forecast }: TableSettings, bot: StepName): Promise<void> {
  const seats = setup.players.map((colour, seat): SeatPlan => {
    const { kind, name } = sitters[seat]!;
    return kind === 'bot' ? { colour, sitter: bot } : { colour, sitter: 'person', name };
  });
  const begun = await beginGame({ ...setup, seats, layout: 'players', forecast, handOver: false });
  if (typeof begun === 'string') go(linkTo('table', begun));
}

/** The same players again; who begins is drawn by lot (S3, S6). */
function playAgain(settings: TableSettings): void {
  const { players } = settings.setup;
  const start = players[Math.floor(Math.random() * players.length)]!;
  const table = createTable({ ...settings, setup: { ...settings.setup, start } }, { store: kept.games });
  table.close();
  go(linkTo('table', table.id));
}
