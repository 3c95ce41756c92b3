import type { Page } from '@playwright/test';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// Other journeys reduce motion; these test it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pictures = (page: Page) =>
  page.getByRole('region', { name: 'As we remember him' }).getByRole('listitem');
const listMotions = (page: Page) =>
  pictures(page).evaluateAll((items) => items.map((item) => getComputedStyle(item).animationPlayState));
const areSideBySide = async (page: Page) => {
  const boxes = await Promise.all((await pictures(page).all()).map((item) => item.boundingBox()));
  return new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size === boxes.length;
};

test('without JavaScript the page shows portrait, photos, dates, film and memory wall', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto('/KanziCelebration');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Celebrating Kanzi' })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(pictures(page)).toHaveCount(4);
  const dates = main.getByRole('region', { name: 'A life in dates' }).getByRole('listitem');
  await expect(dates.first()).toContainText('28 October 1980');
  await expect(dates.filter({ hasText: '18 March 2025' })).toContainText('He dies in Des Moines, aged 44.');
  await expect(main.getByRole('heading', { name: 'The memory wall' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Give and leave a line' })).toHaveAttribute('href', '/donate');
  await context.close();
});

test('the film has controls, is muted, loops, and loads only on play', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.goto('/KanziCelebration', { waitUntil: 'networkidle' });
  const film = page.locator('video');

  for (const [name, value] of Object.entries({ controls: true, muted: true, loop: true, paused: true }))
    await expect(film).toHaveJSProperty(name, value);
  expect(films).toEqual([]);

  await film.focus();
  await page.keyboard.press('Space');
  await expect(film).toHaveJSProperty('paused', false);
});

test('the photos fade until paused with the keyboard', async ({ page }) => {
  await page.goto('/KanziCelebration');
  const hold = page.getByRole('switch', { name: 'Hold the pictures still' });
  expect(await listMotions(page)).toContain('running');

  await hold.focus();
  await page.keyboard.press('Space');

  await expect(hold).toBeChecked();
  expect(await listMotions(page)).not.toContain('running');
});

test('the photos are shown side by side with reduced motion', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();

  await page.goto('/KanziCelebration');

  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(await areSideBySide(page)).toBe(true);
  await context.close();
});

test('the celebration title page has its own URL and links to the full celebration', async ({ page }) => {
  await page.goto('/kanzicelebrationtitle');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText(['Celebrating Kanzi']);

  await main.getByRole('link', { name: 'To the whole celebration' }).click();

  await expect(page).toHaveURL(/\/KanziCelebration$/);
  await expect(page.getByRole('heading', { name: 'The memory wall' })).toBeVisible();
});
