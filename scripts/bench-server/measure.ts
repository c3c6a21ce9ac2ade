// The four measurements.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { WebSocket } from 'ws';
import type { TableSummary } from '../../src/protocol/index.ts';
import type { Mode } from '../../src/rules/index.ts';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { openStore } from '../../src/server/store/index.ts';
import { metricOf } from '../../src/server/wire.fixture.ts';
import { BusyTable, idleConnection } from './busy-table.ts';
import { quantile } from './numbers.ts';
import { type Memory, type OurServer, startBareLoop, startOurServer, temporaryFolder } from './processes.ts';

const SEATS = 4;
export const guestsAt = (server: { readonly url: string }): Promise<TestGuest[]> =>
  Promise.all(Array.from({ length: SEATS }, () => TestGuest.come(server)));

/** Does all, at most so many at once. */
async function inTurns<T>(count: number, atOnce: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) results[at] = await work(at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** As a message about a move is. */
const SAMPLE_MOVE = JSON.stringify({
  ...{ type: 'act', id: 'bench-1234567-wish', seat: 1, after: 123 },
  action: { type: 'move', figure: 'yellow-3', path: 'nnwww' },
});

/** Each connection sends the next message as soon as the last one was answered. */
async function bareRate(url: string, connections: number, milliseconds: number): Promise<number> {
  let answered = 0;
  const sockets = await inTurns(connections, 20, async () => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.on('message', () => {
      answered++;
      socket.send(SAMPLE_MOVE);
    });
    return socket;
  });
  for (const socket of sockets) socket.send(SAMPLE_MOVE);
  await pause(500);
  const before = answered;
  const start = performance.now();
  await pause(milliseconds);
  const rate = ((answered - before) / (performance.now() - start)) * 1000;
  for (const socket of sockets) socket.terminate();
  return rate;
}

/** Each table makes its next move as soon as all have heard of the last one. */
async function ourRate(
  guests: readonly TestGuest[],
  count: number,
  milliseconds: number,
  seed: string,
): Promise<number> {
  let moves = 0;
  let ending = false;
  const playing = inTurns(count, count, async (place) => {
    for (let game = 0; !ending; game++) {
      const table = await BusyTable.open(guests, `${seed}/${place}/${game}`);
      while (!ending && !table.isOver) {
        await table.move();
        moves++;
      }
      table.close();
    }
  });
  await pause(1500);
  const before = moves;
  const start = performance.now();
  await pause(milliseconds);
  const rate = ((moves - before) / (performance.now() - start)) * 1000;
  ending = true;
  await playing;
  return rate;
}

export interface Rates {
  readonly bare: number;
  readonly ours: number;
  readonly grouped: number;
}

/** Durable moves per second, round by round with what it is compared with. */
export async function measureRates(how: {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly tables: number;
}): Promise<Rates[]> {
  const { rounds, milliseconds, tables } = how;
  const { folder, remove } = temporaryFolder();
  const bare = await startBareLoop(folder);
  const grouped = await startBareLoop(folder, 'grouped');
  const ours = await startOurServer(join(folder, 'data'));
  const guests = await guestsAt(ours);
  await ourRate(guests, tables, 1000, 'warm-up');
  const results: Rates[] = [];
  for (let round = 0; round < rounds; round++) {
    results.push({
      bare: await bareRate(bare.url, tables, milliseconds),
      ours: await ourRate(guests, tables, milliseconds, `round ${round}`),
      grouped: await bareRate(grouped.url, tables, milliseconds),
    });
  }
  await Promise.all([bare, grouped, ours].map((server) => server.close()));
  remove();
  return results;
}

