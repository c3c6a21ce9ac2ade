import { type Agent, request } from 'node:https';

/** What is posted to a push service. */
export interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

export interface Way {
  readonly agent: Agent;
  /** From looking up its name until its answer begins, in milliseconds. */
  readonly patience: number;
}

/** More of an answer's head than this is not read. */
const LONGEST_HEAD = 8192;

/**
 * Posts to a server that anyone may have chosen, and resolves with the status of its answer. There the connection ends: nothing else
 * that such a server says is read, kept or followed.
 */
export const post = (
  endpoint: string,
  { headers, body }: Letter,
  { agent, patience }: Way,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { ...headers }, agent, maxHeaderSize: LONGEST_HEAD };
    const asked = request(endpoint, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.on('error', () => {}); // it is cut off on purpose
      answer.destroy();
    });
    const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), patience);
    // Answers before the answer could come without end.
    asked.on('information', () => asked.destroy(new Error('an answer of another kind')));
    asked.on('error', reject); // also when all is decided
    asked.on('close', () => {
      clearTimeout(timer);
      reject(new Error('the connection ended without an answer'));
    });
    asked.end(body);
  });
