import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

async function delayIsland(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('input entered in the donation form before hydration is preserved', async ({ page }) => {
  const release = await delayIsland(page, 'DonateIsland');
  await page.goto('/donate', { waitUntil: 'commit' });
  const sums = page.getByRole('group', { name: 'Gift summary' });
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByLabel('Cover the processing fee').check();
  await page.getByLabel('Give anonymously').check();
  await page.getByLabel('Country').selectOption('Canada');
  await expect(sums).not.toContainText('$41.50');

  release();

  await expect(sums).toContainText('$41.50');
  await expect(sums).toContainText('every month');
  await expect(page.getByLabel('Province')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('CA');
  await expect(page.getByLabel('Give anonymously')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
  await page.getByLabel('Last Name', { exact: true }).fill('Byron');
  await page.getByLabel('First Name', { exact: true }).press('Enter');
  await expect(page.getByLabel('First Name', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

test('input entered before hydration is merged with the values from the link', async ({ page }) => {
  const release = await delayIsland(page, 'DonateIsland');
  await page.goto('/donate?amount=50&frequency=monthly', { waitUntil: 'commit' });
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Cover the processing fee').check();

  release();

  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.00');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('Province')).toBeVisible();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel('Cover the processing fee')).toBeChecked();
});

test('a form opened by a link is prefilled by the server and keeps what is typed while it hydrates', async ({
  page,
}) => {
  const release = await delayIsland(page, 'DonateIsland');
  await page.goto('/donate?amount=50&frequency=monthly', { waitUntil: 'commit' });
  const firstName = page.getByLabel('First Name', { exact: true });
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.00');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  const field = await firstName.elementHandle();

  release();
  await firstName.pressSequentially('Grace', { delay: 20 });
  await page.locator('[data-hydrated]').waitFor();

  await expect(firstName).toHaveValue('Grace');
  await expect(page.getByLabel('Billing First Name')).toHaveValue('Grace');
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
});

test('what was typed into the donation form is there after a reload', async ({ page }) => {
  await page.goto('/donate?amount=50');
  await page.getByLabel('First Name', { exact: true }).fill('Grace');
  await page.getByLabel('Amount', { exact: true }).fill('75');
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Province').selectOption('Quebec');
  await page.getByText('In memory of', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kanzi');
  await page.getByLabel('Billing First Name').fill('');

  await page.reload();

  await expect(page.getByLabel('Province')).toHaveValue('QC');
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Grace');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('75');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kanzi');
  await expect(page.getByLabel('Billing First Name')).toHaveValue('');
});

test('a publication search entered before hydration is applied', async ({ page }) => {
  const release = await delayIsland(page, 'BibliographyIsland');
  await page.goto('/SueBiblio', { waitUntil: 'commit' });
  const resultCount = page.getByRole('status');
  await page.getByRole('searchbox').first().fill('Kanzi');
  await expect(resultCount).toHaveText(/^\d+ works$/);

  release();

  await expect(resultCount).toHaveText(/^\d+ of \d+ works$/);
  await expect(page.getByRole('searchbox').first()).toHaveValue('Kanzi');
});
