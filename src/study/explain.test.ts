import { beforeAll, expect, test } from 'vitest';
import { getReady } from '../bots/index.ts';
import {
  type Action,
  type Card,
  decide,
  decideCard,
  evolve,
  type Game,
  type GameEvent,
  MODES,
  placeName,
  ruleOf,
} from '../rules/index.ts';
import type { Consequence } from './consequence.ts';
import { explain } from './index.ts';
import type { StudiedGame } from './played.ts';
import { reviewed } from './review.ts';
import { gameOfBots } from './study.fixture.ts';

/** All of them: STUDY_GAMES=1000. */
const GAMES = Number(process.env['STUDY_GAMES'] ?? 8);

beforeAll(() => getReady('master'));

/** The game after some moves, one decision after another. */
const after = (game: Game, actions: readonly Action[]): Game =>
  actions.reduce((at, action) => {
    const decided = decide(at, at.turn, action);
    if (!decided.ok) throw new Error(decided.message);
    return decided.events.reduce(evolve, at);
  }, game);

const cardsOf = (game: Game): Card[] => [...new Set(game.possibleCards())];

/** What a card brings about if all have moved. */
function eventsOf(game: Game, card: Card): readonly GameEvent[] {
  const ready = game.copy();
  ready.phase = 'monster';
  const decided = decideCard(ready, card);
  if (!decided.ok) throw new Error(decided.message);
  return decided.events;
}

const isEaten = (game: Game, figure: string, card: Card): boolean =>
  eventsOf(game, card).some((event) => event.type === 'figureEaten' && event.figure === figure);
const placeOf = ({ position }: Game, figure: string): number =>
  position.placeOf(position.figureNamed(figure)!);

/** Whether the rules say the same. */
function isTrue(told: Consequence, game: Game): boolean {
  switch (told.type) {
    case 'eaten':
      return isEatenSo(told, game);
    case 'safe':
      return cardsOf(game).every((card) => !isEaten(game, told.figure, card));
    case 'out':
      return placeName(placeOf(game, told.figure)) === 'out';
    case 'wins':
      return game.result?.winner === told.player && ['G7', 'G8'].includes(told.rule);
    case 'way': {
      const place = placeName(placeOf(game, told.figure));
      const [column, row] = place === 'entrance' ? ['p', '11'] : [place[0]!, place.slice(1)];
      const points = column.charCodeAt(0) - 97 + Number(row) + (place === 'entrance' ? 1 : 0);
      return place === told.from && points === told.points;
    }
  }
}

function isEatenSo(told: Extract<Consequence, { type: 'eaten' }>, game: Game): boolean {
  const possible = game.possibleCards();
  const costing = cardsOf(game).filter((card) => isEaten(game, told.figure, card));
  const chance = possible.filter((card) => costing.includes(card)).length / possible.length;
  const sameCards =
    costing.length === told.cards.length && costing.every((card) => told.cards.includes(card));
  return (
    sameCards &&
    costing.length > 0 &&
    Math.abs(chance - told.chance) < 1e-9 &&
    told.anyCard === (costing.length === cardsOf(game).length) &&
    costing.every((card) => isTold(told, eventsOf(game, card)))
  );
}

function isTold(told: Extract<Consequence, { type: 'eaten' }>, events: readonly GameEvent[]): boolean {
  const index = events.findIndex((event) => event.type === 'figureEaten' && event.figure === told.figure);
  const bite = events[index]!;
  if (bite.type !== 'figureEaten' || bite.at !== told.at || bite.because !== told.because) return false;
  if (ruleOf(bite, events) !== told.rule) return false;
  const turns = events.slice(0, index).filter((event) => event.type === 'monsterTurned');
  const last = turns.at(-1);
  if (last === undefined || told.turned === undefined) return last === told.turned;
  const { at, to, because, figure, rule } = told.turned;
  return (
    last.at === at &&
    last.facing === to &&
    last.because === because &&
    last.figure === figure &&
    ruleOf(last, events) === rule
  );
}

function explained(game: StudiedGame): { told: number; false: string[]; kinds: Set<string> } {
  const found = { told: 0, false: [] as string[], kinds: new Set<string>() };
  for (const decision of reviewed(game, [60])) {
    const moment = game.moments[decision.number]!;
    if (decision.kind !== 'decision' || moment.kind !== 'decision' || decision.cost < 0.02) continue;
    const explanation = explain(moment, decision);
    if (explanation === undefined) continue;
    for (const side of [explanation.played, explanation.better]) {
      const at = after(moment.game, side.after);
      expect(explanation.when === 'now' || at.phase !== 'moving').toBe(true);
      for (const told of side.consequences) {
        found.told++;
        found.kinds.add(told.type);
        if (!isTrue(told, at)) found.false.push(JSON.stringify({ number: decision.number, told }));
      }
    }
  }
  return found;
}

test(
  'nothing that is told of a move is false by the rules',
  () => {
    const kinds = new Set<string>();
    let told = 0;
    for (let number = 0; number < GAMES; number++) {
      const players = 2 + (number % 6);
      const bot = (['random', 'runner', 'watcher'] as const)[number % 3]!;
      const game = gameOfBots(bot, MODES[Math.floor(number / 6) % 2]!, players, number);
      const found = explained(game);
      expect(found.false, `game ${number}`).toEqual([]);
      told += found.told;
      for (const kind of found.kinds) kinds.add(kind);
    }
    expect(told).toBeGreaterThan(GAMES * 10);
    expect([...kinds]).toEqual(expect.arrayContaining(['eaten', 'out', 'safe', 'way']));
  },
  180_000 + 20_000 * GAMES,
);
