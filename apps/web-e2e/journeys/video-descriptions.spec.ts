import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const DESCRIPTIONS = '**/api/video-descriptions/**';

const film = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test.beforeEach(({ page }) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A film</title>' }),
  ),
);

test('descriptions show a loading state, then their text or a message that they are missing', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(DESCRIPTIONS, async (route: Route) => {
    await held;
    await route.fallback();
  });

  await page.goto('/video/play');
  await expect(page.getByText('Loading description...', { exact: true })).toHaveCount(2);
  const before = await film(page, 'Chase, tickle, hide').boundingBox();
  release();

  await expect(film(page, 'Chase, tickle, hide')).toContainText('A game begins with saying who runs');
  await expect(film(page, 'A round of Pac-Man')).toContainText('No description available');
  await expect(page.getByText('Loading description...')).toHaveCount(0);
  await expect(page.getByText('Subscribe to hear')).toHaveCount(0);
  expect(await film(page, 'Chase, tickle, hide').boundingBox()).toEqual(before);
});

for (const [what, response, alert] of [
  ['the server is down', undefined, 'Failed to load video descriptions. Please try again later.'],
  ['the service is away', { status: 503 }, 'Failed to load video descriptions. Please try again later.'],
  [
    'no id is valid',
    { status: 422, json: { detail: 'No valid video IDs found.' } },
    'No valid video IDs found.',
  ],
] as const) {
  test(`when ${what}, the page says so, and films play all the same`, async ({ page }) => {
    await page.route(DESCRIPTIONS, (route) => (response ? route.fulfill(response) : route.abort()));

    await page.goto('/video/play');

    await expect(page.getByRole('alert')).toHaveText(alert);
    await expect(film(page, 'Chase, tickle, hide')).toContainText('A game begins with saying who runs');
    await expect(page.getByText('Loading description...')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play: A round of Pac-Man' }).click();
    await expect(page.getByTitle('Video: A round of Pac-Man')).toBeVisible();
  });
}

test('a video unknown to the server keeps the description in the page', async ({ page }) => {
  await page.route(DESCRIPTIONS, (route) => route.fulfill({ json: { 'sample-p002': 'Round & round.' } }));

  await page.goto('/video/play');

  await expect(film(page, 'A round of Pac-Man')).toContainText('Round & round.');
  await expect(film(page, 'Chase, tickle, hide')).toContainText('A game begins with saying who runs');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a truncated description can be expanded', async ({ page }) => {
  await page.route(DESCRIPTIONS, (route) =>
    route.fulfill({ json: { 'sample-p001': 'A game has rules.\n'.repeat(12), 'sample-p002': 'Short.' } }),
  );
  await page.goto('/video/play');
  const description = film(page, 'Chase, tickle, hide').getByText('A game has rules.');
  const toggle = page.getByRole('button', { name: 'Whole description: Chase, tickle, hide' });
  const getHeight = async () => (await description.boundingBox())?.height ?? 0;
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const cut = await getHeight();

  await toggle.click();

  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await getHeight()).toBeGreaterThan(2 * cut);
  await toggle.click();
  expect(await getHeight()).toBe(cut);
  await expect(page.getByRole('button', { name: /^Whole description: A round/ })).toHaveCount(0);
});
