import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Devices, MyGames, TransferLook } from '../../protocol/index.ts';
import type { TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

async function offer(guest: TestGuest): Promise<{ token: string; until: number }> {
  return (await (await guest.request('POST', '/api/transfer')).json()) as { token: string; until: number };
}
const claim = (guest: TestGuest, token: string, joins?: boolean): Promise<Response> =>
  guest.request('POST', '/api/transfer/claim', { token, ...(joins !== undefined && { joins }) });
const look = (guest: TestGuest, token: string): Promise<Response> =>
  guest.request('POST', '/api/transfer/look', { token });
const devicesOf = async (guest: TestGuest): Promise<Devices['devices']> =>
  (await guest.get<Devices>('/api/devices')).devices;
const gamesOf = async (guest: TestGuest): Promise<[string, readonly number[], boolean][]> =>
  (await guest.get<MyGames>('/api/my-games')).games
    .map(({ id, mine, host }): [string, readonly number[], boolean] => [id, mine, host])
    .sort();

/** A phone with a table of its own, where it sits. */
async function phoneWithTable(): Promise<{ phone: TestGuest; own: string }> {
  const phone = await server.guest();
  const own = await phone.openTable();
  await (await phone.join(own)).done({ type: 'sit', seat: 0, name: 'Me', colour: 'red' });
  return { phone, own };
}

describe('a link to another device', () => {
  test('works once; a device with nothing gets all, as who they are', async () => {
    const { id, guests } = await server.game(2);
    const [first] = guests;
    const { token, until } = await offer(first!);
    expect(until).toBeGreaterThan(server.clock.now());
    const phone = await server.guest();
    const answer = await claim(phone, token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name: 'Guest 0' });
    const client = await phone.join(id);
    expect(await client.message('welcome')).toMatchObject({ seats: [0], you: first!.client.table.host });
    const thief = await server.guest();
    expect((await claim(thief, token)).status).toBe(404);
    expect((await look(thief, token)).status).toBe(404);
  });

  test('makes a guest of a device that has no cookie', async () => {
    const { guests } = await server.game(2);
    const { token } = await offer(guests[0]!);
    const headers = { 'content-type': 'application/json' };
    const ask = (path: string) =>
      fetch(new URL(path, server.url), { method: 'POST', headers, body: JSON.stringify({ token }) });
    expect(await (await ask('/api/transfer/look')).json()).toEqual({
      from: { name: 'Guest 0', games: 1 },
      here: { games: 0 },
      same: false,
    });
    const answer = await ask('/api/transfer/claim');
    expect(await answer.json()).toMatchObject({ name: 'Guest 0' });
    expect(answer.headers.get('set-cookie')).toContain('fearsome-guest=');
    expect(await devicesOf(guests[0]!)).toHaveLength(2);
  });

  test('says whose it is and what would be joined, and stays good', async () => {
    const { guests } = await server.game(2);
    const { phone } = await phoneWithTable();
    const { token } = await offer(guests[0]!);
    const closed = await phone.openTable();
    await (await phone.join(closed)).done({ type: 'close' });
    for (let times = 0; times < 2; times++) {
      const seen = (await (await look(phone, token)).json()) as TransferLook;
      expect(seen).toEqual({
        from: { name: 'Guest 0', games: 1 },
        here: { name: 'Me', games: 1 },
        same: false,
      });
    }
    expect((await claim(phone, token, true)).status).toBe(200);
    const { token: own } = await offer(guests[0]!);
    expect(await (await look(phone, own)).json()).toMatchObject({ same: true });
  });

  test('takes nothing from a device that has games of its own, unless they say so', async () => {
    const { id, guests } = await server.game(2);
    const [thief] = guests;
    const { phone, own } = await phoneWithTable();
    const { token } = await offer(thief!);
    const refused = await claim(phone, token);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: { problem: 'would-join' } });
    expect(await gamesOf(thief!)).toEqual([[id, [0], true]]);
    expect((await claim(phone, token, false)).status).toBe(409);

    expect((await claim(phone, token, true)).status).toBe(200);
    expect(await phone.client.message('bye')).toMatchObject({ again: 0 });
    const both = [
      [own, [0], true],
      [id, [0], true],
    ].sort();
    expect(await gamesOf(thief!)).toEqual(both);
    expect(await gamesOf(phone)).toEqual(both);
    const there = await thief!.join(own);
    expect(await there.message('welcome')).toMatchObject({ seats: [0], you: there.table.host });
    await there.done({ type: 'bot', seat: 1, bot: 'dreamer', colour: 'blue' });
  });

  test('is refused when it is too old or made up, and only the last few count', async () => {
    const guest = await server.guest();
    const tokens: string[] = [];
    for (let count = 0; count < 5; count++) {
      await server.clock.jump(1000);
      tokens.push((await offer(guest)).token);
    }
    const other = await server.guest();
    const statuses = await Promise.all(tokens.map(async (token) => (await look(other, token)).status));
    expect(statuses).toEqual([404, 404, 200, 200, 200]);
    await server.clock.jump(16 * 60_000);
    const late = await claim(other, tokens[4]!);
    expect(late.status).toBe(404);
    expect(await late.json()).toMatchObject({
      error: { problem: 'forbidden', message: expect.stringContaining('new one') },
    });
    expect((await claim(other, 'x'.repeat(43))).status).toBe(404);
    expect((await other.request('POST', '/api/transfer/claim', { token: 1 })).status).toBe(400);
  });
});

