import {
  type Card,
  decide,
  decideCard,
  evolveInPlace,
  type Game,
  type GameEvent,
  isRefusal,
  reachOf,
  walk,
} from '../../rules/index.ts';
import type { Explanation, Told } from '../../study/index.ts';

/** The card with which the difference between two moves is seen best: one that an explanation names, or the likeliest. */
export function tellingCard({ played, better }: Explanation, game: Game): Card {
  for (const told of [...played.consequences, ...better.consequences]) {
    if (told.type === 'eaten' && told.cards[0] !== undefined) return told.cards[0];
  }
  const possible = game.possibleCards();
  const count = (card: Card): number => possible.filter((other) => other === card).length;
  return possible.reduce((likeliest, card) => (count(card) > count(likeliest) ? card : likeliest));
}

/** What happens when these moves are made and the monster walks with a card; as if it walked now, where others are still to move. */
export function walkOf(from: Game, { after }: Told, card: Card): GameEvent[] {
  const game = from.copy();
  const events: GameEvent[] = [];
  const take = (more: readonly GameEvent[]): void => {
    for (const event of more) evolveInPlace(game, event);
    events.push(...more);
  };
  for (const action of after) {
    const decided = decide(game, game.turn, action);
    if (isRefusal(decided)) break;
    take(decided.events);
  }
  if (game.phase === 'monster') {
    const decided = decideCard(game, card);
    if (!isRefusal(decided)) take(decided.events);
  } else if (game.phase === 'moving') {
    walk(game.position.copy(), reachOf(card)!, (event) => events.push(event));
  }
  return events;
}
