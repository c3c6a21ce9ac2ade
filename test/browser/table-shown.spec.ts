import type { Page } from '@playwright/test';
import {
  directionOf,
  evolve,
  type Game,
  type GameEvent,
  newGame,
  placeName,
  spaceName,
} from '../../src/rules/index.ts';
import { Replay } from '../../src/rules/records/index.ts';
import { expect, test } from './page.ts';
import { calm, gameOf, moveFor, openTable, recordOf, sitDown } from './table-game.ts';

/** What the board's pictures show, by the name of each piece: where it is drawn, and whether it is seen. */
interface Picture {
  readonly batch: number;
  readonly event: number;
  readonly pieces: Readonly<Record<string, string>>;
}

const ANGLES = { n: 0, e: 90, s: 180, w: 270 } as const;

/** What should be drawn for a game. */
function expected(game: Game): Record<string, string> {
  const { position } = game;
  const centre = (name: string): string => {
    const column = name.charCodeAt(0) - 97;
    const row = Number(name.slice(1)) - 1;
    return `${column * 64 + 32},${row * 64 + 32}`;
  };
  const pieces: Record<string, string> = {
    monster: `${centre(spaceName(position.monsterAt))} ${ANGLES[directionOf(position.facing)]}`,
  };
  position.cast.forEach(({ id }, figure) => {
    const at = placeName(position.placeOf(figure));
    const onBoard = /^[a-p]\d+$/.test(at);
    pieces[`figure ${id}`] = onBoard ? `${centre(at)} ${position.pointsOf(figure)}` : 'unseen';
  });
  return pieces;
}

test('B4: letters are written on the walls; the star beside exit and entrance is drawn', async ({
  page,
  context,
}) => {
  await sitDown(context);
  await openTable(page);
  const letters = await page.locator('.board-hall .board-letter').textContent();
  expect([...letters!].sort().join('')).toBe(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => letter.repeat(2)).join(''),
  );
  expect((await page.locator('.board-hall .board-star').getAttribute('d'))!.match(/M/g)).toHaveLength(2);
});

async function moveByKeys(page: Page, move: number): Promise<void> {
  const { figure, path } = moveFor(await gameOf(page), move);
  const chosen = page.locator(`.players [data-figure="${figure}"][aria-pressed="true"]`);
  for (let tries = 0; tries < 5 && (await chosen.count()) === 0; tries++) await page.keyboard.press('n');
  const arrows: Record<string, string> = { n: 'ArrowUp', e: 'ArrowRight', s: 'ArrowDown', w: 'ArrowLeft' };
  for (const letter of path) await page.keyboard.press(arrows[letter] ?? 'ArrowUp');
  await page.keyboard.press(path === '' ? 's' : 'Enter');
}

test('what is shown equals the state of the rules after every event', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'person', 'person'], speed: 1 });
  await openTable(page);
  await page.evaluate(() => {
    const pictures: Picture[] = [];
    const table = document.querySelector('.game')!;
    const draw = (): void => {
      const pieces: Record<string, string> = {};
      for (const piece of document.querySelectorAll<SVGElement>('[data-piece]')) {
        const name = piece.dataset['piece']!;
        if (name.startsWith('block')) continue;
        const at = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(piece.style.transform);
        const number = piece.querySelector('.fig-number')?.textContent ?? '';
        const turn = /rotate\(([-\d.]+)deg\)/.exec(
          piece.querySelector<SVGElement>('.piece-turn')?.style.transform ?? '',
        );
        const angle = turn === null ? number : String(((Number(turn[1]) % 360) + 360) % 360);
        pieces[name] = piece.style.visibility === 'hidden' ? 'unseen' : `${at?.[1]},${at?.[2]} ${angle}`;
      }
      const { batch, event } = (table as HTMLElement).dataset;
      pictures.push({ batch: Number(batch), event: Number(event), pieces });
    };
    new MutationObserver(draw).observe(table, {
      attributes: true,
      attributeFilter: ['data-batch', 'data-event'],
    });
    Object.assign(window, { pictures });
  });
  await page.keyboard.press('4');
  for (let move = 0; move < 12; move++) {
    await calm(page);
    await moveByKeys(page, move);
    await expect(page.locator('.game')).toHaveAttribute('data-batch', String(move + 1));
  }
  const pictures = await page.evaluate(() => (window as unknown as { pictures: Picture[] }).pictures);
  const batches = batchesOf(await recordOf(page));
  let walks = 0;
  for (const { batch, event, pieces } of pictures) {
    let game = newGame(batches.setup) as Game;
    for (const events of batches.list.slice(0, batch)) for (const one of events) game = evolve(game, one);
    for (const one of (batches.list[batch] ?? []).slice(0, event)) game = evolve(game, one);
    expect(pieces, `after ${event} events of batch ${batch}`).toEqual(expected(game));
    if (batches.list[batch]?.[event - 1]?.type.startsWith('monster')) walks++;
  }
  expect(walks).toBeGreaterThan(10);
});

test('whoever looks back while the monster steps sees it where it was then', async ({ page, context }) => {
  await sitDown(context, { speed: 1 });
  await openTable(page);
  for (let move = 0; move < 4; move++) {
    await calm(page);
    await moveByKeys(page, move);
  }
  await page.waitForFunction(() =>
    document
      .querySelector('[data-piece=monster]')
      ?.getAnimations()
      .some(({ playState }) => playState === 'running'),
  );
  const steps = () =>
    page.evaluate(() => document.querySelector('[data-piece=monster]')!.getAnimations().length);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.game-bar, .action-bar').first()).toContainText('You are looking back');
  await expect.poll(steps).toBe(0);
});

function batchesOf(record: string) {
  const list: GameEvent[][] = [];
  let heard: GameEvent[] = [];
  const replay = new Replay((event) => heard.push(event));
  for (const line of record.split('\n')) {
    heard = [];
    const read = replay.feed(line);
    if (!read.ok) throw new Error(read.message);
    if (read.value?.type === 'move') list.push(heard);
    else if (read.value?.type === 'card') list.at(-1)!.push(...heard);
  }
  const { setup } = replay.game!;
  return { setup, list };
}

test('spaces have names along the walls, and light up where their name is pointed at', async ({
  page,
  context,
}) => {
  await sitDown(context);
  await openTable(page);
  await calm(page);
  const names = page.locator('.board-names');
  await expect(names).toBeVisible();
  expect(await names.locator('text').allTextContents()).toEqual([
    ...'abcdefghijklmnop',
    ...Array.from({ length: 11 }, (_, row) => String(row + 1)),
  ]);
  const name = page.locator('.forecast .space-name').first();
  await expect(page.locator('.board-pointed')).toHaveCount(0);
  await name.hover();
  await expect(page.locator('.board-pointed')).toHaveCount(1);
  const lit = await page.locator('.board-pointed').boundingBox();
  const space = await page.locator(`[data-place="${await name.textContent()}"]`).boundingBox();
  expect(Math.abs(lit!.x + lit!.width / 2 - space!.x - space!.width / 2)).toBeLessThan(2);
  expect(Math.abs(lit!.y + lit!.height / 2 - space!.y - space!.height / 2)).toBeLessThan(2);
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Names of spaces' }).uncheck({ force: true });
  await openTable(page);
  await expect(names).toBeHidden();
});
