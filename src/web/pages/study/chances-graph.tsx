import './chances-graph.css';
import type { Odds } from '../../../study/index.ts';
import type { Point } from '../../study/index.ts';
import { sidesOf } from './odds-bar.tsx';
import type { StudySession } from './session.ts';

/** How high the graph is in its own units; as wide as there are steps. */
const HEIGHT = 100;

/** Everybody's chances over the game as areas, one on the other; cards are lines, bites and dear moves signs. Drawn from the start of reading. */
export function ChancesGraph({ session }: { readonly session: StudySession }) {
  const { controller, review } = session;
  const { main } = controller.tree;
  const chances = review.chances.value;
  const steps = Math.max(1, main.length - 1);
  return (
    <svg
      class="chances-graph"
      viewBox={`0 0 ${steps} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {sidesOf(session).map(({ look }, side) => (
        <path class={`area ${look}`} d={areaOf(chances, side)} key={side} />
      ))}
      {main.filter(isWalk).map(({ depth, id }) => (
        <line class="card-line" x1={depth} x2={depth} y1="0" y2={HEIGHT} key={id} />
      ))}
    </svg>
  );
}

/** What is marked above the graph: who was bitten, and moves that were dear. */
export function GraphSigns({ session }: { readonly session: StudySession }) {
  const { main } = session.controller.tree;
  const steps = Math.max(1, main.length - 1);
  return (
    <div class="graph-signs" aria-hidden="true">
      {main.flatMap((point) => {
        const sign = signOf(session, point);
        if (sign === undefined) return [];
        return (
          <i
            class={`graph-sign ${sign}`}
            style={{ insetInlineStart: `${(100 * point.depth) / steps}%` }}
            key={point.id}
          />
        );
      })}
    </div>
  );
}

function signOf(session: StudySession, point: Point): string | undefined {
  if (point.events.some(({ type }) => type === 'figureEaten')) return 'bite';
  const reviewed = session.reviewedAt(point);
  if (reviewed?.kind !== 'decision') return undefined;
  const { mark } = reviewed;
  return mark === 'blunder' || mark === 'mistake' || mark === 'great' ? `mark-${mark}` : undefined;
}

const isWalk = ({ step }: Point): boolean => step?.kind === 'card';

/** A side's area lies on those of the sides before it; what is not known yet is left out. */
function areaOf(chances: readonly (Odds | undefined)[], side: number): string {
  const known = chances.flatMap((odds, depth) => (odds === undefined ? [] : [{ odds, depth }]));
  if (known.length < 2) return '';
  const upTo = (odds: Odds, count: number): number =>
    HEIGHT * odds.slice(0, count).reduce((sum, chance) => sum + chance, 0);
  const above = known.map(({ odds, depth }) => `${depth} ${upTo(odds, side).toFixed(2)}`);
  const below = known.map(({ odds, depth }) => `${depth} ${upTo(odds, side + 1).toFixed(2)}`);
  return `M${above.join('L')}L${below.reverse().join('L')}Z`;
}
