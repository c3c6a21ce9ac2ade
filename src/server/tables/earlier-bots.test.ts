import { expect, test } from 'vitest';
import type { Entry, TableBot } from '../../protocol/index.ts';
import { configIn } from '../config.ts';
import { quickThinker, TestServer } from '../server.fixture.ts';
import { openStore } from '../store/index.ts';
import type { Thinker } from './house.ts';
import { summaryOf } from './summary.ts';

test('bots that sat down by their level play on as those they were, under their names', async () => {
  const asked = new Set<TableBot>();
  const thinker: Thinker = {
    ...quickThinker,
    think(game, bot, seed, asker) {
      asked.add(bot);
      return quickThinker.think(game, bot, seed, asker);
    },
  };
  const server = await TestServer.start({ thinker });
  try {
    const host = await server.guest();
    const id = await host.openTable({ seats: 2 });
    const { table } = await host.join(id);

    // As it was kept when there were five levels.
    await server.running.close();
    const store = await openStore(configIn({ DATA_DIR: server.dataDir }).store);
    const at = server.clock.now();
    const changes = [
      { type: 'botSat', seat: 0, level: 2, colour: 'blue' },
      { type: 'botSat', seat: 1, level: 5, colour: 'green' },
    ];
    for (const [before, change] of changes.entries()) {
      const entry = { number: table.number + before + 1, at, change } as unknown as Entry;
      await store.append({ table: id, entry, summary: summaryOf(id, table, at), due: null });
    }
    await store.close();
    await server.restart();

    const client = await host.join(id);
    await client.done({ type: 'start' });
    while (client.table.reveal === undefined) await server.clock.move(1000);
    expect([...asked].sort()).toEqual(['fearsome', 'runner']);
    const record = await (await host.request('GET', `/api/tables/${id}/record`)).text();
    expect(record).toContain('"names":{"blue":"Dash","green":"Dread"}');
  } finally {
    await server.close();
  }
});
