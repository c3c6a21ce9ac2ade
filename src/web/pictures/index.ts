/** A board as a file: SVG that needs nothing else, and PNG. Brought when somebody wants one. */
import { h } from 'preact';
import looks from '../../drawing/drawing.css?raw';
import { BoardPicture, boxOf, type Marks, type Scene } from '../../drawing/index.ts';
import lights from '../../drawing/lights.svg?raw';
import { Art } from '../../drawing/plain/index.ts';
import symbols from '../../drawing/symbols.svg?raw';

/** Large enough to be printed small. */
const WIDTH = 1692;

export function svgOf(scene: Scene, marks: Marks, upright: boolean): string {
  const art = new Art({ symbols, lights, looks });
  return art.picture(
    art.plain(h(BoardPicture, { scene, marks, upright, names: true })),
    boxOf(upright),
    WIDTH,
  );
}

/** Drawn by the browser itself. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (png) => (png === null ? reject(new Error('no picture was made')) : resolve(png)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
