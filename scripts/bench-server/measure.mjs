// The four measurements.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { WebSocket } from 'ws';
import { quantile } from './numbers.mjs';
import { startBareLoop, startOurServer, temporaryFolder } from './processes.mjs';
import { BusyTable, idleConnection, newGuest } from './tables.mjs';

const SEATS = 4;
const guestsAt = (url) => Promise.all(Array.from({ length: SEATS }, () => newGuest(url)));

/** Does all, at most so many at once. */
async function inTurns(count, atOnce, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
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
async function bareRate(url, connections, milliseconds) {
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
async function ourRate(url, cookies, count, milliseconds, seed) {
  let moves = 0;
  let ending = false;
  const playing = inTurns(count, count, async (place) => {
    for (let game = 0; !ending; game++) {
      const table = await BusyTable.open(url, cookies, `${seed}/${place}/${game}`);
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

/** Durable moves per second, round by round with what it is compared with. */
export async function measureRates({ rounds, milliseconds, tables }) {
  const { folder, remove } = temporaryFolder();
  const bare = await startBareLoop(folder);
  const grouped = await startBareLoop(folder, 'grouped');
  const ours = await startOurServer(join(folder, 'data'));
  const cookies = await guestsAt(ours.url);
  await ourRate(ours.url, cookies, tables, 1000, 'warm-up');
  const results = [];
  for (let round = 0; round < rounds; round++) {
    results.push({
      bare: await bareRate(bare.url, tables, milliseconds),
      ours: await ourRate(ours.url, cookies, tables, milliseconds, `round ${round}`),
      grouped: await bareRate(grouped.url, tables, milliseconds),
    });
  }
  await Promise.all([bare, grouped, ours].map((server) => server.close()));
  remove();
  return results;
}

/** Many tables, each move at its time whether or not the ones before are through. */
export async function measureDelays({ rounds, seconds, tables, movesPerSecond }) {
  const { folder, remove } = temporaryFolder();
  const server = await startOurServer(join(folder, 'data'));
  const cookies = await guestsAt(server.url);
  const busy = await inTurns(tables, 20, (at) => BusyTable.open(server.url, cookies, `delay ${at}`));
  const results = [];
  let next = 0;
  for (let round = -1; round < rounds; round++) {
    const isWarmUp = round === -1;
    const delays = [];
    const under = [];
    let skipped = 0;
    const start = performance.now();
    const count = movesPerSecond * (isWarmUp ? 4 : seconds);
    for (let made = 0; made < count; made++) {
      const wait = start + (made / movesPerSecond) * 1000 - performance.now();
      if (wait > 1) await pause(wait);
      let table = busy[next++ % tables];
      for (let tries = 0; (table.isOver || table.isMoving) && tries < tables; tries++) {
        if (table.isMoving) skipped++;
        table = busy[next++ % tables];
      }
      table.isMoving = true;
      under.push(
        table.move().then((delay) => {
          table.isMoving = false;
          delays.push(delay);
        }),
      );
    }
    await Promise.all(under);
    const rate = (delays.length / (performance.now() - start)) * 1000;
    if (!isWarmUp)
      results.push({
        ...{ rate, skipped, median: quantile(delays, 0.5) },
        ...{ p99: quantile(delays, 0.99), longest: quantile(delays, 1) },
      });
  }
  for (const table of busy) table.close();
  await server.close();
  remove();
  return results;
}

/** Tables in the middle of a game come to memory one by one, then all their players. */
export async function measureMemory({ tables, moves }) {
  const { folder, remove } = temporaryFolder();
  const dataDir = join(folder, 'data');
  const before = await startOurServer(dataDir);
  const cookies = await guestsAt(before.url);
  const ids = await inTurns(tables, 20, async (at) => {
    const table = await BusyTable.open(before.url, cookies, `memory ${at}`);
    for (let i = 0; i < moves; i++) await table.move();
    table.close();
    return table.id;
  });
  await before.close();

  const server = await startOurServer(dataDir);
  const visit = async (id) => (await idleConnection(server.url, cookies[0], id)).terminate();
  // What is compiled and grows once is not counted: tables come and leave first.
  const warm = Math.floor(tables / 5);
  await inTurns(warm, 10, (at) => visit(ids[at]));
  const empty = await server.memory();
  await inTurns(tables - warm, 10, (at) => visit(ids[warm + at]));
  await pause(300);
  const loaded = await server.memory();
  const sockets = await inTurns((tables - warm) * SEATS, 50, (at) =>
    idleConnection(server.url, cookies[at % SEATS], ids[warm + Math.floor(at / SEATS)]),
  );
  await pause(300);
  const seated = await server.memory();
  for (const socket of sockets) socket.terminate();
  await server.close();
  remove();
  const per = (more, less, count) => ({
    resident: (more.rss - less.rss) / count / 1024,
    heap: (more.heapUsed + more.external - less.heapUsed - less.external) / count / 1024,
  });
  return { table: per(loaded, empty, tables - warm), seat: per(seated, loaded, (tables - warm) * SEATS) };
}

/** The size of a SQLite file with everything in it. */
function fileSize(file) {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return statSync(file).size;
}

/** How much the file grows with each finished game of four, and how many entries that is. */
export async function measureGrowth({ rounds, games, mode }) {
  const { folder, remove } = temporaryFolder();
  const dataDir = join(folder, 'data');
  const server = await startOurServer(dataDir);
  const cookies = await guestsAt(server.url);
  const results = [];
  let size = fileSize(join(dataDir, 'tables.sqlite'));
  for (let round = 0; round < rounds; round++) {
    let moves = 0;
    await inTurns(games, 10, async (at) => {
      const table = await BusyTable.open(server.url, cookies, `growth ${round} ${at}`, { mode });
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
