import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

test('the store finds products with a typing error, and filters apply at once', async ({ page }) => {
  await page.goto('/store');
  const search = page.getByLabel('Search the store');
  await search.fill('bannana mug');
  await search.press('Enter');
  await page.waitForURL(/q=bannana/);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: 'Banana Mug' }).first()).toBeVisible();
  await expect(items.filter({ hasText: 'Shirt' })).toHaveCount(0);

  const sort = page.getByLabel('Sort by');
  await sort.selectOption('price-up');

  await page.waitForURL(/sort=price-up/);
  await expect(sort).toBeFocused();
  await expect(search).toHaveValue('bannana mug');
});

test('on a phone, how much was found is in view after a search and a filter', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/store');
  const search = page.getByLabel('Search the store');
  await search.fill('mug');
  await search.press('Enter');
  await page.waitForURL(/q=mug/);
  await expect(page.getByText('2 of 14 products')).toBeInViewport();

  await page.getByLabel('Type', { exact: true }).selectOption('Prints');
  await page.waitForURL(/tag=Prints/);
  await expect(page.getByText('0 of 14 products')).toBeInViewport();
  await expect(page.getByLabel('Type', { exact: true })).toBeInViewport();

  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page.getByText('14 products', { exact: true })).toBeInViewport();
});

test('without JavaScript the store is searched by its button', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/store');
  await reader.getByLabel('Search the store').fill('mug');
  await reader.getByRole('main').getByRole('button', { name: 'Apply filters' }).click();

  await expect(reader).toHaveURL(/q=mug/);
  const items = reader.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: 'Mug' }).first()).toBeVisible();
  await context.close();
});
