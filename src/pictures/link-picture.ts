import { h } from 'preact';
import { LINK_PICTURE, LinkGround, LinkPicture, type LinkPictureProps } from '../drawing/index.ts';
import { art } from './art/index.ts';
import { smallPng } from './png.ts';
import { pixelsOf, pngOf } from './raster.ts';

const { width, height } = LINK_PICTURE;
const BOX = [0, 0, width, height] as const;

let ground: Promise<string> | undefined;
/** Night and the empty hall are the same in all of them: drawn once, half of the work. */
function groundDrawn(): Promise<string> {
  ground ??= pngOf(art().picture(art().plain(h(LinkGround, {})), BOX)).then(
    (png) => `data:image/png;base64,${png.toString('base64')}`,
  );
  return ground;
}

/** What a messenger shows for a link, as PNG. */
export async function drawLinkPicture(props: LinkPictureProps): Promise<Buffer> {
  const parts = art().plain(h(LinkPicture, { ...props, ground: await groundDrawn() }));
  return await smallPng(pixelsOf(art().picture(parts, BOX)));
}
