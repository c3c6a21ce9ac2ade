import type { RequestListener, Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  claimSchema,
  type Devices,
  endPushSchema,
  type Lobby,
  lookSchema,
  type Me,
  type MyGames,
  openTableSchema,
  pushSchema,
  signOutSchema,
  type TransferLook,
} from '../../protocol/index.ts';
import { ALWAYS } from '../answer.ts';
import type { Guest } from '../guests.ts';
import { addressKey } from '../limits.ts';
import type { Parts } from '../parts.ts';
import { isPublicEndpoint } from '../push/index.ts';
import { type GuestId, type OwnTable, StoreAway } from '../store/index.ts';
import { checkSettings } from '../tables/index.ts';
import { lobbyOf } from './lobby.ts';
import { answerTo, NotDone, tooFast } from './not-done.ts';
import { addPastRoutes } from './past.ts';
import { addWellBeing, isAboutWellBeing, type WellBeingParts } from './well-being.ts';

const GAMES_LISTED = 100;
const MOST_PUSH_TARGETS = 10;
const LONGEST_BODY = 16_384;
const DAY = 86_400_000;

type ApiParts = Pick<Parts, 'store' | 'tables' | 'clock' | 'guests' | 'push' | 'log'> & WellBeingParts;

/** The requests over HTTP, as src/protocol/api.ts lists them. */
export function newApi(
  parts: ApiParts,
  serverFactory: (handler: RequestListener) => Server,
): FastifyInstance {
  const api = Fastify({ serverFactory, bodyLimit: LONGEST_BODY, logger: false, exposeHeadRoutes: false });
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...ALWAYS, 'Cache-Control': 'no-store' });
    // Whoever watches over the server is always answered.
    if (!isAboutWellBeing(request)) checkRequest(parts, request);
  });
  api.setErrorHandler((error: Error, request, reply) => {
    const { status, body } = answerTo(error);
    // Who watches the store tells of it, once.
    if (error instanceof StoreAway) parts.watch.noteAway(error);
    else if (status >= 500 && !(error instanceof NotDone)) {
      parts.log.error(
        { err: error, method: request.method, route: request.routeOptions.url },
        'a request failed',
      );
    }
    return reply.code(status).send(body);
  });
  api.setNotFoundHandler((_, reply) =>
    reply.code(404).send(answerTo(new NotDone(404, 'bad-message', 'there is no such request')).body),
  );
  addGuestRoutes(api, parts);
  addDeviceRoutes(api, parts);
  addTableRoutes(api, parts);
  addPastRoutes(api, parts);
  addPushRoutes(api, parts);
  addWellBeing(api, parts);
  return api;
}

function checkRequest({ isStopping, origins, limits }: ApiParts, { raw }: FastifyRequest): void {
  if (isStopping()) throw new NotDone(503, 'stopping', 'the server restarts: try again in a few seconds');
  if (!origins.isAllowed(raw))
    throw new NotDone(403, 'forbidden', 'requests from other sites are not answered');
  if (!limits.allows('requests', addressKey(origins.addressOf(raw)))) throw tooFast();
}

/** What a schema makes of what came; anything else is answered with 400. */
function parsed<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  value: unknown,
): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new NotDone(400, 'bad-message', 'the request is not as docs/online.md says');
}

async function guestOf({ guests }: ApiParts, { raw }: FastifyRequest): Promise<Guest> {
  const guest = await guests.of(raw);
  if (guest === undefined)
    throw new NotDone(401, 'forbidden', 'the server does not know this device: load the page again');
  return guest;
}

/** The guest of the cookie, or a new one with a new cookie. */
async function guestOrNew(parts: ApiParts, request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
  const { guests, origins, limits } = parts;
  const known = await guests.of(request.raw);
  if (known !== undefined) return known;
  if (!limits.allows('guestsOfAddress', addressKey(origins.addressOf(request.raw)))) throw tooFast();
  const { cookie, guest } = await guests.add(origins.isSecure(request.raw));
  reply.header('Set-Cookie', cookie);
  return guest;
}

const me = ({ push }: ApiParts, { name }: Pick<Guest, 'name'>): Me => ({ name, pushKey: push.publicKey });

/** A closed table is nobody's any more. */
const gamesOf = async ({ store }: ApiParts, guest: GuestId): Promise<readonly OwnTable[]> =>
  (await store.gamesOf(guest, GAMES_LISTED)).filter(({ summary }) => summary.phase !== 'closed');

