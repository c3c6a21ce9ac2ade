import { botNamed, choose, gameTurns, type Plan, seededGame } from '../bots/index.ts';
import { type Action, type Game, MODES } from '../rules/index.ts';
import { BitReader, BitWriter } from '../rules/records/index.ts';
import { CLEARLY, type Find } from './find.ts';
import { idOf } from './find-text.ts';
import { readGame, writeGame } from './game-bits.ts';
import { gradeOf } from './grade.ts';
import { lookAt, prove } from './proof.ts';

/** Positions weighed for a move, and where a find may be. */
const PLAYING = 400;
const SCREEN = 1500;
/** Only where that promises so much more is looked at. */
const PROMISING = CLEARLY - 0.04;
/** With more moves to come in the round no difference has stood up to ten times the nodes. */
const MOST_MOVES_LEFT = 3;

/** Games of two are the most common, and both modes have as many. */
const PLAYERS = [2, 2, 3, 2, 4, 2, 5, 3, 2, 4, 6, 7];

const planOf = (number: number): Plan => ({
  mode: MODES[number % MODES.length]!,
  players: PLAYERS[Math.floor(number / MODES.length) % PLAYERS.length]!,
  longer: false,
});

/** Plays a game and answers what was found in it, no more than one position a player and round. The same game finds the same. */
export function mineGame(seed: string, number: number): Find[] {
  const { setup, chance } = seededGame(planOf(number), seed, number);
  const finds = new Map<string, Find>();
  const turns = gameTurns(setup, chance.draw);
  for (let turn = turns.next(); !turn.done; ) {
    const { game, seat } = turn.value;
    let action: Action;
    const round = `${game.stage} ${game.round} ${seat}`;
    if (!isLate(game)) action = choose(PLAYER, game, chance.seats[seat]!, PLAYING).action;
    else {
      const place = asWritten(game);
      const look = lookAt(place, SCREEN);
      action = look.right[0];
      const find = look.best - look.second >= PROMISING && !finds.has(round) ? findIn(place) : undefined;
      if (find !== undefined) finds.set(round, find);
    }
    turn = turns.next(action);
  }
  return [...finds.values()];
}

const PLAYER = botNamed('schemer');

const isLate = (game: Game): boolean =>
  game.phase === 'moving' &&
  game.setup.players.reduce((sum, _, seat) => sum + game.movesLeft(seat), 0) <= MOST_MOVES_LEFT;

/** The game as its text says it, so that whoever reads that proves the same. */
function asWritten(game: Game): Game {
  const bits = new BitWriter();
  writeGame(bits, game);
  return readGame(new BitReader(bits.bytes));
}

/** A position as a find, if it is one: one move is clearly best, and a weaker bot is tempted by another. */
export function findIn(game: Game): Find | undefined {
  const proof = prove(game);
  if (proof === undefined) return undefined;
  const { tempting, ...grade } = gradeOf(game, proof.right[0]);
  return tempting && { id: idOf(game), game, ...proof, ...grade, tempting };
}
