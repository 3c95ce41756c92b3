import type { Page } from '@playwright/test';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

// The tests of this file use motion, which the configuration reduces.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const VIDEO_FILE = /\.(webm|mp4)$/;
const MAX_TAB_STOPS = 40;

const findPauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the video' });
const findPlayButton = (page: Page) => page.getByRole('button', { name: 'Play the video' });
const isVideoPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

function recordVideoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (VIDEO_FILE.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('the home page video plays muted and can be paused with the keyboard', async ({ page }) => {
  await page.goto('/');
  const pause = findPauseButton(page);
  await expect.poll(() => isVideoPaused(page)).toBe(false);
  await expect(page.locator('video')).toHaveJSProperty('muted', true);
  await expect(page.locator('video')).toHaveJSProperty('loop', true);

  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await pause.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(findPlayButton(page)).toBeFocused();
  expect(await isVideoPaused(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
  await expect.poll(() => isVideoPaused(page)).toBe(false);
});

const preferences = [
  ['reduced motion', { reducedMotion: 'reduce' }, false],
  ['reduced data usage', { reducedMotion: 'no-preference' }, true],
] as const;

for (const [preference, options, saveData] of preferences) {
  test(`a visitor who prefers ${preference} receives the video only on request`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: system.siteUrl, ...options });
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    );
    const page = await context.newPage();
    const videoRequests = recordVideoRequests(page);

    // Idle, because requests are expected not to happen.
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(findPlayButton(page)).toBeVisible();
    expect(videoRequests).toEqual([]);

    await findPlayButton(page).click();
    await expect(findPauseButton(page)).toBeVisible();
    await expect.poll(() => videoRequests.length).toBeGreaterThan(0);
    await context.close();
  });
}

test('without JavaScript the home page is complete and shows no inactive controls', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const videoRequests = recordVideoRequests(page);

  await page.goto('/');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[data-loop] > picture > img')).toBeVisible();
  await expect(main.getByRole('region', { name: 'In memory of Kanzi', exact: true })).toContainText(
    'He died in Des Moines on March 18, 2025, at age 44.',
  );
  await expect(main.getByRole('list', { name: 'A day in the forest' }).getByRole('listitem')).toHaveCount(11);
  await expect(main.getByRole('region', { name: 'What we do' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Read the article' })).toHaveAttribute(
    'href',
    /^https:\/\/doi\.org\//,
  );
  const event = main.getByRole('region', { name: 'A workshop in memory of Kanzi' });
  await expect(event).toContainText('Past event');
  await expect(event).toContainText('April 19, 2025, 1-6pm');
  await expect(event).toContainText('In person or online');
  await expect(event.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('button')).toHaveText(['Donate']);
  expect(videoRequests).toEqual([]);
  await context.close();
});

test('the height of the home page does not change when the slideshow hydrates', async ({ page }) => {
  await page.goto('/');
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await getHeight();

  await page.getByRole('heading', { name: 'A day in the forest' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause the slideshow' }).click();
  await page.getByRole('button', { name: 'Next picture' }).click();

  await expect(page.getByText(/^\d+ of 11: /)).toBeAttached();
  expect(await getHeight()).toBe(before);
});

test('the printed home page has a black title, no video, and one photo across the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'A day in the forest' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause the slideshow' }).click();

  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(findPauseButton(page)).toBeHidden();
  await expect(page.locator('video')).toBeHidden();
  const picture = page.getByRole('region', { name: 'A day in the forest' }).getByRole('img');
  await expect(picture).toHaveCount(1);
  const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(width).toBeGreaterThan(600);
  expect(x + width).toBeLessThanOrEqual(720);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a gift chosen in the first screen of the home page leads to the donation page', async ({
      page,
    }) => {
      await page.goto('/');
      const form = page.getByRole('form', { name: 'Donate' });
      await expect(form.getByRole('radio', { name: '$50' })).toBeChecked();
      await expect(form.getByRole('button', { name: 'Donate' })).toBeInViewport({ ratio: 1 });

      await form.getByText('$100', { exact: true }).click();
      await form.getByRole('button', { name: 'Donate' }).click();

      await expect(page).toHaveURL(/\/donate\?amount=100$/);
      if (javaScriptEnabled) await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100.00');
    });
  });
}
