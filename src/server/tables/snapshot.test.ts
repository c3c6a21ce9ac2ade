import { expect, test } from 'vitest';
import { botNamed, choose, seededGame } from '../../bots/index.ts';
import { type Entry, type OnlineTable, tableAfter, tableOpened } from '../../protocol/index.ts';
import { commitmentTo, decide, honestDraw, honestPile, Random } from '../../rules/index.ts';
import { writeView } from '../../rules/notation/index.ts';
import { SETTINGS } from '../client.fixture.ts';
import { sha256 } from '../secrets.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

const SEED = 'a seed that nobody knows';

/** A game of bots at a table: the table after each entry. */
function* tables(mode: 'basic' | 'experienced', seed: number): Generator<OnlineTable> {
  const { setup } = seededGame({ mode, players: 3, longer: false }, `snapshot ${seed}`, 0);
  let number = 0;
  const at = (): number => 1_000_000 + number;
  let now = tableOpened({
    number,
    at: at(),
    change: { type: 'opened', settings: { ...SETTINGS, mode, seats: 3 }, host: 'host' },
  });
  const next = (change: Entry['change']): OnlineTable => {
    number += 1;
    now = tableAfter(now, { number, at: at(), change });
    return now;
  };
  yield now;
  for (const [seat, colour] of setup.players.entries()) {
    yield next({ type: 'sat', seat, guest: `guest ${seat}`, name: `Name ${seat}`, colour });
  }
  yield next({
    type: 'started',
    setup,
    seats: [0, 1, 2],
    commitment: commitmentTo(SEED, sha256),
    events: [],
  });
  while (now.phase === 'playing') {
    const game = now.game!;
    const { action } = choose(botNamed('runner'), game, new Random(number));
    const decision = decide(game, game.turn, action, honestDraw(SEED, sha256, game));
    if (!decision.ok) throw new Error(decision.message);
    yield next({ type: 'acted', seat: game.turn, madeBy: 'player', events: decision.events });
  }
}

test.each(['basic', 'experienced'] as const)(
  '%s: a table is read from its snapshot as it was written',
  (mode) => {
    let count = 0;
    for (const before of tables(mode, 1)) {
      const text = writeSnapshot(before);
      if (before.phase === 'over') {
        expect(text).toBeUndefined();
        continue;
      }
      const after = readSnapshot(text!)!;
      const { game, sinceCard, ...rest } = before;
      const { game: gameAfter, sinceCard: sinceCardAfter, ...restAfter } = after;
      expect(restAfter).toEqual(rest);
      expect(gameAfter?.setup).toEqual(game?.setup);
      if (game !== undefined) expect(writeView(gameAfter!)).toBe(writeView(game));
      expect(sinceCardAfter?.moves).toEqual(sinceCard?.moves);
      count += 1;
    }
    expect(count).toBeGreaterThan(30);
  },
);

test('a snapshot of another version is passed over', () => {
  const [first] = tables('basic', 1);
  const text = writeSnapshot(first!)!.replace(/"version":\d+/, '"version":0');
  expect(readSnapshot(text)).toBeUndefined();
});

test('G6: the cards of a game are those of one pile, though it is laid anew for each', () => {
  const pile = honestPile(SEED, sha256);
  let before: OnlineTable['game'];
  const stages = new Set<number>();
  for (const { game } of tables('basic', 2)) {
    const rounds = (one: typeof game): number =>
      one === undefined ? 0 : (one.stage - 1) * 7 + one.cardsDrawn.length;
    if (before !== undefined && rounds(game) > rounds(before)) {
      const card = pile.draw(before.cardsLeft, before.possibleCards());
      if (game!.stage === before.stage) expect(game!.cardsDrawn.at(-1)).toBe(card);
      stages.add(game!.stage);
    }
    before = game;
  }
  expect([...stages]).toEqual([1, 2]);
});

test('a game whose cards are not of its seed is not gone on with', () => {
  for (const { game } of tables('basic', 3)) {
    if (game === undefined || game.cardsDrawn.length < 3) continue;
    expect(() => honestDraw('another seed', sha256, game)(game.cardsLeft, game.possibleCards())).toThrow(
      /do not follow/,
    );
    return;
  }
});
