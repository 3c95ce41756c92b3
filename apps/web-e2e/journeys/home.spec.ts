import type { Page } from '@playwright/test';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// Other journeys reduce motion; these test it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FILM = /\.(webm|mp4)$/;
const STOPS_MAX = 40;

const findVideoPause = (page: Page) => page.getByRole('button', { name: 'Pause the video' });
const playTheFilm = (page: Page) => page.getByRole('button', { name: 'Play the video' });
const isFilmPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

function listFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (FILM.test(request.url())) films.push(request.url());
  });
  return films;
}

test('the film plays muted and can be paused with the keyboard', async ({ page }) => {
  await page.goto('/');
  const pause = findVideoPause(page);
  await expect.poll(() => isFilmPaused(page)).toBe(false);
  await expect(page.locator('video')).toHaveJSProperty('muted', true);
  await expect(page.locator('video')).toHaveJSProperty('loop', true);

  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    if (await pause.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(playTheFilm(page)).toBeFocused();
  expect(await isFilmPaused(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
  await expect.poll(() => isFilmPaused(page)).toBe(false);
});

const preferences = [
  ['nothing to move', { reducedMotion: 'reduce' }, false],
  ['to save data', { reducedMotion: 'no-preference' }, true],
] as const;

for (const [preference, options, saveData] of preferences) {
  test(`no film is sent to somebody who wants ${preference}, until it is asked for`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: system.siteUrl, ...options });
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    );
    const page = await context.newPage();
    const films = listFilms(page);

    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(playTheFilm(page)).toBeVisible();
    expect(films).toEqual([]);

    await playTheFilm(page).click();
    await expect(findVideoPause(page)).toBeVisible();
    await expect.poll(() => films.length).toBeGreaterThan(0);
    await context.close();
  });
}

test('without JavaScript the page is complete and shows no inactive controls', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const films = listFilms(page);

  await page.goto('/');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[data-loop] > picture > img')).toBeVisible();
  await expect(main.getByRole('region', { name: 'In memory of Kanzi', exact: true })).toContainText(
    'His signs stay on this site.',
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
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(films).toEqual([]);
  await context.close();
});

test('the page height does not change when the slideshow hydrates', async ({ page }) => {
  await page.goto('/');
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();

  await page.getByRole('heading', { name: 'A day in the forest' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause the slideshow' }).click();
  await page.getByRole('button', { name: 'Next picture' }).click();

  await expect(page.getByText(/^\d+ of 11: /)).toBeAttached();
  expect(await length()).toBe(before);
});

test('in print the title is black without the film, and one photo spans the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'A day in the forest' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause the slideshow' }).click();

  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(findVideoPause(page)).toBeHidden();
  await expect(page.locator('video')).toBeHidden();
  const picture = page.getByRole('region', { name: 'A day in the forest' }).getByRole('img');
  await expect(picture).toHaveCount(1);
  const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(width).toBeGreaterThan(600);
  expect(x + width).toBeLessThanOrEqual(720);
});
