import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeServer, FakeTime, type Line } from '../../../test/helpers/fake-server.ts';
import { idleMove } from '../../../test/helpers/games.ts';
import { Random } from '../../rules/index.ts';
import { Room } from './room.ts';

/** Cases of a bad line; FC_RUNS asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 25);
const MOVES = 24;

/** A line that loses, doubles and overtakes. */
function badLine(random: Random): Line {
  return {
    delay: () => (random.below(25) === 0 ? Number.POSITIVE_INFINITY : 1 + random.below(400)),
    copies: () => (random.below(8) === 0 ? 2 : 1),
  };
}

const waiting = new WeakSet<Room>();
/** Makes a move where it is this seat's turn and none is on its way; 1 where one was sent. */
function actWhere(player: Room, seat: number): number {
  const table = player.table.value;
  const game = table?.game;
  if (game === undefined || game.phase !== 'moving' || game.turn !== seat || waiting.has(player)) return 0;
  waiting.add(player);
  void player.wish({ type: 'act', seat, after: table!.number, action: idleMove(game) }).then((answer) => {
    waiting.delete(player);
    expect(answer).toMatchObject({ ok: true });
  });
  return 1;
}

test('whatever the line loses, doubles, delays or overtakes, all end with the same game and every move was made once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 31 - 1 }), async (seed) => {
      const random = new Random(`chaos/${seed}`);
      const time = new FakeTime();
      const server = new FakeServer(time);
      server.begin();
      server.most = 5 + random.below(20);
      const room = (tag: string): Room => {
        const made = new Room(server.parts(tag, badLine(random), () => random.below(1000) / 1000));
        made.start();
        return made;
      };
      const players = { 0: room('ann'), 1: room('ben') };
      const onlooker = room('zoe');
      let made = 0;
      for (let tick = 0; made < MOVES && tick < 4000; tick++) {
        if (random.below(60) === 0) {
          server.up = false;
          if (random.below(2) === 0) server.hangUp();
        } else if (random.below(4) === 0) server.up = true;
        await time.pass(500);
        for (const [seat, player] of Object.entries(players)) made += actWhere(player, Number(seat));
      }
      server.up = true;
      await time.pass(120_000);
      for (const one of [players[0], players[1], onlooker]) {
        expect(one.table.value?.number).toBe(server.table.number);
        expect(JSON.stringify(one.batches.value.flatMap(({ events }) => events))).toBe(eventsOf(server));
      }
      expect(server.applied).toBe(made);
      for (const one of [players[0], players[1], onlooker]) one.close();
    }),
    { numRuns: RUNS },
  );
});

const eventsOf = (server: FakeServer): string =>
  JSON.stringify(server.entries.flatMap(({ change }) => (change.type === 'acted' ? change.events : [])));
