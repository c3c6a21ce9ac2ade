import { COLOURS, type Random } from '../../src/rules/index.ts';
import { randomAction } from '../helpers/random-play.ts';
import type { Network } from './network.ts';
import { TableClient, type WishAnswer } from './table-client.ts';
import type { Visitor } from './visitor.ts';

type Server = { readonly url: string };

/** A table at which guests have sat down and the game has begun; the first of them is its host. */
export async function startGame(
  server: Server,
  visitors: readonly Visitor[],
  settings: Parameters<Visitor['openTable']>[0] = {},
  networkOf?: (seat: number) => Network,
): Promise<{ readonly id: string; readonly clients: readonly TableClient[] }> {
  const id = await visitors[0]!.openTable({ seats: visitors.length, ...settings });
  const clients = visitors.map((visitor, seat) => new TableClient(server, visitor, id, networkOf?.(seat)));
  await Promise.all(
    clients.map(async (client, seat) => {
      await client.until(() => client.table !== undefined);
      const name = `Guest ${seat}`;
      mustBeDone(await client.wish({ type: 'sit', seat, name, colour: COLOURS[seat]! }));
    }),
  );
  mustBeDone(await clients[0]!.wish({ type: 'start' }));
  await Promise.all(clients.map((client) => client.until(() => client.table?.phase === 'playing')));
  return { id, clients };
}

export function mustBeDone(answer: WishAnswer): void {
  if (answer.type === 'refused') throw new Error(`refused: ${answer.problem}: ${answer.message}`);
}

/** Makes a move at random whenever it is this client's turn, until something is so. */
export async function playUntil(client: TableClient, random: Random, isEnough: () => boolean): Promise<void> {
  const isOver = () => isEnough() || client.table?.phase === 'over';
  for (;;) {
    await client.until(() => isOver() || client.isMyTurn, 60_000);
    if (isOver()) return;
    const { game, number } = client.table!;
    const action = randomAction(game!, random);
    const answer = await client.wish({ type: 'act', seat: game!.turn, after: number, action });
    // What was done comes as an entry, too.
    if (answer.type === 'done') await client.until(() => client.number >= answer.number);
    else if (answer.problem !== 'went-on') mustBeDone(answer);
  }
}
