import { describe, expect, test } from 'vitest';
import { type Json, readPosition, writePosition } from '../src/rules/notation/index.ts';
import examples from './fixtures/examples.json' with { type: 'json' };
import { good, moveFrom, walkFrom } from './helpers/halls.ts';

interface Example {
  readonly id: string;
  readonly position: Json;
  readonly figure?: string;
  readonly path?: string;
  readonly card?: string;
  readonly expect: {
    readonly illegal?: boolean;
    readonly position?: Json;
    readonly eaten?: readonly string[];
    readonly steps?: number;
  };
  readonly trace?: readonly string[];
}

const EXAMPLES = examples as readonly Example[];
const byId = (list: readonly Example[]) => list.map((example) => [example.id, example] as const);
const canonical = (json: Json): string => writePosition(good(readPosition(json)));

describe('worked examples', () => {
  test('each has an id of its own, and is a path or a walk', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(27);
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    for (const { path, card } of EXAMPLES) expect((path === undefined) !== (card === undefined)).toBe(true);
  });

  test.each(byId(EXAMPLES.filter(({ path }) => path !== undefined)))('%s', (_, example) => {
    const { position, refused } = moveFrom(
      good(readPosition(example.position)),
      example.figure!,
      example.path!,
    );
    expect(refused !== undefined).toBe(example.expect.illegal === true);
    expect(writePosition(position)).toBe(canonical(example.expect.position ?? example.position));
  });

  test.each(byId(EXAMPLES.filter(({ card }) => card !== undefined)))('%s', (_, example) => {
    const walked = walkFrom(good(readPosition(example.position)), example.card as '5');
    expect(writePosition(walked.position)).toBe(canonical(example.expect.position!));
    expect(walked.eaten).toEqual(example.expect.eaten);
    expect(walked.steps).toBe(example.expect.steps);
  });

  test.each(byId(EXAMPLES.filter(({ trace }) => trace !== undefined)))(
    '%s: a sentence for each step',
    (_, example) => {
      const { events, steps } = walkFrom(good(readPosition(example.position)), example.card as '5');
      expect(example.trace!.length).toBe(steps);
      expect(events.filter(({ type }) => type === 'monsterLooked').length).toBe(steps + 1);
    },
  );
});
