import { BeamLight, beamsOf, LitLetter, MONSTER, opposite, translate, WALL } from '../../drawing/index.ts';
import type { Direction, GameEvent, SpaceName } from '../../rules/index.ts';
import { MOVES } from './motion.ts';
import { go, hop, past, settle } from './piece-moves.ts';
import type { Take } from './scenery.ts';

/** The monster in motion: looks, turns, steps, walks through walls, teleports. */

type Event<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type MonsterEvent = Event<'monsterTurned' | 'monsterStepped' | 'monsterTeleported' | 'monsterCaught'>;

/**
 * M2: three beams at once; the one that wins brightens, the others dim. They fade while what comes next begins. No filter does it: that
 * would be computed anew in every frame.
 */
export function animateLook(take: Take, event: Event<'monsterLooked'>, at: number): number {
  const grows = take.reduced ? MOVES.fade : MOVES.look;
  const holds = take.reduced ? MOVES.look + MOVES.lookHold : MOVES.lookHold;
  const tied = event.outcome === 'tie';
  for (const beam of beamsOf(event)) {
    const prop = take.looseProp('under', <BeamLight beam={beam} geometry={take.geometry} />);
    const light = prop?.querySelector('.board-beam');
    const bright = beam.wins || (tied && beam.seen) ? 1 : event.outcome === 'none' ? 0.7 : 0.35;
    if (take.reduced) {
      take.run(light, [{ opacity: 0 }, { opacity: 0.8 }], { at, lasts: grows, early: true });
    } else {
      take.run(light, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
        at,
        lasts: grows,
        easing: 'ease-out',
        early: true,
      });
    }
    take.run(light, [{ opacity: 0.8 }, { opacity: bright }], {
      at: at + grows,
      lasts: holds,
      easing: 'ease-out',
    });
    take.fade(prop, [{ opacity: 1 }, { opacity: 0 }], { at: at + grows + holds, lasts: 160 });
  }
  return grows + holds;
}

export function animateMonster(
  take: Take,
  event: MonsterEvent,
  then: readonly GameEvent[],
  at: number,
): number {
  const piece = take.piece(MONSTER);
  switch (event.type) {
    case 'monsterTurned':
      // The teleport that it comes with has turned it already.
      return event.because === 'teleporter' && at > 0 ? 0 : turn(take, piece, event.from, event.facing, at);
    case 'monsterStepped':
      return step(take, piece, event, then, at);
    case 'monsterTeleported': {
      const arrow = then.find((next) => next.type === 'monsterTurned');
      return teleport(take, piece, event, arrow, at);
    }
    case 'monsterCaught':
      return caught(take, piece, at);
  }
}

const rotate = (angle: number): string => `rotate(${angle}deg)`;

/** The shorter way round, the chevron first. */
function turn(
  take: Take,
  piece: Element | undefined,
  from: Direction,
  facing: Direction,
  at: number,
): number {
  const start = take.geometry.angle(from);
  const by = ((take.geometry.angle(facing) - start + 540) % 360) - 180;
  const end = start + (by === -180 ? 180 : by);
  const lasts = take.reduced ? MOVES.fade : Math.abs(by) === 180 ? MOVES.turnAbout : MOVES.turn;
  const timing = { lasts, easing: take.reduced ? 'step-end' : 'cubic-bezier(.3, 1.4, .5, 1)' };
  const frames = [{ transform: rotate(start) }, { transform: rotate(end) }];
  take.run(piece?.querySelector('.piece-chevron'), frames, { at, ...timing });
  take.run(piece?.querySelector('.piece-turn'), frames, { at: at + (take.reduced ? 0 : 40), ...timing });
  if (take.reduced) {
    take.run(piece, [{ opacity: 1 }, { opacity: 0.2, offset: 0.5 }, { opacity: 1 }], { at, lasts });
  }
  return lasts + (take.reduced ? 0 : 40);
}

function step(
  take: Take,
  piece: Element | undefined,
  event: Event<'monsterStepped'>,
  then: readonly GameEvent[],
  at: number,
): number {
  const { geometry } = take;
  const goesOn = then.some(({ type }) => type === 'monsterStepped');
  if (event.wall !== undefined) {
    throughWall(take, piece, event, at);
    return take.reduced ? MOVES.fade : MOVES.wall;
  }
  const lasts = event.slid ? MOVES.slide : MOVES.monsterStep;
  const easing = event.slid || goesOn ? 'linear' : undefined;
  go(take, piece, geometry.centre(event.from), geometry.centre(event.to), at, lasts, easing);
  if (!event.slid) hop(take, piece, at, lasts);
  if (take.reduced) return MOVES.fade;
  return lasts + (event.slid && !goesOn ? settle(take, piece, at + lasts) : 0);
}

