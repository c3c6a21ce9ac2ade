import { botNamed, choose, getReady, STEP_NAMES } from '../../src/bots/index.ts';
import { gameTurns, seededGame } from '../../src/bots/play-game.ts';
import { MODES, Random } from '../../src/rules/index.ts';

const NODES = 400;
/** Every so many turns all bots are asked, and one of them plays on. */
const BETWEEN = 14;

/** What all eight bots think at some moments of two games, to the last digit: the same wherever it is asked. */
export async function someThoughts(): Promise<string[]> {
  await getReady('master');
  const thoughts: string[] = [];
  for (const mode of MODES) {
    const { setup, chance } = seededGame({ mode, players: 3, longer: false }, 'choices', 1);
    const turns = gameTurns(setup, chance.draw);
    for (let turn = turns.next(), nth = 0; !turn.done; nth++) {
      const { game, seat } = turn.value;
      if (nth % BETWEEN === 0) {
        for (const step of STEP_NAMES) {
          const { action, value, line } = choose(botNamed(step), game, new Random(`${nth}`), NODES);
          thoughts.push(JSON.stringify({ nth, step, action, value, line }));
        }
      }
      turn = turns.next(choose(botNamed('wary'), game, chance.seats[seat]!).action);
    }
  }
  return thoughts;
}
