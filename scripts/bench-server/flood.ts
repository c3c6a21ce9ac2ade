// How much memory one guest can make a server take, whatever comes over its sockets.
import { join } from 'node:path';
import { type Attacked, FRAME_FLOODS, flood, REQUEST_FLOODS } from '../../test/server/floods.ts';
import { BusyTable } from './busy-table.ts';
import { guestsAt } from './measure.ts';
import { startOurServer, temporaryFolder } from './processes.ts';

/** As many sockets as an address may have. */
const SOCKETS = 200;
/** A page that comes is sent at most so many entries at once. */
const ENTRIES = 195;
const USUAL_LIMITS = { LIMIT_FACTOR: '1', CONNECTIONS_PER_ADDRESS: '200' };

const MEGABYTE = 2 ** 20;

interface Flood {
  readonly name: string;
  readonly sockets: number;
}

/** The most a server took during a flood, and what it kept of it, in megabytes. */
interface Growth extends Flood {
  readonly most: number;
  readonly kept: number;
}

async function longTable(dataDir: string): Promise<Omit<Attacked, 'url'>> {
  const server = await startOurServer(dataDir);
  const guests = await guestsAt(server);
  const table = await BusyTable.open(guests, 'flood', { mode: 'experienced' });
  for (let moves = 5; moves < ENTRIES && !table.isOver; moves++) await table.move();
  table.close();
  await server.close();
  return { cookie: guests[0]!.cookie, table: table.id };
}

/** What a fresh server takes. */
async function growthBy(
  { name, sockets }: Flood,
  seconds: number,
  dataDir: string,
  long: Omit<Attacked, 'url'>,
): Promise<Growth> {
  const server = await startOurServer(dataDir, USUAL_LIMITS);
  const attacked = { url: server.url, ...long };
  // What a server needs to do anything at all is not counted.
  await flood(attacked, name, { sockets: 2, milliseconds: 2000 });
  const { rss: before } = await server.memory();
  await flood(attacked, name, { sockets, milliseconds: seconds * 1000 });
  const { rss, peak } = await server.memory();
  await server.close();
  return { name, sockets, most: (peak - before) / MEGABYTE, kept: (rss - before) / MEGABYTE };
}

/** One flood after another, by a single socket and by as many as may be. */
export async function measureFloods(seconds: number): Promise<Growth[]> {
  const { folder, remove } = temporaryFolder();
  const dataDir = join(folder, 'data');
  const long = await longTable(dataDir);
  const results: Growth[] = [];
  for (const name of Object.keys({ ...FRAME_FLOODS, ...REQUEST_FLOODS })) {
    for (const sockets of [1, SOCKETS]) {
      const growth = await growthBy({ name, sockets }, seconds, dataDir, long);
      results.push(growth);
      const { most, kept } = growth;
      console.error(`${name}, ${sockets} sockets: ${most.toFixed(0)} MB, ${kept.toFixed(0)} MB kept`);
    }
  }
  remove();
  return results;
}
