import { ENTRANCE, space } from './board.ts';
import { headingOf } from './directions.ts';
import type { FigureId, GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { EATEN, OUT, type Position, WAITING } from './position.ts';

/** The game after an event; the game given stays as it was. It decides nothing: the event says what happened. */
export function evolve(game: Game, event: GameEvent): Game {
  const next = game.copy();
  evolveInPlace(next, event);
  return next;
}

/** The same on a game that may be changed. */
export function evolveInPlace(game: Game, event: GameEvent): void {
  switch (event.type) {
    case 'tilePlaced':
      game.placeTile(event.tile);
      break;
    case 'figureLeft':
      evolvePosition(game.position, event);
      game.countOut(figureIn(game.position, event.figure));
      break;
    case 'figureMoved':
      game.finishMove(figureIn(game.position, event.figure));
      break;
    case 'cardDrawn':
      game.takeCard(event.card);
      break;
    case 'roundEnded':
      game.finishRound();
      break;
    case 'stageTwoBegan':
      game.beginStageTwo();
      break;
    case 'gameEnded':
      game.finish(event.result);
      break;
    default:
      evolvePosition(game.position, event);
      break;
  }
}

/** What an event does to a position that may be changed; what belongs to a game alone (a tile, a card, a round) leaves it as it is. */
export function evolvePosition(position: Position, event: GameEvent): void {
  switch (event.type) {
    case 'figureEntered':
      position.passFigure(figureIn(position, event.figure), ENTRANCE);
      break;
    case 'figureStepped':
      position.passFigure(figureIn(position, event.figure), space(event.to));
      break;
    case 'figureLeft':
      position.passFigure(figureIn(position, event.figure), OUT);
      break;
    case 'figureTurnedOver':
      position.setPoints(figureIn(position, event.figure), event.points);
      break;
    case 'figurePushed':
      position.moveFigure(figureIn(position, event.figure), space(event.to));
      break;
    case 'figureEaten':
      position.moveFigure(figureIn(position, event.figure), EATEN);
      break;
    case 'figureReturned':
      position.moveFigure(figureIn(position, event.figure), WAITING);
      break;
    case 'blockPushed':
      position.lift(space(event.from));
      position.putBlock(event.block, space(event.to));
      break;
    case 'blockRemoved':
      position.lift(space(event.from));
      break;
    case 'monsterStepped':
    case 'monsterTeleported':
      position.monsterAt = space(event.to);
      break;
    case 'monsterTurned':
      position.facing = headingOf(event.facing);
      break;
  }
}

function figureIn(position: Position, id: FigureId): number {
  const figure = position.figureNamed(id);
  if (figure === undefined) throw new Error(`an event names ${id}, who is not in the game`);
  return figure;
}
