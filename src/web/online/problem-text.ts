import { PROBLEMS } from '../../protocol/index.ts';
import { t } from '../i18n/index.ts';
import { ApiFailure, type ApiProblem, PAGE_PROBLEMS } from './api.ts';

/** Why something was not done, for people; a reason of a later server is the general one. */
export function problemText(problem: string): string {
  const known: ApiProblem = [...PAGE_PROBLEMS, ...PROBLEMS].find((one) => one === problem) ?? 'not-now';
  return t(`online.problem.${known}`);
}

/** What went wrong with a request; anything but a failure of the request is a bug, and thrown on. */
export function failureText(failure: unknown): string {
  if (failure instanceof ApiFailure) return problemText(failure.problem);
  throw failure;
}
