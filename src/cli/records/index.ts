export { picture } from './draw.ts';
export { playTo, show } from './show.ts';
export { resultWords } from './tell.ts';
export { verify } from './verify.ts';
export { watch } from './watch.ts';
