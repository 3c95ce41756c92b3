import type { Page } from '@playwright/test';
import { openAsStaff } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

/** Lets the first two downloads of a script fail; returns their number so far. */
async function failTwice(page: Page, script: string): Promise<() => number> {
  let downloads = 0;
  await page.route(`**/assets/${script}-*.js`, (route) => {
    downloads++;
    return downloads <= 2 ? route.abort() : route.continue();
  });
  return () => downloads;
}

for (const [name, script] of [
  ['the script that starts the router', 'entry.client'],
  ['the script of the page', 'staff-donations'],
  ['a script that the page shares with others', 'forms'],
] as const)
  test(`${name} is loaded again after a failed download on a page for staff`, async ({ page }) => {
    await openAsStaff(page, '/account');
    const countDownloads = await failTwice(page, script);

    await page.goto('/donations');

    await expect(page.getByRole('main').getByLabel('Search')).toBeEnabled();
    await page.locator('body[data-hydrated]').waitFor();
    expect(countDownloads()).toBeGreaterThan(2);
  });

test('the script of the next page for staff is loaded again, and the page is not reloaded', async ({
  page,
}) => {
  await openAsStaff(page, '/account');
  await page.locator('body[data-hydrated]').waitFor();
  const countDownloads = await failTwice(page, 'staff-donations');
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));

  await page.getByRole('link', { name: 'Donations', exact: true }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Donations' })).toBeVisible();
  expect(countDownloads()).toBeGreaterThan(2);
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
});
