import { Desk, type Order } from './desk.ts';

/** Studies are worked on here, away from the page. */
const desk = new Desk({
  tell: (told) => postMessage(told),
  now: () => performance.now(),
  slice: 50,
});
addEventListener('message', ({ data }: MessageEvent<Order>) => desk.take(data));
