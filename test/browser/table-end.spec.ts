import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { type GameEvent, placeName } from '../../src/rules/index.ts';
import { Replay, replayRecords } from '../../src/rules/records/index.ts';
import { expect, test } from './page.ts';
import { openTable, recordOf, sitDown } from './table-game.ts';

const corpus = (name: string): string => readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8');

/** The first game of a record for two. */
const finished = (): string => {
  const text = corpus('basic-2.ffr');
  const played = replayRecords(text);
  if (!played.ok || !played.value[0]!.finished) throw new Error('the corpus has changed');
  return text;
};

test('the end tells who won and how; the record is saved and loaded again', async ({ page, context }) => {
  const record = finished();
  const { players, start } = JSON.parse(record.split('\n')[0]!) as { players: string[]; start: string };
  expect([players, start]).toEqual([['green', 'red'], start]);
  const seen = record.split('\n').filter((line) => /"move"|"place"/.test(line)).length;
  await sitDown(context, { record, seen: seen - 1 });
  await openTable(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('h2')).toHaveText(/wins?$/);
  await expect(dialog.locator('.fates li')).toHaveCount(2);
  await expect(dialog.locator('.fate')).toHaveCount(8);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ffr$/);
  const saved = readFileSync((await download.path())!, 'utf8');
  expect(saved).toBe(record);
  await dialog.getByRole('button', { name: 'Look at the board' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Result' }).click();
  await dialog.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.locator('.hero-acts')).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /^Study/ })
    .click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.ffr',
    mimeType: 'text/plain',
    buffer: Buffer.from(saved),
  });
  await expect(page.locator('.study')).toBeVisible();
});

test('G8: a tie is explained', async ({ page, context }) => {
  const games = corpus('many-experienced.ffr').split(/(?=^\{[^\n]*"players")/m);
  const record = games.find((game) => {
    const played = replayRecords(game);
    if (!played.ok) throw new Error(played.message);
    return played.value[0]!.game.tiedWithFirst().length > 0;
  })!;
  const { start } = JSON.parse(record.split('\n')[0]!) as { start: 'red' };
  const seen = record.split('\n').filter((line) => /"move"|"place"/.test(line)).length;
  const sitters = ['person', 'person', 'person', 'person'];
  await sitDown(context, { mode: 'experienced', sitters, start, record, seen });
  await openTable(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('h2')).toHaveText('Cy wins');
  await expect(dialog.locator('.end-tie')).toHaveText('A tie with Ben: the first to get 2 out wins. Rule G8');
  await dialog.getByRole('link', { name: 'Rule G8' }).click();
  await expect(page).toHaveURL(/#\/rules\/G8$/);
});

test('play again begins a new game with the same players', async ({ page, context }) => {
  const record = finished();
  const seen = record.split('\n').filter((line) => /"move"|"place"/.test(line)).length;
  await sitDown(context, { record, seen });
  await openTable(page);
  const before = page.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.game[data-batch="0"]')).toBeAttached();
  expect(page.url()).not.toBe(before);
});

/** A finished game for green and red that green has won by getting enough figures out. */
function gameWonByGreen() {
  const record = corpus('many-basic.ffr')
    .split(/(?=^\{[^\n]*"players")/m)
    .find((game) => {
      const { players = [] } = JSON.parse(game.split('\n')[0]!) as { players?: string[] };
      const played = replayRecords(game);
      const result = played.ok ? played.value[0]!.game.result : undefined;
      return players.join() === 'green,red' && result?.winner === 'green' && result.reason === 'escaped';
    })!;
  const { start } = JSON.parse(record.split('\n')[0]!) as { start: 'red' };
  return { record, start, seen: record.split('\n').filter((line) => /"move"/.test(line)).length };
}

/** Green, who plays here, has won against a bot. */
const sitAtTheEnd = (context: BrowserContext): Promise<void> =>
  sitDown(context, { ...gameWonByGreen(), sitters: ['person', 'runner'] });

test('the end tells the story, counts once, and leads on to a stronger bot', async ({ page, context }) => {
  await sitAtTheEnd(context);
  await openTable(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('h2')).toHaveText('You win');
  await expect(dialog.locator('.end-winner')).toHaveText('You got 3 of your 4 figures out of the hall.');
  const events: GameEvent[] = [];
  const replay = new Replay((event) => events.push(event));
  for (const line of (await recordOf(page)).split('\n')) replay.feed(line);
  // Only who was eaten for good has a skull; nobody who still stands in the hall has a sign.
  const { position } = replay.game!;
  const places = Array.from({ length: 8 }, (_, figure) => placeName(position.placeOf(figure)));
  const inTheHall = places.filter((at) => !['out', 'eaten', 'entrance'].includes(at)).length;
  expect(inTheHall).toBeGreaterThan(0);
  await expect(dialog.locator('.fate [href="#icon-skull"]')).toHaveCount(
    places.filter((at) => at === 'eaten').length,
  );
  await expect(dialog.locator('.fate .glyph')).toHaveCount(8 - inTheHall);
  const told = (type: string) => events.filter((event) => event.type === type).length;
  await expect(dialog.locator('.story-out > i')).toHaveCount(told('figureLeft'));
  await expect(dialog.locator('.story-eaten > i')).toHaveCount(told('figureEaten'));
  await expect(dialog.locator('.story')).toContainText(/take the lead/);
  await expect(dialog.locator('.standing')).toContainText('Against Dash (Easy): 1 of 1 game won');
  await expect(dialog.locator('.new-trophy').first()).toContainText('Dash beaten');
  await page.reload();
  await expect(dialog.locator('.standing')).toContainText('1 of 1 game won');
  await expect(dialog.locator('.new-trophy')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Next opponent: Heed (Fairly easy)' }).click();
  await expect(page.locator('.players')).toContainText('Bot: Heed');
  await page.goto('./#/results');
  await expect(page.locator('[data-trophy=dasher]')).toHaveClass('won');
  await expect(page.locator('[data-trophy=watcher]')).not.toHaveClass('won');
  await expect(page.locator('.result-bots')).toContainText('1 of 1');
  await page.goto('./#/settings');
  await page.getByRole('button', { name: 'Remove results and trophies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.goto('./#/results');
  await expect(page.locator('.trophies .won')).toHaveCount(0);
});

test('a finished game is told on the first page, and its results are found again', async ({
  page,
  context,
}) => {
  await sitAtTheEnd(context);
  await openTable(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('./#/');
  const last = page.locator('.kept-game');
  await expect(last).toContainText('You won');
  await expect(last).toContainText('against Ben');
  await expect(last.locator('.fig-green')).toBeAttached();
  await expect(page.locator('.news a[href="#/results"]')).toContainText('Trophies');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Results and trophies' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.result-numbers li').nth(0)).toHaveText('1/1game won');
  await expect(page.locator('.result-numbers li').nth(1)).toContainText('1win in a row');
});

test('who lost reads who won, and against whom; an easier one is offered where this one is too strong', async ({
  page,
  context,
}) => {
  await sitDown(context, { ...gameWonByGreen(), sitters: ['trickster', 'person'] });
  await openTable(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.end-winner')).toHaveText('Ann got 3 of 4 figures out of the hall.');
  await expect(dialog.getByRole('button', { name: 'A little easier: Dash (Easy)' })).toBeVisible();
  await page.goto('./#/');
  const last = page.locator('.kept-game');
  await expect(last).toContainText('Ann won');
  await expect(last).toContainText('against you');
  await expect(last.locator('.fig-green')).toBeAttached();
});
