import { computed, signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { idleMove } from '../../../test/helpers/games.ts';
import { botNamed, choose } from '../../bots/index.ts';
import { evolve, forecast, type Game, type GameEvent, newGame, Random } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import type { Animator } from '../show/index.ts';
import { type Choices, GameController } from './game-controller.ts';
import { createTable, type LocalTable, openTable } from './local-table.ts';
import { walkStart } from './log.ts';
import type { Refused } from './move-path.ts';
import { bot, MemoryTableStore, person, QuickThinker, settingsFor, settled } from './table.fixture.ts';
import type { TableSettings } from './table.ts';

const KIT = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };
const STILL: Animator = { animate: () => Promise.resolve() };

function opened(
  settings: TableSettings,
  used = { store: new MemoryTableStore(), thinker: new QuickThinker() },
) {
  const parts = { ...used, secret: () => 'a secret', name: () => 'table', now: () => '2026-11-15T20:00:00Z' };
  return { table: createTable(settings, parts), parts };
}

function controllerOf(
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

const twoPeople = () => {
  const { table } = opened(settingsFor([person('Ann'), person('Ben')]));
  return { table, ...controllerOf(table) };
};

/** Whoever's turn it is lets a figure stay, or come in where it must. */
function idle(controller: GameController): void {
  const game = controller.showing.game.value;
  const { figure, path } = idleMove(game);
  controller.moves.choose(game.position.figureNamed(figure)!);
  for (const letter of path) controller.moves.step(letter === 'i' ? 'n' : (letter as 'n'));
  if (path === '') controller.stay();
  else controller.confirm();
}

/** A controller whose first two players stand in the hall. */
async function inTheHall() {
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
