import { describe, expect, test } from 'vitest';
import { controllerOf, idle, inTheHall, opened, twoPeople } from '../../../test/helpers/controllers.ts';
import { botNamed, choose } from '../../bots/index.ts';
import { forecast, Random } from '../../rules/index.ts';
import { bot, person, settingsFor, settled } from './table.fixture.ts';

describe('choosing a figure', () => {
  test('the door offers the waiting figures one after the other', () => {
    const { controller } = twoPeople();
    const chosen = ['green-1', 'green-2', 'green-3', 'green-4', 'green-1'].map(() => {
      controller.press('entrance');
      return controller.board.marks.value.selected;
    });
    expect(chosen).toEqual(['green-1', 'green-2', 'green-3', 'green-4', 'green-1']);
  });

  test('every space it can end on is shown with its cost, and how likely it is eaten there', () => {
    const { controller } = twoPeople();
    controller.moves.choose(1); // shows 3
    const { reach } = controller.board.marks.value;
    expect(reach!.map(({ at, cost }) => `${at} ${cost}`).sort()).toEqual(
      ['p11 1', 'o11 2', 'p10 2', 'n11 3', 'o10 3', 'p9 3'].sort(),
    );
    expect(reach!.every(({ risk }) => risk === 0)).toBe(true);
  });

  test('G2: what can’t be chosen says why', async () => {
    const { controller, refusals } = await inTheHall();
    controller.press('p9'); // has moved
    expect(refusals.at(-1)).toMatchObject({ rule: 'G2', reason: 'has-moved', at: 'p9' });
    expect(controller.board.marks.value.refused).toBe('p9');
    controller.press('h4'); // nothing there: the message goes
    expect(controller.board.refused.value).toBeUndefined();
  });
});

describe('the forecast', () => {
  test('follows what is pointed at, and counts only cards that may come (G6)', () => {
    const { controller } = twoPeople();
    expect(controller.board.forecastNow.value!.cards.map(({ card }) => card)).toEqual(['5', '7', '8', '10']);
    controller.moves.choose(3);
    controller.point('p9');
    const game = controller.showing.game.value;
    const after = controller.moves.preview.value!.after!;
    expect(controller.board.forecastThen.value).toEqual(forecast(after, game.possibleCards()));
    expect(controller.board.marks.value.stops).toHaveLength(4);
    const shares = controller.board.marks.value.prints!.map(({ share }) => share);
    expect(Math.max(...shares)).toBeCloseTo(1);
    expect([...shares].sort((a, b) => b - a)).toEqual(shares);
  });

  test('is not shown where the table does not allow it, or the player does not want it', () => {
    const { table } = opened(settingsFor([person('Ann'), person('Ben')], 'basic', { forecast: false }));
    const { controller } = controllerOf(table);
    expect(controller.board.forecastNow.value).toBeUndefined();
    expect(controller.board.marks.value.stops).toBeUndefined();
    const { controller: allowed, choices } = twoPeople();
    choices.value = { ...choices.value, trail: false };
    expect(allowed.board.marks.value.stops).toBeUndefined();
    expect(allowed.board.marks.value.beams).toHaveLength(3);
  });
});

describe('the set-up', () => {
  const settingUp = () => {
    const { table } = opened(settingsFor([person('Ann'), person('Ben')], 'experienced'));
    return { table, ...controllerOf(table) };
  };

  test('a tile is taken, turned, tried and placed', async () => {
    const { controller, table } = settingUp();
    controller.takeTile('teleporter-1');
    controller.tray.turn();
    controller.press('h5');
    expect(controller.board.marks.value.placing).toEqual({
      kind: 'teleporter',
      pair: 1,
      at: 'h5',
      facing: 'e',
    });
    controller.press('h5');
    await settled();
    expect(table.game.value.tiles).toEqual([{ kind: 'teleporter', pair: 1, at: 'h5', facing: 'e' }]);
    expect(controller.seat.value).toBe(1);
  });

  test('S4, S5: allowed spaces are shown, others say why', async () => {
    const { controller, refusals } = settingUp();
    controller.takeTile('teleporter-1');
    controller.press('h5');
    controller.confirm();
    await settled();
    controller.takeTile('teleporter-2');
    const { places } = controller.board.marks.value;
    expect(places).not.toContain('h6');
    expect(places).not.toContain('a1');
    expect(places).toContain('h7');
    controller.press('h6');
    expect(refusals.at(-1)).toMatchObject({ rule: 'S5', reason: 'teleporters-touch', at: 'h6' });
    controller.press('b1');
    expect(refusals.at(-1)).toMatchObject({ rule: 'S4', reason: 'kept-free' });
  });

  test('the long pool lies or stands, and is shifted to fit where it is pressed', () => {
    const { controller } = settingUp();
    controller.takeTile('pool-4x1');
    controller.press('l1');
    expect(controller.tray.laid.value).toEqual({ kind: 'pool', shape: '4x1', at: 'i1' });
    controller.tray.turn();
    controller.press('h11');
    expect(controller.tray.laid.value).toEqual({ kind: 'pool', shape: '1x4', at: 'h8' });
    controller.leave();
    expect(controller.tray.laid.value).toBeUndefined();
  });
});

test('the curtain is drawn between people only where the table asks for it', async () => {
  const { table } = opened(settingsFor([person('Ann'), person('Ben')], 'basic', { curtain: true }));
  const { controller } = controllerOf(table);
  expect(controller.curtain.value).toBe(0);
  expect(controller.seat.value).toBeUndefined();
  controller.takeDevice();
  expect(controller.seat.value).toBe(0);
  idle(controller);
  await settled();
  expect(controller.curtain.value).toBe(1);
  expect(twoPeople().controller.curtain.value).toBeUndefined();
});

test('after giving up nobody acts, and the end is told', async () => {
  const { table } = opened(settingsFor([person('Ann'), bot('Sly')]));
  const { controller } = controllerOf(table);
  expect([controller.seat.value, controller.end.value]).toEqual([0, undefined]);
  table.givingUp.giveUp(0);
  expect(controller.seat.value).toBeUndefined();
  expect(controller.end.value).toEqual({ winner: null, reason: 'gave-up' });
});

test('a person who plays like a bot gets through a whole game', async () => {
  const { table } = opened(settingsFor([person('Ann'), bot('Sly')]));
  const { controller } = controllerOf(table);
  for (let guard = 0; guard < 2000 && controller.showing.game.value.phase !== 'over'; guard++) {
    const game = controller.showing.game.value;
    if (controller.seat.value === undefined) {
      await settled();
      continue;
    }
    const { action } = choose(botNamed('runner'), game, new Random(guard));
    if (action.type !== 'move') throw new Error('a move was expected');
    controller.moves.choose(game.position.figureNamed(action.figure)!);
    for (const letter of action.path)
      controller.moves.step(letter === 'i' || letter === 'o' ? 'n' : (letter as 'n'));
    expect(controller.moves.path.value).toBe(action.path);
    if (action.path === '') controller.stay();
    else controller.confirm();
    await settled();
  }
  expect(table.game.value.phase).toBe('over');
});
