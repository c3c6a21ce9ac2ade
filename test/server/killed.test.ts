import { expect, test, vi } from 'vitest';
import type { ChatLine, Entry } from '../../src/protocol/index.ts';
import { Random } from '../../src/rules/index.ts';
import { startGame, type TestClient, TestGuest } from '../../src/server/client.fixture.ts';
import { IN_HASTE } from '../../src/server/wire.fixture.ts';
import { ServerProcess } from './server-process.ts';
import { stateText, tableOf } from './table-state.ts';

/** `KILLS=100` for more of them. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const TABLES = 12;
const PLAYERS = 3;
/** How many more entries every table has before the next kill. */
const MOVES_BETWEEN_KILLS = 4;
/** Each player says a line whenever so many entries have come, and no more in a game than all who come to the table are shown. */
const ENTRIES_BETWEEN_LINES = 5;
const LINES_OF_PLAYER = 16;

interface Game {
  readonly id: string;
  readonly clients: readonly TestClient[];
}

const server = ServerProcess.ofFile();

/** What the players of a game had been told at some time. */
interface Told {
  readonly id: string;
  readonly players: readonly { readonly entries: readonly Entry[]; readonly made: readonly number[] }[];
}

const toldIn = ({ id, clients }: Game): Told => ({
  id,
  players: clients.map(({ entries, made }) => ({ entries: [...entries], made })),
});

/** Every answered wish is among the entries, under the number it was answered with, and none is there twice. */
function checkKept({ players }: Told, kept: readonly Entry[]): void {
  expect(kept.map(({ number }) => number)).toEqual(kept.map((_, at) => at));
  for (const { entries, made } of players) {
    expect(Math.max(...made, -1)).toBeLessThan(kept.length);
    expect(kept.slice(0, entries.length)).toEqual(entries);
  }
  const numbers = players.flatMap(({ made }) => made);
  expect(new Set(numbers).size).toBe(numbers.length);
}

/** Says numbered lines while the game goes on. */
async function talk(client: TestClient, seat: number, isEnough: () => boolean): Promise<void> {
  const isOver = () => isEnough() || client.table.phase === 'over';
  const start = client.table.number;
  for (let line = 0; line < LINES_OF_PLAYER; line++) {
    await client.until(({ number }) => isOver() || number >= start + line * ENTRIES_BETWEEN_LINES);
    if (isOver()) return;
    await client.done({ type: 'say', text: `guest ${seat}, line ${line}` });
  }
}

const saidBy = ({ granted }: TestClient): string[] =>
  granted.flatMap(({ wish }) => (wish.type === 'say' ? [wish.text] : []));
const heardBy = (client: TestClient): ChatLine[] => [
  ...client.all(0, 'welcome').flatMap(({ chat }) => chat),
  ...client.all(0, 'said').map(({ line }) => line),
];

/** Every line that was answered is there once, in each guest's order; nothing else is there, and nobody heard another thing. */
function checkChat({ clients }: Game, kept: readonly ChatLine[]): void {
  expect(kept.map(({ number }) => number)).toEqual(kept.map((_, at) => at));
  for (const client of clients) {
    expect(kept.filter(({ guest }) => guest === client.you).map(({ text }) => text)).toEqual(saidBy(client));
    for (const line of heardBy(client)) expect(line).toEqual(kept[line.number]);
  }
  expect(kept).toHaveLength(clients.flatMap(saidBy).length);
}

test(`killed ${KILLS} times under load: nothing that was answered is lost, nothing is done twice`, {
  timeout: KILLS * 30_000,
}, async () => {
  const seed = process.env['FC_SEED']!;
  const guests = await Promise.all(Array.from({ length: PLAYERS }, () => TestGuest.come(server)));
  const games: Game[] = [];
  const checkedAfterEnd = new Set<Game>();
  const random = new Random(seed);
  let isEnding = false;
  let wishes = 0;
  let lines = 0;

  /** Plays one game after another until the end of the test. */
  const playOn = async (place: number): Promise<void> => {
    for (let round = 0; !isEnding; round++) {
      const game = await startGame(guests, {}, () => ({ later: IN_HASTE }));
      games.push(game);
      await Promise.all(
        game.clients.flatMap((client, seat) => [
          client.play(() => isEnding, new Random(`${seed}/${place}/${round}/${seat}`)),
          talk(client, seat, () => isEnding),
        ]),
      );
    }
  };
  /** A request that was under way when the server was killed, or when it closed an idle socket, is asked again. */
  const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!/fetch failed/.test((error as Error).message)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const keptOf = (table: string) => untilAnswered(() => guests[0]!.entriesOf(table));

  const playing = Array.from({ length: TABLES }, (_, place) => untilAnswered(() => playOn(place)));
  for (let kill = 0; kill < KILLS; kill++) {
    // Every table goes on: those that were killed, and new ones.
    const before = new Map(games.map((game) => [game, game.clients[0]!.table.number]));
    const hasGoneOn = (game: Game) => {
      const { phase, number } = game.clients[0]!.table;
      return phase === 'over' || number >= before.get(game)! + MOVES_BETWEEN_KILLS;
    };
    await vi.waitUntil(() => games.length >= TABLES && [...before.keys()].every(hasGoneOn), {
      timeout: 60_000,
      interval: 2,
    });
    await new Promise((resolve) => setTimeout(resolve, random.below(100)));
    await server.kill('SIGKILL');
    const unchecked = games.filter((game) => !checkedAfterEnd.has(game));
    const told = unchecked.map((game) => [game, toldIn(game)] as const);
    await server.startAgain();
    for (const [game, one] of told) {
      checkKept(one, await keptOf(one.id));
      // Games that are over are looked at once more, and all together at the end.
      if (game.clients.every(({ table }) => table.reveal !== undefined)) checkedAfterEnd.add(game);
    }
  }
  isEnding = true;
  await Promise.all(playing);

  for (const game of games) {
    const kept = await keptOf(game.id);
    for (const client of game.clients) {
      await client.until(({ number }) => number === kept.length - 1);
      expect(stateText(client.table)).toBe(stateText(tableOf(kept)));
    }
    checkKept(toldIn(game), kept);
    // Each wish became one entry; what no wish asked for is the opening and the reveal.
    const numbers = game.clients.flatMap(({ made }) => made).sort((a, b) => a - b);
    const wished = kept.filter(({ change }) => change.type !== 'opened' && change.type !== 'revealed');
    expect(numbers).toEqual(wished.map(({ number }) => number));
    const late = await guests[0]!.join(game.id);
    const { chat } = await late.message('welcome');
    checkChat(game, chat);
    wishes += numbers.length;
    lines += chat.length;
    for (const client of [...game.clients, late]) client.line.close();
  }
  console.info(
    `${KILLS} kills, ${games.length} games: ${wishes} wishes and ${lines} lines of chat were answered`,
  );
});
