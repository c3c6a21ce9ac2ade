import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startGame, TestGuest } from '../../src/server/client.fixture.ts';
import { ask, isOpen, rawConnection } from './raw-connection.ts';
import { ServerProcess } from './server-process.ts';

const ONLOOKERS = 50;
const MOVES = 50;
/** So many messages a second: an onlooker may send as many, all of them together may not. */
const AT_ONCE = 9;
const EVERY = 500;

const server = ServerProcess.ofFile({ LIMIT_FACTOR: '1', CONNECTIONS_PER_ADDRESS: '200' });

test('players at the same address are never held up by onlookers who use all that they may', {
  timeout: 120_000,
}, async () => {
  const come = () => TestGuest.come(server);
  const { id, clients: players } = await startGame([await come(), await come()]);

  let isOver = false;
  let tooFast = 0;
  let messages = 0;
  const lookOn = async (): Promise<void> => {
    const connection = await rawConnection(await come(), id);
    const action = { type: 'move', figure: 'red-1', path: 'i' };
    while (!isOver) {
      const wishes = Array.from({ length: AT_ONCE }, () =>
        JSON.stringify({ type: 'act', id: `onlooker-${messages++}`, seat: 0, after: 1, action }),
      );
      const answers = await ask(connection, wishes);
      tooFast += answers.filter((answer) => 'problem' in answer && answer.problem === 'too-fast').length;
      await pause(EVERY);
    }
    // What others used up was not their offence, either.
    expect(isOpen(connection)).toBe(true);
    connection.socket.terminate();
  };
  const onlookers = Array.from({ length: ONLOOKERS }, lookOn);
  await expect.poll(() => tooFast, { timeout: 60_000 }).toBeGreaterThan(200);

  const answers: string[] = [];
  for (let move = 0; move < MOVES; move++) {
    const { turn } = players[0]!.table.game!;
    const client = players[turn]!;
    const answer = await client.act(turn);
    answers.push(answer.ok ? 'done' : answer.problem);
    const { number } = client.table;
    for (const player of players) await player.until((table) => table.number >= number);
    await pause(20);
  }
  expect(answers).toEqual(Array.from({ length: MOVES }, () => 'done'));
  isOver = true;
  await Promise.all(onlookers);
});
