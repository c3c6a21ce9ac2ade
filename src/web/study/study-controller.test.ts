import { readFileSync } from 'node:fs';
import { computed } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import { replayRecords } from '../../rules/records/index.ts';
import { playedRecords, type StudiedGame } from '../../study/index.ts';
import { settled } from '../table/table.fixture.ts';
import { StudyController } from './study-controller.ts';
import { type Point, Tree } from './tree.ts';

const KIT = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };
const text = (name: string): string =>
  readFileSync(new URL(`../../../test/corpus/${name}`, import.meta.url), 'utf8');

const treeOf = ({ moments, end }: StudiedGame): Tree => new Tree(moments[0]?.game ?? end, moments, end);

function controllerOf(game: StudiedGame): StudyController {
  const kit = computed(() => KIT);
  const controller = new StudyController({ tree: treeOf(game), kit });
  controller.playback.animator = { animate: () => Promise.resolve() };
  return controller;
}
const studied = (name: string): StudyController => controllerOf(playedRecords(text(name)).games[0]!);

const standing = (controller: StudyController): string => writePosition(controller.shown.value.game.position);
const isWalk = ({ step }: Point): boolean => step?.kind === 'card';

describe.each(['basic-6.ffr', 'experienced-7.ffr', 'several.ffr', 'going-on.ffr'])('%s', (name) => {
  test('played through, it ends as the rules say', async () => {
    const played = replayRecords(text(name));
    if (!played.ok) throw new Error(played.message);
    for (const [i, game] of playedRecords(text(name)).games.entries()) {
      const controller = controllerOf(game);
      await controller.play();
      expect(controller.atEnd.value).toBe(true);
      expect(controller.playing.value).toBe(false);
      expect(standing(controller)).toBe(writePosition(played.value[i]!.game.position));
    }
  });

  test('jumped about in, it stands as when it is played', async () => {
    const stepped = studied(name);
    const jumped = studied(name);
    for (let step = 1; step <= Math.min(40, stepped.points.value.length - 1); step++) {
      await stepped.on();
      jumped.goToNumber(step);
      expect(stepped.at.value.depth).toBe(step);
      expect(jumped.scene.value.monster).toEqual(stepped.scene.value.monster);
      expect(standing(jumped)).toBe(standing(stepped));
      expect(writePosition(jumped.at.value.game.position)).toBe(standing(jumped));
    }
  });
});

test('the analysis prices every card left where the monster moves, and names the one that came', () => {
  const controller = studied('basic-6.ffr');
  controller.analysing.value = true;
  expect(controller.analysis.value?.card).toBeUndefined();
  const walk = controller.points.value.find(isWalk)!;
  controller.goToNumber(walk.depth - 1);
  const { card, forecast } = controller.analysis.value!;
  const priced = forecast.cards.find((other) => other.card === card)!;
  expect(controller.marks.value.stops).toHaveLength(forecast.cards.length);
  controller.goTo(walk);
  expect(controller.analysis.value!.card).toBe(card);
  expect(controller.scene.value.monster.at).toBe(priced.at);
});

test('a jump ends what is being played', async () => {
  const controller = studied('basic-6.ffr');
  const playing = controller.play();
  await settled();
  controller.goToNumber(3);
  await playing;
  await settled();
  expect(controller.at.value.depth).toBe(3);
  expect(controller.playing.value).toBe(false);
});

describe('other moves', () => {
  /** The first figure of whoever is to move that stands in the hall and may stay. */
  function staying(controller: StudyController): void {
    controller.nextFigure();
    controller.stay();
  }
  /** Before the fifth move: the first round is over there, so that anybody may stay. */
  function beforeSecondRound(controller: StudyController): Point {
    const walk = controller.points.value.find(isWalk)!;
    controller.goTo(walk);
    return walk;
  }

  test('made on the board become a variation, and the game that was played stays', async () => {
    const controller = studied('basic-2.ffr');
    const from = beforeSecondRound(controller);
    const played = controller.points.value;
    staying(controller);
    await settled();
    await settled();
    const tried = controller.at.value;
    expect(tried.before).toBe(from);
    expect(tried.moment).toBeUndefined();
    expect(controller.tree.after(from)).toEqual([played[from.depth + 1], tried]);
    expect(standing(controller)).toBe(writePosition(tried.game.position));
    controller.goTo(played.at(-1)!);
    expect(controller.points.value).toEqual(played);
    controller.goTo(tried);
    controller.remove(tried);
    expect(controller.at.value).toBe(from);
    expect(controller.tree.after(from)).toEqual([played[from.depth + 1]]);
    expect(controller.points.value).toEqual(played);
  });

  test('the move that was played leads on in the game', async () => {
    const controller = studied('basic-2.ffr');
    const next = controller.points.value[1]!;
    controller.take(next.step!);
    await settled();
    expect(controller.at.value).toBe(next);
    expect(controller.tree.after(controller.tree.start)).toEqual([next]);
  });

  test('another card than the one that came makes the monster walk otherwise', async () => {
    const controller = studied('basic-2.ffr');
    const walk = controller.points.value.find(isWalk)!;
    controller.goTo(walk.before!);
    const came = walk.step!.kind === 'card' ? walk.step!.card : undefined;
    const other = controller.cards.value.find((card) => card !== came)!;
    controller.turnCard(other);
    await settled();
    await settled();
    expect(controller.at.value.step).toEqual({ kind: 'card', card: other });
    expect(controller.at.value.game.cardsDrawn).toEqual([other]);
  });

  test('what a rule forbids is refused and changes nothing', () => {
    const controller = studied('basic-2.ffr');
    const { tree } = controller;
    const move = {
      type: 'move',
      figure: controller.points.value[1]!.game.position.cast[0]!.id,
      path: 'eee',
    } as const;
    const refused = controller.take({ kind: 'action', action: move });
    expect(isRefusal(refused)).toBe(true);
    expect(tree.after(tree.start)).toHaveLength(1);
    expect(controller.at.value).toBe(tree.start);
  });

  test('what is shown beside the study leaves it where it is', async () => {
    const controller = studied('basic-2.ffr');
    const walk = controller.points.value.find(isWalk)!;
    controller.goToNumber(2);
    const before = standing(controller);
    expect(await controller.demonstrate('played', walk.before!.game, walk.events)).toBe(true);
    expect(standing(controller)).toBe(writePosition(walk.game.position));
    expect(controller.seat.value).toBeUndefined();
    controller.leave();
    expect(standing(controller)).toBe(before);
    expect(controller.at.value.depth).toBe(2);
  });
});
