import { answerQuestion, type Question } from '../../bots/index.ts';

/** Bots think here, away from the page. One question at a time; whoever has lost interest ends the worker. */
addEventListener('message', ({ data }: MessageEvent<Question>) =>
  postMessage(answerQuestion(data, () => performance.now())),
);
