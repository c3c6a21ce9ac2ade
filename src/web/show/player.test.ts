import { describe, expect, test } from 'vitest';
import { hall } from '../../../test/helpers/halls.ts';
import { type Shown, showEvents, shownPosition } from '../../drawing/index.ts';
import { type GameEvent, reachOf, walk } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import { type Animator, Player } from './player.ts';
import { Reel } from './reel.ts';

/** A walk past a block and a figure, cut into three steps. */
function walked() {
  const start = hall('6 . . @>. # A . . . . . . . . . .\nlegend: A red-2 3');
  const events: GameEvent[] = [];
  walk(start.copy(), reachOf('8')!, (event) => events.push(event));
  const third = Math.ceil(events.length / 3);
  const steps = [0, 1, 2].map((step) => events.slice(step * third, (step + 1) * third));
  return { start: shownPosition(start), events, steps };
}

/** An animator that shows a group when it is told to, or when the showing ends. */
function slowAnimator() {
  const played: GameEvent[] = [];
  let finish = (): void => {};
  const animator: Animator = {
    animate: (events, { signal }) => {
      played.push(...events);
      return new Promise((resolve) => {
        finish = resolve;
        signal.onabort = () => resolve();
      });
    },
  };
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const seen = async (): Promise<void> => {
    finish();
    await settled();
  };
  return { animator, played, seen, settled };
}

const alone = (events: readonly GameEvent[]): GameEvent[][] => events.map((event) => [event]);
const standing = ({ position }: Shown): string => writePosition(position);

describe('a player', () => {
  test('what is shown is how all stands after the events seen so far; skipped, it is the end', async () => {
    const { start, events } = walked();
    const { animator, seen, settled } = slowAnimator();
    const player = new Player(start, { animator, group: alone });
    const heard: boolean[] = [];
    const done = player.play(events, { heard: (_, skipped) => heard.push(skipped) });
    await settled();
    for (let count = 1; count < 4; count++) {
      await seen();
      expect(standing(player.shown.value)).toBe(standing(showEvents(start, events.slice(0, count))));
    }
    player.skip();
    expect(await done).toBe(true);
    expect(heard).toEqual([false, false, false, true]);
    expect(standing(player.shown.value)).toBe(standing(showEvents(start, events)));
    expect([player.busy.value, player.playing.value]).toEqual([false, undefined]);
  });

  test('given up, nothing more of it is shown, though it was paused', async () => {
    const { start, events } = walked();
    const { animator, seen, settled } = slowAnimator();
    const player = new Player(start, { animator, group: alone });
    const done = player.play(events);
    await settled();
    player.pause();
    await seen();
    player.show(start);
    expect(await done).toBe(false);
    expect([player.busy.value, player.paused.value]).toEqual([false, false]);
    expect(player.shown.value).toBe(start);
  });

  test('what is played next does not hear of what it took the place of', async () => {
    const { start, steps } = walked();
    const { animator, settled } = slowAnimator();
    const player = new Player(start, { animator, group: alone });
    const first = player.play(steps[0]!);
    await settled();
    const second = player.play(steps[1]!);
    expect(await first).toBe(false);
    expect(player.busy.value).toBe(true);
    player.skip();
    expect(await second).toBe(true);
  });
});

describe('a reel', () => {
  test('stopped within a step it stands before that step, and plays on from there', async () => {
    const { start, steps, events } = walked();
    const { animator, played, seen, settled } = slowAnimator();
    const reel = new Reel(new Player(start, { animator, group: alone }), steps);
    const stopped = reel.play();
    await settled();
    for (let count = 0; count < steps[0]!.length + 1; count++) await seen();
    reel.pause();
    expect(await stopped).toBe(false);
    expect([reel.at.value, reel.playing.value]).toEqual([1, false]);
    expect(standing(reel.shown.value)).toBe(standing(showEvents(start, steps[0]!)));
    played.length = 0;
    const going = reel.play();
    for (let count = 0; count < events.length; count++) await seen();
    expect(await going).toBe(true);
    expect(played).toEqual(steps.slice(1).flat());
    expect(standing(reel.shown.value)).toBe(standing(showEvents(start, events)));
  });

  test('one step on; pressed again while it is shown, it is ended', async () => {
    const { start, steps } = walked();
    const { animator, settled } = slowAnimator();
    const reel = new Reel(new Player(start, { animator, group: alone }), steps);
    const first = reel.on();
    await settled();
    void reel.on();
    await first;
    expect(reel.at.value).toBe(1);
    expect(standing(reel.shown.value)).toBe(standing(reel.standAt(1)));
    reel.goTo(99);
    expect(reel.at.value).toBe(reel.length);
    await reel.on();
    expect(reel.at.value).toBe(reel.length);
  });
});
