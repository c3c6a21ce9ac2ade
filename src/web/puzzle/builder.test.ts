import { describe, expect, test } from 'vitest';
import { Builder } from './builder.ts';
import { ALL_KINDS, levelOf, TWO_STONES } from './levels.fixture.ts';

describe('putting down', () => {
  test('P1: a piece is taken and put on a framed space; a heap stays in hand until it is used up', () => {
    const builder = new Builder(TWO_STONES);
    builder.take('stone');
    expect(builder.places.value).toContain('c8');
    expect(builder.press('c8')).toBe(true);
    expect(builder.downs.value).toEqual([{ kind: 'stone', at: 'c8' }]);
    expect(builder.piece.value).toBe('stone');
    builder.press('e5');
    expect(builder.piece.value).toBeUndefined();
    expect(builder.left.value.heaps).toEqual([{ piece: 'stone', count: 0, of: 2 }]);
    builder.take('stone');
    expect(builder.piece.value, 'nothing is left to take').toBeUndefined();
  });

  test.each([
    ['P1', 'h5', 'occupied'],
    ['S4', 'a1', 'kept-free'],
  ] as const)('%s: a refused space says why (%s)', (_, at, reason) => {
    const builder = new Builder(TWO_STONES);
    builder.take('stone');
    builder.press(at);
    expect(builder.downs.value).toEqual([]);
    expect(builder.refused.value).toMatchObject({ at, refusal: { reason } });
    builder.press('e5');
    expect(builder.refused.value).toBeUndefined();
  });

  test('P1: a level may name the spaces that may be used', () => {
    const level = levelOf({
      figures: [{ id: 'M', at: 'h5' }],
      supply: [{ kind: 'stone', count: 1 }],
      mayUse: ['d4', 'd5'],
    });
    const builder = new Builder(level);
    builder.take('stone');
    expect(builder.places.value).toEqual(['d4', 'd5']);
    builder.press('e4');
    expect(builder.refused.value?.refusal.reason).toBe('may-not-use');
  });

  test('with nothing in hand a press does nothing', () => {
    const builder = new Builder(TWO_STONES);
    expect(builder.press('e5')).toBe(false);
    expect(builder.downs.value).toEqual([]);
  });

  test('P1: an own figure that waits is put down as bait', () => {
    const builder = new Builder(ALL_KINDS);
    builder.take({ figure: 'A' });
    builder.press('e5');
    expect(builder.downs.value).toEqual([{ figure: 'A', at: 'e5' }]);
    expect(builder.left.value.figures).toEqual([]);
  });
});

describe('turning', () => {
  test('R turns what is in hand, pressing again turns what was put down last', () => {
    const builder = new Builder(ALL_KINDS);
    builder.take('teleporter-1');
    builder.turn();
    builder.press('e8');
    expect(builder.downs.value).toMatchObject([{ at: 'e8', facing: 'e' }]);
    builder.press('e8');
    expect(builder.downs.value).toMatchObject([{ at: 'e8', facing: 's' }]);
    expect(builder.lone.value).toBe(1);
    builder.press('h8');
    expect(builder.lone.value).toBeUndefined();
  });

  test('S4: the long pool lies or stands, and shifts so that it covers the space pressed', () => {
    const builder = new Builder(ALL_KINDS);
    builder.take('pool-4x1');
    builder.press('l2');
    expect(builder.downs.value).toEqual([{ kind: 'pool', shape: '4x1', at: 'j2' }]);
    builder.turn();
    expect(builder.downs.value).toEqual([{ kind: 'pool', shape: '1x4', at: 'j2' }]);
  });

  test('a turn that a rule forbids is refused and changes nothing', () => {
    const builder = new Builder(ALL_KINDS);
    builder.take('pool-4x1');
    builder.press('k5');
    builder.turn();
    expect(builder.downs.value).toEqual([{ kind: 'pool', shape: '4x1', at: 'k5' }]);
    expect(builder.refused.value?.refusal.reason).toBe('occupied');
  });
});

describe('changing one’s mind', () => {
  test('what lies there is picked, moved and taken back', () => {
    const builder = new Builder(TWO_STONES, [{ kind: 'stone', at: 'c8' }]);
    builder.press('c8');
    expect(builder.picked.value).toBe(0);
    builder.press('d8');
    expect(builder.downs.value).toEqual([{ kind: 'stone', at: 'd8' }]);
    expect(builder.picked.value).toBeUndefined();
    builder.press('d8');
    builder.takeBack();
    expect(builder.downs.value).toEqual([]);
    expect(builder.left.value.heaps[0]?.count).toBe(2);
  });

  test('dragging moves a thing, and off the board takes it back; a refused place leaves it', () => {
    const builder = new Builder(TWO_STONES, [{ kind: 'stone', at: 'c8' }]);
    builder.move(0, 'h5');
    expect(builder.downs.value).toEqual([{ kind: 'stone', at: 'c8' }]);
    expect(builder.refused.value?.at).toBe('h5');
    builder.move(0, 'd9');
    expect(builder.downs.value).toEqual([{ kind: 'stone', at: 'd9' }]);
    builder.move(0, undefined);
    expect(builder.downs.value).toEqual([]);
    builder.drop('stone', 'e5');
    expect(builder.downs.value).toEqual([{ kind: 'stone', at: 'e5' }]);
  });

  test('every change can be undone, clearing too', () => {
    const builder = new Builder(TWO_STONES);
    builder.take('stone');
    builder.press('c8');
    builder.press('d8');
    builder.clear();
    expect(builder.downs.value).toEqual([]);
    builder.undo();
    expect(builder.downs.value).toHaveLength(2);
    builder.undo();
    builder.undo();
    expect(builder.downs.value).toEqual([]);
    expect(builder.canUndo.value).toBe(false);
  });

  test('Esc lays back what is in hand', () => {
    const builder = new Builder(TWO_STONES);
    builder.take('stone');
    expect(builder.backOut()).toBe(true);
    expect(builder.piece.value).toBeUndefined();
    expect(builder.backOut()).toBe(false);
  });

  test('what was kept and is not allowed any more is left out', () => {
    expect(new Builder(TWO_STONES, [{ kind: 'stone', at: 'h5' }]).downs.value).toEqual([]);
  });
});
