import { namesOf } from '../../../bots/index.ts';
import { namesIn, type OnlineTable, sameName, type Wish } from '../../../protocol/index.ts';
import { type Colour, coloursFor } from '../../../rules/index.ts';
import { CAST_NAMES, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import type { OwnSeat } from '../../online/index.ts';

/** Who sits there; undefined where nobody does. */
export function seatName({ seats }: OnlineTable, seat: number): string | undefined {
  const { sitter } = seats[seat]!;
  if (sitter.kind === 'free') return undefined;
  const name = namesIn(seats, namesOf)[seat]!;
  return sitter.kind === 'guest' ? name : t('online.bot', { name });
}

/** Whether somebody else at the table is called so, as the server decides it. */
export const isOthers = ({ seats }: OnlineTable, mine: ReadonlySet<number>, name: string): boolean =>
  seats.some(({ sitter }, seat) => {
    if (sitter.kind === 'bot') return sameName(namesOf(sitter.bot)[0]!, name);
    return sitter.kind === 'guest' && !mine.has(seat) && sameName(sitter.name, name);
  });

/** The colours nobody has; with few seats only those with four figures (C4). */
export function freeColours({ seats }: OnlineTable, own?: Colour): readonly Colour[] {
  const taken = new Set(seats.map(({ colour }) => colour).filter((colour) => colour !== own));
  return coloursFor(seats.length).filter((colour) => !taken.has(colour));
}

export const freeSeats = ({ seats }: OnlineTable): readonly number[] =>
  seats.flatMap(({ sitter }, seat) => (sitter.kind === 'free' ? [seat] : []));

/** The colour in which whoever looks would sit down: the one they like, or one that is left. */
export function likedColour(table: OnlineTable): Colour | undefined {
  const free = freeColours(table);
  const liked = kept.settings.value.value.colour;
  return free.includes(liked) ? liked : free[0];
}

/** The wish to sit down there, with the name and colour of last time, or with those that are given. */
export function sitWish(table: OnlineTable, seat: number, as?: OwnSeat): Wish | undefined {
  const colour = as !== undefined && freeColours(table).includes(as.colour) ? as.colour : likedColour(table);
  if (colour === undefined) return undefined;
  const cast = [CAST_NAMES[colour], ...Object.values(CAST_NAMES)];
  const usual = kept.settings.value.peek().name ?? cast.find((one) => !isOthers(table, new Set(), one))!;
  return { type: 'sit', seat, name: as?.name ?? usual, colour };
}
