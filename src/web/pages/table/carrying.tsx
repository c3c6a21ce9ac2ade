import { looseTile, type SupplyKind, type Target } from '../../../rules/index.ts';
import { FigureIcon, TileIcon } from '../../board/index.ts';
import { Carried, followDrag, placeUnder } from '../../frame/index.ts';
import { figureView } from '../../show/index.ts';
import type { Session } from './session.ts';

/** A figure of the panels, or a tile of the tray. */
type Thing = { readonly figure: number } | { readonly kind: SupplyKind };
export type CarriedThing = Thing & { readonly x: number; readonly y: number };

/** Follows a pointer that went down on something beside the board, as it is carried onto it. */
export function carry({ controller, carried }: Session, down: PointerEvent, thing: Thing): void {
  let taken = false;
  let at: Target | undefined;
  const over = (place: Target | undefined): void => {
    at = place;
    controller.point(place);
  };
  followDrag(down, {
    onBegin: () => {
      taken = 'figure' in thing ? controller.takeUp(thing.figure) : controller.takeTile(thing.kind);
    },
    onOver: (_, x, y) => {
      if (!taken) return;
      over(placeUnder(x, y));
      carried.value = { ...thing, x, y };
    },
    onDrop: () => {
      carried.value = undefined;
      if (taken) controller.putDown(at);
    },
    onCancel: () => {
      carried.value = undefined;
      over(undefined);
    },
  });
}

/** It hangs at the pointer, but over a space where it can go it is seen to stand there. */
export function CarriedView({ session }: { readonly session: Session }) {
  const carried = session.carried.value;
  if (carried === undefined) return null;
  const { pointed, marks } = session.controller.board;
  if (pointed.value !== undefined && (marks.value.ghost ?? marks.value.placing) !== undefined) return null;
  const { x, y } = carried;
  if ('kind' in carried) {
    const tile = session.controller.tray.tile.value ?? looseTile(carried.kind);
    return (
      <Carried x={x} y={y}>
        <TileIcon tile={tile} class="tile-drawing" />
      </Carried>
    );
  }
  const { colour, number, dark } = figureView(session.controller.showing.live.value.game, carried.figure);
  return (
    <Carried x={x} y={y}>
      <FigureIcon colour={colour} number={number} dark={dark} size={56} />
    </Carried>
  );
}
