import { botNamed, choose } from '../../src/bots/index.ts';
import {
  type Answer,
  ClientConnection,
  type Entry,
  type OnlineSettings,
  type OnlineTable,
  tableAfter,
} from '../../src/protocol/index.ts';
import { COLOURS, Random } from '../../src/rules/index.ts';
import type { TestGuest } from '../../src/server/client.fixture.ts';
import { dial, IN_TIME, type Later, nodeSocket, TIME_STANDS_STILL } from '../../src/server/wire.fixture.ts';

let lastWish = 0;
const newId = (): string => `bench-${++lastWish}-wish`;

interface Heard {
  readonly entries?: (entries: readonly Entry[]) => void;
  readonly open?: () => void;
}

/** A guest's line to a table, as a page has it. */
function connect(guest: TestGuest, table: string, later: Later, heard: Heard): ClientConnection {
  const parts = {
    table,
    fetchEntries: (after: number) =>
      guest.get<{ entries: Entry[]; number: number }>(`/api/tables/${table}/entries?after=${after}`),
    openSocket: () => nodeSocket(dial(guest)),
    later,
    random: Math.random,
    newId,
  };
  const connection = new ClientConnection(parts, {
    entries: (entries) => heard.entries?.(entries),
    time: () => {},
    message: () => {},
    link: (state) => {
      if (state === 'open') heard.open?.();
    },
  });
  connection.start();
  return connection;
}

/** A connection at a table that does nothing. */
export const idleConnection = (guest: TestGuest, table: string): Promise<ClientConnection> =>
  new Promise((resolve) => {
    const connection = connect(guest, table, TIME_STANDS_STILL, { open: () => resolve(connection) });
  });

async function granted(answer: Promise<Answer>): Promise<void> {
  const given = await answer;
  if (!given.ok) throw new Error(`${given.problem}: ${given.message}`);
}

/** A table in play; everyone sits on a connection of their own, and the first of them follows the game. */
export class BusyTable {
  readonly id: string;
  readonly #players: readonly ClientConnection[];
  readonly #random: Random;
  /** The last entry that each of them has heard. */
  readonly #heard: number[];
  #table: OnlineTable | undefined;
  #waits: { readonly isOver: () => boolean; readonly resolve: () => void } | undefined;

  private constructor(id: string, guests: readonly TestGuest[], seed: string) {
    this.id = id;
    this.#random = new Random(seed);
    this.#heard = guests.map(() => -1);
    this.#players = guests.map((guest, seat) =>
      connect(guest, id, IN_TIME, { entries: (entries) => this.#hear(seat, entries) }),
    );
  }

  static async open(
    guests: readonly TestGuest[],
    seed: string,
    settings: Partial<OnlineSettings> = {},
  ): Promise<BusyTable> {
    const usual = { seats: guests.length, forecast: false, chat: false };
    const table = new BusyTable(await guests[0]!.openTable({ ...usual, ...settings }), guests, seed);
    await Promise.all(
      table.#players.map((player, seat) =>
        granted(player.wish({ type: 'sit', seat, name: `Guest ${seat}`, colour: COLOURS[seat]! })),
      ),
    );
    await granted(table.#players[0]!.wish({ type: 'start' }));
    return table;
  }

  get isOver(): boolean {
    return this.#table!.phase === 'over';
  }

  untilRevealed(): Promise<void> {
    return this.#until(() => this.#table!.reveal !== undefined);
  }

  /** Makes a move; resolves with the milliseconds until all have heard of it. */
  async move(): Promise<number> {
    const { game, number } = this.#table!;
    const { action } = choose(botNamed('random'), game!, this.#random);
    const seat = game!.turn;
    const sentAt = performance.now();
    const answered = granted(this.#players[seat]!.wish({ type: 'act', seat, after: number, action }));
    await this.#until(() => this.#heard.every((heard) => heard > number));
    const delay = performance.now() - sentAt;
    await answered;
    return delay;
  }

  #hear(seat: number, entries: readonly Entry[]): void {
    if (seat === 0) this.#table = entries.reduce(tableAfter, this.#table);
    this.#heard[seat] = entries.at(-1)!.number;
    if (this.#waits?.isOver() === true) this.#waits.resolve();
  }

  async #until(isOver: () => boolean): Promise<void> {
    if (isOver()) return;
    await new Promise<void>((resolve) => {
      this.#waits = { isOver, resolve };
    });
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}
