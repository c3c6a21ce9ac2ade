import './tray-panel.css';
import { canTurn, looseTile, type SupplyKind } from '../../../rules/index.ts';
import { Button } from '../../app/index.ts';
import { TileIcon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { UndoButton } from './action-bar.tsx';
import { carry } from './carrying.tsx';
import { GameBar, RefusalLine, Who } from './game-bar.tsx';
import type { Session } from './session.ts';
import { tileHeadline, tileName } from './state-words.tsx';

/** The tiles still to be placed, in the panel beside the board or in the tray below it. */
export function TilesPanel({ session }: { readonly session: Session }) {
  const { tray } = session.controller;
  return (
    <section class="panel tile-tray" aria-label={t('table.tray')}>
      <h2>{t('table.tray')}</h2>
      <div class="tile-list">
        {tray.supply.value.map(({ kind, left }) => (
          <TileButton session={session} kind={kind} left={left} key={kind} />
        ))}
      </div>
    </section>
  );
}

interface TileButtonProps {
  readonly session: Session;
  readonly kind: SupplyKind;
  readonly left: number;
}

function TileButton({ session, kind, left }: TileButtonProps) {
  const { tray } = session.controller;
  const chosen = tray.kind.value === kind;
  const tile = chosen ? (tray.tile.value ?? looseTile(kind)) : looseTile(kind);
  return (
    <button
      type="button"
      class={`tile row ${chosen ? 'chosen' : ''}`}
      aria-pressed={chosen}
      disabled={left === 0 || !tray.active.value}
      data-tile={kind}
      onPointerDown={(event) => carry(session, event, { kind })}
      onClick={() => session.controller.takeTile(kind)}
    >
      <span class="tile-icon">
        <TileIcon tile={tile} class="tile-drawing" />
      </span>
      <span>
        <b>{tileName(looseTile(kind))}</b>
        <small class="num">{t('table.tile-left', { count: left })}</small>
      </span>
    </button>
  );
}

/** What is being placed, and the buttons. */
export function TrayBar({ session }: { readonly session: Session }) {
  const { controller } = session;
  const { tray } = controller;
  const tile = tray.tile.value;
  const laid = tray.laid.value;
  const kind = tray.kind.value;
  return (
    <GameBar
      label={t('table.set-up')}
      state={
        <>
          <Who
            icon={
              tile !== undefined && (
                <span class="action-icon tile-icon">
                  <TileIcon tile={tile} class="tile-drawing" />
                </span>
              )
            }
            title={tileHeadline(session)}
          />
          <RefusalLine session={session} />
        </>
      }
    >
      <div class="action-buttons">
        <UndoButton session={session} what={t('shell.back')} />
        <Button
          icon="rotate"
          text={t('table.turn-tile')}
          disabled={kind === undefined || !canTurn(kind)}
          onClick={() => tray.turn()}
        >
          <kbd>R</kbd>
        </Button>
        <Button
          icon="check"
          text={t('table.place')}
          class="primary go"
          disabled={laid === undefined}
          onClick={() => controller.confirm()}
        >
          <kbd>⏎</kbd>
        </Button>
      </div>
    </GameBar>
  );
}
