import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaticFile } from './static-files.ts';

/** Only what we serve ourselves may run or load; drawings set style attributes. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const ALWAYS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** For every address where nothing is; nothing of the address is in it. */
const NOTHING_HERE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>Fearsome Floors</title>
  </head>
  <body style="max-width: 30em; margin: 15vh auto; padding: 0 1em; font: 18px/1.5 system-ui, sans-serif">
    <p>There is nothing here. <a href="/">Fearsome Floors</a></p>
    <p lang="de">Hier ist nichts. <a href="/">Fearsome Floors</a></p>
    <p lang="nl">Hier is niets. <a href="/">Fearsome Floors</a></p>
    <p lang="fr">Il n’y a rien ici. <a href="/">Fearsome Floors</a></p>
  </body>
</html>
`;

/** Answers a request with one of the files. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, StaticFile>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    return;
  }
  const file = files.get(pathIn(request.url ?? '/'));
  if (file === undefined) {
    response.writeHead(404, { ...ALWAYS, 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : NOTHING_HERE);
    return;
  }
  const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const tag = encoding === undefined ? file.tag : `${file.tag.slice(0, -1)}-${encoding}"`;
  const headers = {
    ...ALWAYS,
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: tag,
  };
  if (knows(request, tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding === undefined ? file.body : await file.packed(encoding);
  const packing = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  response.writeHead(200, { ...headers, ...packing, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The path of an address, without its query; what can't be decoded names no file. */
function pathIn(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return '';
  }
}

const knows = (request: IncomingMessage, tag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);

/** A short answer in words of ours. */
export function say(
  response: ServerResponse,
  status: number,
  text: string,
  more: Record<string, string> = {},
): void {
  response.writeHead(status, { ...ALWAYS, 'Content-Type': 'text/plain; charset=utf-8', ...more });
  response.end(`${text}\n`);
}
