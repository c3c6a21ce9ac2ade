import { parentPort } from 'node:worker_threads';
import type { LinkPictureProps } from '../../drawing/index.ts';
import { drawLinkPicture } from '../link-picture.ts';

/** What the thread answers with. */
export type Drawn = { readonly png: Uint8Array } | { readonly error: string };

parentPort!.on('message', async (props: LinkPictureProps) => {
  const drawn = await drawLinkPicture(props).then(
    (png): Drawn => ({ png }),
    (error: unknown): Drawn => ({ error: String(error) }),
  );
  parentPort!.postMessage(drawn);
});
