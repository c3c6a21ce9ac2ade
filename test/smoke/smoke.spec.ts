import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { botNamed, choose } from '../../src/bots/index.ts';
import { type Action, type Game, Random, supplyKind } from '../../src/rules/index.ts';
import { PAGES } from '../browser/page.ts';
import { linkOf, TWO_STONES } from '../browser/puzzle-game.ts';
import { endOf, gameIn, moveFor, seated, TABLE, waysTo } from '../browser/table-game.ts';
import { test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** What must work in every engine; what the pages do in detail is tried in one of them (test/browser). */

/** A key for each letter of a path; `i` is the step in from the door, which is on the right. */
const ARROWS: Readonly<Record<string, string>> = {
  i: 'ArrowLeft',
  n: 'ArrowUp',
  e: 'ArrowRight',
  s: 'ArrowDown',
  w: 'ArrowLeft',
};
const MY_TURN = '.game[data-idle="true"] .action-bar .btn.stay';

async function localGame(visitor: Visitor): Promise<Game> {
  const { record } = (await visitor.kept(`table/${TABLE}`)) as { readonly record: string };
  return gameIn(record);
}

type Move = Action & { readonly type: 'move' };

async function moveByPointer(visitor: Visitor, game: Game, { figure, path }: Move): Promise<void> {
  if ((await visitor.count(`.players [data-figure="${figure}"][aria-pressed="true"]`)) === 0)
    await visitor.click(`.players [data-figure="${figure}"]`);
  if (path === '') return visitor.click('.action-bar .btn.stay');
  await visitor.click(`[data-place="${endOf(game, { figure, path })}"]`);
  if (waysTo(game, { figure, path }) > 1) await visitor.click('.action-bar .btn.go');
}

async function moveByKeys(visitor: Visitor, game: Game, { figure, path }: Move): Promise<void> {
  const movable = game.position.cast.filter((_, one) => game.seatOf(one) === game.turn && game.mayMove(one));
  const presses = movable.findIndex(({ id }) => id === figure) + 1;
  const way = path === '' ? ['s'] : [...[...path].map((step) => ARROWS[step]!), 'Enter'];
  await visitor.press(...Array<string>(presses).fill('n'), ...way);
}

const shows = (visitor: Visitor, batches: number) => visitor.sees(`.game[data-batch="${batches}"]`);

test('every page opens, and none is wider than the screen', async ({ visitor }) => {
  const reader = await visitor();
  for (const hash of [...PAGES, '#/lobby', '#/lobby/new', '#/puzzles/editor', '#/puzzles/daily']) {
    await reader.open(hash);
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await reader.screen.run(wider), hash).toBeLessThanOrEqual(0);
    const onBorders = () =>
      [...document.querySelectorAll('fieldset > legend:not(.unseen)')].filter(
        (legend) => legend.getBoundingClientRect().top < legend.parentElement!.getBoundingClientRect().top,
      ).length;
    expect(await reader.screen.run(onBorders), `headings on borders of ${hash}`).toBe(0);
  }
});

/** How far the middle of a rule is from the middle of the window, and how high the page is. */
const whereIs = (visitor: Visitor, rule: string) =>
  visitor.screen.run((id) => {
    const { top, bottom } = document.getElementById(id)!.getBoundingClientRect();
    return { off: Math.abs((top + bottom - innerHeight) / 2), page: document.body.scrollHeight };
  }, `rule-${rule}`);

test('a link to a rule leads to it, whatever is drawn on the way', async ({ visitor }) => {
  const reader = await visitor();
  await reader.open('#/rules');
  const { page } = await whereIs(reader, 'M9');
  for (const rule of ['M9', 'B1']) {
    await reader.click(`.rules-contents a[href="#/rules/${rule[0]}1"]`);
    await reader.screen.run((hash) => location.replace(hash), `#/rules/${rule}`);
    await expect(async () => expect((await whereIs(reader, rule)).off).toBeLessThan(40)).toPass();
  }
  await reader.comeBack();
  await expect(async () => expect((await whereIs(reader, 'B1')).off).toBeLessThan(40)).toPass();
  await reader.screen.run(async () => {
    for (const demo of document.querySelectorAll('.demo')) {
      demo.scrollIntoView({ behavior: 'instant' });
      while (demo.querySelector('.board') === null) await new Promise((passed) => setTimeout(passed, 20));
    }
  });
  expect((await whereIs(reader, 'B1')).page, 'boards have their room before they are drawn').toBe(page);
});

