export { playTo, show } from './show.ts';
export { verify } from './verify.ts';
export { watch } from './watch.ts';
