import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn, SettingError, urlOf } from './address.ts';
import { type Served, serve } from './serve.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))});`;
let folder: string;
let served: Served;

beforeAll(async () => {
  const above = await mkdtemp(join(tmpdir(), 'fearsome-floors-server-'));
  folder = join(above, 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(above, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  await writeFile(join(folder, 'assets/main-abc123.js'), SCRIPT);
  await writeFile(join(folder, 'icon.png'), 'not really');
  served = await serve(folder, { host: '127.0.0.1', port: 0, anyPort: false });
});
afterAll(async () => {
  await served.close();
  await rm(join(folder, '..'), { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Asks for a path exactly as written, which fetch would tidy up. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.url);
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });

describe('files', () => {
  test('the page is at / and is asked for again each time', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<!doctype html>');
  });

  test('files with a hash in their name may be kept for good', async () => {
    const { headers } = await ask('/assets/main-abc123.js?x=1');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('what the client knows is not sent again', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('HEAD gives the headers only, other methods nothing', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  test('each answer keeps strangers out', async () => {
    for (const path of ['/', '/nowhere', '/assets/main-abc123.js']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s, where the client takes it', async (encoding, unpack) => {
    const { headers, body } = await ask('/assets/main-abc123.js', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test('none where the client refuses it, and none for pictures', async () => {
    const plain = await ask('/assets/main-abc123.js', { 'accept-encoding': 'br;q=0, identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const picture = await ask('/icon.png', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/..\\secret.txt',
  '//etc/passwd',
  '/%',
  '/assets',
  '/%00',
])('%s leads nowhere', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('secret');
});

describe('the address', () => {
  test('is 127.0.0.1:8080 unless the environment says otherwise', () => {
    expect(addressIn({})).toEqual({ host: '127.0.0.1', port: 8080, anyPort: true });
    expect(addressIn({ PORT: '3000', HOST: '0.0.0.0' })).toEqual({
      host: '0.0.0.0',
      port: 3000,
      anyPort: false,
    });
  });

  test.each(['http', '-1', '65536', '80.5', '0x50'])('PORT=%s is refused with a reason', (PORT) => {
    expect(() => addressIn({ PORT })).toThrow(SettingError);
    expect(() => addressIn({ PORT })).toThrow(/PORT must be a whole number/);
  });

  test('HOST is checked too', () => {
    expect(() => addressIn({ HOST: 'http://x/' })).toThrow(/HOST must be/);
  });

  test('is written as a browser wants it', () => {
    expect(urlOf('0.0.0.0', 80)).toBe('http://localhost:80/');
    expect(urlOf('::1', 80)).toBe('http://[::1]:80/');
  });

  test('a taken port: the next one, or the reason where this very one was wanted', async () => {
    const blocker = createServer();
    const port = await new Promise<number>((resolve) =>
      blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port)),
    );
    const other = await serve(folder, { host: '127.0.0.1', port, anyPort: true });
    expect(Number(new URL(other.url).port)).toBeGreaterThan(port);
    await other.close();
    await expect(serve(folder, { host: '127.0.0.1', port, anyPort: false })).rejects.toThrow(/is in use/);
    await new Promise((resolve) => blocker.close(resolve));
  });
});

test('a folder without a page is refused', async () => {
  await expect(serve(join(folder, 'assets'), { host: '127.0.0.1', port: 0, anyPort: false })).rejects.toThrow(
    /build the page first/,
  );
});
