import { replayRecords } from '../../src/rules/records/index.ts';
import {
  type Guest,
  gameOf,
  openTable,
  playWell,
  sit,
  sitTogether,
  start,
  stayToTheEnd,
  test,
  whoActs,
} from './online-server.ts';
import { expect, shownCount } from './page.ts';

/** Plays so many moves well; `between` happens before the moves it names. Then both let their figures stay to the end. */
async function playOut(
  guests: readonly Guest[],
  moves: number,
  between: Readonly<Record<number, () => Promise<void>>> = {},
): Promise<void> {
  for (let move = 0; move < moves; move++) {
    await between[move]?.();
    const acting = await whoActs(guests);
    if (acting === 'over') return;
    await playWell(acting, move);
  }
  await stayToTheEnd(guests);
}

/** All see the same end, and the page has checked the pile. */
async function sameEnd(guests: readonly Guest[]): Promise<void> {
  const counts = new Set<number>();
  const titles = new Set<string>();
  for (const { page } of guests) {
    await expect(page.locator('dialog.end')).toBeVisible();
    await expect(page.locator('dialog.end .sealed')).toHaveAttribute('data-honesty', 'honest');
    await expect(page.locator('dialog.end .sealed')).toContainText('every card came from the pile');
    counts.add(await shownCount(page));
    titles.add((await page.locator('dialog.end .fates').innerText()).replace(/^(You|Ann|Ben)$/gm, ''));
  }
  expect(counts.size).toBe(1);
  expect(titles.size).toBe(1);
}

test('two browsers play a basic game to its end, through a reload, a cut line and a restart of the server', async ({
  server,
  ann,
  ben,
}) => {
  await sitTogether(ann, ben);
  await playOut([ann, ben], 14, {
    3: async () => {
      await ben.page.reload();
      await expect(ben.page.locator('.game')).toBeVisible();
    },
    6: async () => {
      await ann.context.setOffline(true);
      await expect(ann.page.locator('.trouble')).toContainText('Connection lost');
      await ann.context.setOffline(false);
      await expect(ann.page.locator('.trouble')).toBeHidden();
    },
    9: async () => {
      await server.stop();
      await expect(ann.page.locator('[data-trouble]')).toBeVisible();
      await expect(ben.page.locator('[data-trouble]')).toBeVisible();
      await server.begin();
      for (const { page } of [ann, ben]) {
        await expect(page.locator('.trouble')).toBeHidden();
      }
    },
  });
  await sameEnd([ann, ben]);
  const id = ann.page.url().split('/').at(-1)!;
  const record = await (await ann.page.request.get(`api/tables/${id}/record`)).text();
  const [played] = (replayRecords(record) as { readonly value: readonly { readonly finished: boolean }[] })
    .value;
  expect(played?.finished).toBe(true);
  expect(record).toContain('"reveal"');
});

test('an experienced game: the hall is laid together, tile by tile, and played to its end', async ({
  ann,
  ben,
}) => {
  await sitTogether(ann, ben, { mode: 'experienced' });
  await playOut([ann, ben], 17 + 5);
  await sameEnd([ann, ben]);
  expect((await gameOf(ann)).tiles).toHaveLength(17);
});

test('a hall that is ready when the door opens: nobody places anything', async ({ ann, ben }) => {
  await sit(ben, await openTable(ann, { mode: 'experienced', layout: 'layout:crossroads' }));
  await start(ann);
  for (const { page } of [ann, ben]) {
    await expect(page.locator('.frame-corner.round')).toContainText('Round 1');
    expect(await shownCount(page)).toBe(17);
  }
  const acting = (await whoActs([ann, ben])) as Guest;
  await playWell(acting, 1);
});
