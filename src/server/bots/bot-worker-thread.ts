import { parentPort } from 'node:worker_threads';
import { answerQuestion, type Question } from '../../bots/index.ts';

parentPort!.on('message', (question: Question) =>
  parentPort!.postMessage(answerQuestion(question, () => performance.now())),
);
