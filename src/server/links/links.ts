import type { IncomingMessage, ServerResponse } from 'node:http';
import { PainterBusy } from '../../pictures/painter/index.ts';
import { pathOf, type Shared, sharedAt } from '../../protocol/index.ts';
import { ALWAYS, say } from '../answer.ts';
import { addressKey } from '../limits.ts';
import type { Parts } from '../parts.ts';
import type { StaticFile } from '../static-files.ts';
import { StoreAway } from '../store/index.ts';
import { FRAMED, framedPage } from './framed-page.ts';
import { type Draws, LinkPictures } from './link-pictures.ts';
import { PICTURES, pageAt, pageTelling, textOf, upFrom } from './page-text.ts';
import { HOME, type Subject, subjectOf } from './subjects.ts';
import { languageOf } from './texts.ts';

/** Addresses of what is shared: the page itself, with what a messenger shows of it, and its picture. */

type LinksParts = Pick<Parts, 'store' | 'clock' | 'limits' | 'origins' | 'watch'> & {
  readonly painter: Draws;
};

/** A board in other people's pages: a picture that leads here. */
const EMBED = /^embed\/(.{1,4100})$/;
const PICTURE = new RegExp(`^${PICTURES}/(.{1,4100})\\.png$`);
/** Somebody's table goes on; all else stays as it is. */
const SOON = 'public, max-age=30';
const LATER = 'public, max-age=3600';

export class Links {
  readonly #parts: LinksParts;
  readonly #page: string;
  readonly #pictures: LinkPictures;

  constructor(parts: LinksParts, index: StaticFile) {
    this.#parts = parts;
    this.#page = textOf(index);
    this.#pictures = new LinkPictures(parts.painter);
  }

  /** Draws what every visitor's messenger may ask for, so that nobody waits for the thread to start. */
  async warmUp(): Promise<void> {
    await this.#pictures.drawn('home', HOME.version, HOME.picture).catch(() => {});
  }

  /** False where the address is not one of these. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0]!.slice(1);
    const isHome = path === '' || path === 'index.html';
    const wanted = PICTURE.exec(path)?.[1];
    const embedded = EMBED.exec(path)?.[1];
    const shared = sharedAt(wanted ?? embedded ?? path);
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (shared === undefined && !isHome && wanted !== 'home') return sentOn(path, response);
    if (embedded !== undefined) await this.#embed(request, response, shared!);
    else if (wanted === undefined) await this.#tell(request, response, shared);
    else await this.#show(request, response, shared);
    return true;
  }

  /** The page. Where nothing can be found out about what it is to show it says so itself; only the link then tells nothing. */
  async #tell(request: IncomingMessage, response: ServerResponse, shared: Shared | undefined): Promise<void> {
    const looked = await this.#look(request, shared);
    const path = shared === undefined ? '' : pathOf(shared);
    const language = languageOf(request.headers['accept-language']);
    const root = this.#rootAs(request);
    const page =
      looked === undefined || looked === 'nothing' || root === undefined
        ? pageAt(this.#page, path)
        : pageTelling(this.#page, { text: looked.text, version: looked.version, language, root, shared });
    const body = Buffer.from(page);
    response.writeHead(looked === 'nothing' ? 404 : 200, {
      ...ALWAYS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language',
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async #embed(request: IncomingMessage, response: ServerResponse, shared: Shared): Promise<void> {
    const looked = await this.#look(request, shared);
    if (looked === 'nothing') return say(response, 404, 'There is no such thing.');
    if (looked === undefined) return tryLater(response);
    const language = languageOf(request.headers['accept-language']);
    const body = Buffer.from(framedPage({ text: looked.text, version: looked.version, language, shared }));
    response.writeHead(200, {
      ...FRAMED,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': shared.kind === 'table' ? SOON : LATER,
      Vary: 'Accept-Language',
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** 'nothing': there is no such thing; undefined: that can't be said now. */
  async #look(
    request: IncomingMessage,
    shared: Shared | undefined,
  ): Promise<Subject | 'nothing' | undefined> {
    if (shared === undefined) return HOME;
    const { limits, watch } = this.#parts;
    const key = this.#keyOf(request);
    if (watch.isAway || !limits.allows('linksOfAddress', key)) return undefined;
    try {
      const pays = (entries: number): boolean =>
        entries <= 0 || limits.allows('entriesOfAddress', key, entries);
      return (await subjectOf(this.#parts, shared, pays)) ?? 'nothing';
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      watch.noteAway(error);
      return undefined;
    }
  }

  async #show(request: IncomingMessage, response: ServerResponse, shared: Shared | undefined): Promise<void> {
    const subject = await this.#look(request, shared);
    if (subject === 'nothing') return say(response, 404, 'There is no such picture.');
    if (subject === undefined) return tryLater(response);
    const key = shared === undefined ? 'home' : pathOf(shared);
    const png = this.#pictures.known(key, subject.version) ?? (await this.#drawn(request, key, subject));
    if (png === undefined) return tryLater(response);
    response.writeHead(200, {
      ...ALWAYS,
      'Cross-Origin-Resource-Policy': 'cross-origin', // it is made to be shown elsewhere
      'Content-Type': 'image/png',
      'Cache-Control': shared?.kind === 'table' ? SOON : LATER,
      'Content-Length': png.length,
    });
    response.end(request.method === 'HEAD' ? undefined : png);
  }

  async #drawn(request: IncomingMessage, key: string, subject: Subject): Promise<Buffer | undefined> {
    const { limits, watch } = this.#parts;
    if (!limits.allows('picturesOfAddress', this.#keyOf(request))) return undefined;
    try {
      return await this.#pictures.drawn(key, subject.version, subject.picture);
    } catch (error) {
      if (error instanceof StoreAway) watch.noteAway(error);
      else if (!(error instanceof PainterBusy)) throw error;
      return undefined;
    }
  }

  #keyOf(request: IncomingMessage): string {
    return addressKey(this.#parts.origins.addressOf(request));
  }

  /** Where the page lies for the one who asks; undefined where what they call it can't be an address. */
  #rootAs(request: IncomingMessage): string | undefined {
    return this.#parts.origins.rootOf(request);
  }
}

/** A link with the full stop, the bracket or the quotes that a sentence has put behind it leads where it was meant to. */
function sentOn(path: string, response: ServerResponse): boolean {
  const [, meant = ''] = /^((?:[a-z]+\/){1,2}[\w-]+)[^\w-]/.exec(path) ?? [];
  if (sharedAt(meant) === undefined) return false;
  say(response, 302, 'It is at its own address.', { Location: upFrom(path) + meant });
  return true;
}

const tryLater = (response: ServerResponse): void =>
  say(response, 503, 'This can not be shown now: try again a little later.', { 'Retry-After': '10' });
