import { type Game, MODES, MOST_ROUNDS, type Mode, OUT, WAITING } from '../rules/index.ts';
import { type Chances, chanceIndex, SLACKS } from './evaluation.ts';
import { playGame, seededGame } from './play-game.ts';
import { waryBot } from './wary-bot.ts';

/**
 * Learning the chances of evaluation.ts: wary bots play against each other with what is believed so far, and it is counted how
 * often a figure that had so many rounds left and so much slack got out. The counts are the next belief.
 */
interface Lesson {
  readonly mode: Mode;
  readonly games: number;
  readonly seed: string;
}

/** So often a belief is put to use and replaced by what came of it. */
export const LESSONS = 3;
/** Numbers of players, taken in turn. */
const PLAYERS = [2, 2, 3, 4, 5, 6, 7];

/** All lessons of a mode; `progress` is called after each game. */
export function learnChances(mode: Mode, games: number, seed: string, progress?: () => void): Chances {
  let believed = firstGuess();
  for (let lesson = 1; lesson <= LESSONS; lesson++) {
    believed = learn(believed, { mode, games, seed: `${seed} ${lesson}` }, progress);
  }
  return believed;
}

/** A first belief weighs as much as so many figures seen. */
const WEIGHT_OF_GUESS = 3;

/** Before anything is learned: a chance that rises smoothly with the slack. */
function firstGuess(): Chances {
  const guess = new Float64Array((MOST_ROUNDS + 1) * SLACKS);
  for (let rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
    for (let slack = 0; slack < SLACKS; slack++) {
      guess[rounds * SLACKS + slack] = 0.85 / (1 + Math.exp(-(slack - SLACKS / 2 - 1) / 4));
    }
  }
  return guess;
}

function learn(believed: Chances, lesson: Lesson, progress?: () => void): Chances {
  const seen = new Float64Array(believed.length);
  const gotOut = new Float64Array(believed.length);
  for (let number = 0; number < lesson.games; number++) {
    const players = PLAYERS[number % PLAYERS.length]!;
    const { setup, chance } = seededGame({ mode: lesson.mode, players, longer: false }, lesson.seed, number);
    const met: { readonly figure: number; readonly index: number }[] = [];
    const bots = setup.players.map(() => waryBot(believed));
    const game = playGame(setup, bots, chance, { round: (game) => met.push(...figuresIn(game)) });
    for (const { figure, index } of met) {
      seen[index]!++;
      if (game.position.placeOf(figure) === OUT) gotOut[index]!++;
    }
    progress?.();
  }
  return rising(gotOut, seen);
}

function figuresIn(game: Game): { figure: number; index: number }[] {
  const figures: { figure: number; index: number }[] = [];
  if (game.phase === 'over') return figures;
  const rounds = game.roundsAfter + 1;
  for (let figure = 0; figure < game.position.cast.length; figure++) {
    const place = game.position.placeOf(figure);
    if (place > WAITING) continue;
    figures.push({ figure, index: chanceIndex(rounds, place, game.position.pointsOf(figure)) });
  }
  return figures;
}

/**
 * The shares that got out, made to rise with the slack: neighbours that fall are put together (pool adjacent violators). A
 * trifle for each space keeps the longer way the worse one.
 */
function rising(gotOut: Float64Array, seen: Float64Array): Chances {
  const guess = firstGuess();
  const chances = new Float64Array(seen.length);
  for (let rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
    const groups: { share: number; weight: number; size: number }[] = [];
    for (let slack = 0; slack < SLACKS; slack++) {
      const index = rounds * SLACKS + slack;
      const weight = seen[index]! + WEIGHT_OF_GUESS;
      let group = { share: (gotOut[index]! + WEIGHT_OF_GUESS * guess[index]!) / weight, weight, size: 1 };
      for (let last = groups.at(-1); last !== undefined && last.share > group.share; last = groups.at(-1)) {
        groups.pop();
        const sum = last.weight + group.weight;
        const share = (last.share * last.weight + group.share * group.weight) / sum;
        group = { share, weight: sum, size: last.size + group.size };
      }
      groups.push(group);
    }
    let slack = 0;
    for (const { share, size } of groups) {
      for (let i = 0; i < size; i++, slack++) chances[rounds * SLACKS + slack] = share + slack * 1e-4;
    }
  }
  return chances;
}

const ABOUT =
  'Chances to get out in ten-thousandths, by rounds left and slack from -32 on; made by: npm run train:chances';
const LINE_WIDTH = 110;

/** The data file, laid out as the formatter lays it out. */
export function writeChances(chances: Readonly<Record<Mode, Chances>>): string {
  const modes = MODES.map((mode) => `  "${mode}": [\n${rowsOf(chances[mode]).join(',\n')}\n  ]`);
  return `{\n  "about": "${ABOUT}",\n${modes.join(',\n')}\n}\n`;
}

function rowsOf(chances: Chances): string[] {
  return Array.from({ length: MOST_ROUNDS + 1 }, (_, rounds) => {
    const row = [...chances.subarray(rounds * SLACKS, (rounds + 1) * SLACKS)];
    return `    [\n${filled(row.map((chance) => String(Math.round(chance * 10_000))))}\n    ]`;
  });
}

/** As many numbers to a line as fit. */
function filled(numbers: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  numbers.forEach((number, i) => {
    const next = i === numbers.length - 1 ? number : `${number},`;
    if (line !== '' && `      ${line} ${next}`.length > LINE_WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? next : `${line} ${next}`;
  });
  return [...lines, line].map((text) => `      ${text}`).join('\n');
}
