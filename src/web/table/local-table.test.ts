import { describe, expect, test } from 'vitest';
import { botNamed, choose } from '../../bots/index.ts';
import { Random } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import { replayRecords } from '../../rules/records/index.ts';
import { summaryOf } from '../pages/home/summary.ts';
import { playRecords } from './batches.ts';
import { createTable, LocalTable, openTable } from './local-table.ts';
import { bot, MemoryTableStore, person, QuickThinker, settingsFor, settled } from './table.fixture.ts';

const parts = (secret = 'a secret') => ({
  store: new MemoryTableStore(),
  thinker: new QuickThinker(),
  now: () => '2026-11-15T20:00:00Z',
  secret: () => secret,
  name: () => 'table',
});

function reopened(table: LocalTable, used: ReturnType<typeof parts>): LocalTable {
  const opened = openTable(table.id, used);
  if (!(opened instanceof LocalTable)) throw new Error('it was not kept');
  return opened;
}

/** Makes the move that a bot would make in a person's place. */
async function actLikeBot(table: LocalTable): Promise<void> {
  const game = table.game.value;
  const { action } = choose(botNamed('runner'), game, new Random(`person ${table.batches.value.length}`));
  expect(await table.act(game.turn, action)).toBeUndefined();
}

describe('a local table', () => {
  test('keeps a decision before it tells it', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    const keptWhenTold: boolean[] = [];
    table.batches.subscribe((batches) => {
      const lines = used.store.read(table.id)!.record.trim().split('\n').length;
      keptWhenTold.push(lines >= batches.length + 1);
    });
    await table.act(0, { type: 'move', figure: 'green-4', path: 'innn' });
    await table.act(1, { type: 'move', figure: 'red-4', path: 'iw' });
    expect(keptWhenTold).toEqual([true, true, true]);
  });

  test('refuses with the rule and keeps nothing then', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    const before = used.store.read(table.id)!.record;
    const refused = await table.act(1, { type: 'move', figure: 'red-1', path: 'i' });
    expect(refused).toMatchObject({ rule: 'G2', reason: 'not-your-turn' });
    expect(used.store.read(table.id)!.record).toBe(before);
    expect(table.batches.value).toHaveLength(0);
  });

  test('taken up after every decision, a game goes on as if it had never been left', async () => {
    const through = parts();
    const straight = createTable(settingsFor([person('Ann'), person('Ben'), person('Cy')]), through);
    while (straight.game.value.phase !== 'over') await actLikeBot(straight);

    const again = parts();
    let table = createTable(settingsFor([person('Ann'), person('Ben'), person('Cy')]), again);
    while (table.game.value.phase !== 'over') {
      await actLikeBot(table);
      const before = writePosition(table.game.value.position);
      table = reopened(table, again);
      expect(writePosition(table.game.value.position)).toBe(before);
    }
    expect(table.record()).toBe(straight.record());
    expect(replayRecords(table.record())).toMatchObject({ ok: true, value: [{ finished: true }] });
  });

  test('says how many batches were seen, so that a walk that was not is shown again', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    for (let i = 0; i < 4; i++) {
      await actLikeBot(table);
      if (i < 3) table.shown(i + 1);
    }
    expect(table.batches.value[3]!.events.some(({ type }) => type === 'cardDrawn')).toBe(true);
    const after = reopened(table, used);
    expect(after.seen).toBe(3);
    expect(after.batches.value).toEqual(table.batches.value);
  });

  test('keeps the move that is being tried until the game goes on', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    table.keepDraft({ figure: 'green-4', path: 'in', after: 0 });
    expect(reopened(table, used).draft).toEqual({ figure: 'green-4', path: 'in', after: 0 });
    await table.act(0, { type: 'move', figure: 'green-4', path: 'innn' });
    expect(reopened(table, used).draft).toBeUndefined();
  });

  test('says so where the device has no room, and goes on', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    used.store.full = true;
    await table.act(0, { type: 'move', figure: 'green-4', path: 'i' });
    expect(table.trouble.value).toBe('not-kept');
    expect(table.batches.value).toHaveLength(1);
    used.store.full = false;
    await table.act(1, { type: 'move', figure: 'red-4', path: 'iw' });
    expect(table.trouble.value).toBeUndefined();
    expect(reopened(table, used).batches.value).toHaveLength(2);
  });

  test('does not overwrite a game that went on in another window', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    const other = reopened(table, used);
    await other.act(0, { type: 'move', figure: 'green-4', path: 'i' });
    await table.act(0, { type: 'move', figure: 'green-1', path: 'i' });
    expect(table.trouble.value).toBe('elsewhere');
    expect(reopened(table, used).record()).toBe(other.record());
  });

  test('says at once that it went on in another window, or that a move was taken back there', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    await table.act(0, { type: 'move', figure: 'green-4', path: 'i' });
    for (const elsewhere of [
      (other: LocalTable) => other.act(1, { type: 'move', figure: 'red-4', path: 'iw' }),
      (other: LocalTable) => other.ownMove.takeBack(),
    ]) {
      const behind = reopened(table, used);
      await elsewhere(reopened(table, used));
      expect(behind.trouble.value).toBeUndefined();
      used.store.tellOthers();
      expect(behind.trouble.value).toBe('elsewhere');
    }
  });

  test('who plays alone and gives up has ended the game, also for another window', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), bot('Sly')]), used);
    await table.act(0, { type: 'move', figure: 'green-4', path: 'i' });
    await settled();
    const behind = reopened(table, used);
    expect(table.givingUp.giveUp(0)).toBe('over');
    expect([table.givingUp.by.value, table.ownMove.mayTakeBack.value, table.thinking.value]).toEqual([
      0,
      false,
      undefined,
    ]);
    const { length } = table.batches.value;
    await table.act(0, { type: 'move', figure: 'green-3', path: 'i' });
    table.shown(length);
    await settled();
    expect(table.batches.value).toHaveLength(length);
    expect(used.store.read(table.id)).toMatchObject({ over: true, gaveUp: 0 });
    expect(reopened(table, used).givingUp.by.value).toBe(0);
    used.store.tellOthers();
    expect(behind.trouble.value).toBe('elsewhere');
  });

  test('among several people a bot plays on for the one who gives up', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    expect(table.givingUp.giveUp(0)).toBe('bot');
    expect(table.givingUp.by.value).toBeUndefined();
    const again = reopened(table, used);
    expect([...again.mine]).toEqual([1]);
    expect(again.settings.sitters[0]).toMatchObject({ kind: 'bot', name: 'Ann' });
    await settled();
    again.shown(0);
    expect(again.batches.value.map(({ by }) => by)).toEqual(['green']);
  });

  test('a move is taken back, and the game is as it was', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    expect(table.ownMove.mayTakeBack.value).toBe(false);
    const [before, position] = [table.record(), writePosition(table.game.value.position)];
    await table.act(0, { type: 'move', figure: 'green-4', path: 'innn' });
    table.shown(1);
    table.ownMove.takeBack();
    expect([table.record(), writePosition(table.game.value.position)]).toEqual([before, position]);
    expect([table.batches.value.length, table.game.value.turn]).toEqual([0, 0]);
    expect(reopened(table, used).batches.value).toHaveLength(0);
    // The cards lie as they lay: both ways lead to the same game.
    const straight = createTable(settingsFor([person('Ann'), person('Ben')]), parts());
    while (straight.game.value.phase !== 'over') await actLikeBot(straight);
    while (table.game.value.phase !== 'over') {
      await actLikeBot(table);
      if (!table.ownMove.mayTakeBack.value) continue;
      table.ownMove.takeBack();
      await actLikeBot(table);
    }
    expect(table.record()).toBe(straight.record());
  });

  test('no move is taken back across a card', async () => {
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), parts());
    const possible: boolean[] = [];
    for (let i = 0; i < 5; i++) {
      await actLikeBot(table);
      possible.push(table.ownMove.mayTakeBack.value);
    }
    expect(possible).toEqual([true, true, true, false, true]);
    const { length } = table.batches.value;
    table.ownMove.takeBack();
    table.ownMove.takeBack();
    expect(table.batches.value).toHaveLength(length - 1);
  });

  test('G3: a game kept in which somebody stayed outside in the first round goes on', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    const kept = used.store.read(table.id)!;
    const stayed = `${kept.record}{"move":"green-1","path":""}\n`;
    expect(replayRecords(stayed)).toMatchObject({ ok: false, code: 'G3' });
    used.store.write({ ...kept, record: stayed });
    const after = reopened(table, used);
    expect([after.batches.value.length, after.game.value.turn]).toEqual([1, 1]);
    expect(summaryOf(used.store.read(table.id)!)).toMatchObject({ round: 1 });
    // From here on the rule holds.
    expect(await after.act(1, { type: 'move', figure: 'red-1', path: '' })).toMatchObject({ rule: 'G3' });
    while (after.game.value.phase !== 'over') await actLikeBot(after);
    const whole = reopened(after, used);
    expect(whole.game.value.result).toEqual(after.game.value.result);
    expect(playRecords(whole.record(), true)).toHaveLength(1);
  });

  test('tells what is wrong with a damaged record, with its line and rule', () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), person('Ben')]), used);
    const kept = used.store.read(table.id)!;
    used.store.write({ ...kept, record: `${kept.record}{"move":"red-1","path":"i"}\n` });
    expect(openTable(table.id, used)).toMatchObject({ ok: false, line: 2, code: 'G2' });
    expect(openTable('nowhere', used)).toBeUndefined();
  });
});

