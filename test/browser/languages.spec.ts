import { expect, open, PAGES, playNow, speak, test } from './page.ts';

const LANGUAGES = {
  en: { locale: 'en-US', settings: 'Settings', play: 'Play now' },
  de: { locale: 'de-AT', settings: 'Einstellungen', play: 'Jetzt spielen' },
  nl: { locale: 'nl-BE', settings: 'Instellingen', play: 'Nu spelen' },
  fr: { locale: 'fr-CA', settings: 'Réglages', play: 'Jouer maintenant' },
} as const;

for (const [language, { locale, settings, play }] of Object.entries(LANGUAGES)) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test('gets its language on the first page', async ({ page }) => {
      await open(page, '#/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.getByRole('button', { name: play })).toBeVisible();
      await open(page, '#/settings');
      await expect(page.locator('h1')).toHaveText(settings);
      await expect(page).toHaveTitle(`${settings} · Fearsome Floors`);
    });
  });
}

test.describe('a browser that speaks none of them', () => {
  test.use({ locale: 'ja-JP' });
  test('gets English', async ({ page }) => {
    await open(page, '#/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the language can be switched on every page, and every word changes', async ({ page }) => {
  for (const hash of PAGES) {
    await open(page, hash);
    const seen = new Set<string>();
    for (const language of Object.keys(LANGUAGES)) {
      await speak(page, language);
      seen.add(await page.locator('main').innerText());
    }
    expect(seen.size, `each language reads differently: ${hash}`).toBe(4);
  }
});

test('at the table, too; and the choice is kept', async ({ page }) => {
  await playNow(page);
  await page.locator('.bar .language select').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('grid').first()).toBeVisible();
});
