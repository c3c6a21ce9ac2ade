import { expect, test } from 'vitest';
import type { GameEvent } from '../../rules/index.ts';
import { playUntil } from '../client.fixture.ts';
import { configIn } from '../config.ts';
import { TestServer } from '../server.fixture.ts';
import { openStore } from '../store/index.ts';
import { summaryOf } from './summary.ts';

test('G3: a stored game in which somebody stayed outside in the first round loads by its events and goes on', async () => {
  const server = await TestServer.start();
  try {
    const { id, guests } = await server.game(2);
    const { table } = guests[0]!.client;
    const { turn, setup } = table.game!;
    const figure = `${setup.players[turn]}-1`;
    expect(await guests[turn]!.client.act(turn, { type: 'move', figure, path: '' })).toMatchObject({
      problem: 'rules',
      refusal: { rule: 'G3', reason: 'come-in-first' },
    });

    // As it was kept when the rules allowed it.
    await server.running.close();
    const store = await openStore(configIn({ DATA_DIR: server.dataDir }).store);
    const events: GameEvent[] = [
      { type: 'figureMoved', figure, path: '' },
      { type: 'figureTurnedOver', figure, points: 6 },
    ];
    const at = server.clock.now();
    const number = table.number + 1;
    await store.append({
      table: id,
      entry: { number, at, change: { type: 'acted', seat: turn, madeBy: 'player', events } },
      summary: summaryOf(id, table, at),
      due: null,
    });
    await store.close();
    await server.restart();

    for (const guest of guests) await guest.join(id);
    const { game } = guests[0]!.client.table;
    expect([game!.turn, game!.position.pointsOf(game!.position.figureNamed(figure)!)]).toEqual([1 - turn, 6]);
    await playUntil(guests, ({ phase }) => phase === 'over');
    const record = await (await guests[0]!.request('GET', `/api/tables/${id}/record`)).text();
    expect(record.split('\n')[1]).toBe(`{"move":"${figure}","path":""}`);
  } finally {
    await server.close();
  }
});
