import { figureName, MONSTER, type Point, SIZE, translate, Use } from '../../drawing/index.ts';
import type { Direction, GameEvent, SpaceName, Target } from '../../rules/index.ts';
import { MOVES } from './motion.ts';
import { go, lift, past } from './piece-moves.ts';
import type { Take } from './scenery.ts';

/** What a step does to others: pushed, fallen, eaten. */

type Event<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type PushEvent = Event<'blockPushed' | 'blockRemoved' | 'figurePushed' | 'figureEaten'>;

const shadow = (piece: Element | undefined) => piece?.querySelector('.piece-shadow');

/** How long and which way what follows in the group steps. */
function stepAfter(
  take: Take,
  then: readonly GameEvent[],
): { way: Direction | undefined; lasts: number; bites: number } {
  for (const event of then) {
    if (event.type === 'monsterStepped') {
      const lasts = event.wall !== undefined ? MOVES.wall : event.slid ? MOVES.slide : MOVES.monsterStep;
      const bites = event.wall !== undefined ? MOVES.wall - 100 : lasts * 0.5;
      return { way: event.facing, lasts, bites };
    }
    if (event.type === 'figureStepped' || event.type === 'figurePushed') {
      const way = take.geometry.wayBetween(event.from, event.to);
      return { way, lasts: MOVES.step, bites: 0 };
    }
  }
  return { way: undefined, lasts: MOVES.step, bites: 0 };
}

const spacesBetween = (a: Point, b: Point): number => (Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) / SIZE;
const STILL: Point = { x: 0, y: 0 };

export function animatePush(take: Take, event: PushEvent, then: readonly GameEvent[], at: number): void {
  const { geometry } = take;
  const step = stepAfter(take, then);
  const way = step.way === undefined ? STILL : geometry.vector(step.way);
  switch (event.type) {
    case 'blockPushed': {
      const block = take.takeBlock(event.from);
      take.putBlock(block, event.to);
      shove(take, block, event.from, event.to, at, step.lasts);
      return;
    }
    case 'figurePushed':
      shove(take, take.piece(figureName(event.figure)), event.from, event.to, at, step.lasts);
      return;
    case 'blockRemoved': {
      const block = take.takeBlock(event.from);
      fall(take, block, event.from, event.at, event.because, way, at, step.lasts);
      return;
    }
    case 'figureEaten': {
      const piece = take.piece(figureName(event.figure));
      if (event.because === 'bite') bite(take, piece, geometry.centre(event.at), way, at + step.bites);
      else fall(take, piece, placeOf(take, event.figure), event.at, event.because, way, at, step.lasts);
    }
  }
}

function placeOf(take: Take, figure: string): Target {
  const at = take.scenery.scene?.figures.find(({ id }) => id === figure)?.at;
  return at === undefined || at === 'eaten' ? 'entrance' : at;
}

/** Pushed: it starts late, goes a little too far, and slides on over blood. */
function shove(
  take: Take,
  piece: Element | undefined,
  from: SpaceName,
  to: SpaceName,
  at: number,
  lasts: number,
): void {
  const [a, b] = [take.geometry.centre(from), take.geometry.centre(to)];
  const spaces = spacesBetween(a, b);
  const late = take.reduced ? 0 : MOVES.pushLate;
  const moves = Math.max(lasts - late, MOVES.slide) + (spaces - 1) * MOVES.slide;
  if (take.reduced) {
    go(take, piece, a, b, at, moves);
    return;
  }
  const way = { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) };
  take.run(
    piece,
    [
      { transform: translate(a), easing: spaces > 1 ? 'linear' : 'ease-in-out' },
      {
        transform: translate(past(b, way, MOVES.overshoot)),
        offset: moves / (moves + 60),
        easing: 'ease-out',
      },
      { transform: translate(b) },
    ],
    { at: at + late, lasts: moves + 60, easing: 'linear' },
  );
}

