import { describe, expect, test } from 'vitest';
import { Random } from '../rules/index.ts';
import { playDuel, playLesson } from './lesson.ts';
import { Network, partsOfWeights } from './network.ts';
import { sampleStarts } from './samples.ts';
import { freshWeights, Teacher } from './teacher.ts';

const plan = { mode: 'experienced', players: 3, longer: false } as const;
const fresh = freshWeights(new Random('fresh'));
const network = new Network(partsOfWeights(fresh));
const lesson = (number: number, patience = 1) =>
  Uint16Array.from(playLesson({ plan, seed: 'lesson', number, nodes: 20, patience }, network));

describe('a lesson', () => {
  test('is the same for the same number, and another one for another', () => {
    expect(lesson(1)).toEqual(lesson(1));
    expect(lesson(2)).not.toEqual(lesson(1));
  });

  test('ends where its last sample ends; what came of it is the result, or is mixed with later thoughts', () => {
    const teacher = new Teacher(fresh.slice());
    for (const patience of [1, 0.5]) {
      const words = lesson(1, patience);
      const targets = sampleStarts(words).map((at) => {
        teacher.loss(words, at);
        return [...teacher.last.target.subarray(0, 4)];
      });
      expect(targets.length).toBeGreaterThan(4);
      for (const target of targets) expect(target.reduce((sum, share) => sum + share)).toBeCloseTo(1, 4);
      expect(targets.flat().every((share) => share === 0 || share === 1)).toBe(patience === 1);
    }
  });

  test('of two networks that are the same nobody is better', () => {
    for (const number of [1, 2, 3]) {
      const [won, lost] = playDuel({ mode: 'basic', seed: 'd', number, nodes: 10 }, network, network);
      expect(won).toBe(lost);
    }
  });
});

describe('a teacher', () => {
  test('what was seen often is known better', () => {
    const words = lesson(3);
    const starts = sampleStarts(words);
    const teacher = new Teacher(fresh.slice());
    const round = () => starts.reduce((sum, at) => sum + teacher.learn(words, at), 0);
    const first = round();
    for (let i = 0; i < 20; i++) round();
    expect(round()).toBeLessThan(first / 2);
  });

  test('what nobody has met yet stays as it was', () => {
    const list = fresh.slice();
    const teacher = new Teacher(list);
    const words = lesson(4);
    for (const at of sampleStarts(words)) teacher.learn(words, at);
    const changed = list.filter((weight, i) => weight !== fresh[i]).length;
    expect(changed).toBeGreaterThan(500);
    expect(changed).toBeLessThan(list.length / 4);
  });
});
