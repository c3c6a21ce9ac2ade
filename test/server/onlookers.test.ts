import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLOURS } from '../../src/rules/index.ts';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { SETTINGS } from '../../src/server/server.fixture.ts';
import { RawConnection } from './raw-connection.ts';
import { ServerProcess } from './server-process.ts';

const ONLOOKERS = 50;
const MOVES = 50;
/** So many messages a second: an onlooker may send as many, all of them together may not. */
const AT_ONCE = 9;
const EVERY = 500;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ LIMIT_FACTOR: '1', CONNECTIONS_PER_ADDRESS: '200' });
});
afterAll(() => server.remove());

test('players at the same address are never held up by onlookers who use all that they may', {
  timeout: 120_000,
}, async () => {
  const come = () => TestGuest.come(() => server.url);
  const players = [await come(), await come()];
  const id = await players[0]!.openTable({ ...SETTINGS, seats: players.length });
  for (const [seat, player] of players.entries()) {
    await (await player.join(id)).done({ type: 'sit', seat, name: `Guest ${seat}`, colour: COLOURS[seat]! });
  }
  await players[0]!.client.done({ type: 'start' });
  for (const { client } of players) await client.until(({ phase }) => phase === 'playing');

  let isOver = false;
  let tooFast = 0;
  let messages = 0;
  const lookOn = async (): Promise<void> => {
    const { cookie } = await come();
    const connection = await RawConnection.open(server, cookie, id, () => undefined);
    const action = { type: 'move', figure: 'red-1', path: 'i' };
    while (!isOver) {
      const wishes = Array.from({ length: AT_ONCE }, () =>
        JSON.stringify({ type: 'act', id: `onlooker-${messages++}`, seat: 0, after: 1, action }),
      );
      const answers = await connection.ask(wishes);
      tooFast += answers.filter((answer) => 'problem' in answer && answer.problem === 'too-fast').length;
      await pause(EVERY);
    }
    // What others used up was not their offence, either.
    expect(connection.isOpen).toBe(true);
    connection.close();
  };
  const onlookers = Array.from({ length: ONLOOKERS }, lookOn);
  await expect.poll(() => tooFast, { timeout: 60_000 }).toBeGreaterThan(200);

  const answers: string[] = [];
  for (let move = 0; move < MOVES; move++) {
    const { turn } = players[0]!.client.table.game!;
    const { client } = players[turn]!;
    const answer = await client.act(turn);
    answers.push(answer.type === 'done' ? 'done' : answer.problem);
    const { number } = client.table;
    for (const player of players) await player.client.until((table) => table.number >= number);
    await pause(20);
  }
  expect(answers).toEqual(Array.from({ length: MOVES }, () => 'done'));
  isOver = true;
  await Promise.all(onlookers);
});
