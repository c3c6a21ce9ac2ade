import './end-dialog.css';
import { ask, Dialog, go, linkTo, openMenu } from '../../app/index.ts';
import { Button } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { createTable } from '../../table/index.ts';
import { CompanyMenu } from './company/company-menu.tsx';
import { ConfirmSwitch } from './confirm-question.tsx';
import { ReplayButton, SaveRecordButton } from './record-file.tsx';
import type { Session } from './session.ts';

/** The same players begin this game anew; what was played is gone, so whoever is in the middle of it is asked. */
async function restart({ table, game }: Session): Promise<void> {
  const inTheMiddle = game.peek().phase !== 'over' && table.batches.peek().length > 0;
  if (inTheMiddle) {
    const sure = await ask(t('table.restart'), t('table.restart.text'), t('table.restart.yes'));
    if (!sure) return;
    kept.games.remove(table.id);
  }
  const anew = createTable(table.settings, { store: kept.games });
  anew.close();
  go(linkTo('table', anew.id));
}

/** What can be done with this game beside playing it. */
export function GameMenu({ session }: { readonly session: Session }) {
  const close = (): void => session.open(undefined);
  const over = session.controller.showing.live.value.game.phase === 'over';
  const { company } = session.table;
  return (
    <Dialog title={t('table.game-menu')} onClose={close} class="menu">
      <div class="game-menu">
        {over && (
          <Button
            icon="flag"
            text={t('table.show-result')}
            onClick={() => {
              close();
              session.showResult();
            }}
          />
        )}
        <SaveRecordButton table={session.table} />
        {company === undefined ? (
          <Button
            icon="undo"
            text={t('table.restart')}
            onClick={() => {
              close();
              void restart(session);
            }}
          />
        ) : (
          <CompanyMenu session={session} company={company} />
        )}
        <ReplayButton table={session.table} />
        <ConfirmSwitch />
        <Button
          icon="menu"
          text={t('table.menu')}
          onClick={() => {
            close();
            openMenu();
          }}
        />
      </div>
    </Dialog>
  );
}
