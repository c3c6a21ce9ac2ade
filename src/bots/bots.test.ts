import { describe, expect, test } from 'vitest';
import { gameOf, stand, stateOf } from '../../test/helpers/games.ts';
import {
  type Card,
  EATEN,
  type Game,
  MODES,
  Moves,
  OUT,
  Pile,
  playCard,
  playMove,
  Random,
  type SpaceName,
  space,
} from '../rules/index.ts';
import { viewIn, writeView } from '../rules/notation/index.ts';
import {
  ANY_BOT_NAMES,
  type AnyBotName,
  BOT_NAMES,
  type Bot,
  botNamed,
  choose,
  chooseWithin,
  getReady,
  playGame,
  STEP_NAMES,
  seededGame,
} from './index.ts';

/** A bot that thinks no longer than this. */
const hasty = (bot: Bot, nodes: number): Bot => ({
  name: bot.name,
  nodes,
  think: (game, random) => bot.think(game, random, nodes),
});
const HASTY = BOT_NAMES.map((name) => hasty(botNamed(name), 150));
const STEPS = STEP_NAMES.map((name) => hasty(botNamed(name), 150));
/** Those that have something of their own: the other steps differ in numbers only. */
const DIFFERENT: readonly AnyBotName[] = [...BOT_NAMES, 'dreamer', 'watcher', 'planner', 'master'];
await getReady('master');

/** Of 84 games of each kind: a third in each run, another one by another seed; `BOT_GAMES=all` for all. */
const PARTS = process.env['BOT_GAMES'] === 'all' ? 1 : 3;
const PART = Number(process.env['FC_SEED']) % PARTS;

describe('never an illegal action', () => {
  // playGame throws where a bot does what is not allowed.
  for (const mode of MODES) {
    for (const players of [2, 3, 4, 5, 6, 7]) {
      test(`in ${mode} games of ${players}`, () => {
        for (let number = PART; number < 84; number += PARTS) {
          const plan = { mode, players, longer: players > 5 && number % 2 === 1 };
          const { setup, chance } = seededGame(plan, 'legal', number);
          // The more they think, the fewer tables they sit at.
          const most = number % 28 === 0 ? 5 : number % 4 === 0 ? 3 : 2;
          const guests = [...HASTY.slice(0, most), ...STEPS.slice(0, number % 14 === 0 ? 8 : 3)];
          const bots = setup.players.map((_, seat) => guests[(number + seat) % guests.length]!);
          expect(playGame(setup, bots, chance).phase).toBe('over');
        }
      });
    }
  }
});

describe('G3: the first round', () => {
  const choice = (game: Game, bot: AnyBotName, random = new Random('x')) => {
    const { action } = choose(botNamed(bot), game, random, 300);
    if (action.type !== 'move') throw new Error('it must move');
    return action;
  };

  test.each(ANY_BOT_NAMES)('%s brings two figures in', (bot) => {
    for (const players of [2, 4, 7]) {
      const { setup } = seededGame({ mode: 'basic', players, longer: false }, 'first round', 0);
      const game = gameOf(setup);
      const random = new Random(players);
      while (game.phase === 'moving') {
        const { figure, path } = choice(game, bot, random);
        expect(path).toMatch(/^i/);
        expect(playMove(game, game.turn, game.position.figureNamed(figure)!, path)).toBeUndefined();
      }
    }
  });

  test.each(ANY_BOT_NAMES)('%s stays outside where nobody can come in', (bot) => {
    const game = gameOf();
    stand(game, { monster: 'p11' });
    expect(choice(game, bot).path).toBe('');
  });

  test('the random bot chooses among all outcomes with equal chances, staying only where it may', () => {
    for (const round of [1, 2]) {
      const game = gameOf();
      game.round = round;
      const outcomes = new Map<string, number>();
      for (const [figure, { id }] of game.position.cast.slice(0, 4).entries()) {
        const moves = new Moves();
        const count = moves.find(game.position, figure);
        for (let i = round === 1 ? 1 : 0; i < count; i++) outcomes.set(`${id} ${moves.path(i)}`, 0);
      }
      const random = new Random('equal');
      for (let i = 0; i < outcomes.size * 200; i++) {
        const { figure, path } = choice(game, 'random', random);
        outcomes.set(`${figure} ${path}`, outcomes.get(`${figure} ${path}`)! + 1);
      }
      for (const [outcome, times] of outcomes) {
        expect(times, outcome).toBeGreaterThan(140); // 200 would be even, 14 the usual deviation
        expect(times, outcome).toBeLessThan(260);
      }
    }
  });
});

/** Turns from games among hasty bots: all phases, stages and numbers of players. */
function turnsOfGames(): Game[] {
  const turns: Game[] = [];
  for (const [number, players] of [2, 3, 4, 5, 6, 7].entries()) {
    const mode = MODES[number % 2]!;
    const { setup, chance } = seededGame({ mode, players, longer: false }, 'turns', number);
    let turn = 0;
    const spies = [...HASTY, ...STEPS.slice(-2)].map(
      (bot): Bot => ({
        ...bot,
        think: (game, random, nodes) => {
          if (turn++ % 31 === 0) turns.push(game.copy());
          return bot.think(game, random, nodes);
        },
      }),
    );
    const bots = setup.players.map((_, seat) => spies[(seat + number) % spies.length]!);
    playGame(setup, bots, chance);
  }
  return turns;
}
const TURNS = turnsOfGames();

