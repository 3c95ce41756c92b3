import { delayScript, waitForIsland } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';

test('input entered before hydration is merged with the values from the link', async ({ page }) => {
  const release = await delayScript(page, 'DonateIsland');
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
  const release = await delayScript(page, 'DonateIsland');
  await page.goto('/donate?amount=50&frequency=monthly', { waitUntil: 'commit' });
  const firstName = page.getByLabel('First Name', { exact: true });
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.00');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  const field = await firstName.elementHandle();

  release();
  await firstName.pressSequentially('Grace', { delay: 20 });
  await waitForIsland(page);

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
