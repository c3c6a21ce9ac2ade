/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import { type Card, hitsOf, type SpaceName } from '../rules/index.ts';
import { add, BADGES, moved, stopOnFigure } from './badges.ts';
import { Use } from './drawings.tsx';
import type { Geometry, Point } from './geometry.ts';
import type { Marks } from './scene.ts';

/** What the forecast lays over the pieces: where a card stops the monster, and who is in danger. */

const percent = (share: number): number => Math.max(1, Math.round(share * 100));

type Stop = NonNullable<Marks['stops']>[number];
interface StopsProps {
  readonly marks: Marks;
  readonly geometry: Geometry;
  readonly crowded: (at: SpaceName) => boolean;
  /** Whether a number is to be read there. */
  readonly numbered: (at: SpaceName) => boolean;
}

/** A gravestone where a card stops; a chip in the corner where it would hide something, or where several stop. */
export const Stops = ({ marks, geometry, crowded, numbered }: StopsProps) => {
  const bySpace = new Map<SpaceName, Stop[]>();
  for (const stop of marks.stops ?? []) bySpace.set(stop.at, [...(bySpace.get(stop.at) ?? []), stop]);
  return (
    <>
      {[...bySpace].map(([at, stops]) => (
        <g key={at} transform={moved(geometry.centre(at))}>
          {stops.length === 1 && !crowded(at) ? (
            <StopStone card={stops[0]!.card} share={stops[0]!.share} />
          ) : (
            stops.map(({ card }, index) => (
              <g key={card} transform={moved(numbered(at) ? stopOnFigure(index) : stopInCorner(index))}>
                <StopChip card={card} larger={!numbered(at)} />
              </g>
            ))
          )}
        </g>
      ))}
    </>
  );
};

const stopInCorner = (index: number): Point => ({
  x: -21 + 34 * (index % 2),
  y: 19 - 32 * Math.floor(index / 2),
});

const StopStone = ({ card, share }: { readonly card: Card; readonly share: number }) => (
  <>
    <path
      class="board-stone"
      d="M-24 25V-5Q-24 -26 0 -26T24 -5V25Z"
      fill="#0c3b3c"
      stroke="#8ff5e4"
      stroke-width="2.8"
    />
    {hitsOf(card) > 0 ? (
      <Bites hits={hitsOf(card)} y={-15} size={hitsOf(card) > 2 ? 15 : 19} />
    ) : (
      <text class="board-stop" y="-5">
        {card}
      </text>
    )}
    <text class={share < 0.995 ? 'board-share' : 'board-share full'} y="14">
      {percent(share)}%
    </text>
  </>
);

/** Where a figure's number is to be read it stays small, also on a phone. */
const StopChip = ({ card, larger }: { readonly card: Card; readonly larger: boolean }) => (
  <g class={larger ? 'board-larger' : undefined}>
    <path d="M-15 14V-2Q-15 -15 0 -15T15 -2V14Z" fill="#0c3b3c" stroke="#8ff5e4" stroke-width="2.6" />
    {hitsOf(card) > 0 ? (
      <Bites hits={hitsOf(card)} y={-5.5} size={hitsOf(card) === 1 ? 18 : hitsOf(card) === 2 ? 13 : 9} />
    ) : (
      <text class="board-stop chip">{card}</text>
    )}
  </g>
);

const Bites = ({ hits, y, size }: { readonly hits: number; readonly y: number; readonly size: number }) => (
  <g style={{ color: '#ff9a96' }}>
    {Array.from({ length: hits }, (_, index) => (
      <Use key={index} name="bite" x={(index - hits / 2) * size} y={y} size={size} />
    ))}
  </g>
);

interface DangerProps {
  readonly at: Point;
  readonly risk: number;
  readonly geometry: Geometry;
}

/** The chance to be eaten, at the top right of the figure, kept inside the picture; on a phone without its sign, so that the face is seen. */
export const Danger = ({ at, risk, geometry }: DangerProps) => {
  const chance = String(percent(risk));
  const { x, y } = add(at, BADGES.danger);
  return (
    <g class="board-danger-badge" transform={moved({ x: Math.min(x, geometry.width), y: Math.max(y, -8) })}>
      <g class="board-larger">
        <rect class="board-danger-pill" style={{ '--digits': chance.length }} y="1.5" height="24" rx="12" />
        <text class="board-danger" y="13.5">
          {chance}
          <tspan class="board-percent">%</tspan>
        </text>
      </g>
    </g>
  );
};
