import { parentPort, workerData } from 'node:worker_threads';
import type { Job, JobName, Message } from './index.ts';

/** What a thread can do; it loads what it is started for. */
const JOBS = {
  analyse: async () => (await import('../study/index.ts')).ANALYSES,
  arena: async () => (await import('../arena/index.ts')).PILES,
  duels: async () => (await import('../train/index.ts')).DUELS,
  lessons: async () => (await import('../train/index.ts')).LESSONS,
  mining: async () => (await import('../mine/index.ts')).MINING,
  simulate: async () => (await import('../simulate/index.ts')).CHUNKS,
  teaching: async () => (await import('../train/index.ts')).TEACHING,
} satisfies Record<JobName, unknown>;

const name: JobName = workerData.job;
const job = (await JOBS[name]()) as Job<unknown, never, unknown>;
const place = job.open(workerData.data);
/** Tasks are done one after another, however fast they are sent. */
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (message: Message<never>) => {
  if (message === 'farewell') {
    place.close?.();
    process.exit();
  }
  last = last.then(async () => parentPort!.postMessage(await place.do(message.task)));
});
