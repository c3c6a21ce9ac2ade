import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/server/postgres.ts';
import { tableOf } from '../../test/server/table-state.ts';
import type { ClientWish, ServerMessage, Wish } from '../protocol/index.ts';
import { Random } from '../rules/index.ts';
import { SETTINGS } from './client.fixture.ts';
import { systemClock as clock } from './clock.ts';
import { type Guest, Guests } from './guests.ts';
import { newLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { rematchOf, tagOf } from './secrets.ts';
import { openStore, type Store, StoreAway, StoreWatch } from './store/index.ts';
import { Tables, type Visitor } from './tables/index.ts';
import { WhoIsWho } from './who-is-who.ts';

/** Random schedules of all that changes owners; FC_RUNS asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 100);
/** So many schedules side by side. */
const TOGETHER = 10;
const DEEDS = 14;
const DEVICES = 4;
const SEATS = 5;
const COLOURS = ['red', 'blue', 'green', 'yellow', 'beige'] as const;

/** A server without its sockets. */
class House {
  readonly guests: Guests;
  readonly tables: Tables;
  /** All pages have to come again. */
  isInDoubt = false;
  readonly #metrics = new Metrics();

  constructor(store: Store) {
    const whoIsWho = new WhoIsWho();
    const watch = new StoreWatch(store, clock, () => undefined);
    this.tables = new Tables({
      ...{ store, watch, clock, whoIsWho, metrics: this.#metrics },
      log: newLog('silent'),
      thinker: { think: () => new Promise(() => undefined), close: async () => undefined },
      tag: (guest, table) => tagOf('key', guest, table),
      rematchOf: (table) => rematchOf('key', table),
      botDelay: 0,
      startedAt: 0,
      callToTable: () => undefined,
      isStopping: () => false,
    });
    const moved = (devices: ReadonlySet<string> | undefined): void => {
      this.isInDoubt ||= devices === undefined;
      if (devices === undefined) this.tables.doubtGuests();
      else this.tables.guestsMoved();
    };
    this.guests = new Guests({ store, watch, clock, whoIsWho, key: 'key', moved });
  }

  async close(): Promise<void> {
    await this.tables.close();
    this.#metrics.close();
  }
}

/** A machine that is busy may be too slow for the store's patience. */
async function stubbornly<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
    }
  }
}

let wishes = 0;

/** A page at a table; it hears the first message of some types. */
async function hear<Type extends ServerMessage['type']>(
  house: House,
  guest: Guest,
  table: string,
  types: readonly Type[],
  go: (table: NonNullable<Awaited<ReturnType<Tables['find']>>>, visitor: Visitor) => void,
): Promise<Extract<ServerMessage, { type: Type }>> {
  const live = await house.tables.find(table);
  if (live!.isClosed) return hear(house, guest, table, types, go);
  return new Promise((resolve, reject) => {
    let isOpen = true;
    const visitor: Visitor = {
      get guest() {
        return guest.guest;
      },
      get isOpen() {
        return isOpen;
      },
      device: guest.device,
      name: guest.name,
      send: (bytes) => {
        const message = JSON.parse(String(bytes)) as ServerMessage;
        if (!(types as readonly string[]).includes(message.type)) return;
        isOpen = false;
        live!.leave(visitor);
        resolve(message as Extract<ServerMessage, { type: Type }>);
      },
      dismiss: (_, message) => reject(new Error(message)),
    };
    go(live!, visitor);
  });
}

interface Device {
  readonly name: string;
  readonly request: IncomingMessage;
  /** As it was when its page connected. */
  page: Guest;
}

/** A few devices and tables, and what is done with them. */
class Schedule {
  readonly #store: Store;
  #houses: readonly House[];
  readonly #random: Random;
  readonly #devices: Device[] = [];
  readonly #tables: string[] = [];

  constructor(store: Store, houses: readonly House[], seed: string) {
    this.#store = store;
    this.#houses = houses;
    this.#random = new Random(seed);
  }

