/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import type { Geometry } from './geometry.ts';
import type { Marks } from './scene.ts';

interface ArrowsProps {
  readonly arrows: NonNullable<Marks['arrows']>;
  readonly geometry: Geometry;
}

/** How wide the shaft is, by rank; the best is the widest. */
const WIDTHS = [15, 10, 7];
/** How far an arrow keeps from the middles of both spaces. */
const SHORT = 16;

/** Moves that are advised: the lesser ones first, so that the best lies on top. A move that stays is a ring. */
export const Arrows = ({ arrows, geometry }: ArrowsProps) => (
  <>
    {[...arrows]
      .sort((a, b) => b.rank - a.rank)
      .map(({ from, to, rank }) => {
        const a = geometry.centre(from);
        const b = geometry.centre(to);
        const width = WIDTHS[rank - 1] ?? WIDTHS.at(-1)!;
        const look = { class: 'board-arrow', 'data-rank': rank, opacity: rank === 1 ? 0.92 : 0.62 };
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        if (length === 0) {
          return (
            <g key={`${from}${to}${rank}`} {...look}>
              <circle cx={a.x} cy={a.y} r="27" fill="none" stroke="#140f12" stroke-width={width / 2 + 5} />
              <circle cx={a.x} cy={a.y} r="27" fill="none" stroke="#ffb338" stroke-width={width / 2} />
            </g>
          );
        }
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        return (
          <path
            key={`${from}${to}${rank}`}
            {...look}
            transform={`translate(${a.x} ${a.y}) rotate(${angle})`}
            d={shapeOf(length, width)}
            fill="#ffb338"
            stroke="#140f12"
            stroke-width="3"
            stroke-linejoin="round"
          />
        );
      })}
  </>
);

function shapeOf(length: number, width: number): string {
  const start = Math.min(SHORT, length / 4);
  const head = width * 1.9;
  const end = length - SHORT / 2;
  const neck = Math.max(start, end - head);
  const half = width / 2;
  return `M${start} ${-half}H${neck}V${-width * 1.15}L${end} 0L${neck} ${width * 1.15}V${half}H${start}Z`;
}
