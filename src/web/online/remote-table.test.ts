import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { FakeServer, FakeTime } from '../../../test/helpers/fake-server.ts';
import { replayRecords } from '../../rules/records/index.ts';
import { GameController } from '../table/game-controller.ts';
import type { Draft } from '../table/table.ts';
import { type RemoteKept, RemoteTable } from './remote-table.ts';
import { Room } from './room.ts';

class MemoryKept implements RemoteKept {
  kept: { seen: number; draft?: Draft } | undefined;
  readonly muted = signal<{ guest: string; name: string }[]>([]);
  read() {
    return this.kept;
  }
  write(_: string, seen: number, draft: Draft | undefined): void {
    this.kept = { seen, ...(draft !== undefined && { draft }) };
  }
  mute(guest: string, name: string): void {
    this.muted.value = [...this.muted.value, { guest, name }];
  }
  unmute(guest: string): void {
    this.muted.value = this.muted.value.filter((one) => one.guest !== guest);
  }
}

async function roomFor(server: FakeServer, tag: string): Promise<Room> {
  const room = new Room(server.parts(tag));
  room.start();
  await server.time.pass(50);
  return room;
}

async function begun(tag = 'ann', kept = new MemoryKept()) {
  const time = new FakeTime();
  const server = new FakeServer(time);
  const room = await roomFor(server, tag);
  server.begin();
  await time.pass(50);
  return { time, server, room, kept, table: new RemoteTable(room, kept, 'https://example.org/#/online/x') };
}

const move = (figure: string, path = '') => ({ type: 'move', figure, path }) as const;

