export type { Draws } from './link-pictures.ts';
export { Links } from './links.ts';
