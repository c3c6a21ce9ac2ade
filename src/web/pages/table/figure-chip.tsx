import './figure-chip.css';
import { type Colour, type FigureId, type Game, otherSide } from '../../../rules/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { capital, type Names, partsText, percentText, t } from '../../i18n/index.ts';
import { figureView } from '../../show/index.ts';
import type { Company } from '../../table/index.ts';

/** The players and their figures as they are shown beside a board. */
export interface PlayersView {
  readonly game: Game;
  readonly names: Names;
  readonly playerName: (colour: Colour) => string;
  /** How strong a bot is. */
  readonly strength?: (colour: Colour) => string | undefined;
  readonly danger?: ReadonlyMap<FigureId, number> | undefined;
  /** The others, where the table is far away. */
  readonly company?: Company | undefined;
  /** What can be done with the figures; without it they are only shown. */
  readonly choice?: {
    readonly chosen: number | undefined;
    readonly movable: readonly number[];
    readonly choose: (figure: number) => void;
    /** A pointer went down on one: it may be carried onto the board. */
    readonly carry: (down: PointerEvent, figure: number) => void;
  };
}

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
  const back = otherSide(view.number);
  const said = partsText([
    capital(names.figure(view.id, view.number)),
    t('table.figure-back', { number: back }),
    placeText(view.at),
    ...(moved ? [t('table.figure-moved')] : []),
    ...(risk > 0 ? [t('speech.danger', { percent: percentText(risk) })] : []),
  ]);
  const state = [
    'figure-chip',
    selected ? 'chosen' : '',
    movable ? 'movable' : '',
    moved ? 'moved' : '',
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
      onPointerDown={(event) => movable && choice?.carry(event, figure)}
      onClick={() => choice?.choose(figure)}
    >
      <span class="figure-chip-face">
        <FigureIcon colour={view.colour} number={view.number} dark={view.dark} size={size} />
      </span>
      <span class="figure-chip-text num" aria-hidden="true">
        <span class="figure-chip-place">
          <PlaceSign at={view.at} />
        </span>
        <span class="figure-chip-back">
          <Icon name="flip" class="tiny" />
          {back}
        </span>
      </span>
      <span class="unseen">{said}</span>
    </button>
  );
}

function PlaceSign({ at }: { readonly at: string }) {
  if (at === 'entrance') return <Icon name="door" class="small" />;
  if (at === 'out') return <Icon name="exit" class="small" />;
  if (at === 'eaten') return <Icon name="skull" class="small" />;
  return <>{at}</>;
}

export function placeText(at: string): string {
  if (at === 'entrance') return t('table.figure-waits');
  if (at === 'out') return t('table.figure-out');
  if (at === 'eaten') return t('table.figure-eaten');
  return t('table.figure-on', { at });
}
