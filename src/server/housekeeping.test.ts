import { expect, test } from 'vitest';
import type { Entries, MyGames } from '../protocol/index.ts';
import { playUntil } from './client.fixture.ts';
import { TestServer } from './server.fixture.ts';

const DAY = 86_400_000;

test('closed tables are gone after thirty days, and what was said where all is over', async () => {
  const server = await TestServer.start();
  const { id: over, guests } = await server.game(2);
  const [host] = guests;
  await host!.client.done({ type: 'say', text: 'good luck' });
  await playUntil(guests, ({ phase }) => phase === 'over');
  const closed: string[] = [];
  for (let count = 0; count < 25; count++) closed.push(await host!.openTable());
  for (const id of closed) {
    const client = await host!.join(id);
    await client.done({ type: 'say', text: 'nobody comes' });
    await client.done({ type: 'close' });
    await client.close();
  }
  for (const { client } of guests) await client.close();
  const left = async (): Promise<number> => {
    const all = await Promise.all(closed.map((id) => host!.request('GET', `/api/tables/${id}/entries`)));
    return all.filter(({ status }) => status === 200).length;
  };
  await server.clock.jump(29 * DAY);
  await server.clock.move(2 * 3_600_000);
  expect(await left()).toBe(25);
  expect((await (await host!.join(over)).message('welcome')).chat).toHaveLength(1);
  await host!.client.close();

  await server.restart();
  await server.clock.jump(DAY);
  await server.clock.move(2 * 3_600_000);
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  const { games } = await host!.get<MyGames>('/api/my-games');
  expect(games).toMatchObject([{ id: over, phase: 'over' }]);
  expect((await host!.get<Entries>(`/api/tables/${over}/entries`)).entries.length).toBeGreaterThan(4);
  expect((await (await host!.join(over)).message('welcome')).chat).toEqual([]);
  await server.close();
});
