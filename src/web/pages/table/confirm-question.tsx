import './confirm-question.css';
import { useEffect } from 'preact/hooks';
import { Button, IconButton, Switch } from '../../app/index.ts';
import { t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { choices, sayConfirm } from './choices.ts';
import type { Session } from './session.ts';

/** Once, after the first round of somebody's first game: whether moves are to be confirmed. Whoever plays on has not minded. */
export function ConfirmQuestion({ session }: { readonly session: Session }) {
  const { confirmMoves, askedToConfirm } = kept.settings.value.value;
  const { cardsDrawn, stage } = session.game.value;
  const { controller } = session;
  const due = stage === 1 && cardsDrawn.length === 1 && confirmMoves === undefined && askedToConfirm !== true;
  useEffect(() => {
    if (due) return () => sayConfirm(undefined);
    return undefined;
  }, [due]);
  if (!due || controller.moves.figure.value !== undefined || controller.board.refused.value !== undefined) {
    return null;
  }
  return (
    <fieldset class="panel confirm-question row wraps">
      <span role="status">{t('table.confirm-ask')}</span>
      <Button text={t('table.yes')} class="small" onClick={() => sayConfirm(true)} />
      <Button text={t('table.no')} class="small" onClick={() => sayConfirm(false)} />
      <IconButton
        icon="close"
        text={t('shell.close')}
        class="small ghost"
        onClick={() => sayConfirm(undefined)}
      />
    </fieldset>
  );
}

export const ConfirmSwitch = () => (
  <Switch
    name="confirm-moves"
    on={choices.value.asking === 'always'}
    flip={sayConfirm}
    text={t('table.confirm')}
    more={t('table.confirm-text')}
  />
);
