import { useComputed } from '@preact/signals';
import { useLater } from '../../device/index.ts';
import { capital, labelText, partsText, percentText, t, tileText } from '../../i18n/index.ts';
import { figureView } from '../../show/index.ts';
import { pushedBlocks, type Tried } from '../../table/index.ts';
import type { Session } from './session.ts';

/** What the bar under the board says of what is being tried; seen there, and said to those who listen. */

export function headline(figure: string, preview: Tried | undefined): string {
  if (preview === undefined || preview.path === '') return capital(t('table.choose-space', { figure }));
  if (preview.at === 'out') return capital(t('table.leaves', { figure }));
  return capital(t('table.to', { figure, place: preview.at }));
}

/** What comes of a move on its way, and whether there are other ways: who sees the button has read that there. */
function details(preview: Tried | undefined, ways = 1): string {
  if (preview === undefined || preview.path === '') return '';
  const pushed = pushedBlocks(preview.events).length;
  const slides = preview.events.some((event) => event.type === 'figureStepped' && event.slid);
  return partsText([
    ...(pushed > 0 ? [t('table.pushes', { count: pushed })] : []),
    ...(slides ? [t('table.slides')] : []),
    ...(ways > 1 ? [t('table.ways', { count: ways })] : []),
  ]);
}

/** What comes of the move in the bar, and why it waits to be confirmed: whoever wished that is not told. */
export function barNote({ controller: { hand } }: Session, preview: Tried | undefined): string {
  const why = hand.waits.value;
  const waits = why === undefined || why === 'wished' ? [] : [t(`table.waits.${why}`)];
  return partsText([details(preview), ...waits].filter((part) => part !== ''));
}

export const tileName = (tile: Parameters<typeof tileText>[0]): string => capital(tileText(tile));

export function tileHeadline({ controller: { tray } }: Session): string {
  const tile = tray.tile.value;
  const laid = tray.laid.value;
  if (tile === undefined) return t('table.choose-tile');
  const name = tileName(tile);
  return laid === undefined
    ? t('table.choose-tile-space', { tile: name })
    : t('table.tile-on', { tile: name, at: laid.at });
}

/** How many figures the player whose turn it is still has to move. */
export function leftToMove({ controller: { moves, showing } }: Session): string {
  const { game } = showing.live.value;
  const count = Math.min(moves.movable.value.length, game.movesLeft(game.turn));
  return t('table.left-to-move', { count });
}

/** How far another player's figure comes. */
export function lookedWords({ names, controller: { board, hand, showing } }: Session): {
  title: string;
  note: string;
} {
  const { id } = figureView(showing.live.value.game, hand.looked.value!);
  const count = board.marks.value.reach?.length ?? 0;
  return { title: capital(names.figure(id)), note: t('table.looked', { count }) };
}

/** What can be done now, in a sentence or two; nothing on others' turns, and nothing of what is only pointed at. */
function stateText(session: Session): string {
  const { controller } = session;
  const { moves, showing, seat, tray, hand, board } = controller;
  if (showing.idle.value && hand.looked.value !== undefined) {
    const { title, note } = lookedWords(session);
    return labelText(title, note);
  }
  if (seat.value === undefined) return '';
  const colour = session.table.settings.setup.players[seat.value]!;
  const whose = session.isYou(colour)
    ? t('table.your-turn')
    : t('table.turn', { name: session.nameOf(colour) });
  if (tray.active.value) {
    return tray.kind.value === undefined ? labelText(whose, tileHeadline(session)) : tileHeadline(session);
  }
  const figure = moves.figure.value;
  if (figure === undefined)
    return labelText(whose, partsText([t('table.choose-figure'), leftToMove(session)]));
  const { id, number } = figureView(showing.live.value.game, figure);
  const tried = moves.tried.value;
  const first = headline(session.names.figure(id, number), tried);
  if (tried === undefined || tried.path === '') {
    return moves.movable.value.length > 1 ? first : partsText([whose, first]);
  }
  const after = tried.after === undefined ? undefined : board.forecastTried.value?.danger.get(id);
  const ways = details(tried, moves.ways.value.length);
  return partsText([
    first,
    t('table.points', { used: tried.path.length, count: number }),
    ...(ways === '' ? [] : [ways]),
    ...(hand.waits.value === 'last' || hand.waits.value === 'far'
      ? [t(`table.waits.${hand.waits.value}`)]
      : []),
    ...(after === undefined || after === 0 ? [] : [t('speech.danger', { percent: percentText(after) })]),
  ]);
}

/** So long after the last change, in milliseconds: what passes in between is not said. */
const SAID_AFTER = 250;

/** What can be done, for those who listen. */
export function SpokenState({ session }: { readonly session: Session }) {
  const text = useLater(
    useComputed(() => stateText(session)),
    SAID_AFTER,
  );
  return (
    <p class="unseen spoken-state" role="status">
      {text}
    </p>
  );
}
