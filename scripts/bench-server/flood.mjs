// How much memory one guest can make a server take, whatever comes over its sockets.
import { join } from 'node:path';
import { FRAME_FLOODS, flood, REQUEST_FLOODS } from '../../test/server/floods.ts';
import { startOurServer, temporaryFolder } from './processes.mjs';
import { BusyTable, newGuest } from './tables.mjs';

/** As many sockets as an address may have. */
const SOCKETS = 200;
/** A page that comes is sent at most so many entries at once. */
const ENTRIES = 195;
const USUAL_LIMITS = { LIMIT_FACTOR: '1', CONNECTIONS_PER_ADDRESS: '200' };

const MEGABYTE = 2 ** 20;

async function longTable(dataDir) {
  const server = await startOurServer(dataDir);
  const cookies = await Promise.all([1, 2, 3, 4].map(() => newGuest(server.url)));
  const table = await BusyTable.open(server.url, cookies, 'flood', { mode: 'experienced' });
  for (let moves = 5; moves < ENTRIES && !table.isOver; moves++) await table.move();
  table.close();
  await server.close();
  return { cookie: cookies[0], table: table.id };
}

/** The most a fresh server takes during a flood, and what it keeps of it, in megabytes. */
async function growthBy({ name, sockets, seconds }, dataDir, { cookie, table }) {
  const server = await startOurServer(dataDir, USUAL_LIMITS);
  const attacked = { url: server.url, cookie, table };
  // What a server needs to do anything at all is not counted.
  await flood(attacked, name, { sockets: 2, milliseconds: 2000 });
  const { rss: before } = await server.memory();
  await flood(attacked, name, { sockets, milliseconds: seconds * 1000 });
  const { rss, peak } = await server.memory();
  await server.close();
  return { name, sockets, most: (peak - before) / MEGABYTE, kept: (rss - before) / MEGABYTE };
}

/** One flood after another, by a single socket and by as many as may be. */
export async function measureFloods({ seconds }) {
  const { folder, remove } = temporaryFolder();
  const dataDir = join(folder, 'data');
  const long = await longTable(dataDir);
  const results = [];
  for (const name of Object.keys({ ...FRAME_FLOODS, ...REQUEST_FLOODS })) {
    for (const sockets of [1, SOCKETS]) {
      const growth = await growthBy({ name, sockets, seconds }, dataDir, long);
      results.push(growth);
      const { most, kept } = growth;
      console.error(`${name}, ${sockets} sockets: ${most.toFixed(0)} MB, ${kept.toFixed(0)} MB kept`);
    }
  }
  remove();
  return results;
}