describe('bots at a local table', () => {
  test('wait until what came before has been shown', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), bot('Sly')]), used);
    await table.act(0, { type: 'move', figure: 'green-4', path: 'inn' });
    await settled();
    expect(table.thinking.value).toBe(1);
    expect(table.batches.value).toHaveLength(1);
    table.shown(1);
    expect(table.batches.value).toHaveLength(2);
    expect(table.thinking.value).toBeUndefined();
  });

  test('see what a player may see: neither the pile nor its seed', async () => {
    const seen = await Promise.all(
      ['one secret', 'another secret'].map(async (secret) => {
        const used = parts(secret);
        const table = createTable(settingsFor([bot('Sly'), bot('Max')]), used);
        expect(used.store.readSecret(table.id)).toBe(secret);
        await settled();
        return used.thinker.asked[0]!;
      }),
    );
    expect(seen[0]!.view).toBe(seen[1]!.view);
    for (const { view, seed } of seen) expect(`${view} ${seed}`).not.toContain('secret');
    const view = JSON.parse(seen[0]!.view) as Record<string, unknown>;
    expect(Object.keys(view).sort()).toEqual(
      [
        ...['cardsDrawn', 'cardsLeft', 'longer', 'mode', 'moved', 'phase', 'players', 'position'],
        ...['reached', 'round', 'stage', 'starter', 'turn'],
      ].sort(),
    );
    // In the order of the rules, not of the pile.
    expect(view['cardsLeft']).toEqual(['5', '7', '7', '8', '8', '10', '1 hit', '2 hits']);
  });

  test('play a whole game by themselves, tile by tile and move by move', async () => {
    const used = parts();
    const table = createTable(settingsFor([bot('Sly'), bot('Max'), bot('Ida')], 'experienced'), used);
    while (table.game.value.phase !== 'over') {
      table.shown(table.batches.value.length);
      await settled();
    }
    expect(replayRecords(table.record())).toMatchObject({ ok: true, value: [{ finished: true }] });
    expect(used.store.read(table.id)!.over).toBe(true);
  });

  test('what they did after a move is taken back with it, and what they think of is forgotten', async () => {
    const used = parts();
    const table = createTable(settingsFor([person('Ann'), bot('Sly'), bot('Max')]), used);
    await table.act(0, { type: 'move', figure: 'green-4', path: 'inn' });
    table.shown(1);
    await settled();
    expect(table.batches.value).toHaveLength(2);
    expect(table.thinking.value).toBe(2);
    table.ownMove.takeBack();
    await settled();
    expect([table.batches.value.length, table.thinking.value, table.game.value.turn]).toEqual([
      0,
      undefined,
      0,
    ]);
    expect(await table.act(0, { type: 'move', figure: 'green-1', path: 'i' })).toBeUndefined();
    table.shown(1);
    await settled();
    expect(table.batches.value.map(({ by }) => by)).toEqual(['green', 'red']);
  });

  test('stop thinking when the table is left', async () => {
    const used = parts();
    const table = createTable(settingsFor([bot('Sly'), bot('Max')]), used);
    table.close();
    table.shown(0);
    await settled();
    expect(table.batches.value).toHaveLength(0);
  });
});
