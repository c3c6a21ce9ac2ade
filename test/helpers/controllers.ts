import { computed, signal } from '@preact/signals';
import type { GameEvent } from '../../src/rules/index.ts';
import type { Animator } from '../../src/web/show/index.ts';
import { type Choices, GameController } from '../../src/web/table/game-controller.ts';
import { createTable, type LocalTable } from '../../src/web/table/local-table.ts';
import type { Refused } from '../../src/web/table/move-path.ts';
import {
  MemoryTableStore,
  person,
  QuickThinker,
  settingsFor,
  settled,
} from '../../src/web/table/table.fixture.ts';
import type { TableSettings } from '../../src/web/table/table.ts';
import { idleMove } from './games.ts';

/** Controllers for tests, over tables whose players act as a test wants. */

const KIT = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };
export const STILL: Animator = { animate: () => Promise.resolve() };

export function opened(
  settings: TableSettings,
  used = { store: new MemoryTableStore(), thinker: new QuickThinker() },
) {
  const parts = { ...used, secret: () => 'a secret', name: () => 'table', now: () => '2026-11-15T20:00:00Z' };
  return { table: createTable(settings, parts), parts };
}

export function controllerOf(
  table: LocalTable,
  animator: Animator = STILL,
  hear: (events: readonly GameEvent[], controller: GameController) => void = () => {},
) {
  const choices = signal<Choices>({ trail: true, sight: true, risk: true, asking: 'always' });
  const refusals: Refused[] = [];
  const heard: GameEvent[] = [];
  const controller: GameController = new GameController({
    table,
    kit: computed(() => KIT),
    choices,
    heard: (events) => {
      heard.push(...events);
      hear(events, controller);
    },
    refused: (refused) => refusals.push(refused),
    slices: {
      now: () => 0,
      later: (run) => {
        run();
        return () => {};
      },
    },
  });
  controller.start(animator);
  return { controller, choices, refusals, heard };
}

export const twoPeople = () => {
  const { table } = opened(settingsFor([person('Ann'), person('Ben')]));
  return { table, ...controllerOf(table) };
};

/** Whoever's turn it is lets a figure stay, or come in where it must. */
export function idle(controller: GameController): void {
  const game = controller.showing.game.value;
  const { figure, path } = idleMove(game);
  controller.moves.choose(game.position.figureNamed(figure)!);
  for (const letter of path) controller.moves.step(letter === 'i' ? 'n' : (letter as 'n'));
  if (path === '') controller.stay();
  else controller.confirm();
}

/** A controller whose first two players stand in the hall. */
export async function inTheHall() {
  const all = twoPeople();
  const { controller } = all;
  for (const path of ['inn', 'iww']) {
    controller.press('entrance'); // the 1
    controller.moves.choose(controller.moves.movable.value.at(-1)!); // the 5
    for (const letter of path.slice(1)) {
      if (controller.moves.path.value === '') controller.moves.step('n');
      controller.moves.step(letter as 'n');
    }
    controller.confirm();
    await settled();
  }
  return all;
}
