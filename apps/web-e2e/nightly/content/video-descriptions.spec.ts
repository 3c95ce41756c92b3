import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const DESCRIPTIONS = '**/api/video-descriptions/**';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('descriptions show a loading state, then their text or a message that they are missing', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(DESCRIPTIONS, async (route: Route) => {
    await released;
    await route.fallback();
  });

  await page.goto('/video/play');
  await expect(page.getByText('Loading description...', { exact: true })).toHaveCount(2);
  const before = await card(page, 'Chase, tickle, hide').boundingBox();
  release();

  await expect(card(page, 'Chase, tickle, hide')).toContainText('Each game begins by saying who runs');
  await expect(card(page, 'A round of Pac-Man')).toContainText('No description available');
  await expect(page.getByText('Loading description...')).toHaveCount(0);
  await expect(page.getByText('Subscribe to hear')).toHaveCount(0);
  expect(await card(page, 'Chase, tickle, hide').boundingBox()).toEqual(before);
});

for (const [condition, response, alert] of [
  ['the server is down', undefined, 'Failed to load video descriptions. Please try again later.'],
  [
    'the video service is unavailable',
    { status: 503 },
    'Failed to load video descriptions. Please try again later.',
  ],
  [
    'no id is valid',
    {
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Unprocessable Content',
        status: 422,
        detail: 'No valid video IDs found.',
      },
    },
    'No valid video IDs found.',
  ],
] as const) {
  test(`when ${condition}, the page shows an error and videos still play`, async ({ page }) => {
    await page.route(DESCRIPTIONS, (route) => (response ? route.fulfill(response) : route.abort()));

    await page.goto('/video/play');

    await expect(page.getByRole('alert')).toHaveText(alert);
    await expect(card(page, 'Chase, tickle, hide')).toContainText('Each game begins by saying who runs');
    await expect(page.getByText('Loading description...')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play: A round of Pac-Man' }).click();
    await expect(page.getByTitle('Video: A round of Pac-Man')).toBeVisible();
  });
}

test('a video unknown to the server keeps the description in the page', async ({ page }) => {
  await page.route(DESCRIPTIONS, (route) => route.fulfill({ json: { 'sample-p002': 'Round & round.' } }));

  await page.goto('/video/play');

  await expect(card(page, 'A round of Pac-Man')).toContainText('Round & round.');
  await expect(card(page, 'Chase, tickle, hide')).toContainText('Each game begins by saying who runs');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a truncated description can be expanded', async ({ page }) => {
  await page.route(DESCRIPTIONS, (route) =>
    route.fulfill({ json: { 'sample-p001': 'A game has rules.\n'.repeat(12), 'sample-p002': 'Short.' } }),
  );
  await page.goto('/video/play');
  const description = card(page, 'Chase, tickle, hide').getByText('A game has rules.');
  const toggle = page.getByRole('button', { name: 'Full description: Chase, tickle, hide' });
  const getHeight = async () => (await description.boundingBox())?.height ?? 0;
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const truncatedHeight = await getHeight();

  await toggle.click();

  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await getHeight()).toBeGreaterThan(2 * truncatedHeight);
  await toggle.click();
  expect(await getHeight()).toBe(truncatedHeight);
  await expect(page.getByRole('button', { name: /^Full description: A round/ })).toHaveCount(0);
});
