import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_KIT, gameScene, type LinkPictureProps, shownGame } from '../../drawing/index.ts';
import { type Entries, type OnlineTable, tableAfter } from '../../protocol/index.ts';
import { loadCampaign, writeLink } from '../../puzzles/index.ts';
import { replayRecords, writeGameLink } from '../../rules/records/index.ts';
import { playUntil } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

const PAGE = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
const NOWHERE = 'abcdefgh12345678';

/** Keeps what it is told to draw. */
class Watching {
  readonly drawn: LinkPictureProps[] = [];
  async draw(props: LinkPictureProps): Promise<Buffer> {
    this.drawn.push(props);
    return Buffer.from(`picture ${this.drawn.length}`);
  }
  async close(): Promise<void> {}
}

let folder: string;
let painter: Watching;
let server: TestServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fearsome-page-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  painter = new Watching();
  server = await TestServer.start({ folder, painter });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** On a busy machine a connection may be closed as idle just when it is used again. */
const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
  const ask = () => fetch(new URL(path, server.url), { headers });
  return await ask().catch(ask).catch(ask);
};

/** What the page at a path says to whoever shows a link to it. */
async function told(path: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const page = await (await get(path, headers)).text();
  const metas = [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(metas.map(([, name, value]) => [name!, value!]));
}

describe('a table', () => {
  test('waits, is played, is over: the page says so, and where its picture is', async () => {
    const host = await server.guest();
    const open = await host.openTable();
    expect((await told(`online/${open}`))['og:title']).toBe('Fearsome Floors: a table waits for you');
    const { id, guests } = await server.game(2);
    const said = await told(`online/${id}`);
    expect(said).toMatchObject({
      'og:title': 'Fearsome Floors: a game is on',
      'og:url': `${server.url}online/${id}`,
      'twitter:card': 'summary_large_image',
    });
    expect(said['og:image']).toMatch(`${server.url}picture/online/${id}.png?v=3`);
    await playUntil(guests, ({ phase }) => phase === 'over');
    expect((await told(`online/${id}`))['og:title']).toBe('Fearsome Floors: a game to watch again');
    expect((await told(`study/${id}`))['og:title']).toBe('Fearsome Floors: a game to watch again');
  });

  test('is told of in the languages of the page', async () => {
    const { id } = await server.game(2);
    const title = async (languages: string) =>
      (await told(`online/${id}`, { 'accept-language': languages }))['og:title'];
    expect(await title('de-CH, en;q=0.5')).toBe('Fearsome Floors: Ein Spiel läuft');
    expect(await title('pt, nl;q=0.8')).toBe('Fearsome Floors: er wordt gespeeld');
    expect(await title('fr')).toBe('Fearsome Floors : une partie est en cours');
    expect(await title('xx')).toBe('Fearsome Floors: a game is on');
  });

  test('shows what those who look on see, and nothing else', async () => {
    const { id, guests } = await server.game(3, { mode: 'experienced' });
    await playUntil(guests, ({ game }) => game!.round === 2);
    const { entries } = await (await server.guest()).get<Entries>(`/api/tables/${id}/entries`);
    const table = entries.reduce<OnlineTable | undefined>(tableAfter, undefined)!;
    painter.drawn.length = 0;
    const picture = await get(`picture/online/${id}.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(painter.drawn).toHaveLength(1);
    const [props] = painter.drawn;
    expect(Object.keys(props!).sort()).toEqual(['kit', 'players', 'scene']);
    expect(props!.scene).toEqual(gameScene(shownGame(table.game!), DEFAULT_KIT));
    const page = await (await get(`online/${id}`)).text();
    for (const name of ['Guest 0', 'Guest 1', 'Guest 2', table.commitment!])
      expect(JSON.stringify(props) + page).not.toContain(name);
  });

  test('is drawn once for everybody, and anew when something has happened', async () => {
    const { id, guests } = await server.game(2);
    const { turn } = guests[0]!.client.table.game!;
    painter.drawn.length = 0;
    const pictures = await Promise.all([1, 2, 3].map(() => get(`picture/online/${id}.png`)));
    expect(new Set(await Promise.all(pictures.map((picture) => picture.text()))).size).toBe(1);
    await get(`picture/online/${id}.png`);
    expect(painter.drawn).toHaveLength(1);
    await playUntil(guests, ({ game }) => game!.turn !== turn);
    await get(`picture/online/${id}.png`);
    expect(painter.drawn).toHaveLength(2);
  });

  test('that was closed or never was is nowhere, and the page says so itself', async () => {
    const host = await server.guest();
    const closed = await host.openTable();
    await (await host.join(closed)).done({ type: 'close' });
    for (const id of [closed, NOWHERE]) {
      const page = await get(`online/${id}`);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('<div id="app">');
      expect((await get(`picture/online/${id}.png`)).status).toBe(404);
    }
  });
});

test('a game that its link holds is drawn as it ended; one that was changed is none', async () => {
  const record = readFileSync(new URL('../../../test/corpus/basic-2.ffr', import.meta.url), 'utf8');
  const read = replayRecords(record);
  const [game] = read.ok ? read.value : [];
  const link = writeGameLink(game!)!;
  expect((await told(`study/link/${link}`))['og:title']).toBe('Fearsome Floors: a game to watch again');
  painter.drawn.length = 0;
  expect((await get(`picture/study/link/${link}.png`)).status).toBe(200);
  expect(painter.drawn[0]!.scene).toEqual(gameScene(shownGame(game!.game), DEFAULT_KIT));
  expect((await get(`study/link/${link.slice(0, -3)}`)).status).toBe(404);
});

describe('in a frame', () => {
  test('a table is shown by its picture, without script, cookie and socket', async () => {
    const { id } = await server.game(2);
    const answer = await get(`embed/online/${id}`);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(page).not.toContain('<script');
    expect(page).toContain(`src="../../picture/online/${id}.png?v=3"`);
    expect(page).toContain(`href="../../online/${id}" target="_blank"`);
    expect((await get(`embed/online/${NOWHERE}`)).status).toBe(404);
  });

  test('nothing else may be shown', async () => {
    const { id } = await server.game(2);
    for (const path of [
      '',
      `online/${id}`,
      `picture/online/${id}.png`,
      'api/me',
      'embed/',
      'embed',
      'nowhere',
    ])
      expect((await get(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('a puzzle', () => {
  test('of the campaign, of a day that has begun, and one that a link holds are drawn', async () => {
    const [chapter] = await loadCampaign();
    const { id, level } = chapter!.levels[0]!;
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    for (const path of [
      `puzzles/campaign/${id}`,
      `puzzles/daily/${today}`,
      `puzzles/link/${writeLink(level)}`,
    ]) {
      expect((await told(path))['og:title']).toMatch(/puzzle/);
      expect((await get(`picture/${path}.png`)).status).toBe(200);
    }
    expect(painter.drawn.at(-1)!.marks!.sides!.size).toBe(level.position.cast.length);
  });

  test('of a day to come is shown to nobody', async () => {
    const later = new Date(server.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    expect((await get(`puzzles/daily/${later}`)).status).toBe(404);
    expect((await get(`picture/puzzles/daily/${later}.png`)).status).toBe(404);
  });

  test.each(['puzzles/campaign/nothing-99', 'puzzles/daily/2026-02-30', 'puzzles/link/AAAA'])(
    '%s is none',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

test.each(['.', ').', '%22', '%E2%80%9D,', '%3E', '!', '/.', './x', '.%20Come!', '/'])(
  'a link with %s behind it leads where it was meant to',
  async (end) => {
    const { id } = await server.game(2);
    const answer = await get(`online/${id}${end}`);
    expect(answer.url).toBe(`${server.url}online/${id}`);
    expect(answer.status).toBe(200);
  },
);

test('the page finds its files from every address', async () => {
  const { id } = await server.game(2);
  for (const [path, up] of [
    ['', './'],
    [`online/${id}`, '../'],
    ['puzzles/daily/2026-11-15', '../../'],
  ] as const) {
    const page = await (await get(path)).text();
    expect(page).toContain(`data-root="${up}"`);
    expect(page).toContain(`href="${up}manifest.webmanifest"`);
    if (up !== './') expect(page).not.toContain('="./');
  }
});

test('whoever asks for many pictures waits, and the page is given all the same', async () => {
  const strict = await TestServer.start({ folder, painter, config: { limitFactor: 1 } });
  const statuses: number[] = [];
  const chapters = await loadCampaign();
  for (const { id } of chapters.flatMap(({ levels }) => levels).slice(0, 24))
    statuses.push((await fetch(new URL(`picture/puzzles/campaign/${id}.png`, strict.url))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(new Set(statuses.slice(20))).toEqual(new Set([503]));
  expect((await fetch(new URL('puzzles/campaign/stones-1', strict.url))).status).toBe(200);
  await strict.close();
});

/** Some of what people and programs try, each with a mark that is found again where it is repeated. */
const BAD: readonly ((mark: string) => string)[] = [
  (mark) => `online/${mark}`,
  (mark) => `online/"><script>${mark}()</script>`,
  (mark) => `online/nosuchtable${mark}`,
  (mark) => `study/nosuchgame-${mark}`,
  (mark) => `study/link/${mark}AAAA`,
  (mark) => `puzzles/link/AAAA${mark}`,
  (mark) => `puzzles/daily/2026-13-01${mark}`,
  (mark) => `puzzles/campaign/${mark}-1`,
  (mark) => `picture/online/nosuchtable${mark}.png`,
  (mark) => `picture/${mark}.png`,
  (mark) => `online/%2e%2e%2f${mark}`,
  (mark) => `%ff%fe${mark}`,
  (mark) => `embed/${mark}`,
  (mark) => `wp-login.php?${mark}`,
  (mark) => `${'a/'.repeat(200)}${mark}`,
];
/** ADDRESSES=10000 tries so many. */
const COUNT = Number(process.env['ADDRESSES'] ?? 1500);

test('bad addresses: an error each, and nothing of the address in it', async () => {
  const wrong: string[] = [];
  for (let begin = 0; begin < COUNT; begin += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const mark = `zq${(begin + index).toString(36)}qz`;
        const path = BAD[index % BAD.length]!(mark);
        const answer = await get(path);
        const isTold = (await answer.text()).includes(mark);
        if (answer.status !== 404 || isTold || answer.headers.get('set-cookie') !== null)
          wrong.push(`${answer.status} ${path}`);
      }),
    );
  }
  expect(wrong).toEqual([]);
});
