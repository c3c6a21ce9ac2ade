import type { SupplyKind } from '../../../rules/index.ts';
import { Icon, TileIcon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { canTurn, looseOf } from '../../table/setup-tray.ts';
import { tileName } from './action-bar.tsx';
import { RefusalLine } from './refusal-line.tsx';
import type { Session } from './session.ts';

/** The tiles still to be placed, in the panel beside the board or in the tray below it. */
export function TilesPanel({ session }: { readonly session: Session }) {
  const { tray } = session.controller;
  return (
    <section class="panel tiles" aria-label={t('table.tray')}>
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
  const tile = chosen ? (tray.tile.value ?? looseOf(kind)) : looseOf(kind);
  return (
    <button
      type="button"
      class={`tile ${chosen ? 'sel' : ''}`}
      aria-pressed={chosen}
      disabled={left === 0 || !tray.active.value}
      data-tile={kind}
      onClick={() => session.controller.takeTile(kind)}
    >
      <span class="tile-icon">
        <TileIcon tile={tile} class="tile-svg" />
      </span>
      <span>
        <b>{tileName(looseOf(kind))}</b>
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
  const name = tile === undefined ? '' : tileName(tile);
  const headline =
    tile === undefined
      ? t('table.choose-tile')
      : laid === undefined
        ? t('table.choose-tile-space', { tile: name })
        : t('table.tile-on', { tile: name, at: laid.at });
  return (
    <section class="panel actions placing" aria-label={t('table.set-up')}>
      <div class="state">
        <div class="who">
          {tile !== undefined && (
            <span class="who-icon tile-icon">
              <TileIcon tile={tile} class="tile-svg" />
            </span>
          )}
          <b class="dsp">{headline}</b>
        </div>
        <RefusalLine session={session} />
      </div>
      <div class="buttons">
        <button
          type="button"
          class="btn icon"
          aria-label={t('shell.back')}
          title={t('shell.back')}
          disabled={tile === undefined}
          onClick={() => controller.back()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="btn"
          disabled={kind === undefined || !canTurn(kind)}
          onClick={() => tray.turn()}
        >
          <Icon name="rotate" />
          {t('table.turn-tile')} <kbd>R</kbd>
        </button>
        <button
          type="button"
          class="btn primary go"
          disabled={laid === undefined}
          onClick={() => controller.confirm()}
        >
          <Icon name="check" />
          {t('table.place')} <kbd>⏎</kbd>
        </button>
      </div>
    </section>
  );
}
