import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { tell } from '../src/cli/records/tell.ts';
import { decide, evolve, type GameEvent, Pile, Random, ruleOf } from '../src/rules/index.ts';
import type { Consequence } from '../src/study/index.ts';
import { phraseOf } from '../src/study/words/index.ts';
import {
  LANGUAGES,
  loadStudy,
  setLanguage,
  startLanguage,
  tellConsequence,
  tellEvent,
  tellWalk,
} from '../src/web/i18n/index.ts';
import { aShareOfRuns } from './helpers/arbitraries.ts';
import { gameOf } from './helpers/games.ts';
import { walkIn } from './helpers/halls.ts';
import { someAction } from './helpers/random-game.ts';

/** What was decided in a game that chance played, one list for each turn. */
function decisions(seed: number): (readonly GameEvent[])[] {
  const random = new Random(seed);
  const pile = new Pile(new Random(`${seed} pile`));
  const decided: (readonly GameEvent[])[] = [];
  let game = gameOf({ mode: 'experienced', players: ['green', 'red', 'blue', 'yellow'] });
  while (game.phase !== 'over') {
    const decision = decide(game, game.turn, someAction(game, random), pile.draw);
    if (!decision.ok) throw new Error(decision.message);
    decided.push(decision.events);
    game = decision.events.reduce(evolve, game);
  }
  return decided;
}

/** Both narrators name the rule of every event, alone and in a walk. */
function expectToAgree(events: readonly GameEvent[]): void {
  for (const event of events) {
    const rule = ruleOf(event, events);
    expect(tell(event, events).endsWith(` (${rule})`)).toBe(true);
    expect(tellEvent(event, undefined, events).rule).toBe(rule);
  }
  for (const { parts, from, to } of tellWalk(events)) {
    const rules = events.slice(from, to).map((event) => ruleOf(event, events));
    for (const part of parts) expect(rules).toContain(part.rule);
  }
}

beforeAll(() => startLanguage('en'));

test('page and command line name the same rule for every event, and it is the one the rules name', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const events of decisions(seed)) expectToAgree(events);
    }),
    aShareOfRuns(1 / 20),
  );
});

test.each([
  ['M10: walking', 'M10', '5 . . . . @>r .'],
  ['M11: behind the wall', 'M11', '6 u . . . . . . . . . . . . . . @>'],
  ['M11: behind the wall, sliding', 'M11', '6 u . . . . . . . . . . @>~ ~ ~ ~ '],
  ['M15: sliding', 'M15', '5 . . @>~ ~ ~ ~ r . '],
])('page and command line name the rule of a turning stone. %s', (_, rule, drawing) => {
  const { events } = walkIn(drawing);
  expectToAgree(events);
  const turned = events.find((event) => event.type === 'monsterTurned' && event.because === 'stone')!;
  expect(tell(turned, events)).toMatch(new RegExp(` \\(${rule}\\)$`));
  expect(tellWalk(events).flatMap(({ parts }) => parts.map((part) => part.rule))).toContain(rule);
});

const CONSEQUENCES: readonly Consequence[] = [
  ...(['saw', 'stone'] as const).map(
    (because): Consequence => ({
      type: 'eaten',
      figure: 'red-1',
      cards: ['7', '2 hits'],
      chance: 0.4,
      anyCard: false,
      at: 'e5',
      because: 'bite',
      rule: 'M4',
      turned:
        because === 'saw'
          ? { at: 'j5', to: 'w', because, rule: 'M3', figure: 'red-1' }
          : { at: 'j5', to: 'w', because, rule: 'M10' },
    }),
  ),
  ...(['bite', 'edge', 'teleporter'] as const).map(
    (because): Consequence => ({
      type: 'eaten',
      figure: 'blue-2',
      cards: ['5'],
      chance: 1,
      anyCard: true,
      at: 'e5',
      because,
      rule: because === 'bite' ? 'M4' : 'M6',
    }),
  ),
  { type: 'safe', figure: 'red-1' },
  { type: 'out', figure: 'red-1' },
  { type: 'wins', player: 'red', rule: 'G7' },
  { type: 'way', figure: 'red-1', points: 1, from: 'a1' },
  { type: 'way', figure: 'red-1', points: 27, from: 'entrance' },
];

test.each(LANGUAGES)(
  'a study tells every consequence in its own words, and nothing is left open: %s',
  async (name) => {
    await setLanguage(name);
    await loadStudy();
    const told = CONSEQUENCES.map((consequence) => tellConsequence(consequence));
    for (const [i, { sentence, rules }] of told.entries()) {
      expect(sentence).toMatch(/^[\p{Lu}\d][^{}]+\.$/u);
      expect(rules).toEqual(phraseOf(CONSEQUENCES[i]!).rules);
    }
    expect(new Set(told.map(({ sentence }) => sentence)).size).toBe(told.length);
    await setLanguage('en');
  },
);