  get #house(): House {
    return this.#random.pick(this.#houses);
  }

  async begin(): Promise<this> {
    const { guests, tables } = this.#houses[0]!;
    for (let at = 0; at < DEVICES; at++) {
      const { guest, cookie } = await stubbornly(() => guests.add(false));
      const request = { headers: { cookie: cookie.split(';')[0] } } as IncomingMessage;
      this.#devices.push({ name: `Device ${at}`, request, page: guest });
    }
    for (const { page } of this.#devices.slice(0, 2))
      this.#tables.push(await stubbornly(() => tables.open(page.device, { ...SETTINGS, seats: SEATS })));
    return this;
  }

  /** The servers were started again. */
  async moveTo(houses: readonly House[]): Promise<void> {
    this.#houses = houses;
    for (const device of this.#devices) device.page = await this.#come(houses[0]!, device);
  }

  /** All at once, or one after another, as it comes. */
  async run(): Promise<void> {
    const begun: Promise<unknown>[] = [];
    for (let deed = 0; deed < DEEDS; deed++) {
      const done = this.#deed().catch((error: unknown) => {
        if (!(error instanceof StoreAway)) throw error;
      });
      begun.push(done);
      if (this.#random.below(3) === 0) await done;
    }
    await Promise.all(begun);
  }

  async #deed(): Promise<unknown> {
    const house = this.#house;
    const device = this.#random.pick(this.#devices);
    const other = this.#random.pick(this.#devices);
    const table = this.#random.pick(this.#tables);
    const seat = this.#random.below(SEATS);
    // A page that was open before, or one that opens now.
    if (this.#houses.length > 1 || this.#random.below(2) === 0) device.page = await this.#come(house, device);
    const wish = (wanted: Wish) => this.#wish(house, device, table, wanted);
    switch (this.#random.below(12)) {
      case 0:
      case 1:
      case 2:
        return wish({ type: 'sit', seat, name: device.name, colour: COLOURS[seat]! });
      case 3:
        return wish({ type: 'stand', seat });
      case 4:
        return this.#random.below(3) === 0 ? wish({ type: 'start' }) : wish({ type: 'hand-on', seat });
      case 5:
        return wish({ type: 'give-up', seat });
      case 6:
      case 7:
      case 8:
        return house.guests.claimTransfer(
          device.page,
          (await house.guests.offerTransfer(await this.#come(house, other))).token,
        );
      case 9:
        return house.guests.leave(device.page);
      case 10: {
        const devices = await house.guests.devices(device.page);
        return house.guests.signOut(device.page, this.#random.pick(devices).id);
      }
      default:
        return this.#random.below(10) === 0 ? house.tables.sweep(0) : undefined;
    }
  }

  async #come(house: House, { request }: Device): Promise<Guest> {
    return (await stubbornly(() => house.guests.of(request)))!;
  }

  #wish(house: House, device: Device, table: string, wanted: Wish) {
    const wish = { ...wanted, id: `wish-${String(wishes++).padStart(8, '0')}` } as ClientWish;
    return hear(house, device.page, table, ['done', 'refused'], (live, visitor) => live.wish(visitor, wish));
  }

  /** Every seat has the owner who sat down, every owner is a person with a device, and the server knows it. */
  async check(): Promise<void> {
    const house = this.#houses[0]!;
    const persons = new Map<string, string>();
    for (const device of this.#devices) {
      const fresh = await this.#come(house, device);
      persons.set(fresh.device, fresh.guest);
      if (!house.isInDoubt) expect(device.page.guest).toBe(fresh.guest);
    }
    for (const person of persons.values()) expect(persons.get(person)).toBe(person);
    for (const table of this.#tables) {
      const stored = (await stubbornly(() => this.#store.table(table)))!;
      const { seats } = tableOf(await stubbornly(() => this.#store.entries(table, -1, 1000)));
      const sat = seats.flatMap(({ sitter, standIn }, seat) => {
        if (sitter.kind !== 'guest' || standIn === 'for-good') return [];
        const guest = this.#devices.find(({ name }) => name === sitter.name)!.page.device;
        return [{ seat, guest, person: persons.get(guest) }];
      });
      expect(stored.owners).toEqual(sat);
      expect(stored.host.person).toBe(persons.get(stored.host.guest));
      for (const device of this.#devices) {
        const guest = await this.#come(house, device);
        const own = sat.filter(({ person }) => person === guest.guest).map(({ seat }) => seat);
        const welcome = await hear(house, guest, table, ['welcome'], (live, visitor) =>
          live.enter(visitor, { number: -1, at: undefined }),
        );
        expect(welcome.seats).toEqual(own);
      }
    }
  }
}

/** Some schedules side by side, through restarts. Several stores stand for several processes, each with tables in memory. */
async function runAll(stores: readonly Store[], seeds: readonly string[]): Promise<void> {
  let houses = stores.map((store) => new House(store));
  const random = new Random(seeds[0]!);
  const schedules = await Promise.all(seeds.map((seed) => new Schedule(stores[0]!, houses, seed).begin()));
  for (const isLast of [false, true]) {
    await Promise.all(schedules.map((schedule) => schedule.run()));
    // What another process has done is known to one that has just begun.
    if (isLast ? stores.length > 1 : random.below(2) === 0) {
      await Promise.all(houses.map((house) => house.close()));
      houses = stores.map((store) => new House(store));
      await Promise.all(schedules.map((schedule) => schedule.moveTo(houses)));
    }
  }
  for (const [at, schedule] of schedules.entries()) {
    await schedule.check().catch((error: unknown) => {
      throw new Error(`with the seed ${seeds[at]}`, { cause: error });
    });
  }
  await Promise.all(houses.map((house) => house.close()));
}

/** So many servers at once, each with its own tables and guests. */
async function runMany(stores: readonly Store[], count: number, atOnce: number): Promise<void> {
  const seeds = Array.from({ length: count }, (_, at) => `${process.env['FC_SEED']}/${at}`);
  const work = async (): Promise<void> => {
    while (seeds.length > 0) await runAll(stores, seeds.splice(0, TOGETHER));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

describe('devices are joined and parted while seats are taken, left, renumbered and handed on: none is lost', () => {
  test(`SQLite: ${RUNS} schedules`, { timeout: 1_800_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-owners-'));
    const store = await openStore({ file: join(folder, 'tables.sqlite') });
    await runMany([store], RUNS, 20);
    await store.close();
    await rm(folder, { recursive: true });
  });

  describe('PostgreSQL', () => {
    let server: TestPostgres;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());

    test.each([
      ['one process', 1],
      ['two processes', 2],
    ])('%s', { timeout: 600_000 }, async (_, processes) => {
      const databaseUrl = await server.newDatabase();
      const stores = await Promise.all(Array.from({ length: processes }, () => openStore({ databaseUrl })));
      await runMany(stores, Math.ceil(RUNS / 10), 2);
      await Promise.all(stores.map((store) => store.close()));
    });
  });
});
