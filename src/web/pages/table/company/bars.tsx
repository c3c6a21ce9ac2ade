import { IconButton } from '../../../app/index.ts';
import { Icon } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import { GameBar, Who } from '../game-bar.tsx';
import type { Session } from '../session.ts';
import { ClockFace } from './clock.tsx';
import { doIt } from './questions.tsx';

/** A move was made; the table has not confirmed it yet. */
export function OnItsWayBar() {
  return (
    <GameBar
      class="waiting on-its-way"
      label={t('online.on-its-way')}
      role="status"
      state={
        <Who icon={<Icon name="clock" />} title={t('online.on-its-way')} note={t('online.on-its-way-text')} />
      }
    />
  );
}

/** The clock of whoever is to move, in the bar under the board. */
export function BarClock({ session }: { readonly session: Session }) {
  const clock = session.table.company?.clock.value;
  return clock === undefined || !session.controller.showing.idle.value ? null : <ClockFace clock={clock} />;
}

/** After one's own move, while others think: may it be taken back? */
export function AskBackButton({ session }: { readonly session: Session }) {
  const { company } = session.table;
  if (company?.mayAskBack.value !== true) return null;
  return (
    <IconButton
      icon="undo"
      text={t('online.back.ask')}
      class="ask-back"
      onClick={() => void doIt(company, company.askBack())}
    />
  );
}
