import { delayScript } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';

test('input entered in the donation form before hydration is preserved', async ({ page }) => {
  const release = await delayScript(page, 'DonateIsland');
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

test('a publication search entered before hydration is applied', { tag: '@nightly' }, async ({ page }) => {
  const release = await delayScript(page, 'BibliographyIsland');
  await page.goto('/SueBiblio', { waitUntil: 'commit' });
  const resultCount = page.getByRole('status');
  await page.getByRole('searchbox').first().fill('Kanzi');
  await expect(resultCount).toHaveText(/^\d+ works$/);

  release();

  await expect(resultCount).toHaveText(/^\d+ of \d+ works$/);
  await expect(page.getByRole('searchbox').first()).toHaveValue('Kanzi');
});