/** Over the edge into the dark, down a teleporter, or away in a corner. */
function fall(
  take: Take,
  piece: Element | undefined,
  from: Target,
  to: SpaceName | undefined,
  because: 'edge' | 'teleporter' | 'corner',
  way: Point,
  at: number,
  lasts: number,
): void {
  if (take.reduced) {
    take.run(piece, [{ opacity: 1 }, { opacity: 0 }], { at, lasts: MOVES.fade });
    return;
  }
  const start = take.geometry.centre(from);
  const end = because === 'edge' || to === undefined ? past(start, way, 58) : take.geometry.centre(to);
  const moves = lasts + Math.max(0, spacesBetween(start, end) - 1) * MOVES.slide;
  const begin = at + MOVES.pushLate;
  take.run(
    piece,
    [
      { transform: translate(start), opacity: 1 },
      { transform: translate(end), opacity: 1, offset: moves / (moves + MOVES.fall) },
      { transform: translate(end), opacity: 0 },
    ],
    { at: begin, lasts: moves + MOVES.fall, easing: 'linear' },
  );
  const gone =
    because === 'teleporter'
      ? 'rotate(400deg) scale(0)'
      : because === 'edge'
        ? 'rotate(50deg) scale(.25)'
        : 'translateY(-8px) scale(.2)';
  take.run(lift(piece), [{ transform: 'rotate(0) scale(1)' }, { transform: gone }], {
    at: begin + moves - 60,
    lasts: MOVES.fall + 60,
    easing: 'ease-in',
  });
  take.run(shadow(piece), [{ opacity: 0.45 }, { opacity: 0 }], { at: begin + moves - 60, lasts: 80 });
}

/** Where three drops fly, seen with the bite going up the screen. */
const DROPS = [
  { x: -34, y: -10 },
  { x: 4, y: -40 },
  { x: 36, y: -14 },
] as const;

/** M4: a lunge, teeth, three drops, and all stands still for a blink. */
function bite(take: Take, piece: Element | undefined, place: Point, way: Point, at: number): void {
  if (take.reduced) {
    take.run(piece, [{ opacity: 1 }, { opacity: 0 }], { at, lasts: MOVES.fade });
    return;
  }
  take.run(
    lift(piece),
    [
      { transform: 'scale(1)' },
      { transform: 'scale(1.16, .8)', offset: 0.3 },
      { transform: 'scale(.9, 1.06) rotate(12deg)', offset: 0.55 },
      { transform: 'scale(0) rotate(40deg)' },
    ],
    { at, lasts: 170, easing: 'ease-in' },
  );
  take.run(piece, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { at, lasts: 170 });
  const monster = take.piece(MONSTER);
  take.run(
    monster?.querySelector('.piece-lift'),
    [
      { transform: 'translate(0, 0) scale(1)' },
      { transform: `${translate(past(STILL, way, MOVES.lunge))} scale(1.1)`, offset: 0.3, easing: 'linear' },
      { transform: `${translate(past(STILL, way, MOVES.lunge))} scale(1.1)`, offset: 0.55 },
      { transform: `${translate(past(STILL, way, 3))} scale(.95)`, offset: 0.75 },
      { transform: 'translate(0, 0) scale(1)' },
    ],
    { at, lasts: MOVES.bite, easing: 'ease-out' },
  );
  const teeth = take.prop(
    'over',
    <g style={{ transform: translate(past(place, way, 18)), color: '#f6ead0' }}>
      <g class="bite-teeth">
        <Use name="bite" x={-26} y={-26} size={52} />
      </g>
      {DROPS.map(({ x }) => (
        <g key={x} class="bite-drop">
          <Use name="drop" x={-8} y={-12} size={16} height={22} />
        </g>
      ))}
    </g>,
  );
  take.run(
    teeth?.querySelector('.bite-teeth'),
    [
      { transform: 'scale(1.7)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1, offset: 0.25 },
      { transform: 'scale(1)', opacity: 1, offset: 0.55 },
      { transform: 'scale(1.1)', opacity: 0, offset: 0.8 },
      { transform: 'scale(1.1)', opacity: 0 },
    ],
    { at, lasts: MOVES.bite, early: true },
  );
  teeth?.querySelectorAll('.bite-drop').forEach((drop, index) => {
    const { x, y } = DROPS[index]!;
    take.run(
      drop,
      [
        { transform: 'translate(0, 0) scale(.4)', opacity: 0 },
        { transform: `translate(${x * 0.7}px, ${y}px) scale(1)`, opacity: 1, offset: 0.4, easing: 'ease-in' },
        { transform: `translate(${x}px, ${y + 34}px) scale(.7)`, opacity: 0 },
      ],
      { at: at + 60, lasts: MOVES.bite, easing: 'ease-out', early: true },
    );
  });
}
