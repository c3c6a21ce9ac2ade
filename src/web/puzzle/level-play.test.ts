import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { KeptLevel } from '../kept/index.ts';
import { KITS } from './kit.fixture.ts';
import { LevelPlay, type LevelRecord } from './level-play.ts';
import { ALL_KINDS, TWO_STONES } from './levels.fixture.ts';

function open(level = TWO_STONES, kept?: KeptLevel) {
  let now = kept;
  const record: LevelRecord = {
    read: () => now,
    write: (changed) => {
      now = changed;
    },
  };
  const played: string[] = [];
  const footprints = signal(false);
  const play = new LevelPlay({
    level,
    kit: KITS,
    record,
    footprints,
    speed: signal(4),
    today: () => '2026-11-15',
    animator: {
      animate: async (events) => {
        played.push(...events.map(({ type }) => type));
      },
    },
  });
  return { play, footprints, played, kept: () => now };
}

/** Until the walk has come to where it is decided. */
async function walked(play: LevelPlay): Promise<void> {
  play.start();
  for (let turns = 0; play.verdict.value === undefined; turns++) {
    if (turns > 10_000) throw new Error('the walk does not end');
    await Promise.resolve();
  }
}

describe('a walk', () => {
  test('P3: solved is noticed at its end, and kept with its stars and the day', async () => {
    const { play, kept } = open();
    play.builder.take('stone');
    play.builder.press('c8');
    await walked(play);
    expect(play.verdict.value?.solved).toBe(true);
    expect(play.walk.value?.at.value).toBe(play.verdict.value?.steps);
    expect(kept()).toEqual({
      downs: [{ kind: 'stone', at: 'c8' }],
      stars: 3,
      tries: 1,
      hints: 0,
      footprints: false,
      solvedOn: '2026-11-15',
    });
    expect(play.marks.value.circle?.length).toBeGreaterThan(0);
  });

  test('P3: an own figure eaten ends the watching there; the rest can be watched', async () => {
    const { play, kept } = open();
    await walked(play);
    expect(play.verdict.value?.failed).toMatchObject({ why: 'own-eaten', first: { figure: 'A', step: 4 } });
    expect(play.walk.value?.at.value).toBe(4);
    expect(play.scene.value.figures.find(({ id }) => id === 'A')?.at).toBe('eaten');
    await play.go();
    expect(play.walk.value?.at.value).toBe(13);
    expect(kept()).toMatchObject({ stars: 0, tries: 1 });
  });

  test('more things than needed cost a star; a better solution wins it back, tries count until the first', async () => {
    const { play, kept } = open();
    play.show([
      { kind: 'stone', at: 'c8' },
      { kind: 'stone', at: 'o5' },
    ]);
    await walked(play);
    expect(kept()).toMatchObject({ stars: 2, tries: 1 });
    play.show([{ kind: 'stone', at: 'c8' }]);
    await walked(play);
    expect(kept()).toMatchObject({ stars: 3, tries: 1 });
    play.show([]);
    await walked(play);
    expect(kept()).toMatchObject({ stars: 3, tries: 1 });
  });

  test('it can be stepped, wound back, skipped, and left with all as it was put down', async () => {
    const { play } = open();
    play.builder.take('stone');
    play.builder.press('d8');
    play.start();
    const walk = play.walk.value!;
    walk.pause();
    expect(walk.playing.value).toBe(false);
    await play.stepOn();
    expect(walk.at.value).toBe(1);
    play.goTo(3);
    const third = play.scene.value.monster;
    play.skip();
    expect(walk.at.value).toBe(walk.length);
    expect(play.verdict.value).toBeDefined();
    play.goTo(3);
    expect(play.scene.value.monster).toEqual(third);
    play.backToBuilding();
    expect(play.scene.value.monster).toMatchObject({ at: 'c5', facing: 'e' });
    expect(play.builder.downs.value).toEqual([{ kind: 'stone', at: 'd8' }]);
  });

  test('what is shown step by step is what the rules say at the end', async () => {
    const { play } = open();
    play.start();
    play.skip();
    const { end } = play.verdict.value!;
    const { figures, blocks } = play.scene.value;
    expect(figures.every(({ at }) => at === 'eaten')).toBe(true);
    expect(end.cast).toHaveLength(figures.length);
    expect(blocks).toEqual([]);
  });

  test('C1: with a teleporter alone it can’t start', () => {
    const { play } = open(ALL_KINDS);
    play.builder.take('teleporter-1');
    play.builder.press('e8');
    expect(play.start()).toBe(false);
    expect(play.walk.value).toBeUndefined();
  });
});

describe('help', () => {
  test('footprints show the walk while one builds, and the result tells of them', async () => {
    const { play, footprints, kept } = open();
    expect(play.marks.value.prints).toBeUndefined();
    footprints.value = true;
    expect(play.tested.value?.failed).toBeDefined();
    expect(play.marks.value.prints?.find(({ step }) => step === 5)).toBeDefined();
    play.builder.take('stone');
    play.builder.press('c8');
    expect(play.tested.value?.solved).toBe(true);
    await walked(play);
    expect(kept()?.footprints).toBe(true);
  });

  test('hints are counted until it is solved', async () => {
    const { play, kept } = open();
    play.noteHint({ spaces: ['c8'], together: false }, true);
    expect(play.marks.value.pointed).toEqual(['c8']);
    expect(kept()?.hints).toBe(1);
    play.show([{ kind: 'stone', at: 'c8' }]);
    await walked(play);
    play.backToBuilding();
    play.noteHint({ spaces: ['c8'], together: true }, true);
    expect(play.marks.value.region).toEqual(['c8']);
    expect(kept()?.hints).toBe(1);
  });

  test('all is there again after a reload', () => {
    const before = open();
    before.play.builder.take('stone');
    before.play.builder.press('e7');
    const after = open(TWO_STONES, before.kept());
    expect(after.play.builder.downs.value).toEqual([{ kind: 'stone', at: 'e7' }]);
  });
});
