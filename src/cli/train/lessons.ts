import { Network, partsOfWeights, playDuel, playLesson } from '../../bots/index.ts';
import { MODES, type Mode } from '../../rules/index.ts';
import type { Job } from '../threads/index.ts';

/** What all games of a generation have in common: plain data, so that threads can send it. */
export interface Lessons {
  readonly seed: string;
  readonly nodes: number;
  readonly patience: number;
  readonly weights: Readonly<Record<Mode, Float32Array>>;
}

/** Some games of a mode, by their numbers. */
export interface LessonTask {
  readonly mode: Mode;
  readonly from: number;
  readonly to: number;
}

/** Numbers of players, taken in turn: most games are duels. */
const PLAYERS = [2, 3, 2, 4, 2, 5, 2, 6, 2, 7];

const networksOf = (weights: Lessons['weights']): Map<Mode, Network> =>
  new Map(MODES.map((mode) => [mode, new Network(partsOfWeights(weights[mode]))]));

/** Answers the samples of these games. */
export const LESSONS: Job<Lessons, LessonTask, Uint16Array> = {
  name: 'lessons',
  open: ({ seed, nodes, patience, weights }) => {
    const networks = networksOf(weights);
    return {
      do: ({ mode, from, to }) => {
        const words: number[] = [];
        for (let number = from; number < to; number++) {
          const players = PLAYERS[number % PLAYERS.length]!;
          const plan = { mode, players, longer: players > 5 && number % 4 === 3 };
          const lesson = { plan, seed, number, nodes, patience };
          for (const word of playLesson(lesson, networks.get(mode)!)) words.push(word);
        }
        return Uint16Array.from(words);
      },
    };
  },
};

/** Duels of a network against the one before. */
export interface Duels {
  readonly seed: string;
  readonly nodes: number;
  readonly newer: Lessons['weights'];
  readonly older: Lessons['weights'];
}

/** Answers how many of two games with the same pile the newer one won, and how many the older one. */
export const DUELS: Job<Duels, { readonly mode: Mode; readonly number: number }, readonly [number, number]> =
  {
    name: 'duels',
    open: ({ seed, nodes, newer, older }) => {
      const [a, b] = [networksOf(newer), networksOf(older)];
      return {
        do: ({ mode, number }) => playDuel({ mode, seed, number, nodes }, a.get(mode)!, b.get(mode)!),
      };
    },
  };