/** M9: out at a letter, a moment of dark, in at the same letter. Both letters flash. */
function throughWall(
  take: Take,
  piece: Element | undefined,
  event: Event<'monsterStepped'>,
  at: number,
): void {
  const { geometry } = take;
  const [from, to] = [geometry.centre(event.from), geometry.centre(event.to)];
  flash(take, event.from, event.facing, at);
  flash(take, event.to, opposite(event.facing), at + (take.reduced ? 0 : MOVES.wallOut));
  if (take.reduced) {
    go(take, piece, from, to, at, MOVES.fade);
    return;
  }
  const way = geometry.vector(event.facing);
  const depth = 32 + WALL * 0.7;
  const [gone, comes] = [past(from, way, depth), past(to, way, -depth)];
  const out = MOVES.wallOut / MOVES.wall;
  const dark = (MOVES.wallOut + MOVES.wallDark) / MOVES.wall;
  take.run(
    piece,
    [
      { transform: translate(from), opacity: 1, easing: 'ease-in' },
      { transform: translate(past(from, way, depth * 0.6)), opacity: 1, offset: out * 0.6 },
      { transform: translate(gone), opacity: 0, offset: out },
      { transform: translate(comes), opacity: 0, offset: out },
      { transform: translate(comes), opacity: 0, offset: dark, easing: 'ease-out' },
      { transform: translate(past(to, way, -depth * 0.4)), opacity: 1, offset: dark + (1 - dark) * 0.5 },
      { transform: translate(to), opacity: 1 },
    ],
    { at, lasts: MOVES.wall, easing: 'linear' },
  );
}

function flash(take: Take, at: SpaceName, wall: Direction, begins: number): void {
  const letter = take.geometry.letterOn(at, wall);
  if (letter === undefined) return;
  const prop = take.looseProp('over', <LitLetter letter={letter} />);
  take.fade(
    prop,
    [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
    {
      at: begins,
      lasts: 420,
      early: true,
    },
  );
}

/** M14: it spins away, turns to the arrow unseen, and pops up. */
function teleport(
  take: Take,
  piece: Element | undefined,
  event: Event<'monsterTeleported'>,
  arrow: Event<'monsterTurned'> | undefined,
  at: number,
): number {
  const { geometry } = take;
  const [from, to] = [geometry.centre(event.from), geometry.centre(event.to)];
  const half = take.reduced ? MOVES.fade / 2 : MOVES.teleport;
  if (take.reduced) {
    go(take, piece, from, to, at, MOVES.fade);
  } else {
    take.run(piece, [{ transform: translate(from) }, { transform: translate(to) }], {
      at: at + half,
      lasts: 1,
      easing: 'step-start',
    });
    for (const part of ['.piece-lift', '.piece-glow', '.piece-shadow', '.piece-chevron-in']) {
      take.run(
        piece?.querySelector(part),
        [
          { transform: 'rotate(0deg) scale(1)', easing: 'ease-in' },
          { transform: 'rotate(420deg) scale(0)', offset: 0.5, easing: 'cubic-bezier(.3, 1.4, .5, 1)' },
          { transform: 'rotate(720deg) scale(1)' },
        ],
        { at, lasts: 2 * half, easing: 'linear' },
      );
    }
  }
  if (arrow !== undefined) {
    const frames = [
      { transform: rotate(geometry.angle(arrow.from)) },
      { transform: rotate(geometry.angle(arrow.facing)) },
    ];
    for (const part of ['.piece-turn', '.piece-chevron']) {
      take.run(piece?.querySelector(part), frames, { at: at + half, lasts: 1, easing: 'step-start' });
    }
  }
  return 2 * half;
}

/** M12: it has been here before. It shakes its head. */
function caught(take: Take, piece: Element | undefined, at: number): number {
  if (take.reduced) return 0;
  take.run(
    piece?.querySelector('.piece-lift'),
    [0, -9, 9, -6, 6, 0].map((angle) => ({ transform: rotate(angle) })),
    { at, lasts: MOVES.caught },
  );
  return MOVES.caught;
}
