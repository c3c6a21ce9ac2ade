import type { Game } from '../rules/index.ts';
import { choose } from './bot.ts';
import { botNamed } from './bot-named.ts';
import { chancesFor } from './evaluation.ts';
import { Judge } from './judge.ts';
import { fetchLearned, learnedFor } from './learned.ts';
import { gameTurns, seededGame } from './play-game.ts';

/** Work for benchmarks, in Node and in a browser: each call values so many moments of two-player games with what was learned. */
export async function valuingWork(): Promise<{ readonly moments: number; readonly work: () => void }> {
  const wrong = await fetchLearned();
  if (wrong !== undefined) throw new Error(wrong);
  const network = learnedFor('basic')!;
  const chances = chancesFor('basic');
  const price = [0.5, 0.5];
  const moments = [1, 2, 3].flatMap((number) =>
    momentsOf(number).map((game) => ({ game, judge: new Judge(network, game, chances) })),
  );
  const work = (): void => {
    for (const { game, judge } of moments) judge.ofTurn(game, price);
  };
  return { moments: moments.length, work };
}

/** A game at every turn of a figure. */
function momentsOf(number: number): Game[] {
  const { setup, chance } = seededGame({ mode: 'basic', players: 2, longer: false }, 'valuing', number);
  const bot = botNamed('wary');
  const turns = gameTurns(setup, chance.draw);
  const moments: Game[] = [];
  for (let turn = turns.next(); !turn.done; ) {
    const { game, seat } = turn.value;
    moments.push(game.copy());
    turn = turns.next(choose(bot, game, chance.seats[seat]!).action);
  }
  return moments;
}
