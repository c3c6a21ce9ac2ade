import {
  BlockDrawing,
  FigureDrawing,
  figureName,
  PoolDrawing,
  TeleporterDrawing,
  translate,
} from '../../drawing/index.ts';
import { DOORS, type GameEvent, type Tile } from '../../rules/index.ts';
import { MOVES } from './motion.ts';
import { go, hop, lift, settle, visible } from './piece-moves.ts';
import type { Take } from './scenery.ts';

/** Figures that move by themselves, and tiles that are laid. */

type Event<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type FigureEvent = Event<
  'figureEntered' | 'figureStepped' | 'figureLeft' | 'figureTurnedOver' | 'figureReturned'
>;

export function animateFigure(
  take: Take,
  event: FigureEvent,
  then: readonly GameEvent[],
  at: number,
): number {
  const piece = take.piece(figureName(event.figure));
  const { geometry } = take;
  switch (event.type) {
    case 'figureEntered': {
      go(take, piece, geometry.entrance, geometry.centre(DOORS.entrance), at, MOVES.door);
      if (!take.reduced) {
        take.run(lift(piece), [{ transform: 'scale(.55)' }, { transform: 'scale(1)' }], {
          at,
          lasts: MOVES.door,
        });
      }
      return take.reduced ? MOVES.fade : MOVES.door;
    }
    case 'figureStepped': {
      const lasts = event.slid ? MOVES.slide : MOVES.step;
      go(
        take,
        piece,
        geometry.centre(event.from),
        geometry.centre(event.to),
        at,
        lasts,
        event.slid ? 'linear' : undefined,
      );
      if (!event.slid) hop(take, piece, at, lasts);
      const ends = event.slid && !then.some(({ type }) => type === 'figureStepped');
      return (take.reduced ? MOVES.fade : lasts) + (ends ? settle(take, piece, at + lasts) : 0);
    }
    case 'figureLeft':
      return leave(take, piece, at);
    case 'figureTurnedOver':
      turnOver(take, event, piece, at);
      return 0;
    case 'figureReturned':
      comeBack(take, piece, at);
      return 0;
  }
}

/** Out into the light. */
function leave(take: Take, piece: Element | undefined, at: number): number {
  const { exit } = take.geometry;
  if (take.reduced) {
    take.run(piece, [{ opacity: 1 }, { opacity: 0 }], { at, lasts: MOVES.fade });
    return MOVES.fade;
  }
  const from = take.geometry.centre(DOORS.out);
  take.run(
    piece,
    [
      { transform: translate(from), opacity: 1 },
      { transform: translate(exit), opacity: 1, offset: 0.75 },
      { transform: translate(exit), opacity: 0 },
    ],
    { at, lasts: MOVES.leave },
  );
  take.run(lift(piece), [{ transform: 'scale(1)' }, { transform: 'scale(.4)' }], { at, lasts: MOVES.leave });
  const shine = take.prop('over', <circle cx={exit.x} cy={exit.y} r="110" fill="url(#board-shine)" />);
  take.run(shine, [{ opacity: 0 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
    at,
    lasts: MOVES.leave + 160,
    early: true,
  });
  return MOVES.leave;
}

/** Turns to its other side: what shows then is drawn over it until the next scene has it. */
function turnOver(
  take: Take,
  event: Event<'figureTurnedOver'>,
  piece: SVGGElement | undefined,
  at: number,
): void {
  const figure = take.scenery.scene?.figures.find(({ id }) => id === event.figure);
  if (figure === undefined) return;
  if (figure.at === 'entrance' || figure.at === 'out' || figure.at === 'eaten') return;
  const half = take.reduced ? MOVES.fade / 2 : MOVES.flip / 2;
  const body = piece?.querySelector('.piece-body');
  const other = take.keptProp(
    'over',
    <g transform={`translate(${Object.values(take.geometry.centre(figure.at)).join(' ')})`}>
      <g class="piece-other">
        <FigureDrawing colour={figure.colour} number={event.points} dark={!figure.dark} />
      </g>
    </g>,
  );
  const [shown, hidden] = take.reduced
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
  take.run(body, [shown!, hidden!], { at, lasts: half, easing: 'ease-in' });
  take.run(other?.querySelector('.piece-other'), [hidden!, shown!], {
    at: at + half,
    lasts: half,
    easing: 'ease-out',
    early: true,
  });
}

/** Back at the door: it looks in for a moment. */
function comeBack(take: Take, piece: Element | undefined, at: number): void {
  const door = translate(take.geometry.entrance);
  take.run(
    piece,
    [
      { transform: `${door} scale(${take.reduced ? 0.8 : 0})`, opacity: 0, ...visible },
      { transform: `${door} scale(.9)`, opacity: 1, offset: 0.35, ...visible },
      { transform: `${door} scale(.8)`, opacity: 1, offset: 0.75, ...visible },
      { transform: `${door} scale(${take.reduced ? 0.8 : 0.3})`, opacity: 0, visibility: 'hidden' },
    ],
    { at, lasts: MOVES.comeBack },
  );
}

/** Dropped from above; a pool spreads, a teleporter turns up. */
export function animateTile(take: Take, tile: Tile, at: number): number {
  const { geometry } = take;
  const place = geometry.centre(tile.at);
  const onFloor = tile.kind === 'pool' || tile.kind === 'teleporter';
  const drawing =
    tile.kind === 'pool' ? (
      <PoolDrawing pool={tile} geometry={geometry} />
    ) : tile.kind === 'teleporter' ? (
      <TeleporterDrawing teleporter={tile} geometry={geometry} />
    ) : (
      <g transform={`translate(${place.x} ${place.y})`}>
        <ellipse cx="2" cy="26" rx="28" ry="9" fill="#000" opacity=".42" />
        <BlockDrawing kind={tile.kind} />
      </g>
    );
  const prop = take.keptProp(onFloor ? 'floor' : 'over', drawing);
  if (take.reduced) {
    take.run(prop, [{ opacity: 0 }, { opacity: 1 }], { at, lasts: MOVES.fade, early: true });
    return MOVES.fade;
  }
  const around = (scale: string) =>
    `translate(${place.x}px, ${place.y}px) ${scale} translate(${-place.x}px, ${-place.y}px)`;
  take.run(
    prop,
    onFloor
      ? [
          { transform: around('scale(.2)'), opacity: 0 },
          { transform: around('scale(1.06)'), opacity: 1, offset: 0.7 },
          { transform: around('scale(1)'), opacity: 1 },
        ]
      : [
          { transform: 'translateY(-52px)', opacity: 0, easing: 'ease-in' },
          { transform: 'translateY(0)', opacity: 1, offset: 0.6 },
          { transform: 'translateY(-6px)', opacity: 1, offset: 0.8 },
          { transform: 'translateY(0)', opacity: 1 },
        ],
    { at, lasts: MOVES.drop, early: true },
  );
  return MOVES.drop;
}
