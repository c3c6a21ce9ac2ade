import { describe, expect, test } from 'vitest';
import { controllerOf, idle, opened, STILL } from '../../../test/helpers/controllers.ts';
import { idleMove } from '../../../test/helpers/games.ts';
import { evolve, type Game, newGame } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import type { Animator } from '../show/index.ts';
import { type LocalTable, openTable } from './local-table.ts';
import { walkStart } from './log.ts';
import { bot, person, settingsFor, settled } from './table.fixture.ts';

describe('showing', () => {
  test('what is shown is the state of the rules after every event, to the end of a game', async () => {
    const { table } = opened(settingsFor([bot('Sly'), bot('Max'), bot('Ida')], 'experienced'));
    let game = newGame(table.settings.setup) as Game;
    let checked = 0;
    const { controller } = controllerOf(table, STILL, (events, shown) => {
      for (const event of events) game = evolve(game, event);
      expect(writePosition(shown.showing.game.value.position)).toBe(writePosition(game.position));
      checked += events.length;
    });
    while (controller.showing.game.value.phase !== 'over' || !controller.showing.idle.value) await settled();
    expect(checked).toBe(table.batches.value.flatMap(({ events }) => events).length);
    expect(writePosition(table.game.value.position)).toBe(writePosition(game.position));
    expect(controller.showing.log.value.at(-1)).toMatchObject({ kind: 'end' });
  });

  test('a walk can be paused, stepped, skipped and shown again; meanwhile nobody acts', async () => {
    const { table } = opened(settingsFor([person('Ann'), person('Ben')]));
    const played: string[] = [];
    const animator: Animator = {
      animate: (events) => {
        played.push(...events.map(({ type }) => type));
        return settled();
      },
    };
    const { controller } = controllerOf(table, animator);
    const calm = async (): Promise<void> => {
      while (!controller.showing.idle.value) await settled();
    };
    for (let i = 0; i < 3; i++) {
      idle(controller);
      await settled();
      await calm();
    }
    idle(controller);
    while (controller.playback.playing.value !== 'monster') await settled();
    controller.playback.pause();
    await settled();
    await settled();
    const before = controller.showing.within.value;
    await settled();
    await settled();
    expect(controller.showing.within.value).toBe(before);
    expect(controller.seat.value).toBeUndefined();
    controller.playback.step();
    await settled();
    await settled();
    expect(controller.showing.within.value).toBe(before + 1);
    controller.playback.skip();
    await calm();
    expect(writePosition(controller.showing.game.value.position)).toBe(
      writePosition(table.game.value.position),
    );

    played.length = 0;
    const now = writePosition(controller.showing.game.value.position);
    controller.again();
    await settled();
    expect(controller.showing.review.value).toBeDefined();
    expect(controller.showing.shown.value.game.cardsDrawn.length).toBeLessThanOrEqual(1);
    await calm();
    expect(played[0]).toBe('cardDrawn');
    expect(writePosition(controller.showing.game.value.position)).toBe(now);

    controller.lookAt(0, 2);
    await settled();
    await settled();
    await settled();
    expect(controller.showing.review.value).toMatchObject({ to: controller.showing.review.value!.from + 2 });
    controller.leave();
    expect(controller.showing.review.value).toBeUndefined();
  });

  test('past moves are looked at while the monster walks: it waits, and goes on when the player is back', async () => {
    const { table } = opened(settingsFor([person('Ann'), person('Ben')]));
    const { controller } = controllerOf(table, { animate: () => settled() });
    const { showing, playback } = controller;
    for (let i = 0; i < 4; i++) {
      while (!showing.idle.value) await settled();
      idle(controller);
      await settled();
    }
    while (playback.playing.value !== 'monster') await settled();
    while (showing.within.value <= walkStart(table.batches.value[3]!.events)!) await settled();
    showing.lookBy(-1);
    expect(showing.review.value).toMatchObject({ batch: 3 }); // before the monster's move
    showing.lookBy(-1);
    showing.lookBy(-1);
    expect(showing.review.value).toMatchObject({ batch: 1 });
    await settled();
    await settled();
    const within = showing.within.value;
    for (let i = 0; i < 5; i++) await settled();
    expect(showing.within.value).toBe(within);
    expect(showing.shown.value.game.moved.filter((moved) => moved === 1)).toHaveLength(2);
    showing.lookBy(1);
    expect(showing.review.value).toMatchObject({ batch: 2 });
    showing.lookBy(1);
    showing.lookBy(1);
    expect(showing.review.value).toBeUndefined();
    while (!showing.idle.value) await settled();
    expect(writePosition(showing.game.value.position)).toBe(writePosition(table.game.value.position));
    expect(showing.interrupted.value).toBe(false);
  });

  test('every step back is one: the monster’s move, each figure’s, to the beginning; and on again', async () => {
    const { table } = opened(settingsFor([person('Ann'), person('Ben')]));
    const { controller } = controllerOf(table);
    const { showing } = controller;
    for (let i = 0; i < 4; i++) {
      idle(controller);
      await settled();
    }
    const seen = (): string => {
      const { game } = showing.shown.value;
      return `${game.cardsDrawn.length} ${game.moved.filter((moved) => moved === 1).length}`;
    };
    const inRound = ['1 0', '0 4', '0 3', '0 2', '0 1', '0 0'];
    expect(seen()).toBe(inRound[0]);
    for (const stand of [...inRound.slice(1), '0 0']) {
      showing.lookBy(-1);
      expect(seen()).toBe(stand);
    }
    expect(controller.board.marks.value).toEqual({});
    for (const stand of inRound.slice(1, -1).reverse()) {
      showing.lookBy(1);
      expect(seen()).toBe(stand);
    }
    expect(showing.review.value).toBeDefined();
    showing.lookBy(1);
    expect(showing.review.value).toBeUndefined();
    controller.close();
  });

  test('a walk that was being shown when the page was left is shown again', async () => {
    const { table, parts } = opened(settingsFor([person('Ann'), person('Ben')]));
    const { controller } = controllerOf(table);
    for (let i = 0; i < 3; i++) {
      idle(controller);
      await settled();
    }
    await table.act(1, idleMove(table.game.value));
    controller.close(); // before anything of it was shown
    const again = openTable(table.id, parts) as LocalTable;
    const { controller: after, heard } = controllerOf(again);
    expect(after.showing.count.value).toBe(3);
    await settled();
    expect(heard.some(({ type }) => type === 'cardDrawn')).toBe(true);
    expect(after.showing.count.value).toBe(4);
  });

  test('while somebody reads, the game waits', async () => {
    const { table } = opened(settingsFor([bot('Sly'), bot('Max')]));
    const { controller } = controllerOf(table);
    controller.showing.hold(true);
    await settled();
    await settled();
    expect(controller.showing.count.value).toBe(0);
    controller.showing.hold(false);
    await settled();
    expect(controller.showing.count.value).toBeGreaterThan(0);
    controller.close();
  });
});