function addGuestRoutes(api: FastifyInstance, parts: ApiParts): void {
  const { guests } = parts;

  api.get(
    '/api/me',
    async (request, reply): Promise<Me> => me(parts, await guestOrNew(parts, request, reply)),
  );

  api.get('/api/my-games', async (request): Promise<MyGames> => {
    const { device } = await guestOf(parts, request);
    const games = await gamesOf(parts, device);
    return { games: games.map(({ summary, seats, host }) => ({ ...summary, mine: seats, host })) };
  });

  api.post('/api/transfer', async (request) => guests.offerTransfer(await guestOf(parts, request)));
}

const noSuchLink = (): NotDone =>
  new NotDone(
    404,
    'forbidden',
    'this link was used before or is too old: make a new one on the other device',
  );

/** Joining devices and parting them. */
function addDeviceRoutes(api: FastifyInstance, parts: ApiParts): void {
  const { guests } = parts;
  api.post('/api/transfer/look', async (request): Promise<TransferLook> => {
    const { token } = parsed(lookSchema, request.body);
    const from = await guests.lookAtTransfer(token);
    if (from === undefined) throw noSuchLink();
    const here = await guests.of(request.raw);
    return {
      from: { name: from.name, games: (await gamesOf(parts, from.guest)).length },
      here: { name: here?.name, games: here === undefined ? 0 : (await gamesOf(parts, here.device)).length },
      same: here?.guest === from.person,
    };
  });

  api.post('/api/transfer/claim', async (request, reply): Promise<Me> => {
    const { token, joins = false } = parsed(claimSchema, request.body);
    const guest = await guestOrNew(parts, request, reply);
    const from = await guests.lookAtTransfer(token);
    if (from === undefined) throw noSuchLink();
    if (!joins && from.person !== guest.guest && (await gamesOf(parts, guest.device)).length > 0) {
      throw new NotDone(
        409,
        'would-join',
        'this device has games of its own: they would belong to both; ask, and say so with joins',
      );
    }
    if (!(await guests.claimTransfer(guest, token))) throw noSuchLink();
    return me(parts, from);
  });

  api.get('/api/devices', async (request): Promise<Devices> => {
    const devices = await guests.devices(await guestOf(parts, request));
    return {
      devices: devices.map(({ id, isThis, name, added, joined, seen }) => ({
        id,
        this: isThis,
        name,
        addedAt: added,
        joinedAt: joined,
        lastSeen: seen - (seen % DAY),
      })),
    };
  });

  api.post('/api/devices/leave', async (request): Promise<Me> => {
    await guests.leave(await guestOf(parts, request));
    return me(parts, await guestOf(parts, request));
  });

  api.post('/api/devices/sign-out', async (request) => {
    const { device } = parsed(signOutSchema, request.body);
    if (await guests.signOut(await guestOf(parts, request), device)) return {};
    throw new NotDone(404, 'forbidden', 'there is no such device among yours: look at the list again');
  });
}

function addTableRoutes(api: FastifyInstance, parts: ApiParts): void {
  const { store, tables, limits, origins } = parts;

  api.post('/api/tables', async (request, reply): Promise<{ id: string }> => {
    const { settings, name } = parsed(openTableSchema, request.body);
    const refusal = checkSettings(settings);
    if (refusal !== undefined) throw new NotDone(422, refusal.problem, refusal.message);
    const { guest, device } = await guestOrNew(parts, request, reply);
    const address = addressKey(origins.addressOf(request.raw));
    if (!limits.allows('tablesOfGuest', guest) || !limits.allows('tablesOfAddress', address)) throw tooFast();
    if (name !== undefined) await store.nameGuest(device, name);
    return { id: await tables.open(device, settings) };
  });

  api.get('/api/tables', (): Promise<Lobby> => lobbyOf(parts));
}

function addPushRoutes(api: FastifyInstance, parts: ApiParts): void {
  const { store, push } = parts;

  api.put('/api/push', async (request) => {
    const { endpoint, keys } = parsed(pushSchema, request.body);
    const { guest, device } = await guestOf(parts, request);
    if (push.publicKey === undefined) throw new NotDone(409, 'not-now', 'Web Push is off on this server');
    if (!isPublicEndpoint(endpoint))
      throw new NotDone(422, 'forbidden', 'this is no address of a push service');
    const targets = await store.pushTargets(guest);
    if (targets.length >= MOST_PUSH_TARGETS && targets.every((target) => target.endpoint !== endpoint)) {
      throw new NotDone(409, 'too-big', 'too many devices are called already: switch it off on another one');
    }
    await store.addPush(device, { endpoint, ...keys });
    return {};
  });

  api.delete('/api/push', async (request) => {
    const { endpoint } = parsed(endPushSchema, request.body);
    const { guest } = await guestOf(parts, request);
    await store.endPush(guest, endpoint);
    return {};
  });
}
