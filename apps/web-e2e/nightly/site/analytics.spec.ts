import { expect, test } from '../../support/test.ts';

test('without analytics configured, no third-party requests are made and no consent is requested', async ({
  page,
  baseURL,
}) => {
  const thirdPartyRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) thirdPartyRequests.push(request.url());
  });

  for (const path of ['/', '/posts', '/privacy-policy', '/KanziCelebration']) {
    // Idle, because requests are expected not to happen.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'May we count your visit?' })).toHaveCount(0);
    await expect(page.locator('meta[name="analytics"]')).toHaveCount(0);
  }

  expect(thirdPartyRequests.filter((url) => /^https?:/.test(url))).toEqual([]);
  await page.goto('/privacy-policy#statistics');
  await expect(page.getByText('We do not count visits.')).toBeVisible();
});
