import type {
  ApiError,
  Devices,
  Entries,
  Lobby,
  Me,
  MyGames,
  OnlineSettings,
  Problem,
  TransferLook,
} from '../../protocol/index.ts';

import { place } from '../app/index.ts';

/** Why a request was not done: the server's reason, or what only the page can tell. */
export const PAGE_PROBLEMS = [
  'unreachable',
  'no-server', // nobody answers who knows of online play
  'no-cookies', // the server does not know this device: its cookie was not kept
] as const;
export type ApiProblem = Problem | (typeof PAGE_PROBLEMS)[number];

/** A request that was not done. */
export class ApiFailure extends Error {
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Where the server is: beside the page. */
const base = (): string => new URL('api/', place().root).href;

/** The requests to the server, one function each. */
export class Api {
  readonly #base: string;
  readonly #fetch: Fetch;

  constructor(address = base(), fetcher: Fetch = (to, init) => fetch(to, init)) {
    this.#base = address;
    this.#fetch = fetcher;
  }

  /** The address of the socket. */
  get socket(): string {
    return `${this.#base.replace(/^http/, 'ws')}socket`;
  }

  me(): Promise<Me> {
    return this.#ask('GET', 'me');
  }
  openTable(settings: OnlineSettings, name: string | undefined): Promise<{ readonly id: string }> {
    return this.#ask('POST', 'tables', { settings, ...(name !== undefined && { name }) });
  }
  lobby(): Promise<Lobby> {
    return this.#ask('GET', 'tables');
  }
  myGames(): Promise<MyGames> {
    return this.#ask('GET', 'my-games');
  }
  entries(table: string, after: number): Promise<Entries> {
    return this.#ask('GET', `tables/${encodeURIComponent(table)}/entries?after=${after}`);
  }
  async record(table: string): Promise<string> {
    return (await this.#send('GET', `tables/${encodeURIComponent(table)}/record`)).text();
  }
  transfer(): Promise<{ readonly token: string; readonly until: number }> {
    return this.#ask('POST', 'transfer');
  }
  lookAtTransfer(token: string): Promise<TransferLook> {
    return this.#ask('POST', 'transfer/look', { token });
  }
  claim(token: string, joins: boolean): Promise<Me> {
    return this.#ask('POST', 'transfer/claim', { token, joins });
  }
  devices(): Promise<Devices> {
    return this.#ask('GET', 'devices');
  }
  leaveDevices(): Promise<Me> {
    return this.#ask('POST', 'devices/leave');
  }
  async signOut(device: string): Promise<void> {
    await this.#send('POST', 'devices/sign-out', { device });
  }
  async keepPush(subscription: PushSubscriptionJSON): Promise<void> {
    await this.#send('PUT', 'push', subscription);
  }
  async endPush(endpoint: string): Promise<void> {
    await this.#send('DELETE', 'push', { endpoint });
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.#send(method, path, body);
    if (!isJson(response)) throw new ApiFailure('no-server', `${path} answers with something else`);
    return (await response.json()) as T;
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await this.#fetch(this.#base + path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    }).catch(() => {
      throw new ApiFailure('unreachable', 'nobody answers');
    });
    if (response.ok) return response;
    throw await failureIn(response);
  }
}

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') === true;

async function failureIn(response: Response): Promise<ApiFailure> {
  const said = isJson(response) ? ((await response.json().catch(() => ({}))) as Partial<ApiError>) : {};
  if (said.error !== undefined && response.status === 401)
    return new ApiFailure('no-cookies', said.error.message);
  if (said.error !== undefined) return new ApiFailure(said.error.problem, said.error.message);
  // A gateway whose server is away says so; anything else is a host of plain files.
  const problem = response.status >= 500 ? 'unreachable' : 'no-server';
  return new ApiFailure(problem, `status ${response.status}`);
}
