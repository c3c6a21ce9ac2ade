import { answerThere } from '../../scripts/browser-script.ts';
import { someThoughts } from './choices.ts';
import { expect, test } from './page.ts';

test('with the same seed and nodes every bot thinks the same in a browser and in Node', async ({ page }) => {
  const here = await someThoughts();
  expect(here.length).toBeGreaterThan(60);
  expect(await answerThere(page, 'test/browser/choices.ts', 'someThoughts')).toEqual(here);
});
