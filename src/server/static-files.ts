import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SettingError } from './address.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.ffr': 'application/x-ndjson; charset=utf-8',
};
/** Pictures of pixels are compressed already. */
const PACKED = new Set(['.png', '.ico']);

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const BROTLI_QUALITY = 9;
const PACKERS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** A file to be served. All are held in memory, so that no request can reach anything else. */
export class StaticFile {
  readonly type: string;
  readonly tag: string;
  /** Its name changes when it does, so that it may be kept for good. */
  readonly immutable: boolean;
  readonly body: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  readonly #packs: boolean;

  constructor(path: string, body: Buffer) {
    const extension = extname(path);
    this.type = TYPES[extension] ?? 'application/octet-stream';
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.immutable = path.startsWith('/assets/');
    this.body = body;
    this.#packs = !PACKED.has(extension);
  }

  /** The best of the encodings a client takes, as its Accept-Encoding header says. */
  encodingFor(accepted: string): Encoding | undefined {
    if (!this.#packs) return undefined;
    const taken = accepted
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]!.trim());
    return ENCODINGS.find((encoding) => taken.includes(encoding));
  }

  packed(encoding: Encoding): Promise<Buffer> {
    const ready = this.#packed.get(encoding) ?? PACKERS[encoding](this.body);
    this.#packed.set(encoding, ready);
    return ready;
  }
}

/** All files of a built page by their path in the address, `/` for its index.html. */
export async function readPage(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, StaticFile>();
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile()) return;
      const place = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, place).split(sep).join('/')}`;
      files.set(path, new StaticFile(path, await readFile(place)));
    }),
  );
  const index = files.get('/index.html');
  if (index === undefined)
    throw new SettingError(`there is no index.html in ${folder}; build the page first`);
  return files.set('/', index);
}
