import { Icon } from '../../../board/index.ts';
import { onlineText } from '../../../i18n/index.ts';
import type { Session } from '../session.ts';
import { ClockFace } from './clock.tsx';
import { doIt } from './questions.tsx';

/** A move was made; the table has not confirmed it yet. */
export function OnItsWayBar() {
  const { t } = onlineText;
  return (
    <section class="panel actions waiting on-its-way" aria-label={t('online.on-its-way')} role="status">
      <div class="state">
        <div class="who">
          <Icon name="clock" />
          <div>
            <b class="dsp">{t('online.on-its-way')}</b>
            <div class="d">{t('online.on-its-way-text')}</div>
          </div>
        </div>
      </div>
    </section>
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
  const label = onlineText.t('online.back.ask');
  return (
    <button
      type="button"
      class="btn icon ask-back"
      aria-label={label}
      title={label}
      onClick={() => void doIt(company, company.askBack())}
    >
      <Icon name="undo" />
    </button>
  );
}
