import type { Card } from './cards.ts';
import type { FigureId, GameEvent, Listener } from './events.ts';
import type { Game } from './game.ts';
import type { Draw } from './pile.ts';
import { playCard, playMove, playTile } from './play.ts';
import { type Refusal, refuse } from './refusals.ts';
import type { Tile } from './tiles.ts';

/** What a player can do. */
export type Action =
  | { readonly type: 'place'; readonly tile: Tile }
  | { readonly type: 'move'; readonly figure: FigureId; readonly path: string };

export type Decision = { readonly ok: true; readonly events: readonly GameEvent[] } | Refusal;

/**
 * What a player's action brings about, or why it is refused; the game itself stays as it is. The round's last move of a figure
 * makes the monster move too, with the card that `draw` gives; without `draw` the game then waits for its card.
 */
export function decide(game: Game, seat: number, action: Action, draw?: Draw): Decision {
  return deciding(game, (copy, events) => {
    const refused = playAction(copy, seat, action, (event) => events.push(event));
    if (refused !== undefined || copy.phase !== 'monster' || draw === undefined) return refused;
    const card = draw(copy.cardsLeft, copy.possibleCards());
    const impossible = playCard(copy, card, (event) => events.push(event));
    if (impossible !== undefined) throw new Error(`a card was drawn that can't come: ${impossible.message}`);
    return undefined;
  });
}

/** What a card brings about in a game that waits for one. */
export function decideCard(game: Game, card: Card): Decision {
  return deciding(game, (copy, events) => playCard(copy, card, (event) => events.push(event)));
}

function deciding(game: Game, play: (copy: Game, events: GameEvent[]) => Refusal | undefined): Decision {
  const events: GameEvent[] = [];
  return play(game.copy(), events) ?? { ok: true, events };
}

/** An action on a mutable game. */
export function playAction(game: Game, seat: number, action: Action, report?: Listener): Refusal | undefined {
  if (action.type === 'place') return playTile(game, seat, action.tile, report);
  const figure = game.position.figureNamed(action.figure);
  if (figure === undefined) return refuse('no-such-figure', { figure: action.figure });
  return playMove(game, seat, figure, action.path, report);
}
