import { type Card, reachOf } from './cards.ts';
import { coloursFor, FEWEST_PLAYERS, FEWEST_PLAYERS_FOR_LONGER, MOST_PLAYERS } from './cast.ts';
import type { Listener } from './events.ts';
import { walkPath, whyGone } from './figure-path.ts';
import { Game, ROUNDS, type Setup } from './game.ts';
import { mustComeIn } from './moves.ts';
import { checkPlacement, tileWords } from './placement.ts';
import { EATEN, OUT, WAITING } from './position.ts';
import { type Refusal, refuse } from './refusals.ts';
import { supplyKind, type Tile } from './tiles.ts';
import { walk } from './walk.ts';

/** The turns of a game, on a mutable one: each function checks, changes the game and tells a listener, or refuses. */

/** C2 to C4, S6: a new game, or why there can't be one. */
export function newGame(setup: Setup): Game | Refusal {
  const { players, start, longer } = setup;
  if (players.length < FEWEST_PLAYERS || players.length > MOST_PLAYERS) {
    return refuse('too-few-players', { players: players.length });
  }
  const twice = players.find((colour, seat) => players.indexOf(colour) !== seat);
  if (twice !== undefined) return refuse('colour-twice', { colour: twice });
  const forMany = players.find((colour) => !coloursFor(players.length).includes(colour));
  if (forMany !== undefined) return refuse('colour-for-many', { colour: forMany });
  if (!players.includes(start)) return refuse('no-such-starter', { colour: start });
  if (longer && players.length < FEWEST_PLAYERS_FOR_LONGER) return refuse('longer-for-many');
  return new Game(setup);
}

export const isRefusal = (answer: object | undefined): answer is Refusal =>
  answer !== undefined && 'ok' in answer && answer.ok === false;

/** S3: the player whose turn it is places a tile. */
export function playTile(game: Game, seat: number, tile: Tile, report?: Listener): Refusal | undefined {
  if (game.phase === 'over') return refuse('game-over');
  if (game.phase !== 'placing') return refuse('tiles-placed');
  if (seat !== game.turn) return notYourTurn(game);
  if (game.supply[supplyKind(tile)] === 0) return refuse('none-left', { tile: tileWords(tile) });
  const refused = checkPlacement(game.position, tile);
  if (refused !== undefined) return refused;
  game.placeTile(tile);
  report?.({ type: 'tilePlaced', tile, by: game.setup.players[seat]! });
  return undefined;
}

const notYourTurn = (game: Game): Refusal =>
  refuse('not-your-turn', { turn: game.setup.players[game.turn]! });

/** G2 to G4: the player whose turn it is moves a figure; G7 and G8 may end the game at once. */
export function playMove(
  game: Game,
  seat: number,
  figure: number,
  path: string,
  report?: Listener,
): Refusal | undefined {
  return (
    whyNotMove(game, seat, figure) ??
    (path === '' ? checkStaying(game, figure) : undefined) ??
    makeMove(game, seat, figure, path, report)
  );
}

/** A move of a game that was begun before G3 asked for two figures on the board: it goes on as it was played. */
export const playKeptMove: typeof playMove = (game, seat, figure, path, report) =>
  whyNotMove(game, seat, figure) ?? makeMove(game, seat, figure, path, report);

function makeMove(
  game: Game,
  seat: number,
  figure: number,
  path: string,
  report: Listener | undefined,
): Refusal | undefined {
  const refused = walkPath(game.position, figure, path, report);
  if (refused !== undefined) return refused;
  const { position } = game;
  const left = position.placeOf(figure) === OUT;
  if (left) game.countOut(figure);
  game.finishMove(figure);
  report?.({ type: 'figureMoved', figure: position.cast[figure]!.id, path });
  if (!left) turnOver(game, figure, report);
  if (left && game.hasEscaped(seat)) return endGame(game, 'escaped', report);
  if (left && game.stage === 2 && game.allGone()) return endGame(game, 'all-gone', report);
  if (game.phase === 'monster') turnOverUnmoved(game, report);
  return undefined;
}

/** G2: why the seat can't move this figure now, wherever to. */
export function whyNotMove(game: Game, seat: number, figure: number): Refusal | undefined {
  if (game.phase === 'over') return refuse('game-over');
  if (game.phase === 'placing') return refuse('tiles-first');
  if (game.phase === 'monster') return refuse('card-first');
  if (seat !== game.turn) return notYourTurn(game);
  const { id, owner } = game.position.cast[figure]!;
  if (game.seatOf(figure) !== seat) return refuse('not-your-figure', { figure: id, owner: owner! });
  return (
    whyGone(game.position, figure) ??
    (game.moved[figure] === 1 ? refuse('has-moved', { figure: id }) : undefined)
  );
}

/** G3, G4: why the figure can't stay where it is. */
export function checkStaying(game: Game, figure: number): Refusal | undefined {
  const { position } = game;
  const other = position.placeOf(figure) === WAITING ? mustComeIn(game, game.seatOf(figure)) : undefined;
  if (other === undefined) return undefined;
  return refuse('come-in-first', { figure: position.cast[figure]!.id, other: position.cast[other]!.id });
}

function turnOver(game: Game, figure: number, report: Listener | undefined): void {
  const points = game.position.turnOver(figure);
  report?.({ type: 'figureTurnedOver', figure: game.position.cast[figure]!.id, points });
}

/** G3: the figures left over in the first round are turned over where they wait. */
function turnOverUnmoved(game: Game, report: Listener | undefined): void {
  for (let figure = 0; figure < game.moved.length; figure++) {
    if (game.moved[figure] === 0 && game.position.placeOf(figure) <= WAITING) turnOver(game, figure, report);
  }
}

function endGame(
  game: Game,
  reason: 'escaped' | 'all-gone' | 'last-card',
  report: Listener | undefined,
): undefined {
  const result = game.resultFor(reason);
  game.finish(result);
  report?.({ type: 'gameEnded', result });
}

/** G1, G5, G6, G8: the monster moves with a card, and the round, the stage or the game ends. */
export function playCard(game: Game, card: Card, report?: Listener): Refusal | undefined {
  if (game.phase === 'over') return refuse('game-over');
  if (game.phase !== 'monster') return refuse('moves-first');
  if (!game.possibleCards().includes(card)) {
    return game.cardsLeft.includes(card) ? refuse('hits-card-first') : refuse('card-not-left', { card });
  }
  game.takeCard(card);
  report?.({ type: 'cardDrawn', card });
  walk(game.position, reachOf(card)!, report);
  if (game.eatenGoTo === WAITING) returnEaten(game, report);
  else if (game.allGone()) return endGame(game, 'all-gone', report);
  const lastOfStage = game.round === ROUNDS;
  if (lastOfStage && game.stage === 2) return endGame(game, 'last-card', report);
  report?.({ type: 'roundEnded', round: game.round, stage: game.stage });
  game.finishRound();
  if (lastOfStage) {
    game.beginStageTwo();
    report?.({ type: 'stageTwoBegan' });
  }
  return undefined;
}

/** G5. */
function returnEaten(game: Game, report: Listener | undefined): void {
  const { position } = game;
  for (let figure = 0; figure < position.cast.length; figure++) {
    if (position.placeOf(figure) !== EATEN) continue;
    position.moveFigure(figure, WAITING);
    report?.({ type: 'figureReturned', figure: position.cast[figure]!.id });
  }
}
