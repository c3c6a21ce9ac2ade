import { describe, expect, test } from 'vitest';
import { draftLevel, draftOf, EMPTY_DRAFT, readDraft, writeDraft } from './draft.ts';
import { Editor } from './editor.ts';
import { KITS } from './kit.fixture.ts';
import { ALL_KINDS, TWO_STONES } from './levels.fixture.ts';

const editor = (): Editor => new Editor(EMPTY_DRAFT, KITS);

describe('building', () => {
  test('a level is built thing by thing', () => {
    const made = editor();
    made.press('c5');
    made.choose('own');
    made.press('c9');
    made.choose('enemy');
    made.press('h5');
    made.give('stone', 1);
    made.give('stone', 1);
    made.rename({ name: 'Two stones' });
    const read = draftLevel(made.draft.value, [[{ kind: 'stone', at: 'c8' }]]);
    expect(read).toMatchObject({
      ok: true,
      value: { name: 'Two stones', own: ['A'], enemies: ['B'], supply: [{ kind: 'stone', count: 2 }] },
    });
  });

  test('the monster is moved, and turned by pressing it', () => {
    const made = editor();
    made.press('d4');
    made.press('d4');
    expect(made.draft.value.monster).toEqual({ at: 'd4', facing: 's' });
    made.choose('stone');
    made.press('e4');
    made.choose('monster');
    made.press('e4');
    expect(made.refused.value).toEqual({ why: 'monster-there', at: 'e4' });
    expect(made.draft.value.monster.at).toBe('d4');
  });

  test('S4 S5: what the rules forbid is refused with the rule', () => {
    const made = editor();
    made.choose('stone');
    made.press('a1');
    expect(made.refused.value).toMatchObject({ refusal: { rule: 'S4' }, at: 'a1' });
    made.choose('teleporter-1');
    made.press('e5');
    made.press('e6');
    expect(made.refused.value).toMatchObject({ refusal: { rule: 'S5' } });
    made.press('h6');
    expect(made.refused.value, 'the monster is there').toMatchObject({ why: 'monster-stands' });
  });

  test('the same tile again turns it, or takes it away; a figure again goes, the other side takes its place', () => {
    const made = editor();
    made.choose('teleporter-1');
    made.press('e5');
    made.press('e5');
    expect(made.draft.value.tiles).toMatchObject([{ facing: 'e' }]);
    made.choose('stone');
    made.press('k5');
    made.press('k5');
    expect(made.draft.value.tiles).toHaveLength(1);
    made.choose('enemy');
    made.press('l5');
    made.choose('own');
    made.press('l5');
    expect(made.draft.value.figures).toEqual([{ side: 'own', at: 'l5' }]);
    made.press('l5');
    expect(made.draft.value.figures).toEqual([]);
  });

  test('things are moved by dragging, also off the board; a refused move changes nothing', () => {
    const made = editor();
    made.choose('pool-2x2');
    made.press('d3');
    made.choose('enemy');
    made.press('k5');
    made.move('k5', 'd3');
    expect(made.draft.value.figures).toEqual([{ side: 'enemy', at: 'k5' }]);
    made.move('k5', 'k6');
    expect(made.draft.value.figures).toEqual([{ side: 'enemy', at: 'k6' }]);
    made.move('e4', 'j8');
    expect(made.draft.value.tiles).toEqual([{ kind: 'pool', shape: '2x2', at: 'j8' }]);
    made.move('j8', undefined);
    expect(made.draft.value.tiles).toEqual([]);
    expect(made.tool.value).toBe('enemy');
    made.undo();
    expect(made.draft.value.tiles).toHaveLength(1);
  });

  test('C1: a pair of teleporters lies in the hall or is given, not both', () => {
    const made = editor();
    made.give('teleporter-1', 1);
    expect(made.draft.value.supply).toEqual({ 'teleporter-1': 2 });
    made.choose('teleporter-1');
    made.press('e5');
    expect(made.refused.value).toEqual({ why: 'pair-given' });
    made.give('teleporter-1', -1);
    made.press('e5');
    made.press('k5');
    made.press('e9');
    expect(made.refused.value).toEqual({ why: 'too-many', count: 2 });
    made.give('teleporter-1', 1);
    expect(made.refused.value).toEqual({ why: 'pair-lies' });
  });

  test('spaces that may be used are named one by one, or all again', () => {
    const made = editor();
    made.choose('use');
    made.press('d5');
    made.press('d4');
    expect(made.draft.value.mayUse).toEqual(['d4', 'd5']);
    made.press('d5');
    expect(made.draft.value.mayUse).toEqual(['d4']);
    made.allowAll();
    expect(made.draft.value.mayUse).toBeUndefined();
  });
});

describe('drafts', () => {
  test.each([TWO_STONES, ALL_KINDS])('a level becomes a draft and a level again', (level) => {
    const draft = draftOf(level);
    const again = draftLevel(draft, level.solutions);
    expect(again.ok && draftOf(again.value)).toEqual(draft);
    expect(readDraft(writeDraft(draft))).toEqual(draft);
  });

  test('what can’t be understood is none', () => {
    for (const text of ['', '{', '{}', '{"monster":{"at":"z9","facing":"e"},"tiles":[],"figures":[]}'])
      expect(readDraft(text), text).toBeUndefined();
    const impossible = { ...EMPTY_DRAFT, figures: [{ side: 'own', at: EMPTY_DRAFT.monster.at }] };
    expect(readDraft(JSON.stringify(impossible))).toBeUndefined();
  });

  test('P1: without an enemy it is no level yet, and it says so', () => {
    expect(draftLevel(EMPTY_DRAFT)).toMatchObject({ ok: false, code: 'P1' });
  });
});
