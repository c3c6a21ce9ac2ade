/** Drawings as SVG without sheets, variables and fonts: for files, messengers and whoever is no browser. */
export { Art } from './plain.ts';
