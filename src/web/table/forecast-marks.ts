import { type Card, type Forecast, type Game, look, type Position } from '../../rules/index.ts';
import { type Beam, beamsOf as beamsOfLook, type Marks } from '../board/index.ts';

type Prints = NonNullable<Marks['prints']>;
type Stops = NonNullable<Marks['stops']>;

/** A print for each space the monster may come through, as likely as the cards that take it there. */
export function printsOf({ walk, cards }: Forecast): Prints {
  const prints = new Map<string, Prints[number]>();
  walk.forEach((event, index) => {
    if (event.type !== 'monsterStepped') return;
    const share = cards.reduce((sum, card) => (card.events > index ? sum + card.chance : sum), 0);
    const key = `${event.to}${event.facing}`;
    // Later steps are never likelier than earlier ones.
    if (!prints.has(key)) prints.set(key, { at: event.to, facing: event.facing, share });
  });
  return [...prints.values()];
}

export const stopsOf = ({ cards }: Forecast): Stops =>
  cards.map(({ card, at, chance }) => ({ at, card, share: chance }));

/** What the monster sees where it stands. */
export function beamsOf(position: Position): readonly Beam[] {
  let beams: readonly Beam[] = [];
  look(position.copy(), (event) => {
    if (event.type === 'monsterLooked') beams = beamsOfLook(event);
  });
  return beams;
}

/** All cards of the stage in order, those drawn marked. */
export function deckOf(game: Game): { readonly card: Card; readonly drawn: boolean }[] {
  return [
    ...game.cardsDrawn.map((card) => ({ card, drawn: true })),
    ...game.cardsLeft.map((card) => ({ card, drawn: false })),
  ];
}