test('a game, by pointer and by keys', async ({ visitor }) => {
  const player = await visitor();
  await player.keep(seated({ speed: 4 }));
  await player.open(`#/table/${TABLE}`);
  // The first round and the walk after it, then a move of each.
  for (let moves = 0; moves < 6; moves++) {
    await player.sees(MY_TURN);
    const game = await localGame(player);
    await (game.isFirstRound ? moveByPointer : moveByKeys)(player, game, moveFor(game, moves));
    await shows(player, moves + 1);
  }
  expect((await localGame(player)).round).toBe(2);
});

/** The hall of a recorded game with pools and teleporters yet to come: all that can be turned. */
function halfLaid(): { readonly record: string; readonly seen: number; readonly left: number } {
  const [header, ...lines] = readFileSync(
    new URL('../corpus/experienced-2.ffr', import.meta.url),
    'utf8',
  ).split('\n');
  const tiles = lines.filter((line) => line.startsWith('{"place"')).map((line) => JSON.parse(line).place);
  const laid = tiles.filter(({ kind }) => kind !== 'pool' && kind !== 'teleporter');
  const placed = laid.map((place, at) => JSON.stringify({ place, by: at % 2 === 0 ? 'green' : 'red' }));
  const record = [header, ...placed, ''].join('\n');
  return { record, seen: laid.length, left: tiles.length - laid.length };
}

test('the hall of an experienced game is set up tile by tile', async ({ visitor }) => {
  const player = await visitor();
  const { left, ...begun } = halfLaid();
  await player.keep(seated({ mode: 'experienced', ...begun }));
  await player.open(`#/table/${TABLE}`);
  await player.sees('.tile-drawing');
  const drawn = await player.screen.run(() => document.querySelector('.tile-drawing')!.clientWidth);
  expect(drawn, 'tiles of the tray fill their places').toBeGreaterThan(30);
  for (let placed = 0; placed < left; placed++) {
    const game = await localGame(player);
    const { action } = choose(botNamed('random'), game, new Random(placed));
    if (action.type !== 'place') throw new Error('a tile was expected');
    const { tile } = action;
    await player.click(`.tile[data-tile="${supplyKind(tile)}"]`);
    const turns = tile.kind === 'teleporter' ? 'nesw'.indexOf(tile.facing) : 0;
    await player.press(...Array<string>(tile.kind === 'pool' && tile.shape === '1x4' ? 1 : turns).fill('r'));
    await player.click(`[data-place="${tile.at}"]`);
    await shows(player, begun.seen + placed + 1);
  }
  await player.sees('.frame-corner.round', 'Round 1');
});

test('a puzzle is solved', async ({ visitor }) => {
  const player = await visitor();
  await player.open(linkOf(TWO_STONES));
  await player.click('[data-heap=stone]');
  await player.click('[data-place=c8]');
  await player.click('.let-walk');
  await player.press('End');
  await player.sees('.verdict[data-solved=true]', 'loop');
});

test('a level is built in the editor, and proven', async ({ visitor }) => {
  const author = await visitor();
  await author.open('#/puzzles/editor');
  for (const [tool, at] of [
    ['monster', 'c5'],
    ['own', 'c9'],
    ['enemy', 'h5'],
  ] as const) {
    await author.click(`[data-tool=${tool}]`);
    await author.click(`[data-place=${at}]`);
  }
  await author.sees('[data-solvability]', 'can’t be solved');
  await author.click('[aria-label="One more: Stone"]');
  await author.sees('[data-solvability]', 'One solution. Perfect.');
});

test('a monster is built, and walks in the hall', async ({ visitor }) => {
  const builder = await visitor();
  await builder.open('#/workshop');
  const narrowest = () =>
    Math.min(
      ...[...document.querySelectorAll('.kit-option')].map((one) => one.getBoundingClientRect().width),
    );
  expect(await builder.screen.run(narrowest), 'parts are as wide as their row allows').toBeGreaterThan(50);
  const parts = { head: 'cyclops', body: 'shell', arms: 'tentacles', legs: 'spider', skin: 'plum' };
  for (const [part, name] of Object.entries(parts))
    await builder.click(`label:has(input[name=${part}][value=${name}])`);
  await builder.write('.plate input', 'Aunt Agatha');
  await builder.click('.btn', 'Take it to the hall');
  await builder.sees('[role=status]', 'Aunt Agatha');
  expect(await builder.kept('monster')).toEqual({ kit: parts, name: 'Aunt Agatha' });
  await builder.click('.hero-acts .btn.primary');
  await builder.sees('.board .skin-plum use[href="#head-cyclops"]');
});

