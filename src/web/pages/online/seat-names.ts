import { LEVELS } from '../../../bots/index.ts';
import type { OnlineTable } from '../../../protocol/index.ts';
import { COLOURS, type Colour } from '../../../rules/index.ts';
import { onlineText } from '../../i18n/index.ts';
import { coloursFor } from '../new-game/plan.ts';

/** Who sits there; undefined where nobody does. */
export function seatName({ seats }: OnlineTable, seat: number): string | undefined {
  const { sitter } = seats[seat]!;
  if (sitter.kind === 'free') return undefined;
  return sitter.kind === 'guest'
    ? sitter.name
    : onlineText.t('online.bot', { name: LEVELS[sitter.level - 1]!.name });
}

/** The colours nobody has; with few seats only those with four figures (C4). */
export function freeColours({ seats }: OnlineTable, own?: Colour): readonly Colour[] {
  const taken = new Set(seats.map(({ colour }) => colour).filter((colour) => colour !== own));
  const sitting = seats.length;
  return COLOURS.filter((colour) => !taken.has(colour) && coloursFor(sitting).includes(colour));
}
