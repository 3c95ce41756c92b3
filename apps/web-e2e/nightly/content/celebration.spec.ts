import type { Page } from '@playwright/test';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

// The tests of this file use motion, which the configuration reduces.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const photos = (page: Page) =>
  page.getByRole('region', { name: 'Drawings in his memory' }).getByRole('listitem');
const listPlayStates = (page: Page) =>
  photos(page).evaluateAll((items) => items.map((item) => getComputedStyle(item).animationPlayState));
const areSideBySide = async (page: Page) => {
  const boxes = await Promise.all((await photos(page).all()).map((item) => item.boundingBox()));
  return new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size === boxes.length;
};

test('without JavaScript the celebration page shows portrait, photos, dates, video and memory wall', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto('/KanziCelebration');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Celebrating Kanzi' })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(photos(page)).toHaveCount(4);
  const dates = main.getByRole('region', { name: 'A life in dates' }).getByRole('listitem');
  await expect(dates.first()).toContainText('October 28, 1980');
  await expect(dates.filter({ hasText: 'March 18, 2025' })).toContainText('He dies in Des Moines at age 44.');
  await expect(main.getByRole('heading', { name: 'The memory wall' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Give and leave a message' })).toHaveAttribute(
    'href',
    '/donate',
  );
  await context.close();
});

test('the celebration video has controls, is muted, loops, and loads only on play', async ({ page }) => {
  const videoRequests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videoRequests.push(request.url());
  });
  // Idle, because requests are expected not to happen.
  await page.goto('/KanziCelebration', { waitUntil: 'networkidle' });
  const video = page.locator('video');

  for (const [name, value] of Object.entries({ controls: true, muted: true, loop: true, paused: true }))
    await expect(video).toHaveJSProperty(name, value);
  expect(videoRequests).toEqual([]);

  await video.focus();
  await page.keyboard.press('Space');
  await expect(video).toHaveJSProperty('paused', false);
});

test('the celebration photos fade until they are paused with the keyboard', async ({ page }) => {
  await page.goto('/KanziCelebration');
  const pauseSwitch = page.getByRole('switch', { name: 'Pause the pictures' });
  expect(await listPlayStates(page)).toContain('running');

  await pauseSwitch.focus();
  await page.keyboard.press('Space');

  await expect(pauseSwitch).toBeChecked();
  expect(await listPlayStates(page)).not.toContain('running');
});

test('the celebration photos are shown side by side with reduced motion', async ({ browser }) => {
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

  await main.getByRole('link', { name: 'See the full celebration page' }).click();

  await expect(page).toHaveURL(/\/KanziCelebration$/);
  await expect(page.getByRole('heading', { name: 'The memory wall' })).toBeVisible();
});
