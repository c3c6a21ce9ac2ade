import { parentPort } from 'node:worker_threads';
import { answerQuestion, type Question } from '../../bots/index.ts';

parentPort!.on('message', async (question: Question) =>
  parentPort!.postMessage(await answerQuestion(question, () => performance.now())),
);
