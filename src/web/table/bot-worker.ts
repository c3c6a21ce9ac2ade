import { answerQuestion, type Question } from '../../bots/index.ts';

/** Bots think here, away from the page. One question at a time; whoever has lost interest ends the worker. */
addEventListener('message', async ({ data }: MessageEvent<Question>) =>
  postMessage(await answerQuestion(data, () => performance.now())),
);
