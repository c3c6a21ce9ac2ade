import { createServer, type RequestListener, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { Painter } from '../pictures/painter/index.ts';
import { SettingError, urlOf } from './address.ts';
import { answer } from './answer.ts';
import { BotPool } from './bots/index.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { guarded, guardedClock } from './guarded.ts';
import { Guests } from './guests.ts';
import { Housekeeping } from './housekeeping.ts';
import { newApi } from './http/index.ts';
import { Limits } from './limits.ts';
import { type Draws, Links } from './links/index.ts';
import { type Log, newLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { Origins } from './origins.ts';
import type { Parts } from './parts.ts';
import { NO_PUSH, openPush, type Push } from './push/index.ts';
import { keptFile, newSecret, rematchOf, tagOf } from './secrets.ts';
import { closed, listen, packAll, type Served } from './serve.ts';
import { requestCounter, Sockets } from './sockets/index.ts';
import { readPage, type StaticFile } from './static-files.ts';
import { openStore, type Store, StoreWatch } from './store/index.ts';
import { Tables } from './tables/index.ts';
import { WhoIsWho } from './who-is-who.ts';

/** What tests put in the place of the real thing. */
export type Substitutes = Partial<
  Pick<Parts, 'store' | 'clock' | 'thinker' | 'log' | 'push'> & { readonly painter: Draws }
>;

export interface RunningServer extends Served {
  readonly tables: Tables;
  /** Stops taking wishes, finishes what it has, tells everyone, and closes. */
  close(): Promise<void>;
  /** Something threw where nothing caught it: it is logged and counted, and the games go on. */
  failed(error: unknown): void;
}

/** Whoever takes longer to send a request, or reads nothing of its answer for so long, keeps a connection for nothing. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
} as const;
const IDLE_SOCKET = 30_000;
const OUR_PATHS = /^\/(api|healthz|readyz|metrics)(\/|\?|$)/;

/** Pages and online play on one port. */
export async function startServer(
  config: Config,
  folder: string | undefined,
  substitutes: Substitutes = {},
): Promise<RunningServer> {
  const files = folder === undefined ? new Map<string, StaticFile>() : await readPage(folder);
  const { log = newLog(config.logLevel) } = substitutes;
  const clock = guardedClock(substitutes.clock ?? systemClock, log);
  const key = config.secretKey ?? (await keptFile(config.dataDir, 'secret.key', newSecret));
  const store = substitutes.store ?? (await openedStore(config));
  const metrics = new Metrics();
  const thinker = substitutes.thinker ?? new BotPool({ threads: config.botThreads, log, metrics });
  const push = substitutes.push ?? (await pushFor(config, { store, log, metrics }));

  let stopping = false;
  const isStopping = (): boolean => stopping;
  const tellStore = (away: boolean, why?: Error): void => {
    if (away) log.error({ reason: why?.message }, 'the store is away');
    else log.info('the store is back');
    tables.tellStore(away);
  };
  const watch = new StoreWatch(store, clock, guarded(log, 'telling of the store', tellStore));
  const whoIsWho = new WhoIsWho();
  const tables: Tables = new Tables({
    ...{ store, watch, clock, log, metrics, thinker, whoIsWho, isStopping },
    tag: (guest, table) => tagOf(key, guest, table),
    rematchOf: (table) => rematchOf(key, table),
    botDelay: config.botDelay,
    startedAt: clock.now(),
    callToTable: (guest, table) => {
      if (!sockets.isConnected(guest)) push.call(guest, table);
    },
  });
  const guests = new Guests({
    ...{ store, watch, clock, whoIsWho, key },
    moved: (devices) => {
      if (devices === undefined) tables.doubtGuests();
      else tables.guestsMoved();
      sockets.sendAway(devices);
    },
  });
  const origins = new Origins(config);
  const limits = new Limits(config.limitFactor, clock);
  const { metricsToken, connectionsPerAddress, trustProxy } = config;
  const parts = {
    ...{ store, watch, clock, log, metrics, tables, guests, origins, limits, push, isStopping },
    ...{ metricsToken, connectionsPerAddress, trustProxy },
  };
  const housekeeping = new Housekeeping(parts);
  const painter = substitutes.painter ?? new Painter();
  const index = files.get('/index.html');
  const links = index && new Links({ ...parts, painter }, index);
  const server = createServer(PATIENCE).setTimeout(IDLE_SOCKET);
  const api = newApi(parts, (handler) => routed(server, handler, { files, links, log }));
  const sockets = new Sockets(server, parts);

  const close = async (): Promise<void> => {
    stopping = true;
    log.info('stopping');
    housekeeping.close();
    await withinReason(tables.close());
    watch.close();
    await sockets.close();
    await thinker.close();
    await painter.close();
    await closed(server);
    metrics.close();
    await store.close();
    log.info('stopped');
  };

  const failed = (error: unknown): void => {
    metrics.failures.inc();
    log.fatal({ err: error }, 'an error that nothing caught; the server goes on');
  };

  await api.ready();
  try {
    const port = await listen(server, config.address);
    server.on('error', (error) => log.error({ err: error }, 'a newcomer could not be let in'));
    void packAll(files).then(() => links?.warmUp());
    const url = urlOf(config.address.host, port);
    log.info({ url }, 'started');
    return { url, tables, close: once(close), failed };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openedStore({ store }: Config): Promise<Store> {
  try {
    return await openStore(store);
  } catch (error) {
    const { message, code = 'it gave no reason' } = error as NodeJS.ErrnoException;
    const where = 'file' in store ? `DATA_DIR: ${store.file}` : 'DATABASE_URL';
    throw new SettingError(`the tables can't be opened (${where}): ${message || code}`);
  }
}

const pushFor = (config: Config, parts: Parameters<typeof openPush>[2]): Promise<Push> | Push =>
  config.pushContact === undefined ? NO_PUSH : openPush(config.pushContact, config.dataDir, parts);

interface Answering {
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Undefined where only online play is served. */
  readonly links: Links | undefined;
  readonly log: Log;
}

/** Files and links are answered without any framework; only our own paths go to it. */
function routed(server: Server, handler: RequestListener, { files, links, log }: Answering): Server {
  const isCounted = requestCounter();
  const take: RequestListener = (request, response) => {
    if (!isCounted(request, response)) return;
    if (OUR_PATHS.test(request.url ?? '')) {
      handler(request, response);
      return;
    }
    const said = async (): Promise<void> => {
      if ((await links?.answer(request, response)) !== true) await answer(request, response, files);
    };
    said().catch((error: unknown) => {
      log.error({ err: error }, 'a file could not be sent');
      response.destroy();
    });
  };
  return server.on('request', guarded(log, 'a request', take));
}

function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}

/** What takes longer to finish than this is left as the store has it. */
const FINISHING_TIME = 6000;
const withinReason = (work: Promise<void>): Promise<void> =>
  Promise.race([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, FINISHING_TIME).unref();
    }),
  ]);

/**
 * Left alone, V8 lets a small heap grow fourfold before it looks for garbage in it. Every connection leaves some behind that only this
 * finds: thousands that come and go would take memory that nobody uses.
 */
export const collectSooner = (): void => setFlagsFromString('--heap-growing-percent=60');