export interface Delays {
  readonly rate: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/** Many tables, each move at its time whether or not the ones before are through. */
export async function measureDelays(how: {
  readonly rounds: number;
  readonly seconds: number;
  readonly tables: number;
  readonly movesPerSecond: number;
}): Promise<Delays[]> {
  const { rounds, seconds, tables, movesPerSecond } = how;
  const { folder, remove } = temporaryFolder();
  const server = await startOurServer(join(folder, 'data'));
  const guests = await guestsAt(server);
  const busy = await inTurns(tables, 20, (at) => BusyTable.open(guests, `delay ${at}`));
  const results: Delays[] = [];
  for (let round = -1; round < rounds; round++) {
    const isWarmUp = round === -1;
    const result = await delaysOf(busy, movesPerSecond * (isWarmUp ? 4 : seconds), movesPerSecond);
    if (!isWarmUp) results.push(result);
  }
  for (const table of busy) table.close();
  await server.close();
  remove();
  return results;
}

async function delaysOf(
  tables: readonly BusyTable[],
  count: number,
  movesPerSecond: number,
): Promise<Delays> {
  const delays: number[] = [];
  const underWay = new Set<Promise<void>>();
  const waiting = tables.filter((table) => !table.isOver);
  const start = performance.now();
  for (let made = 0; made < count; made++) {
    const dueAt = start + (made / movesPerSecond) * 1000;
    const early = dueAt - performance.now();
    if (early > 1) await pause(early);
    while (waiting.length === 0) await Promise.race(underWay);
    const table = waiting.shift()!;
    // A move that could not be made in time has waited, too: its delay counts from when it was due.
    const late = Math.max(0, performance.now() - dueAt);
    const told = table.move().then((delay) => {
      delays.push(delay + late);
      underWay.delete(told);
      if (!table.isOver) waiting.push(table);
    });
    underWay.add(told);
  }
  await Promise.all(underWay);
  return {
    rate: (count / (performance.now() - start)) * 1000,
    median: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    longest: quantile(delays, 1),
  };
}

/** As lists would show it, were it listed. */
const PLAYING: Omit<TableSummary, 'id' | 'changedAt'> = {
  ...{ phase: 'playing', mode: 'basic', pace: { kind: 'none' }, seats: [] },
  ...{ turn: undefined, round: undefined, stage: undefined, winner: undefined },
};

/** Copies of one table in the middle of a game, written straight to the store: their ids. */
async function copyTable(file: string, id: string, count: number): Promise<string[]> {
  const store = await openStore({ file });
  const { host, seed, owners } = (await store.table(id))!;
  const entries = await store.entries(id, -1, 1000);
  const ids = Array.from({ length: count }, (_, at) => `copied-table-${at}`);
  await inTurns(count, 50, async (at) => {
    const table = ids[at]!;
    const summary: TableSummary = { ...PLAYING, id: table, changedAt: Date.now() };
    const [first, ...rest] = entries.map((entry) => ({ table, entry, summary, due: null }));
    await store.createTable(
      { id: table, host: host.guest, seed, listed: false },
      { ...first!, owners: { took: owners } },
    );
    for (const append of rest) await store.append(append);
  });
  await store.close();
  return ids;
}

interface Contents extends Memory {
  readonly tables: number;
  readonly connections: number;
}

/** A server's memory, and how much of what is in it. */
async function contentsOf(server: OurServer): Promise<Contents> {
  return {
    ...(await server.memory()),
    tables: await metricOf(server, 'fearsome_tables'),
    connections: await metricOf(server, 'fearsome_connections'),
  };
}

/** In kilobytes. */
export interface Cost {
  readonly resident: number;
  readonly heap: number;
}

/** What one thing takes, from what more and fewer of them take. */
function costOf(what: 'tables' | 'connections', more: Contents, fewer: Contents): Cost {
  const count = more[what] - fewer[what];
  if (count < 500) throw new Error(`there are only ${count} more ${what}: was the machine too slow for it?`);
  return {
    resident: (more.rss - fewer.rss) / count / 1024,
    heap: (more.heapUsed + more.external - fewer.heapUsed - fewer.external) / count / 1024,
  };
}

/** Tables in the middle of a game come to memory one by one; later their players, to tables that stay there. */
export async function measureMemory(how: {
  readonly tables: number;
  readonly seatedTables: number;
  readonly moves: number;
}): Promise<Record<'table' | 'seat', Cost>> {
  const { tables, seatedTables, moves } = how;
  const { folder, remove } = temporaryFolder();
  const dataDir = join(folder, 'data');
  const before = await startOurServer(dataDir);
  const address = { url: before.url };
  const guests = await guestsAt(address);
  const table = await BusyTable.open(guests, 'memory');
  for (let i = 0; i < moves; i++) await table.move();
  table.close();
  await before.close();
  const ids = await copyTable(join(dataDir, 'tables.sqlite'), table.id, 2 * tables);

  const server = await startOurServer(dataDir);
  address.url = server.url;
  const connectAll = (seats: number) =>
    inTurns(seatedTables * seats, 50, (at) =>
      idleConnection(guests[at % SEATS]!, ids[Math.floor(at / seats)]!),
    );
  // As many come beforehand and are not counted: the room that the garbage of coming takes is taken once.
  const visit = async (at: number) => (await idleConnection(guests[0]!, ids[at]!)).close();
  await inTurns(tables, 10, visit);
  const empty = await contentsOf(server);
  await inTurns(tables, 10, (at) => visit(tables + at));
  const loaded = await contentsOf(server);
  const first = await connectAll(1);
  const kept = await contentsOf(server);
  const others = await connectAll(SEATS);
  const seated = await contentsOf(server);
  for (const connection of [...first, ...others]) connection.close();
  await server.close();
  remove();
  return { table: costOf('tables', loaded, empty), seat: costOf('connections', seated, kept) };
}

/** The size of a SQLite file with everything in it. */
function fileSize(file: string): number {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return statSync(file).size;
}

export interface FileGrowth {
  readonly kilobytes: number;
  readonly moves: number;
}

/** How much the file grows with each finished game of four, and how many entries that is. */
export async function measureGrowth(how: {
  readonly rounds: number;
  readonly games: number;
  readonly mode: Mode;
}): Promise<FileGrowth[]> {
  const { rounds, games, mode } = how;
  const { folder, remove } = temporaryFolder();
  const dataDir = join(folder, 'data');
  const server = await startOurServer(dataDir);
  const guests = await guestsAt(server);
  const results: FileGrowth[] = [];
  let size = fileSize(join(dataDir, 'tables.sqlite'));
  for (let round = 0; round < rounds; round++) {
    let moves = 0;
    await inTurns(games, 10, async (at) => {
      const table = await BusyTable.open(guests, `growth ${round} ${at}`, { mode });
      for (; !table.isOver; moves++) await table.move();
      await table.untilRevealed();
      table.close();
    });
    const grown = fileSize(join(dataDir, 'tables.sqlite'));
    results.push({ kilobytes: (grown - size) / games / 1024, moves: moves / games });
    size = grown;
  }
  await server.close();
  remove();
  return results;
}