test('settings are kept, and the language is switched', async ({ visitor }) => {
  const reader = await visitor();
  await reader.open('#/settings');
  await reader.click('label:has(input[name=theme][value=light])');
  await reader.click('label:has(input[name=speed][value="2"])');
  for (const [language, title] of [
    ['de', 'Einstellungen'],
    ['nl', 'Instellingen'],
    ['fr', 'Réglages'],
  ] as const) {
    await reader.choose('.bar .language select', language);
    await reader.sees(`html[lang=${language}] h1`, title);
  }
  await reader.comeBack();
  await reader.sees('html[lang=fr][data-theme=light] h1', 'Réglages');
  expect(await reader.kept('settings')).toMatchObject({ language: 'fr', theme: 'light', speed: 2 });
});

test('two people play online', async ({ visitor }) => {
  const [ann, ben] = [await visitor(), await visitor()];
  const { settings } = seated(); // which show moves at once
  for (const one of [ann, ben]) await one.keep({ settings: settings! });
  await ann.open('#/lobby/new');
  await ann.click('label:has(input[name=seats][value="2"])');
  await ann.click('.start-line .primary');
  await ann.sees('.place.mine');
  await ben.screen.goto(await ann.address());
  await ben.click('.btn', 'Sit down');
  await ben.sees('.place.mine');
  await ann.click('.start-line .primary');
  const id = (await ann.address()).split('/').at(-1)!;
  for (let moves = 0; moves < 4; moves++) {
    const record = await ann.screen.run(async (of) => (await fetch(`/api/tables/${of}/record`)).text(), id);
    const game = gameIn(record);
    await Promise.any([ann, ben].map((one) => one.sees(MY_TURN)));
    const player = (await ann.count(MY_TURN)) > 0 ? ann : ben;
    await moveByPointer(player, game, moveFor(game, moves));
    for (const one of [ann, ben]) await shows(one, moves + 1);
  }
});

const inCharge = (visitor: Visitor) =>
  visitor.finds(() => navigator.serviceWorker.controller?.state === 'activated', true);

test.describe('kept on the device', () => {
  test.use({ kept: true });

  test('after one visit everything works offline, bots too', async ({ visitor, server }) => {
    const player = await visitor();
    await player.open('#/settings'); // which brings nothing along that may still be on its way
    await inCharge(player);
    await server.stop();
    await player.comeBack();
    for (const hash of PAGES) await player.open(hash);
    await player.open('#/');
    await player.click('.hero-acts .btn.primary');
    await player.sees(MY_TURN);
    await player.press('n', 'n', 'ArrowLeft', 'ArrowUp', 'Enter');
    await player.finds(
      () => Number(document.querySelector<HTMLElement>('.game')?.dataset['batch']) > 1,
      true,
    );
  });

  test('a first visit is offered no new version', async ({ visitor }) => {
    const reader = await visitor();
    for (let visits = 0; visits < 2; visits++) {
      await reader.open('#/');
      await inCharge(reader);
      await reader.screen.run(() => new Promise((passed) => setTimeout(passed, 300)));
      expect(await reader.count('.toast')).toBe(0);
      await reader.forgetPage();
    }
  });

  test('a new version waits until it is asked for, then takes over; the game goes on', async ({
    visitor,
    server,
    folder,
  }) => {
    const player = await visitor();
    await player.open('#/');
    await inCharge(player);
    await player.click('.hero-acts .btn.primary');
    await player.sees('.game .board');
    const game = await player.address();
    await server.stop();
    const file = join(folder, 'service-worker.js');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"version":"', '"version":"newer-'));
    await server.begin();
    await player.screen.run(async () => void (await (await navigator.serviceWorker.ready).update()));
    await player.sees('.toast', 'new version');
    await player.screen.run(() => document.documentElement.setAttribute('data-old', ''));
    await player.click('.toast .btn', 'Reload');
    await player.sees('html:not([data-old]) .game .board');
    expect(await player.address()).toBe(game);
    const caches = await player.screen.run(() => window.caches.keys());
    expect(caches.some((name) => name.includes('newer-'))).toBe(true);
  });
});
