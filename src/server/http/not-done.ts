import type { FastifyError } from 'fastify';
import type { ApiError, Problem } from '../../protocol/index.ts';
import { StoreAway } from '../store/index.ts';

/** Something that is not done, with what the player can do about it. */
export class NotDone extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem, message: string) {
    super(message);
    this.status = status;
    this.problem = problem;
  }
}

export const tooFast = (): NotDone =>
  new NotDone(429, 'too-fast', 'too much at once: wait a moment and try again');

/** What a failed request is answered with; undefined status 500 for what should not have happened. */
export function answerTo(error: FastifyError | Error): { readonly status: number; readonly body: ApiError } {
  if (error instanceof NotDone) return answer(error.status, error.problem, error.message);
  if (error instanceof StoreAway) {
    return answer(503, 'store-away', 'nothing can be read or kept at the moment: try again a little later');
  }
  const { statusCode } = error as FastifyError;
  if (statusCode === 413) return answer(413, 'too-big', 'this is too much for one request');
  if (statusCode !== undefined && statusCode < 500) {
    return answer(statusCode, 'bad-message', 'the body of the request must be JSON as docs/online.md says');
  }
  return answer(500, 'not-now', 'something went wrong here: try again');
}

const answer = (status: number, problem: Problem, message: string) => ({
  status,
  body: { error: { problem, message } },
});
