import {
  type Action,
  type Card,
  type Colour,
  type Game,
  isRefusal,
  Moves,
  newGame,
  placeName,
  playCard,
  playMove,
  playTile,
  type Refusal,
  type Setup,
  type SpaceName,
  space,
  type Tile,
  WAITING,
} from '../../src/rules/index.ts';

/** A new game: basic, red and blue, red begins, unless said otherwise. */
export function gameOf(setup: Partial<Setup> = {}): Game {
  const players = setup.players ?? ['red', 'blue'];
  const game = newGame({ mode: 'basic', players, start: players[0]!, longer: false, ...setup });
  if (isRefusal(game)) throw new Error(game.message);
  return game;
}

/** Why there can't be such a game. */
export function noGameOf(setup: Partial<Setup>): Refusal {
  const players = setup.players ?? ['red', 'blue'];
  const game = newGame({ mode: 'basic', players, start: players[0]!, longer: false, ...setup });
  if (!isRefusal(game)) throw new Error('there can be such a game');
  return game;
}

export const figureIn = (game: Game, id: string): number => {
  const figure = game.position.figureNamed(id);
  if (figure === undefined) throw new Error(`there is no ${id}`);
  return figure;
};

/** Moves a figure by its owner; a refusal is answered, not thrown. */
export function tryMove(game: Game, id: string, path = ''): Refusal | undefined {
  const figure = figureIn(game, id);
  return playMove(game, game.seatOf(figure), figure, path);
}

/** Moves figures by their owners: `move(game, 'red-1 iw', 'blue-1')`. */
export function move(game: Game, ...moves: readonly string[]): void {
  for (const text of moves) {
    const [id, path] = text.split(' ');
    const refused = tryMove(game, id!, path);
    if (refused !== undefined) throw new Error(`${text}: ${refused.message}`);
  }
}

/**
 * Everyone stays until the monster is to move. In the first round two figures of each come in (G3) and are stood
 * outside again, so that the hall is as it was.
 */
export function allStay(game: Game): void {
  while (game.phase === 'moving') {
    const first = game.firstFigure(game.turn);
    const figure = game.position.cast.findIndex((_, f) => f >= first && game.mayMove(f));
    const comesIn = game.isFirstRound && game.position.placeOf(figure) === WAITING;
    const refused = playMove(game, game.turn, figure, comesIn ? 'i' : '');
    if (refused !== undefined) throw new Error(refused.message);
    if (comesIn) game.position.moveFigure(figure, WAITING);
  }
}

/** What is always allowed: a figure stays, or comes in where it must (G3). */
export function idleMove(game: Game): Action & { readonly type: 'move' } {
  for (const figure of game.movableFigures()) {
    if (moves.findIn(game, figure) === 0) continue;
    return { type: 'move', figure: game.position.cast[figure]!.id, path: moves.path(moves.first) };
  }
  throw new Error('nobody is to move');
}
const moves = new Moves();

export function turnCard(game: Game, card: Card): void {
  const refused = playCard(game, card);
  if (refused !== undefined) throw new Error(refused.message);
}

/** Rounds with nobody in the hall but who stands there, one for each card. */
export function idleRounds(game: Game, cards: readonly Card[]): void {
  for (const card of cards) {
    allStay(game);
    turnCard(game, card);
  }
}

export const STAGE: readonly Card[] = ['5', '7', '7', '8', '8', '10', '1 hit'];

/** Stands figures and the monster where a test wants them: `stand(game, { 'red-1': 'a1', monster: 'e5' })`. */
export function stand(game: Game, places: Readonly<Record<string, SpaceName | number>>): void {
  for (const [id, at] of Object.entries(places)) {
    const place = typeof at === 'number' ? at : space(at);
    if (id === 'monster') game.position.monsterAt = place;
    else game.position.moveFigure(figureIn(game, id), place);
  }
}

/** The 17 tiles of the experienced game, somewhere apart from each other. */
export const TILES: readonly Tile[] = [
  ...(['c3', 'e3', 'g3'] as const).map((at): Tile => ({ kind: 'stone', at })),
  ...(['i3', 'k3'] as const).map((at): Tile => ({ kind: 'crystal', at })),
  ...(['c5', 'e5', 'g5', 'i5'] as const).map((at): Tile => ({ kind: 'turn-right', at })),
  ...(['k5', 'm5'] as const).map((at): Tile => ({ kind: 'turn-around', at })),
  { kind: 'teleporter', pair: 1, at: 'c7', facing: 'n' },
  { kind: 'teleporter', pair: 2, at: 'e7', facing: 'e' },
  { kind: 'teleporter', pair: 1, at: 'g7', facing: 's' },
  { kind: 'teleporter', pair: 2, at: 'i7', facing: 'w' },
  { kind: 'pool', shape: '2x2', at: 'k7' },
  { kind: 'pool', shape: '1x4', at: 'n6' },
];

/** Places all tiles in turn. */
export function placeAll(game: Game): void {
  for (const tile of TILES) {
    const refused = playTile(game, game.turn, tile);
    if (refused !== undefined) throw new Error(refused.message);
  }
}

/** Everything a game holds, as plain values that can be compared. */
export function stateOf(game: Game): object {
  const { position, moved, out, reached, ...rest } = game;
  return { ...rest, moved: [...moved], out: [...out], reached: [...reached], ...positionState(game) };
}
const positionState = ({ position: { cast, words, hall } }: Game): object => ({
  cast,
  words: [...words],
  pools: hall.pools,
  teleporters: hall.teleporters,
});

export const SEVEN: readonly Colour[] = ['green', 'red', 'blue', 'yellow', 'beige', 'purple', 'black'];

// What a test asks of a game.
export const placeOf = (game: Game, id: string): string =>
  placeName(game.position.placeOf(figureIn(game, id)));
export const pointsOf = (game: Game, id: string): number => game.position.pointsOf(figureIn(game, id));
export const turnOf = (game: Game): Colour => game.setup.players[game.turn]!;
export const starterOf = (game: Game): Colour => game.setup.players[game.starter]!;
export const refusal = (answer: Refusal | undefined): string | undefined =>
  answer === undefined ? undefined : `${answer.rule} ${answer.reason}`;

/** A game in stage two, everyone outside. */
export function inStageTwo(players?: readonly Colour[]): Game {
  const game = gameOf(players === undefined ? {} : { players });
  idleRounds(game, STAGE);
  return game;
}
