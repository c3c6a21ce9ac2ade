import { t } from '../../../i18n/index.ts';
import type { SeatSigns, TurnClock } from '../../../table/index.ts';
import { ClockFace } from './clock.tsx';
import { ReactionIcon, reactionText } from './reaction-icon.tsx';

/** Beside a player's name: whether they are here, who plays for them, how they feel. */
export function SeatSignsView({ signs }: { readonly signs: SeatSigns }) {
  return (
    <>
      {signs.standIn !== undefined ? (
        <span class="sign">{t('online.stand-in')}</span>
      ) : (
        signs.awaySince !== undefined && <span class="sign">{t('online.away')}</span>
      )}
      {signs.reaction !== undefined && (
        <ReactionIcon reaction={signs.reaction} label={reactionText(signs.reaction) ?? ''} />
      )}
    </>
  );
}

export const SeatClock = ({
  clock,
  seat,
}: {
  readonly clock: TurnClock | undefined;
  readonly seat: number;
}) => (clock?.seat === seat ? <ClockFace clock={clock} /> : null);
