import './players-panel.css';
import type { Colour, Game } from '../../../rules/index.ts';
import { FaceIcon, Icon } from '../../board/index.ts';
import { labelText, t } from '../../i18n/index.ts';
import { SeatClock, SeatSignsView } from './company/seat-signs.tsx';
import { FigureChip, type PlayersView } from './figure-chip.tsx';

export function PlayersPanel({ view }: { readonly view: PlayersView }) {
  const { game } = view;
  return (
    <section class="panel players" aria-label={t('table.players')}>
      <h2 class="only-wide">
        <Icon name="people" />
        {t('table.players')}
        <span class="spacer" />
        <small class="muted">{t('table.wins-with', { count: game.neededOut })}</small>
      </h2>
      {game.setup.players.map((colour) => (
        <PlayerRow view={view} colour={colour} key={colour} />
      ))}
    </section>
  );
}

const isActing = (game: Game, seat: number): boolean =>
  game.turn === seat && (game.phase === 'moving' || game.phase === 'placing');

function PlayerRow({ view, colour }: { readonly view: PlayersView; readonly colour: Colour }) {
  const { game } = view;
  const seat = game.setup.players.indexOf(colour);
  const acts = isActing(game, seat);
  const first = game.firstFigure(seat);
  const signs = view.company?.seats.value[seat];
  const strength = view.strength?.(colour);
  return (
    <div class={`player fig-${colour} ${acts ? 'to-move' : ''}`} data-player={colour}>
      <div class="player-head">
        <div class="player-who row wraps">
          <b class="player-name">
            <i class="dot" />
            {view.playerName(colour)}
          </b>
          {strength !== undefined && <small class="muted player-strength">{strength}</small>}
          {acts && <span class="tag">{t('table.to-move')}</span>}
          {view.company !== undefined && <SeatClock clock={view.company.clock.value} seat={seat} />}
          {signs !== undefined && <SeatSignsView signs={signs} />}
        </div>
        {game.starter === seat && game.phase !== 'placing' && (
          <span title={t('table.starts')}>
            <Icon name="starts" class="small" label={t('table.starts')} />
          </span>
        )}
        <OutCount game={game} seat={seat} />
      </div>
      <div class="player-figures">
        {Array.from({ length: game.figuresEach }, (_, i) => (
          <FigureChip view={view} figure={first + i} size={34} key={first + i} />
        ))}
      </div>
    </div>
  );
}

function OutCount({ game, seat }: { readonly game: Game; readonly seat: number }) {
  const out = game.out[seat]!;
  const needed = game.neededOut;
  return (
    <span class="player-out num" role="img" aria-label={t('table.out-of', { out, needed })}>
      <Icon name="exit" class="small" />
      <b>{out}</b>/{needed}
    </span>
  );
}

/** The players in one line, for small screens. */
export function PlayersStrip({ view }: { readonly view: PlayersView }) {
  const { game, playerName, company } = view;
  const needed = game.neededOut;
  return (
    <ul class="player-strip num" style={{ '--players': game.players }} aria-label={t('table.players')}>
      {game.setup.players.map((colour, seat) => {
        const said = labelText(playerName(colour), t('table.out-of', { out: game.out[seat]!, needed }));
        const acts = isActing(game, seat);
        const signs = company?.seats.value[seat];
        const away = signs?.awaySince !== undefined || signs?.standIn !== undefined;
        return (
          <li
            class={`${acts ? 'to-move' : ''} ${away ? 'away' : ''}`}
            key={colour}
            aria-current={acts ? 'true' : undefined}
          >
            <FaceIcon colour={colour} size={26} />
            <span class="unseen">{said}</span>
            <span aria-hidden="true">
              {game.out[seat]}
              <small>/{needed}</small>
            </span>
            {signs !== undefined && <SeatSignsView signs={signs} />}
          </li>
        );
      })}
    </ul>
  );
}
