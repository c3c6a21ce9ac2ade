import { expect, test } from 'vitest';
import { REFUSAL_REASONS, refuse } from './refusals.ts';
import { RULE_NUMBERS } from './rule-numbers.ts';

test('every refusal names a rule and says in words what is wrong', () => {
  for (const reason of REFUSAL_REASONS) {
    const refusal = refuse(reason, { figure: 'red-1' });
    expect(refusal.ok).toBe(false);
    expect(refusal.reason).toBe(reason);
    expect(RULE_NUMBERS).toContain(refusal.rule);
    expect(refusal.message.length).toBeGreaterThan(10);
    expect(refusal.message).not.toMatch(/[{}]/);
  }
});

test('values stand in the words; one left out is told by its name', () => {
  expect(refuse('too-few-points', { figure: 'red-1', points: 3, needed: 5 })).toEqual({
    ok: false,
    rule: 'F1',
    reason: 'too-few-points',
    values: { figure: 'red-1', points: 3, needed: 5 },
    message: 'red-1 shows 3, and this path takes 5 points',
  });
  expect(refuse('is-out').message).toBe('figure is out of the hall and moves no more');
  expect(refuse('is-out').values).toEqual({});
});

test('a value is taken as it is, even with braces in it', () => {
  expect(refuse('is-out', { figure: '{at} $& $1' }).message).toBe(
    '{at} $& $1 is out of the hall and moves no more',
  );
});

test('the reasons and their rules stay the same for ever', () => {
  expect(Object.fromEntries(REFUSAL_REASONS.map((reason) => [reason, refuse(reason).rule]))).toEqual({
    'too-few-points': 'F1',
    'unknown-letter': 'F1',
    'no-number': 'F1',
    'not-waiting': 'F2',
    'must-enter': 'F2',
    'not-at-exit': 'F2',
    'already-left': 'F2',
    'is-out': 'F2',
    'is-eaten': 'G5',
    'ends-on-figure': 'F3',
    'slides-onto-figure': 'F9',
    'too-far': 'F1',
    'no-way': 'F1',
    'monster-there': 'F4',
    'teleporter-there': 'F4',
    edge: 'F4',
    monster: 'F4',
    'monster-at-entrance': 'F4',
    teleporter: 'F4',
    'block-before-edge': 'F5',
    'block-before-monster': 'F5',
    'block-before-teleporter': 'F6',
    'block-before-block': 'F5',
    'block-before-figure': 'F5',
    'too-few-players': 'C3',
    'colour-twice': 'C4',
    'colour-for-many': 'C4',
    'longer-for-many': 'C2',
    'no-such-starter': 'S6',
    'not-your-turn': 'G2',
    'no-such-figure': 'G2',
    'not-your-figure': 'G2',
    'has-moved': 'G2',
    'come-in-first': 'G3',
    'game-over': 'G8',
    'tiles-first': 'S3',
    'tiles-placed': 'S3',
    'card-first': 'G1',
    'moves-first': 'G1',
    'card-not-left': 'G6',
    'hits-card-first': 'G6',
    'none-left': 'S3',
    'kept-free': 'S4',
    'off-board': 'S4',
    occupied: 'S4',
    'teleporters-touch': 'S5',
    'teleporters-through-wall': 'S5',
    'not-in-supply': 'P1',
    'figure-on-pool': 'P1',
    'may-not-use': 'P1',
  });
});
