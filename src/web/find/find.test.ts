import { signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_KIT } from '../../drawing/index.ts';
import { type Find, loadFinds, type Move } from '../../find/index.ts';
import { Moves } from '../../rules/index.ts';
import { type KeptFinds, openKept, withAnswer } from '../kept/index.ts';
import { memoryStore } from '../kept/store.ts';
import { type Answered, Exercise } from './exercise.ts';
import { nextFind } from './next.ts';
import { judged, taskOf } from './task.ts';

const finds = await loadFinds();
const fresh = (): KeptFinds => openKept(memoryStore()).finds.value.peek();

describe('an answer', () => {
  test('that comes to the same as a right move is right, whatever the way; what tempts is wrong', () => {
    for (const find of finds.slice(0, 20)) {
      expect(judged(find, find.right.at(-1)!)).toBe('right');
      expect(judged(find, find.tempting)).toBe('wrong');
    }
  });

  test('is judged whatever move it is', () => {
    const find = finds[0]!;
    const moves = new Moves();
    const verdicts = find.game.movableFigures().flatMap((figure) => {
      moves.findIn(find.game, figure);
      const count = moves.count;
      return Array.from({ length: count - moves.first }, (_, nth): Move => {
        moves.findIn(find.game, figure);
        const path = moves.path(moves.first + nth);
        return { type: 'move', figure: find.game.position.cast[figure]!.id, path };
      }).map((move) => judged(find, move));
    });
    expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(find.right.length);
    expect(verdicts).toContain('wrong');
  });
});

describe('an exercise', () => {
  const begin = (find: Find) => {
    const heard: Answered[] = [];
    const exercise = new Exercise({
      task: taskOf(find),
      kit: signal(DEFAULT_KIT),
      answered: (answer) => heard.push(answer),
    });
    const make = (action: Move) => exercise.controller.take({ kind: 'action', action });
    const is = (state: string) => vi.waitFor(() => expect(exercise.state.value).toBe(state));
    return { exercise, heard, make, is };
  };

  test('wrong, again, right: the first answer counts', async () => {
    const find = finds[0]!;
    const { exercise, heard, make, is } = begin(find);
    make(find.tempting);
    await is('wrong');
    exercise.again();
    make(find.right[0]!);
    await is('right');
    expect(heard).toEqual(['wrong']);
    exercise.close();
  });

  test('a hint makes it count less, and giving up shows the move', async () => {
    const find = finds[1]!;
    const hinted = begin(find);
    hinted.exercise.hint();
    hinted.make(find.right[0]!);
    await hinted.is('right');
    expect(hinted.heard).toEqual(['hinted']);
    const shown = begin(find);
    shown.exercise.show();
    await vi.waitFor(() => expect(shown.exercise.controller.at.value.depth).toBe(1));
    expect(shown.exercise.over.value).toBe(true);
    expect(shown.heard).toEqual(['wrong']);
  });
});

describe('what is kept', () => {
  const [one, other] = [finds[0]!, finds[1]!];

  test('rating, streak and themes follow the answers, each position once', () => {
    const right = withAnswer(fresh(), one, 'right');
    expect(right.now.rating).toBeGreaterThan(fresh().now.rating);
    expect(right).toMatchObject({ all: { right: 1, tried: 1 }, streak: 1, best: 1, seen: [one.id] });
    expect(right.themes[one.themes[0]!]).toEqual({ right: 1, tried: 1 });
    expect(withAnswer(right, one, 'wrong')).toBe(right);
    const hinted = withAnswer(right, other, 'hinted');
    expect(hinted.now).toBe(right.now);
    expect(hinted.streak).toBe(1);
    const wrong = withAnswer(right, other, 'wrong');
    expect(wrong.now.rating).toBeLessThan(right.now.rating);
    expect(wrong).toMatchObject({ streak: 0, best: 1, all: { right: 1, tried: 2 } });
  });

  test('is read again as it was written; rubbish begins afresh', () => {
    const store = memoryStore();
    const now = withAnswer(fresh(), one, 'right');
    openKept(store).finds.set(now);
    expect(openKept(store).finds.value.peek()).toEqual(now);
    store.write('finds', '{"version": 1, "data": 7}');
    expect(openKept(store).finds.value.peek()).toEqual(fresh());
  });
});

describe('what comes next', () => {
  test('is unseen, of the theme, and about as hard as whoever plays is strong', () => {
    const now = fresh();
    const theme = finds[0]!.themes[0]!;
    expect(nextFind(finds, now, theme, 0)!.themes).toContain(theme);
    const strong = { ...now, now: { ...now.now, rating: 3000 } };
    expect(nextFind(finds, strong, undefined, 0)!.rating).toBe(finds.at(-1)!.rating);
    const seen = finds.slice(0, -1).map(({ id }) => id);
    expect(nextFind(finds, { ...now, seen }, undefined, 0.9)!.id).toBe(finds.at(-1)!.id);
  });

  test('when all were seen, the one seen longest ago comes again', () => {
    const seen = finds.map(({ id }) => id);
    expect(nextFind(finds, { ...fresh(), seen }, undefined, 0)!.id).toBe(seen[0]);
    expect(nextFind([], fresh(), undefined, 0)).toBeUndefined();
  });
});
