import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { botNamed, choose } from '../../bots/index.ts';
import {
  commitmentTo,
  decide,
  evolveInPlace,
  type GameEvent,
  honestPile,
  isRefusal,
  newGame,
  Random,
  type Sha256,
} from '../../rules/index.ts';
import { checkPile } from './check-pile.ts';

const sha256: Sha256 = (text) => new Uint8Array(createHash('sha256').update(text).digest());
const later = (text: string): Promise<Uint8Array> => Promise.resolve(sha256(text));
const SETUP = { mode: 'basic', players: ['green', 'red'], start: 'green', longer: false } as const;

/** A whole game with the pile of a seed. */
function played(seed: string): GameEvent[] {
  const pile = honestPile(seed, sha256);
  const game = newGame(SETUP);
  if (isRefusal(game)) throw new Error(game.message);
  const events: GameEvent[] = [];
  for (let turn = 0; game.phase !== 'over'; turn++) {
    const { action } = choose(botNamed('runner'), game, new Random(`turn/${turn}`));
    const decision = decide(game, game.turn, action, pile.draw);
    if (!decision.ok) throw new Error(decision.message);
    for (const event of decision.events) evolveInPlace(game, event);
    events.push(...decision.events);
  }
  return events;
}

const SEED = 'a secret seed';
const promise = { commitment: commitmentTo(SEED, sha256), seed: SEED };

test('an honest game is found honest', async () => {
  expect(await checkPile(promise, SETUP, played(SEED), later)).toBe('honest');
});

test('another seed than the promised one, or other cards, are found out', async () => {
  expect(await checkPile({ ...promise, seed: 'another' }, SETUP, played(SEED), later)).toBe('dishonest');
  const other = 'a quite different seed';
  expect(await checkPile(promise, SETUP, played(other), later)).toBe('dishonest');
});

test('without hashes nothing is claimed', async () => {
  expect(await checkPile(promise, SETUP, played(SEED), undefined)).toBe('unchecked');
});
