import './supply.css';
import { type Signal, useSignal } from '@preact/signals';
import type { Piece } from '../../../puzzles/index.ts';
import { Carried, followDrag } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import { samePiece } from '../../puzzle/index.ts';
import type { LevelSession } from './level-session.ts';
import { PieceIcon } from './piece-icon.tsx';
import { pieceName } from './words.ts';

interface Entry {
  readonly piece: Piece;
  readonly count: number;
}

/** The supply's heaps, then the own figures that wait, in the order of their keys 1 to 9. */
export function supplyEntries(session: LevelSession): Entry[] {
  const { builder, level } = session.play;
  const { heaps, figures } = builder.left.value;
  const bait = level.own.filter(
    (figure) =>
      figures.includes(figure) || builder.downs.value.some((put) => 'figure' in put && put.figure === figure),
  );
  return [
    ...heaps.map(({ piece, count }) => ({ piece, count })),
    ...bait.map((figure) => ({ piece: { figure }, count: figures.includes(figure) ? 1 : 0 })),
  ];
}

interface CarriedPiece {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

export function Supply({ session }: { readonly session: LevelSession }) {
  const carried = useSignal<CarriedPiece | undefined>(undefined);
  const entries = supplyEntries(session);
  return (
    <section class="panel supply" aria-label={t('puzzles.supply')}>
      <h2>{t('puzzles.supply')}</h2>
      {entries.length === 0 && <p class="muted">{t('puzzles.supply.empty')}</p>}
      <div class="heaps">
        {entries.map((entry, index) => (
          <Heap
            session={session}
            entry={entry}
            number={index + 1}
            carried={carried}
            key={typeof entry.piece === 'string' ? entry.piece : entry.piece.figure}
          />
        ))}
      </div>
      {carried.value !== undefined && (
        <Carried x={carried.value.x} y={carried.value.y}>
          <PieceIcon
            piece={carried.value.piece}
            parts={session.play.parts}
            turns={session.play.builder.turns.value}
          />
        </Carried>
      )}
    </section>
  );
}

interface HeapProps {
  readonly session: LevelSession;
  readonly entry: Entry;
  readonly number: number;
  readonly carried: Signal<CarriedPiece | undefined>;
}

function Heap({ session, entry: { piece, count }, number, carried }: HeapProps) {
  const { builder, parts, names } = session.play;
  const chosen = samePiece(builder.piece.value, piece);
  const name = pieceName(piece, names);
  const state =
    count === 0
      ? t('puzzles.supply.placed')
      : typeof piece === 'string'
        ? t('puzzles.supply.left', { count })
        : t('puzzles.supply.bait');
  const onPointerDown = (event: PointerEvent): void => {
    if (count === 0 || session.play.walk.peek() !== undefined) return;
    const over = builder.downs.peek();
    followDrag(event, {
      onBegin: () => builder.drop(piece, undefined),
      onOver: (at, x, y) => {
        builder.point(at);
        carried.value = { piece, x, y };
      },
      onDrop: (at) => {
        carried.value = undefined;
        builder.point(undefined);
        builder.drop(piece, at);
        session.heard(over);
      },
      onCancel: () => {
        carried.value = undefined;
        builder.backOut();
      },
    });
  };
  return (
    <button
      type="button"
      class={`heap row ${chosen ? 'on' : ''} ${count === 0 ? 'none' : ''}`}
      aria-pressed={chosen}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      disabled={count === 0}
      data-heap={typeof piece === 'string' ? piece : piece.figure}
      onPointerDown={onPointerDown}
      onClick={() => builder.take(piece)}
    >
      <span class="heap-icon">
        <PieceIcon piece={piece} parts={parts} turns={chosen ? builder.turns.value : 0} />
      </span>
      <span class="heap-text">
        <b class="unseen-on-phones">{name}</b>
        <small class="num">{state}</small>
      </span>
    </button>
  );
}
