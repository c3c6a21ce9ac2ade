import { computed, signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { idleMove } from '../../../test/helpers/games.ts';
import { type Choices, GameController } from './game-controller.ts';
import type { Asking } from './hand.ts';
import { createTable } from './local-table.ts';
import type { Refused } from './move-path.ts';
import { MemoryTableStore, person, QuickThinker, settingsFor, settled } from './table.fixture.ts';
import type { Table } from './table.ts';

const KIT = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };

function sitting(asking: Asking = 'never', mode: 'basic' | 'experienced' = 'basic', far = false) {
  const parts = { store: new MemoryTableStore(), thinker: new QuickThinker(), secret: () => 'a secret' };
  const local = createTable(settingsFor([person('Ann'), person('Ben')], mode), parts);
  const { ownMove: _, ...rest } = local;
  const { batches, game } = local;
  const remote: Table = {
    ...rest,
    batches,
    game,
    draft: undefined,
    act: (seat, action) => local.act(seat, action),
    shown: (number) => local.shown(number),
    keepDraft: () => {},
    record: () => local.record(),
    close: () => local.close(),
  };
  const table: Table = far ? remote : local;
  const refusals: Refused[] = [];
  const controller = new GameController({
    table,
    kit: computed(() => KIT),
    choices: signal<Choices>({ trail: true, sight: true, risk: true, asking }),
    heard: () => {},
    refused: (refused) => refusals.push(refused),
    slices: { now: () => 0, later: () => () => {} },
  });
  controller.start({ animate: () => Promise.resolve() });
  return { controller, table, refusals };
}

/** Lets figures stay, or come in where they must, until the game stands there. */
async function idleUntil(
  { controller, table }: ReturnType<typeof sitting>,
  there: () => boolean,
): Promise<void> {
  while (!there()) {
    await table.act(table.game.value.turn, idleMove(table.game.value));
    await settled();
  }
  expect(controller.showing.idle.value).toBe(true);
}

describe('a move takes two presses', () => {
  test('the figure and the space; the way is the one that was shown', async () => {
    const { controller, table } = sitting();
    for (let figure = 0; figure < 4; figure++) controller.press('entrance');
    controller.point('n10');
    const shown = controller.moves.preview.value!;
    controller.press('n10');
    await settled();
    expect(table.batches.value).toHaveLength(1);
    const stepped = table.batches.value[0]!.events.filter(({ type }) => type === 'figureStepped');
    expect(stepped).toEqual(shown.events.filter(({ type }) => type === 'figureStepped'));
    expect(controller.moves.figure.value).toBeUndefined();
  });

  test('where several ways lead there the player chooses, and a second press takes the one chosen', async () => {
    const { controller, table } = sitting();
    controller.pick(3);
    controller.press('o9'); // a stone, to be pushed west or north
    await settled();
    expect(table.batches.value).toHaveLength(0);
    expect(controller.moves.ways.value).toHaveLength(2);
    expect(controller.hand.waits.value).toBe('ways');
    controller.moves.nextWay();
    const { path } = controller.moves.tried.value!;
    controller.press('o9');
    await settled();
    expect(table.batches.value).toHaveLength(1);
    expect(table.record()).toContain(path);
  });

  test('with several ways open, another space is gone to straight away, not by a detour', async () => {
    const { controller, table } = sitting();
    controller.pick(3);
    controller.press('o9');
    controller.press('o11');
    await settled();
    expect(table.batches.value[0]!.events.filter(({ type }) => type === 'figureStepped')).toHaveLength(1);
  });

  test('what is out of reach moves nobody and says why', async () => {
    const { controller, table, refusals } = sitting();
    controller.pick(0);
    controller.press('h5');
    await settled();
    expect(table.batches.value).toHaveLength(0);
    expect(refusals.at(-1)).toMatchObject({ rule: 'F1' });
    expect(controller.moves.figure.value).toBe(0);
  });

  test('a drawn path is made when it is let go, not where a rule stopped it', async () => {
    const { controller, table } = sitting();
    controller.drag('green-4', ['entrance', 'p11', 'p10'], false);
    await settled();
    expect(table.batches.value).toHaveLength(0);
    controller.drag('green-4', ['entrance', 'p11', 'p10'], true);
    await settled();
    expect(table.batches.value).toHaveLength(1);
    controller.drag('red-1', ['entrance', 'p11', 'o11'], true); // a 1: it comes as far as p11
    await settled();
    expect(table.batches.value).toHaveLength(1);
    expect(controller.board.refused.value).toMatchObject({ rule: 'F1' });
  });

  test('a tile is placed by the press on its space', async () => {
    const { controller, table, refusals } = sitting('never', 'experienced');
    controller.takeTile('stone');
    controller.press('b1'); // kept free
    await settled();
    expect(refusals.at(-1)).toMatchObject({ rule: 'S4' });
    controller.press('h5');
    await settled();
    expect(table.game.value.tiles).toEqual([{ kind: 'stone', at: 'h5' }]);
  });
});