describe('joined devices', () => {
  test('are listed, each with the day it was there last', async () => {
    const { guests } = await server.game(2);
    const laptop = guests[0]!;
    const added = server.clock.now();
    await server.clock.jump(86_400_000);
    const { phone } = await phoneWithTable();
    await claim(phone, (await offer(laptop)).token, true);
    const [first, second] = await devicesOf(phone);
    const day = (at: number): number => at - (at % 86_400_000);
    const now = server.clock.now();
    expect(first).toMatchObject({ this: false, name: 'Guest 0', addedAt: added, lastSeen: day(now) });
    expect(first).not.toHaveProperty('joinedAt');
    expect(second).toMatchObject({ this: true, name: 'Me', addedAt: now, joinedAt: now, lastSeen: day(now) });
    expect(first!.id).not.toBe(second!.id);
    const onLaptop = await devicesOf(laptop);
    expect(onLaptop.map(({ id }) => id)).toEqual([first!.id, second!.id]);
    expect(onLaptop[0]).toMatchObject({ this: true });
  });

  test('leave again, with all they brought and took', async () => {
    const { id, guests } = await server.game(2);
    const laptop = guests[0]!;
    const { phone, own } = await phoneWithTable();
    await claim(phone, (await offer(laptop)).token, true);
    const atOwn = await laptop.join(own);
    await (await phone.join(own)).done({ type: 'sit', seat: 1, name: 'Me too', colour: 'green' });
    await atOwn.find('yours', () => atOwn.heard.find((m) => m.type === 'yours' && m.seats.length === 2));
    const left = await phone.request('POST', '/api/devices/leave');
    expect(await left.json()).toMatchObject({ name: 'Me' });
    // Pages that are open come again as who they are now.
    expect(await phone.client.message('bye')).toMatchObject({ again: 0 });
    expect(await atOwn.message('bye')).toMatchObject({ again: 0 });
    expect(await gamesOf(laptop)).toEqual([[id, [0], true]]);
    expect(await gamesOf(phone)).toEqual([[own, [0, 1], true]]);
    const stranger = await laptop.join(own);
    expect(await stranger.message('welcome')).toMatchObject({ seats: [] });
    expect(await stranger.problem({ type: 'stand', seat: 0 })).toBe('not-your-seat');
    const home = await phone.join(own);
    expect(await home.message('welcome')).toMatchObject({ seats: [0, 1], you: home.table.host });
    await home.done({ type: 'stand', seat: 1 });
    expect(await devicesOf(phone)).toHaveLength(1);
    expect(await devicesOf(laptop)).toHaveLength(1);
    expect((await phone.request('POST', '/api/devices/leave')).status).toBe(200);
  });

  test('are not taken for the host once they have left the host', async () => {
    const { phone, own } = await phoneWithTable();
    const laptop = await server.guest();
    await claim(laptop, (await offer(phone)).token);
    await (await laptop.join(own)).done({ type: 'sit', seat: 1, name: 'Me', colour: 'blue' });
    await laptop.request('POST', '/api/devices/leave');
    const client = await laptop.join(own);
    const { seats, you } = await client.message('welcome');
    expect(seats).toEqual([1]);
    expect(you).not.toBe(client.table.host);
    expect(await client.problem({ type: 'start' })).toBe('not-the-host');
    await client.done({ type: 'stand', seat: 1 });
  });

  test('sign one another out, and nobody else', async () => {
    const { id, guests } = await server.game(2);
    const [laptop, stranger] = guests;
    const phone = await server.guest();
    await claim(phone, (await offer(laptop!)).token);
    const other = (await devicesOf(laptop!)).find((device) => !device.this)!;
    const signOut = (guest: TestGuest) =>
      guest.request('POST', '/api/devices/sign-out', { device: other.id });
    expect((await signOut(stranger!)).status).toBe(404);
    const onPhone = await phone.join(id);
    expect((await signOut(laptop!)).status).toBe(200);
    expect(await onPhone.message('bye')).toMatchObject({ again: 0 });
    expect((await signOut(laptop!)).status).toBe(404);
    expect(await gamesOf(phone)).toEqual([]);
    expect(await gamesOf(laptop!)).toEqual([[id, [0], true]]);
    expect(await (await phone.join(id)).message('welcome')).toMatchObject({ seats: [] });
  });

  test('a wish that was sent before a device move is known after it', async () => {
    const { phone, own } = await phoneWithTable();
    const laptop = await server.guest();
    const wish = { type: 'sit', id: 'before-the-move', seat: 2, name: 'Me', colour: 'blue' } as const;
    const number = await phone.client.done(wish);
    await claim(phone, (await offer(laptop)).token, true);
    expect(await (await phone.join(own)).done(wish)).toBe(number);
  });
});
