import { describe, expect, test } from 'vitest';
import { Api, ApiFailure } from './api.ts';

/** An API whose server answers like this, and what it was asked. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = [];
  const api = new Api('https://floors.example.org/game/api/', (address, init) => {
    asked.push({ address, init });
    return Promise.resolve().then(answer);
  });
  return { api, asked };
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('requests to the server', () => {
  test('go beside the page, with the guest’s cookie, and are never answered from a cache', async () => {
    const { api, asked } = answering(() => json({ entries: [], number: 3 }));
    expect(await api.entries('a table', 7)).toEqual({ entries: [], number: 3 });
    expect(asked[0]?.address).toBe('https://floors.example.org/game/api/tables/a%20table/entries?after=7');
    expect(asked[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin', cache: 'no-store' });
    expect(api.socket).toBe('wss://floors.example.org/game/api/socket');
  });

  test('carry what is wanted as JSON', async () => {
    const { api, asked } = answering(() => json({ name: undefined, pushKey: undefined }));
    await api.claim('a-token', true);
    expect(asked[0]?.init.body).toBe('{"token":"a-token","joins":true}');
    expect(asked[0]?.init.headers).toEqual({ 'content-type': 'application/json' });
  });

  const problemOf = async (answer: () => Response | Promise<Response>): Promise<string> => {
    const failure = await answering(answer)
      .api.lobby()
      .catch((error: unknown) => error);
    if (!(failure instanceof ApiFailure)) throw new Error('it was done');
    return failure.problem;
  };

  test('that are refused say the server’s own reason', async () => {
    const error = { problem: 'too-fast', message: 'wait' };
    expect(await problemOf(() => json({ error }, 429))).toBe('too-fast');
  });

  test('where nobody answers, or only a host of files, say which', async () => {
    expect(await problemOf(() => Promise.reject(new TypeError('failed to fetch')))).toBe('unreachable');
    expect(await problemOf(() => new Response('bad gateway', { status: 502 }))).toBe('unreachable');
    expect(await problemOf(() => new Response('not found', { status: 404 }))).toBe('no-server');
    expect(await problemOf(() => new Response('<!doctype html>', { status: 200 }))).toBe('no-server');
  });
});
