import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { RULE_NUMBERS } from '../../../rules/index.ts';
import { rules } from '../../i18n/en/rules.ts';
import { DemoRun } from './demo-run.ts';
import { DEMO_IDS, DEMOS, type Demo, type DemoId } from './demos.ts';
import { FROM_NOTES, RULINGS } from './rulings.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');

describe('the text', () => {
  test('every rule has its words', () => {
    const numbered = Object.keys(rules).flatMap((key) => /^rules\.([A-Z]\d+)$/.exec(key)?.[1] ?? []);
    expect(numbered.sort()).toEqual([...RULE_NUMBERS].sort());
  });

  test('what is a ruling is marked as one', () => {
    expect([...RULINGS].sort()).toEqual(rulesWith('**ruling**'));
    expect([...FROM_NOTES].sort()).toEqual(rulesWith("rom the web version's notes"));
  });
});

/** The numbers of the rules in whose text something stands. */
const rulesWith = (words: string): string[] =>
  DOCUMENT.split(/\n(?=- [A-Z]\d+\.|## )/)
    .flatMap((statement) => {
      const number = /^- ([A-Z]\d+)\./.exec(statement)?.[1];
      return number !== undefined && statement.includes(words) ? [number] : [];
    })
    .sort();

describe('the boards', () => {
  const open = (id: DemoId) => new DemoRun(DEMOS[id]);

  test('there are twelve, as the page says', () => {
    expect(DEMO_IDS).toHaveLength(12);
  });

  test.each(DEMO_IDS)('%s: its monster does something, and all can be undone', async (id) => {
    const demo: Demo = DEMOS[id];
    const run = open(id);
    const start = run.board.scene.value;
    if (demo.monster === 'steps') run.step();
    if (demo.monster === 'takes-cards') run.turnCard('1 hit');
    await vi.waitFor(() => expect(run.board.busy.value).toBe(false));
    if (demo.monster !== 'stands') {
      expect(run.said.value?.kind).toBe('events');
      expect(run.board.scene.value.monster).not.toEqual(start.monster);
      run.undo();
    }
    expect(run.board.scene.value).toEqual(start);
    expect(run.playground.canUndo).toBe(false);
  });

  test('enter: the door brings a figure in, and it is turned over', async () => {
    const run = open('enter');
    run.press('entrance');
    expect(run.moving).toMatchObject({ id: 'green-3', left: 4, of: 4 });
    run.press('m11');
    await vi.waitFor(() => expect(run.board.busy.value).toBe(false));
    expect(run.board.scene.value.figures[0]).toMatchObject({ at: 'm11', number: 3, dark: true });
  });

  test('through: stopping on a figure is refused, with the rule', () => {
    const run = open('through');
    run.press('f6');
    run.press('g6');
    expect(run.said.value).toMatchObject({ kind: 'refused', refusal: { rule: 'F3' } });
    expect(run.marks.value.refused).toBe('g6');
  });

  test('push: one stone moves, two do not', async () => {
    const run = open('push');
    run.press('g6');
    run.press('h6');
    await vi.waitFor(() => expect(run.board.busy.value).toBe(false));
    run.press('i6');
    expect(run.said.value).toMatchObject({ kind: 'refused', refusal: { reason: 'block-before-block' } });
  });

  test('sight: the beams follow a figure that is moved', async () => {
    const run = open('sight');
    const seen = () => run.marks.value.beams?.filter((beam) => beam.seen).length;
    expect(seen()).toBe(0);
    run.press('j4');
    run.press('h5');
    await vi.waitFor(() => expect(run.board.busy.value).toBe(false));
    expect(seen()).toBe(1);
  });

  test('nearest: a tie, and Ember is eaten when Nettle steps away', async () => {
    const run = open('nearest');
    run.press('g3');
    run.press('g2');
    for (let step = 0; step < 2; step++) {
      await vi.waitFor(() => expect(run.board.busy.value).toBe(false));
      run.step();
    }
    expect(run.playground.position.figureNamed('red-3')).toBeDefined();
    await vi.waitFor(() => expect(run.board.scene.value.figures[1]?.at).toBe('eaten'));
  });
});