describe.each(DIFFERENT)('%s', (name) => {
  const bot = botNamed(name);
  const nodes = 1000;

  test('the same seed and nodes, the same thoughts', () => {
    for (const game of TURNS) {
      const thoughts = () => [...bot.think(game, new Random('x'), nodes)];
      expect(thoughts()).toEqual(thoughts());
    }
  });

  test('the game is left as it is', () => {
    for (const game of TURNS) {
      const before = stateOf(game);
      choose(bot, game, new Random('x'), nodes);
      expect(stateOf(game)).toEqual(before);
    }
  });

  test('the order of the pile changes nothing: a view of the game is enough', () => {
    for (const game of TURNS) {
      const seen = viewIn(JSON.parse(writeView(game)), 'view');
      const own = choose(bot, game, new Random('x'), nodes).action;
      expect(choose(bot, seen, new Random('x'), nodes).action).toEqual(own);
    }
  });

  test('two piles in another order, the same first action', () => {
    const { setup } = seededGame({ mode: 'basic', players: 3, longer: false }, 'piles', 1);
    const firstMoves = [1, 2, 3].map((pile) => {
      const draw = new Pile(new Random(pile)).draw;
      const seats = setup.players.map((_, seat) => new Random(`seat ${seat}`));
      const moves: unknown[] = [];
      let hasWalked = false;
      playGame(
        setup,
        setup.players.map(() => hasty(bot, 150)),
        { draw, seats },
        {
          line: (line) => {
            hasWalked ||= line.type === 'card';
            if (!hasWalked) moves.push(line);
          },
        },
      );
      return moves;
    });
    expect(firstMoves[1]).toEqual(firstMoves[0]);
    expect(firstMoves[2]).toEqual(firstMoves[0]);
  });

  test('it pauses after a bounded number of positions, and stops when time is over', () => {
    for (const game of TURNS) {
      let before = 0;
      for (const { nodes: after } of bot.think(game, new Random('x'), 4000)) {
        expect(after - before).toBeLessThan(3000); // the outcomes of at most four figures
        before = after;
      }
      let clock = 0;
      const thought = chooseWithin(bot, game, new Random('x'), 1, () => clock++, 1_000_000);
      expect(clock).toBeLessThanOrEqual(3);
      expect(thought.nodes).toBeLessThan(6000);
    }
  });

  test('its line begins with its action, and its chances are chances', () => {
    for (const game of TURNS) {
      const { action, line, value } = choose(bot, game, new Random('x'), nodes);
      expect(line[0]).toEqual(action);
      if (value === undefined) continue;
      expect(value).toHaveLength(game.players);
      for (const chance of value) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });
});

const turnOf = (game: Game, name: AnyBotName) => choose(botNamed(name), game, new Random('x'), 5000);

describe.each(['wary', 'cunning', 'fearsome', 'hunter', 'master'] as const)(
  '%s sees what is certain',
  (name) => {
    test('G7: it takes a win', () => {
      const game = gameOf();
      stand(game, { 'red-1': 'b1', 'red-2': 'j7', 'red-3': OUT, 'red-4': OUT, monster: 'd9' });
      game.countOut(2);
      game.countOut(3);
      game.position.setPoints(RED_1, 2);
      game.round = 2;
      const { action, value } = turnOf(game, name);
      expect(action).toEqual({ type: 'move', figure: 'red-1', path: 'wo' });
      expect(value![0]).toBe(1);
    });

    test.each(['i2', 'k2', 'h4', 'j7'] as const)(
      'G5: from %s it flees a monster that every card brings',
      (at) => {
        const game = hunted(at);
        expect(cardsThatEat(game, '')).toHaveLength(8);
        const { action } = turnOf(game, name);
        if (action.type !== 'move') throw new Error('it must move');
        expect(cardsThatEat(game, action.path), action.path).toEqual([]);
      },
    );
  },
);

/** Stage two: red has one figure left and moves last, the monster looks along h2. */
function hunted(at: SpaceName): Game {
  const game = gameOf();
  game.beginStageTwo();
  game.position.monsterAt = space('h2');
  for (let figure = 0; figure < 7; figure++) game.position.moveFigure(figure, EATEN);
  game.position.moveFigure(RED_1, space(at));
  game.position.setPoints(RED_1, 4);
  game.moved[7] = 1;
  return game;
}
const RED_1 = 0;

/** The cards that would cost red-1 after this path. */
const cardsThatEat = (game: Game, path: string): Card[] =>
  game.possibleCards().filter((card) => {
    const after = game.copy();
    expect(playMove(after, 0, RED_1, path)).toBeUndefined();
    playCard(after, card);
    return after.position.placeOf(RED_1) === EATEN;
  });
