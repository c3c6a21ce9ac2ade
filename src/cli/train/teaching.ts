import { sampleStarts, Teacher } from '../../bots/index.ts';
import { type Mode, Random } from '../../rules/index.ts';
import type { Job } from '../threads/index.ts';

/** All that one mode learns in a generation. */
export interface Lesson {
  readonly mode: Mode;
  /** Lots of samples; one lot of twenty is not learned from, but only looked at. */
  readonly lots: readonly Uint16Array[];
  readonly seed: string;
  readonly fresh: Float32Array;
}

export interface Taught {
  readonly mode: Mode;
  readonly weights: Float32Array;
  readonly told: string;
}

/** One lot of so many is held out. */
const HELD_OUT = 20;

export const TEACHING: Job<undefined, Lesson, Taught> = {
  name: 'teaching',
  open: () => ({ do: teach }),
};

function teach({ mode, lots, seed, fresh }: Lesson): Taught {
  const weights = fresh.slice();
  const random = new Random(seed);
  const learned: [Uint16Array, number][] = [];
  const heldOut: [Uint16Array, number][] = [];
  for (const [nth, words] of lots.entries()) {
    const into = nth % HELD_OUT === HELD_OUT - 1 || lots.length === 1 ? heldOut : learned;
    for (const at of sampleStarts(words)) into.push([words, at]);
  }
  const before = meanLoss(new Teacher(weights), heldOut);
  const teacher = new Teacher(weights);
  let last = 0;
  // Once each: a second time is learning by heart (docs/bots.md).
  for (const [words, at] of random.shuffle(learned)) last += teacher.learn(words, at);
  const after = meanLoss(new Teacher(weights), heldOut);
  const told = `${learned.length} samples, loss ${(last / learned.length).toFixed(4)}; held out ${heldOut.length}, loss ${after.toFixed(4)}, by the price alone ${before.toFixed(4)}`;
  return { mode, weights, told };
}

function meanLoss(teacher: Teacher, samples: readonly (readonly [Uint16Array, number])[]): number {
  let sum = 0;
  for (const [words, at] of samples) sum += teacher.loss(words, at);
  return sum / samples.length;
}
