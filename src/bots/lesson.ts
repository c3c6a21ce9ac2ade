import { type Action, type Game, Random } from '../rules/index.ts';
import { actionOf, type Candidate } from './candidates.ts';
import { chancesFor } from './evaluation.ts';
import { floorRows } from './inputs.ts';
import { Judge } from './judge.ts';
import type { Network } from './network.ts';
import { placeAnywhere } from './placing.ts';
import { gameTurns, type Plan, seededGame } from './play-game.ts';
import { writeSample } from './samples.ts';
import { Search } from './search.ts';

/** How games are played to learn from. */
export interface Lesson {
  readonly plan: Plan;
  readonly seed: string;
  readonly number: number;
  /** Positions weighed beyond the moves of the turn itself. */
  readonly nodes: number;
  /** How much the result of a game counts against what the search thinks on the way there (TD's lambda). */
  readonly patience: number;
}

/** So often a move is drawn among all that were tried, in proportion to the trials, for the sake of what else might happen. */
const CURIOSITY = 0.2;
/** Moments taken of a game, of both kinds: neighbours have much in common, and more of them are learned by heart. */
const BEGINNINGS = 5;
const TURNS = 6;
const USUAL_ROUNDS = 10;

/** A moment of a game before it is known what came of it. */
interface Open {
  readonly words: number[];
  readonly round: number;
}

/** Plays a game of the network against itself, and answers with samples of it (samples.ts). */
export function playLesson({ plan, seed, number, nodes, patience }: Lesson, network: Network): number[] {
  const { setup, chance } = seededGame(plan, seed, number);
  const random = new Random(`${seed}/${number}/lesson`);
  const turns = gameTurns(setup, chance.draw);
  const samples: Open[] = [];
  const thoughts: number[][] = [];
  let judge: Judge | undefined;
  let floor: number[] = [];
  let made: Candidate | undefined;
  let turn = turns.next();
  while (!turn.done) {
    const { game } = turn.value;
    let action: Action;
    if (game.phase === 'placing') {
      action = placeAnywhere(game, chance.seats[game.turn]!).action;
    } else {
      const begins = game.moved.every((moved) => moved === 0);
      if (begins || judge === undefined) {
        judge = new Judge(network, game, chancesFor(plan.mode));
        floor = floorRows(game.position.hall);
      }
      const usual = begins ? BEGINNINGS / USUAL_ROUNDS : TURNS / (USUAL_ROUNDS * game.moved.length);
      if (random.fraction() < usual) {
        if (begins) judge.ofBeginning(game);
        else judge.ofTurn(game, made!.value);
        const words: number[] = [];
        const none = new Float64Array(game.players);
        writeSample(words, judge.inputs, floor, judge.price, none);
        samples.push({ words, round: thoughts.length });
      }
      const search = searched(game, network, nodes);
      const { root } = search;
      if (begins) thoughts.push(root.valueOf(root.best()));
      made = root.candidates[drawn(search, random)]!;
      action = actionOf(game, made);
    }
    turn = turns.next(action);
  }
  return withTargets(samples, thoughts, turn.value, patience);
}

function drawn({ root, isSettled }: Search, random: Random): number {
  if (isSettled || root.visits === 0 || random.fraction() >= CURIOSITY) return root.best();
  let nth = random.below(root.visits);
  let picked = 0;
  while (nth >= root.tries[picked]!) nth -= root.tries[picked++]!;
  return picked;
}

/** What came of each moment: the result, mixed with what was thought at the beginning of each round that followed. */
function withTargets(
  samples: readonly Open[],
  thoughts: readonly number[][],
  game: Game,
  patience: number,
): number[] {
  const { winner } = game.result!;
  const result = game.setup.players.map((colour) => (colour === winner ? 1 : 0));
  const targets: number[][] = [];
  let later: readonly number[] = result;
  for (let round = thoughts.length - 1; round >= 0; round--) {
    later = later.map((chance, seat) => patience * chance + (1 - patience) * thoughts[round]![seat]!);
    targets[round] = [...later];
  }
  targets[thoughts.length] = result;
  return samples.flatMap(({ words, round }) => {
    words.splice(
      words.length - result.length,
      result.length,
      ...targets[round]!.map((chance) => Math.round(Math.min(1, chance) * 0xffff)),
    );
    return words;
  });
}

/** Two games of two networks with the same pile, each once in each seat: how many each of them won. */
export function playDuel(
  { mode, seed, number, nodes }: { mode: Plan['mode']; seed: string; number: number; nodes: number },
  first: Network,
  second: Network,
): readonly [number, number] {
  const wins: [number, number] = [0, 0];
  for (const swapped of [0, 1]) {
    const { setup, chance } = seededGame({ mode, players: 2, longer: false }, seed, number);
    const turns = gameTurns(setup, chance.draw);
    let turn = turns.next();
    while (!turn.done) {
      const { game, seat } = turn.value;
      const network = seat === swapped ? first : second;
      turn = turns.next(
        game.phase === 'placing'
          ? placeAnywhere(game, chance.seats[seat]!).action
          : bestMove(game, network, nodes),
      );
    }
    const { winner } = turn.value.result!;
    if (winner !== null) wins[setup.players.indexOf(winner) === swapped ? 0 : 1]++;
  }
  return wins;
}

function bestMove(game: Game, network: Network, nodes: number): Action {
  const { root } = searched(game, network, nodes);
  return actionOf(game, root.candidates[root.best()]!);
}

/** A search that has weighed so many positions beyond the moves of the turn itself. */
function searched(game: Game, network: Network, nodes: number): Search {
  const search = new Search(game, network);
  if (search.isSettled) return search;
  if (game.isLastMove) search.tryEach();
  else for (const most = search.nodes + nodes; search.nodes < most; ) search.tryOut();
  return search;
}
