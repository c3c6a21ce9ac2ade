import { getReady, weigh } from '../../bots/index.ts';
import type { Move } from '../../find/index.ts';
import { Random } from '../../rules/index.ts';
import { COSTS, type DecisionMoment, review, type StudiedGame } from '../../study/index.ts';
import { judged, type Task, type Verdict } from './task.ts';

/** A mistake that the quick review finds is looked at once more, and an answer that is none of the good moves, too. */
const NODES = 8000;
const ANSWER_NODES = 3000;
/** So long at once, so that the page stays lively. */
const SLICE = 12;

/** Does work that stops often, a slice at a time; undefined where it was given up. */
async function inSlices<T, R>(
  work: Generator<T, R>,
  signal: AbortSignal,
  each: (step: T) => void = () => {},
): Promise<R | undefined> {
  while (!signal.aborted) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
      each(step.value);
    } while (performance.now() < end);
    await new Promise((resume) => setTimeout(resume));
  }
  return undefined;
}

/** Goes through a game and tells each mistake of a seat, or of all, as a task, one after another. `done` hears how far it is, from 0 to 1. */
export async function findMistakes(
  game: StudiedGame,
  seat: number | undefined,
  signal: AbortSignal,
  done: (share: number) => void,
): Promise<readonly Task[]> {
  await getReady('master');
  const dear: DecisionMoment[] = [];
  await inSlices(review(game), signal, (step) => {
    done(step.done / step.of);
    const found = step.reviewed;
    if (found?.kind !== 'decision' || found.cost < COSTS.mistake) return;
    const moment = game.moments[found.number]!;
    if (moment.kind === 'decision' && moment.action.type === 'move' && (seat ?? moment.seat) === moment.seat)
      dear.push(moment);
  });
  const tasks: Task[] = [];
  for (const moment of dear) {
    const task = await taskAt(moment, signal);
    if (task !== undefined) tasks.push(task);
  }
  return tasks;
}

async function taskAt(
  { game, seat, action, number }: DecisionMoment,
  signal: AbortSignal,
): Promise<Task | undefined> {
  const weighing = await inSlices(weigh(game, new Random(`mistake ${number}`), NODES, action), signal);
  if (weighing === undefined) return undefined;
  const chance = Math.max(...weighing.moves.map(({ value }) => value[seat]!));
  const played = weighing.asked.value[seat]!;
  if (chance - played < COSTS.mistake) return undefined;
  const right = weighing.moves
    .filter(({ value }) => chance - value[seat]! < COSTS.inaccuracy)
    .sort((a, b) => b.value[seat]! - a.value[seat]!)
    .map((move) => move.action as Move);
  const task = { game, right };
  return {
    ...task,
    id: String(number),
    tempting: action as Move,
    themes: [],
    best: chance,
    second: played,
    judge: (move) => {
      const verdict = judged(task, move);
      return verdict === 'right' ? verdict : judgeByWeight(task, move, chance);
    },
  };
}

/** What is none of the good moves that were found may be one all the same. */
async function judgeByWeight({ game }: Pick<Task, 'game'>, move: Move, chance: number): Promise<Verdict> {
  const work = weigh(game, new Random('answer'), ANSWER_NODES, move);
  const weighing = await inSlices(work, new AbortController().signal);
  const cost = chance - (weighing?.asked.value[game.turn] ?? 0);
  return cost < COSTS.inaccuracy ? 'right' : cost < COSTS.mistake ? 'close' : 'wrong';
}
