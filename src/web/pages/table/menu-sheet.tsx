import { Dialog, openMenu } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { choices, toggle } from './choices.ts';
import { CompanyMenu } from './company/company-menu.tsx';
import { recordName, replayLink, saveRecord } from './record-file.ts';
import type { Session } from './session.ts';

/** What can be done with this game beside playing it. */
export function GameMenu({ session }: { readonly session: Session }) {
  const close = (): void => {
    session.sheet.value = undefined;
  };
  const over = session.controller.showing.live.value.game.phase === 'over';
  const { company } = session.table;
  return (
    <Dialog title={t('table.game-menu')} onClose={close} class="menu">
      <div class="game-menu">
        {over && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              close();
              session.resultClosed.value = false;
            }}
          >
            <Icon name="flag" />
            {t('table.show-result')}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => saveRecord(recordName(session.table.record()), session.table.record())}
        >
          <Icon name="share" />
          {t('table.save-record')}
        </button>
        {company !== undefined && <CompanyMenu session={session} company={company} />}
        <a class="btn" href={replayLink(session.table)}>
          <Icon name="first" />
          {t('table.replay')}
        </a>
        <label class="switch-row">
          <input type="checkbox" checked={choices.value.oneTap} onChange={() => toggle('oneTap')} />
          <span>
            {t('table.one-tap')}
            <small class="muted">{t('table.one-tap-text')}</small>
          </span>
        </label>
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            openMenu();
          }}
        >
          <Icon name="menu" />
          {t('table.menu')}
        </button>
      </div>
    </Dialog>
  );
}