function controllerOf(table: RemoteTable, heard: string[] = []): GameController {
  const controller = new GameController({
    table,
    kit: signal({ legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' } as const),
    choices: signal({ trail: false, sight: false, risk: false, asking: 'always' }),
    heard: () => {},
    speed: signal(Number.POSITIVE_INFINITY),
    returned: (problem) => heard.push(problem),
    wentBack: (count) => heard.push(`back ${count}`),
  });
  controller.start({ animate: () => Promise.resolve() });
  return controller;
}

describe('a remote table', () => {
  test('tells what the server decided, and whose seats are here', async () => {
    const { time, server, table } = await begun();
    expect([...table.mine]).toEqual([0]);
    expect(table.settings.sitters.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(table.trouble.value).toBeUndefined();
    const acted = table.act(0, move('green-1', 'i'));
    expect(table.onItsWay.value).toBe(true);
    await time.pass(50);
    expect(await acted).toBeUndefined();
    expect(table.onItsWay.value).toBe(false);
    expect(table.batches.value.map(({ by, number }) => [by, number])).toEqual([['green', 0]]);
    expect(table.game.value.turn).toBe(1);
    expect(server.table.game!.turn).toBe(1);
  });

  test('a refusal of the rules is one; any other problem is returned', async () => {
    const { time, table } = await begun();
    const broken = table.act(0, move('green-1', 'nnn'));
    await time.pass(50);
    expect(await broken).toMatchObject({ ok: false, rule: 'F2' });
    const foreign = table.act(1, move('red-1'));
    await time.pass(50);
    expect(await foreign).toEqual({ ok: false, problem: 'not-your-seat' });
  });

  test('a move made while the line is away is on its way, then made once', async () => {
    const { time, server, table } = await begun();
    server.up = false;
    server.hangUp();
    await time.pass(10);
    expect(table.trouble.value).toBe('restarting');
    const acted = table.act(0, move('green-1', 'i'));
    await time.pass(60_000);
    expect(table.onItsWay.value).toBe(true);
    expect(table.trouble.value).toBe('lost');
    expect(table.batches.value).toHaveLength(0);
    server.up = true;
    await time.pass(60_000);
    expect(await acted).toBeUndefined();
    expect(table.batches.value).toHaveLength(1);
    expect(server.applied).toBe(1);
  });

  test('a server that knows less, restored from a copy: the move comes back, and the room wants to be opened anew', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time);
    server.begin();
    let outdated = 0;
    const room = new Room({ ...server.parts('ann'), outdated: () => outdated++ });
    room.start();
    await time.pass(100);
    const table = new RemoteTable(room, new MemoryKept(), '');
    server.up = false;
    server.hangUp();
    const acted = table.act(0, move('green-1'));
    server.entries.length = 3;
    server.up = true;
    await time.pass(20_000);
    expect(await acted).toEqual({ ok: false, problem: 'went-on' });
    expect(outdated).toBe(1);
    const anew = new Room(server.parts('ann'));
    anew.start();
    await time.pass(100);
    expect(anew.table.value!.number).toBe(2);
    expect(anew.ready.value).toBe(true);
  });

  test('a move for a position that has gone comes back, and nothing is half done', async () => {
    const { time, server, table, room } = await begun();
    const other = new RemoteTable(await roomFor(server, 'ann'), new MemoryKept(), '');
    const heard: string[] = [];
    const controller = controllerOf(table, heard);
    // Both windows make a move at the same moment.
    const quicker = other.act(0, move('green-2', 'iw'));
    controller.moves.choose(0);
    controller.moves.step('n');
    controller.confirm();
    await time.pass(200);
    expect(await quicker).toBeUndefined();
    expect(heard).toEqual(['went-on']);
    expect(table.batches.value).toHaveLength(1);
    expect(room.table.value!.game!.moved[1]).toBe(1);
    controller.close();
  });

  test('what was taken back is gone from the board, the log and the count', async () => {
    const { time, table, server } = await begun();
    const heard: string[] = [];
    const controller = controllerOf(table, heard);
    const ben = new RemoteTable(await roomFor(server, 'ben'), new MemoryKept(), '');
    void table.act(0, move('green-1', 'i'));
    await time.pass(100);
    expect(controller.showing.count.value).toBe(1);
    expect(controller.showing.log.value.some(({ kind }) => kind === 'move')).toBe(true);
    expect(table.company.mayAskBack.value).toBe(true);
    void table.company.askBack();
    await time.pass(100);
    expect(ben.company.back.value).toEqual({ seat: 0, asked: 1, waiting: [1] });
    expect(table.company.back.value?.asked).toBeUndefined();
    void ben.company.answerBack(true);
    await time.pass(100);
    expect(heard).toEqual(['back 1']);
    expect(controller.showing.count.value).toBe(0);
    expect(controller.showing.log.value.some(({ kind }) => kind === 'move')).toBe(false);
    expect(controller.showing.idle.value).toBe(true);
    expect(controller.seat.value).toBe(0);
    // Another move in its place is shown as any other.
    void table.act(0, move('green-2', 'iw'));
    await time.pass(100);
    expect(controller.showing.count.value).toBe(1);
    expect(controller.showing.game.value.moved[1]).toBe(1);
    controller.close();
  });

  test('many moves at once are asked about; few are shown; and one can skip to now', async () => {
    const { time, table, server, kept } = await begun();
    table.shown(0);
    const late = async (): Promise<GameController> =>
      controllerOf(new RemoteTable(await roomFor(server, 'ann'), kept, ''));
    for (let turn = 0; turn < 5; turn++) server.move();
    const asked = await late();
    expect(asked.showing.missed.value).toBe(5);
    expect(asked.showing.count.value).toBe(0);
    asked.showing.showMissed();
    await time.pass(50);
    expect(asked.showing.count.value).toBe(5);
    asked.close();
    kept.kept = { seen: 0 };
    const hurried = await late();
    hurried.showing.skipToNow();
    await time.pass(10);
    expect(hurried.showing.count.value).toBe(5);
    expect(hurried.showing.idle.value).toBe(true);
    hurried.close();
    kept.kept = { seen: 3 };
    const few = await late();
    expect(few.showing.missed.value).toBe(0);
    await time.pass(50);
    expect(few.showing.count.value).toBe(5);
    few.close();
  });

  test('who comes for the first time sees how it stands', async () => {
    const { time, server, table } = await begun();
    void table.act(0, move('green-1', 'i'));
    await time.pass(100);
    const room = await roomFor(server, 'zoe');
    const zoe = new RemoteTable(room, new MemoryKept(), '');
    expect(zoe.seen).toBe(1);
    expect(zoe.mine.size).toBe(0);
    expect(zoe.company.looksOn.value).toBe(true);
  });

  test('a bot in a seat thinks; one who gave up plays here no more; a stand-in is shown', async () => {
    const { time, server, table } = await begun();
    expect(table.thinking.value).toBeUndefined();
    server.add({ type: 'standInCame', seat: 0, forGood: true });
    await time.pass(50);
    expect(table.thinking.value).toBe(0);
    expect(table.mine.size).toBe(0);
    expect(table.company.seats.value[0]?.standIn).toBe('for-good');
    server.say({ type: 'presence', presence: { away: [{ seat: 1, since: time.now - 500 }], watching: 2 } });
    await time.pass(50);
    expect(table.company.seats.value[1]?.awaySince).toBeLessThan(time.now);
    expect(table.company.watching.value).toBe(2);
    server.say({ type: 'store', away: true });
    await time.pass(50);
    expect(table.trouble.value).toBe('store-away');
  });

  test('the clock runs by this device, whatever the server thinks the time is', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time, { pace: { kind: 'seconds', seconds: 30 } });
    const parts = server.parts('ann');
    const room = new Room({ ...parts, now: () => time.now - 3_600_000 });
    room.start();
    await time.pass(50);
    server.begin();
    await time.pass(50);
    const table = new RemoteTable(room, new MemoryKept(), '');
    const clock = table.company.clock.value!;
    expect(clock.total).toBe(30_000);
    const left = clock.until - (time.now - 3_600_000);
    expect(left).toBeGreaterThan(29_000);
    expect(left).toBeLessThanOrEqual(30_000);
  });

  test('chat is heard once, and not from those who are muted', async () => {
    const { time, server, table, kept } = await begun();
    const ben = await roomFor(server, 'ben');
    void ben.wish({ type: 'say', text: 'hello' });
    void table.company.chat!.say('hi');
    await time.pass(50);
    const said = () => table.company.chat!.lines.value.map(({ text, mine }) => [text, mine]);
    expect(said()).toEqual([
      ['hello', false],
      ['hi', true],
    ]);
    table.company.chat!.mute('ben', 'Ben');
    expect(said()).toEqual([['hi', true]]);
    expect(kept.muted.value).toEqual([{ guest: 'ben', name: 'Ben' }]);
    void ben.wish({ type: 'react', reaction: 'wave' });
    await time.pass(50);
    expect(table.company.seats.value[1]?.reaction).toBeUndefined();
    table.company.chat!.unmute('ben');
    expect(table.company.seats.value[1]?.reaction).toBe('wave');
    await time.pass(6000);
    expect(table.company.seats.value[1]?.reaction).toBeUndefined();
  });

  test('its record can be played again and carries the seal', async () => {
    const { time, table } = await begun();
    void table.act(0, move('green-1', 'i'));
    await time.pass(50);
    const read = replayRecords(table.record());
    expect(read.ok && read.value[0]?.header).toMatchObject({
      commitment: 'c0ffee',
      names: { green: 'Ann', red: 'Ben' },
    });
  });

  test('a move that the clock or a stand-in made says so, and what was being tried goes', async () => {
    const { time, server, table } = await begun();
    const controller = controllerOf(table);
    await time.pass(50);
    controller.nextFigure();
    expect(controller.moves.figure.value).toBe(0);
    server.move('clock');
    await time.pass(50);
    expect(controller.moves.figure.value).toBeUndefined();
    server.move('bot');
    server.move('player');
    await time.pass(50);
    expect(table.batches.value.map(({ by, stoodIn }) => [by, stoodIn])).toEqual([
      ['green', 'clock'],
      ['red', 'away'],
      ['green', undefined],
    ]);
    const moves = controller.showing.log.value.filter(({ kind }) => kind === 'move');
    expect(moves).toMatchObject([{ stoodIn: 'clock' }, { stoodIn: 'away' }, { stoodIn: undefined }]);
  });

  test('a draft is of use only where the game has not gone on', async () => {
    const { time, table, kept, room } = await begun();
    table.keepDraft({ figure: 'green-1', path: 'i', after: 0 });
    expect(new RemoteTable(room, kept, '').draft).toEqual({ figure: 'green-1', path: 'i', after: 0 });
    void table.act(0, move('green-2', 'iw'));
    await time.pass(50);
    expect(new RemoteTable(room, kept, '').draft).toBeUndefined();
  });
});
