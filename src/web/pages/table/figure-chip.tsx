import { FigureIcon, Icon } from '../../board/index.ts';
import { percentText, t } from '../../i18n/index.ts';
import { figureView } from '../../show/index.ts';
import type { PlayersView } from './players-view.ts';

const SIDES_TOGETHER = 7;

interface FigureChipProps {
  readonly view: PlayersView;
  readonly figure: number;
  readonly size: number;
}

/** A figure with where it is and what its back shows; a button where it can be chosen. */
export function FigureChip({ view: { game, names, danger, choice }, figure, size }: FigureChipProps) {
  const view = figureView(game, figure);
  const selected = choice?.chosen === figure;
  const movable = choice?.movable.includes(figure) === true;
  const moved = game.phase === 'moving' && game.moved[figure] === 1;
  const risk = danger?.get(view.id) ?? 0;
  const back = SIDES_TOGETHER - view.number;
  const said = [
    names.figure(view.id),
    t('speech.shows', { number: view.number }),
    t('table.figure-back', { number: back }),
    placeText(view.at),
    ...(moved ? [t('table.figure-moved')] : []),
    ...(risk > 0 ? [t('speech.danger', { percent: percentText(risk) })] : []),
  ].join(', ');
  const state = [
    'fc',
    selected ? 'sel' : '',
    movable ? 'can' : '',
    moved ? 'done' : '',
    view.at === 'out' ? 'out' : '',
    view.at === 'eaten' ? 'eaten' : '',
  ].join(' ');
  return (
    <button
      type="button"
      class={state}
      title={said}
      aria-pressed={selected}
      aria-disabled={!movable}
      data-figure={view.id}
      onClick={() => choice?.choose(figure)}
    >
      <FigureIcon colour={view.colour} number={view.number} dark={view.dark} size={size} />
      <span class="fc-text num" aria-hidden="true">
        <span class="fc-place">
          <PlaceSign at={view.at} />
        </span>
        <span class="fc-back">
          <Icon name="flip" class="xs" />
          {back}
        </span>
      </span>
      <span class="unseen">{said}</span>
    </button>
  );
}

function PlaceSign({ at }: { readonly at: string }) {
  if (at === 'entrance') return <Icon name="door" class="sm" />;
  if (at === 'out') return <Icon name="exit" class="sm" />;
  if (at === 'eaten') return <Icon name="skull" class="sm" />;
  return <>{at}</>;
}

export function placeText(at: string): string {
  if (at === 'entrance') return t('table.figure-waits');
  if (at === 'out') return t('table.figure-out');
  if (at === 'eaten') return t('table.figure-eaten');
  return t('table.figure-on', { at });
}