describe('the last figure', () => {
  test('is chosen by itself, also outside; put back it stays put back', async () => {
    const all = sitting();
    const { controller, table } = all;
    const { game } = table;
    await idleUntil(all, () => game.value.round === 2 && game.value.movesLeft(game.value.turn) === 1);
    const [last] = game.value.movableFigures();
    expect(controller.moves.figure.value).toBe(last);
    controller.leave();
    expect(controller.moves.figure.value).toBeUndefined();
    await settled();
    expect(controller.moves.figure.value).toBeUndefined();
  });

  test('stepping back takes back the move before it, as if nothing were chosen', async () => {
    const all = sitting();
    const { controller, table } = all;
    const { game } = table;
    await idleUntil(all, () => game.value.round === 2 && game.value.movesLeft(game.value.turn) === 1);
    const { length } = table.batches.value;
    expect(controller.trying.value).toBe(false);
    controller.back();
    await settled();
    expect(table.batches.value).toHaveLength(length - 1);
  });

  test('in the first round two of four come in, so that there is still a choice (G3)', async () => {
    const all = sitting();
    await idleUntil(all, () => all.table.batches.value.length === 2);
    expect(all.controller.moves.figure.value).toBeUndefined();
  });
});

describe('whoever likes to be asked', () => {
  const pressed = async (all: ReturnType<typeof sitting>): Promise<number> => {
    const before = all.table.batches.value.length;
    all.controller.pick(all.controller.moves.movable.value.at(-1)!);
    all.controller.press('p11');
    await settled();
    return all.table.batches.value.length - before;
  };

  test('always: the press tries, the next one moves', async () => {
    const all = sitting('always');
    expect(await pressed(all)).toBe(0);
    expect(all.controller.hand.waits.value).toBe('wished');
    all.controller.press('p11');
    await settled();
    expect(all.table.batches.value).toHaveLength(1);
  });

  test('where it is final: only the last own move of a round, after which a card may come', async () => {
    const all = sitting('final');
    expect(await pressed(all)).toBe(1);
    const { game } = all.table;
    await idleUntil(all, () => game.value.movesLeft(game.value.turn) === 1);
    expect(all.controller.hand.waits.value).toBeUndefined();
    expect(await pressed(all)).toBe(0);
    expect(all.controller.hand.waits.value).toBe('last');
  });

  test('where it is final: every move far away, where others would have to agree', async () => {
    const far = sitting('final', 'basic', true);
    expect(await pressed(far)).toBe(0);
    expect(far.controller.hand.waits.value).toBe('far');
    expect(await pressed(sitting('never', 'basic', true))).toBe(1);
  });
});

describe('another player’s figure', () => {
  /** Green's five stands on p10; it is red's turn. */
  async function facing() {
    const all = sitting();
    all.controller.pick(3);
    all.controller.press('p10');
    await settled();
    return all;
  }

  test('shows where it could go by its number, until the next press, which moves nobody', async () => {
    const { controller, table, refusals } = await facing();
    controller.press('p10'); // green's, now a 2
    const { theirs, selected, reach } = controller.board.marks.value;
    expect([theirs, selected]).toEqual([true, 'green-4']);
    expect(reach!.map(({ at }) => at).sort()).toEqual(['o10', 'o11', 'p11', 'p8', 'p9', 'n10', 'o9'].sort());
    expect(refusals).toEqual([]);
    controller.point('p9');
    expect(controller.board.marks.value.path).toBeUndefined();
    controller.press('p9');
    await settled();
    expect(controller.hand.looked.value).toBeUndefined();
    expect(table.batches.value).toHaveLength(1);
  });

  test('is looked at while an own figure is chosen, which stays chosen', async () => {
    const { controller } = await facing();
    const own = controller.moves.movable.value[0]!;
    controller.pick(own);
    controller.press('p10');
    expect(controller.hand.looked.value).toBe(3);
    controller.leave();
    expect(controller.hand.looked.value).toBeUndefined();
    expect(controller.board.marks.value).toMatchObject({ selected: 'red-1' });
  });

  test('an own figure pressed after it is chosen at once', async () => {
    const { controller } = await facing();
    controller.pick(3);
    controller.pick(4);
    expect([controller.hand.looked.value, controller.moves.figure.value]).toEqual([undefined, 4]);
  });
});

describe('carried from beside the board', () => {
  test('a figure let go over a space goes there; beside the board it stays chosen', async () => {
    const { controller, table } = sitting();
    expect(controller.takeUp(3)).toBe(true);
    controller.point('p10');
    expect(controller.board.marks.value.ghost).toMatchObject({ id: 'green-4', at: 'p10' });
    controller.putDown(undefined);
    expect(controller.moves.figure.value).toBe(3);
    expect(controller.board.marks.value.ghost).toBeUndefined();
    controller.takeUp(3);
    controller.putDown('p10');
    await settled();
    expect(table.batches.value).toHaveLength(1);
  });

  test('one that can’t be moved is not taken up, and it is said why', () => {
    const { controller, refusals } = sitting();
    expect(controller.takeUp(4)).toBe(false);
    expect(refusals.at(-1)).toMatchObject({ rule: 'G2', reason: 'not-your-figure' });
  });

  test('a tile let go over a space lies there', async () => {
    const { controller, table } = sitting('never', 'experienced');
    controller.takeTile('crystal');
    controller.putDown('h5');
    await settled();
    expect(table.game.value.tiles).toEqual([{ kind: 'crystal', at: 'h5' }]);
  });
});
