import { describe, expect, test } from 'vitest';
import { controllerOf, idle, inTheHall, opened, twoPeople } from '../../../test/helpers/controllers.ts';
import { type LocalTable, openTable } from './local-table.ts';
import { person, settingsFor, settled } from './table.fixture.ts';

describe('trying a move', () => {
  test('pointing shows the path, pressing keeps it, pressing again makes the move', async () => {
    const { controller, table } = twoPeople();
    controller.moves.choose(3);
    controller.point('p9');
    expect(controller.board.marks.value.path?.steps).toEqual([
      { at: 'p11', point: 1 },
      { at: 'p10', point: 2 },
      { at: 'p9', point: 3 },
    ]);
    expect(controller.board.marks.value.ghost).toMatchObject({
      id: 'green-4',
      number: 2,
      dark: true,
      at: 'p9',
    });
    controller.point(undefined);
    expect(controller.board.marks.value.path).toBeUndefined();
    controller.press('p9');
    expect(controller.moves.path.value).toBe('inn');
    controller.press('p9');
    await settled();
    expect(table.batches.value).toHaveLength(1);
    expect(controller.moves.figure.value).toBeUndefined();
    expect(controller.board.marks.value.lastMove).toEqual({ from: 'entrance', trail: ['p11', 'p10', 'p9'] });
  });

  test('walked step by step, it goes exactly there; points are taken back and put again', () => {
    const { controller } = twoPeople();
    controller.moves.choose(3);
    for (const way of ['n', 'w', 'n', 'e'] as const) controller.moves.step(way); // the first one enters
    expect(controller.moves.path.value).toBe('iwne');
    expect(controller.moves.tried.value?.at).toBe('p10');
    controller.back();
    controller.back();
    expect(controller.moves.path.value).toBe('iw');
    controller.moves.redo();
    expect(controller.moves.path.value).toBe('iwn');
    controller.moves.startOver();
    expect(controller.moves.path.value).toBe('');
    controller.back();
    expect(controller.moves.figure.value).toBeUndefined();
  });

  test('pressing neighbours goes on from the path’s end; reach then keeps what was walked', () => {
    const { controller } = twoPeople();
    controller.moves.choose(3);
    for (const at of ['p11', 'p10', 'o10'] as const) controller.press(at);
    expect(controller.moves.path.value).toBe('inw');
    expect(controller.moves.reach.value.get('p10')?.path).toBe('inwe'); // not "in", which lies behind it
    controller.press('m10');
    expect(controller.moves.path.value).toBe('inwww');
  });

  test('a figure stands in the way: it may be passed, not ended on (F3)', async () => {
    const { controller, refusals, table } = await inTheHall();
    controller.moves.choose(2); // green's 4
    for (const way of ['n', 'w', 'w'] as const) controller.moves.step(way);
    expect(controller.moves.tried.value).toMatchObject({ at: 'n11', cannotEnd: { rule: 'F3' } });
    controller.confirm();
    expect(refusals.at(-1)).toMatchObject({ rule: 'F3', reason: 'ends-on-figure' });
    expect([...controller.moves.reach.value.keys()].sort()).toEqual(['m11', 'n10', 'o11']);
    controller.press('n10');
    expect(controller.moves.path.value).toBe('iwwn');
    controller.confirm();
    await settled();
    expect(table.batches.value).toHaveLength(3);
  });

  test('what is not allowed says why, with the rule and the space', () => {
    const { controller, refusals } = twoPeople();
    controller.moves.choose(3);
    controller.moves.step('n');
    controller.moves.step('e');
    expect(refusals.at(-1)).toMatchObject({ rule: 'F4', reason: 'edge' });
    controller.press('h5');
    expect(refusals.at(-1)).toMatchObject({ rule: 'F1', reason: 'no-way', values: { at: 'h5' } });
    controller.press('a1');
    expect(refusals.at(-1)).toMatchObject({ rule: 'F4', reason: 'monster-there' });
    controller.moves.choose(0); // shows 1
    controller.press('p9');
    expect(refusals.at(-1)).toMatchObject({
      rule: 'F1',
      reason: 'too-far',
      values: { needed: 3 },
    });
  });

  test('a block that is pushed is shown where it ends; where pushes differ there are several ways', async () => {
    const { controller } = await inTheHall(); // green-4 on p9, shows 2; the stone on o9
    controller.moves.choose(2); // enters: 4
    controller.press('o9');
    expect(controller.moves.ways.value.map(({ path }) => path).sort()).toEqual(['innw', 'inwn']);
    const pushed = [0, 1].map(() => {
      controller.moves.nextWay();
      return controller.board.marks.value.pushed!.map(({ from, to }) => `${from} ${to}`).join();
    });
    expect(pushed.sort()).toEqual(['o9 n9', 'o9 o8']);
  });

  test('dragging draws the exact path, back again, and says where it can’t go', async () => {
    const all = await inTheHall();
    const { controller } = all;
    for (let i = 0; i < 2; i++) {
      idle(controller);
      await settled();
    }
    // Round two: the five of green (now a 2) is on p9.
    const turn = controller.showing.game.value.turn;
    expect(turn).toBe(1);
    controller.drag('red-4', ['n11', 'n10', 'o10'], false);
    expect(controller.moves.path.value).toBe('ne');
    controller.drag('red-4', ['n11', 'n10'], true);
    expect(controller.moves.path.value).toBe('n');
    controller.drag('green-4', ['p9', 'p8'], false);
    expect(all.refusals.at(-1)).toMatchObject({ rule: 'G2', reason: 'not-your-figure' });
  });

  test('G3: in the first round staying outside is no end of a move, and says why', async () => {
    const { controller, table, refusals } = twoPeople();
    expect(controller.mustComeIn.value).toBe(true);
    controller.stay(); // nobody is chosen
    expect(refusals.at(-1)).toMatchObject({ rule: 'G3', reason: 'come-in-first' });
    controller.moves.choose(3);
    expect(controller.moves.endings.value.map(({ place }) => place)).not.toContain('entrance');
    expect(controller.moves.goTo('entrance')).toBe(false);
    expect(refusals.at(-1)).toMatchObject({
      rule: 'G3',
      values: { figure: 'green-4', other: 'green-1' },
      at: 'entrance',
    });
    controller.moves.forgive();
    controller.stay();
    expect(refusals.at(-1)).toMatchObject({ rule: 'G3', values: { figure: 'green-4' } });
    await settled();
    expect(table.batches.value).toHaveLength(0);
  });

  test('G4: from the second round on a figure may stay outside', async () => {
    const { controller, table } = twoPeople();
    for (let i = 0; i < 4; i++) {
      idle(controller);
      await settled();
    }
    expect([controller.showing.game.value.round, controller.mustComeIn.value]).toEqual([2, false]);
    controller.moves.choose(controller.moves.nextAtDoor()!);
    expect(controller.moves.reach.value.get('entrance')?.path).toBe('');
    controller.stay();
    await settled();
    expect(table.batches.value).toHaveLength(5);
  });

  test('F2: a waiting figure is dragged in by the door', () => {
    const { table } = opened(settingsFor([person('Ann'), person('Ben')]));
    const { controller } = controllerOf(table);
    const figure = controller.moves.movable.value.at(-1)!;
    const { id } = controller.showing.game.value.position.cast[figure]!;
    controller.drag(id, ['entrance', 'p11', 'p10'], false);
    expect(controller.moves.figure.value).toBe(figure);
    expect(controller.moves.path.value).toBe('in');
    controller.drag(id, ['entrance'], true);
    expect(controller.moves.path.value).toBe('');
  });

  test('pointing at a door points at no space', () => {
    const { table } = opened(settingsFor([person('Ann'), person('Ben')]));
    const { controller } = controllerOf(table);
    controller.moves.choose(controller.moves.movable.value.at(-1)!);
    controller.point('p10');
    expect(controller.moves.preview.value?.path).toBe('in');
    controller.point('out');
    expect(controller.moves.preview.value?.path).toBe('');
    expect(controller.board.pointed.value).toBeUndefined();
  });

  test('a reload in the middle of a move brings the move back', () => {
    const { table, parts } = opened(settingsFor([person('Ann'), person('Ben')]));
    const { controller } = controllerOf(table);
    controller.moves.choose(3);
    controller.moves.step('n');
    controller.moves.step('w');
    controller.close();
    const again = openTable(table.id, parts) as LocalTable;
    const { controller: after } = controllerOf(again);
    expect(after.moves.figure.value).toBe(3);
    expect(after.moves.path.value).toBe('iw');
  });
});
