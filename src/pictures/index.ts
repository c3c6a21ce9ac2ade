/** Drawings as pictures of pixels, for programs. The thread that draws what links show is in `painter/`. */
export { art } from './art/index.ts';
export { drawLinkPicture } from './link-picture.ts';
export { pixelsOf, pngOf } from './raster.ts';
export { walkGif } from './walk-gif.ts';
