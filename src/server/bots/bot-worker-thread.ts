import { parentPort } from 'node:worker_threads';
import { BotDesk, type DeskOrder } from '../../bots/index.ts';

const desk = new BotDesk({
  post: (reply) => {
    if ('action' in reply || 'error' in reply) parentPort!.postMessage(reply);
  },
  later: setImmediate,
  now: () => performance.now(),
});
parentPort!.on('message', (order: DeskOrder) => desk.take(order));
