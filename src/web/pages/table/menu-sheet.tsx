import './end-dialog.css';
import { ask, Button, Dialog, go, linkTo, openMenu } from '../../app/index.ts';
import { t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { createTable } from '../../table/index.ts';
import { CompanyMenu } from './company/company-menu.tsx';
import { ConfirmSwitch } from './confirm-question.tsx';
import { SaveRecordButton, StudyButton } from './record-file.tsx';
import type { Session } from './session.ts';

/** The same players begin this game anew; what was played is gone, so whoever is in the middle of it is asked. */
async function restart({ table, controller }: Session): Promise<void> {
  const inTheMiddle = controller.end.peek() === undefined && table.batches.peek().length > 0;
  if (inTheMiddle) {
    const sure = await ask(t('table.restart'), t('table.restart.text'), t('table.restart.yes'));
    if (!sure) return;
    kept.games.remove(table.id);
  }
  const anew = createTable(table.settings, { store: kept.games });
  anew.close();
  go(linkTo('table', anew.id));
}

/** Whoever plays alone ends the game; among several people here the one whose turn it is leaves the figures to a bot. */
async function giveUp(session: Session): Promise<void> {
  const { mine, settings, givingUp, game } = session.table;
  const seat = mine.has(game.peek().turn) ? game.peek().turn : [...mine][0]!;
  const name = session.nameOf(settings.setup.players[seat]!);
  const text = mine.size === 1 ? t('table.give-up.text') : t('table.give-up.bot', { name });
  if (!(await ask(t('table.give-up'), text, t('table.give-up')))) return;
  // Who sits where is known from the beginning, so the table is opened anew.
  if (givingUp?.giveUp(seat) === 'bot') location.reload();
}

/** What can be done with this game beside playing it. */
export function GameMenu({ session }: { readonly session: Session }) {
  const close = (): void => session.open(undefined);
  const over = session.controller.end.value !== undefined;
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
          <>
            <Button
              icon="rotate"
              text={t('table.restart')}
              onClick={() => {
                close();
                void restart(session);
              }}
            />
            {session.table.mine.size > 0 && !over && (
              <Button
                icon="exit"
                text={t('table.give-up')}
                onClick={() => {
                  close();
                  void giveUp(session);
                }}
              />
            )}
          </>
        ) : (
          <CompanyMenu session={session} company={company} />
        )}
        <StudyButton table={session.table} />
        <ConfirmSwitch />
        <Button
          icon="menu"
          text={t('shell.menu')}
          onClick={() => {
            close();
            openMenu();
          }}
        />
      </div>
    </Dialog>
  );
}
