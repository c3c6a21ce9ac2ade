import gifenc from 'gifenc';
import { type ComponentChild, h } from 'preact';
import {
  beamsOf,
  boxOf,
  DEFAULT_KIT,
  groupEvents,
  type Marks,
  MovingPicture,
  type Paint,
  type Scene,
  StillPicture,
  sceneOf,
  showEvents,
  shownPosition,
} from '../drawing/index.ts';
import type { GameEvent, Position } from '../rules/index.ts';
import { art } from './art/index.ts';
import { type Pixels, pixelsOf } from './raster.ts';

/** A monster's walk as a GIF that begins anew: what it sees, where it turns and steps, whom it pushes and eats. */

/** Milliseconds that a moment is seen. */
const SEEN = { look: 420, other: 240, last: 1800 } as const;
/** The last colour is none: what was there before stays. */
const COLOURS = 255;

interface Moment {
  readonly scene: Scene;
  readonly marks: Marks;
  readonly lasts: number;
}

export function walkGif(
  position: Position,
  events: readonly GameEvent[],
  paint: Paint,
  width: number,
): Uint8Array {
  const moments = momentsOf(position, events, paint);
  const still = drawn(h(StillPicture, { scene: moments[0]!.scene }), width);
  const gif = gifenc.GIFEncoder();
  let palette: number[][] | undefined;
  let before: Uint8Array | undefined;
  for (const { scene, marks, lasts } of moments) {
    const frame = over(still, drawn(h(MovingPicture, { scene, marks }), width));
    const first = palette === undefined;
    palette ??= gifenc.quantize(frame, COLOURS);
    const index = gifenc.applyPalette(frame, palette);
    const changed =
      before === undefined ? index : index.map((colour, at) => (colour === before![at] ? COLOURS : colour));
    before = index;
    gif.writeFrame(changed, still.width, still.height, {
      ...(first && { palette: [...palette, [0, 0, 0]], repeat: 0 }),
      delay: lasts,
      transparent: true,
      transparentIndex: COLOURS,
      dispose: 1,
    });
  }
  gif.finish();
  return gif.bytes();
}

function momentsOf(position: Position, events: readonly GameEvent[], paint: Paint): Moment[] {
  let shown = shownPosition(position);
  const sceneNow = (): Scene => sceneOf(shown, DEFAULT_KIT, paint);
  const moments: Moment[] = [{ scene: sceneNow(), marks: {}, lasts: SEEN.look }];
  for (const group of groupEvents(events)) {
    const [look] = group;
    shown = showEvents(shown, group);
    const marks = look?.type === 'monsterLooked' ? { beams: beamsOf(look) } : {};
    moments.push({
      scene: sceneNow(),
      marks,
      lasts: look?.type === 'monsterLooked' ? SEEN.look : SEEN.other,
    });
  }
  const last = moments.at(-1)!;
  return [...moments.slice(0, -1), { ...last, lasts: SEEN.last }];
}

const drawn = (drawing: ComponentChild, width: number): Pixels =>
  pixelsOf(art().picture(art().plain(drawing), boxOf(false), width));

/** What moves over what stands still; the light of each pixel has its opacity in it already. On the page's night, where both are clear. */
function over(below: Pixels, above: Pixels): Uint8Array {
  const all = new Uint8Array(below.rgba.length);
  for (let at = 0; at < all.length; at += 4) {
    const shows = 1 - above.rgba[at + 3]! / 255;
    const night = shows * (1 - below.rgba[at + 3]! / 255);
    for (let channel = 0; channel < 3; channel++)
      all[at + channel] =
        above.rgba[at + channel]! + shows * below.rgba[at + channel]! + night * NIGHT[channel]!;
    all[at + 3] = 255;
  }
  return all;
}
const NIGHT = [13, 21, 23] as const;
