import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

async function holdIsland(page: Page, name: string): Promise<() => void> {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

test('input entered in the donation form before hydration is preserved', async ({ page }) => {
  const letThrough = await holdIsland(page, 'DonateIsland');
  await page.goto('/donate', { waitUntil: 'commit' });
  const sums = page.getByRole('group', { name: 'What you give' });
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByLabel('Add the cost of the payment').check();
  await page.getByLabel('Country').selectOption('Canada');
  await expect(sums).not.toContainText('$41.50');

  letThrough();

  await expect(sums).toContainText('$41.50');
  await expect(sums).toContainText('every month');
  await expect(page.getByLabel('Province')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('CA');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
  await page.getByLabel('Last Name', { exact: true }).fill('Byron');
  await page.getByLabel('First Name', { exact: true }).press('Enter');
  await expect(page.getByLabel('First Name', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

test('input entered before hydration is merged with the values from the link', async ({ page }) => {
  const letThrough = await holdIsland(page, 'DonateIsland');
  await page.goto('/donate?amount=50&frequency=monthly', { waitUntil: 'commit' });
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Add the cost of the payment').check();

  letThrough();

  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.00');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('Province')).toBeVisible();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel('Add the cost of the payment')).toBeChecked();
});

test('a publication search entered before hydration is applied', async ({ page }) => {
  const letThrough = await holdIsland(page, 'BibliographyIsland');
  await page.goto('/SueBiblio', { waitUntil: 'commit' });
  const works = page.getByRole('status');
  await page.getByRole('searchbox').first().fill('Kanzi');
  await expect(works).toHaveText(/^\d+ works$/);

  letThrough();

  await expect(works).toHaveText(/^\d+ of \d+ works$/);
  await expect(page.getByRole('searchbox').first()).toHaveValue('Kanzi');
});
