import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { typeCard } from '../../support/donation-form.ts';
import { createRecurringDonor, createEmail, findEmailsTo, findLink } from '../../support/donor.ts';
import { sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

const MONTH_DAYS = 32;
const recurringDonation = (page: Page) => page.getByRole('main').getByRole('article').first();
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const donationRows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

/** Reloads until the expectation passes: charges arrive asynchronously through webhooks. */
const eventually = (page: Page, assertion: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await assertion();
  }).toPass({ timeout: 60_000 });
const expectDonations = (page: Page, count: number) =>
  eventually(page, () => expect(donationRows(page)).toHaveCount(count, { timeout: 3000 }));

test('a recurring donation is charged with the amount the donor changed it to', async ({ page }) => {
  const { link } = await createRecurringDonor(page, createEmail('amount'));
  await page.goto(link);
  await press(page, 'Change the amount');
  await page.getByLabel('Gift each month').fill('40');
  await page.getByLabel('Cover the processing fee').check();
  await expect(recurringDonation(page)).toContainText('Charged each month$41.50');
  await press(page, 'Change the amount');
  await expect(recurringDonation(page)).toContainText(
    'Starting with the next charge, your gift is $41.50 a month.',
  );
  await expect(page.getByRole('button', { name: 'Change back to $25.00' })).toBeVisible();

  await sandbox.advanceClock(MONTH_DAYS);

  await expectDonations(page, 2);
  await expect(donationRows(page).first()).toContainText('$41.50');
  await page.getByRole('link', { name: 'Summary of' }).first().click();
  // When the clock advance crosses New Year, the first month is in the previous year's summary.
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(/\$(41|66)\.50/);
});

test('a changed amount of a recurring donation can be changed back', async ({ page }) => {
  const { link } = await createRecurringDonor(page, createEmail('undo'));
  await page.goto(link);
  await press(page, 'Change the amount');
  await page.getByLabel('Gift each month').fill('100');
  await press(page, 'Change the amount');

  await press(page, 'Change back to $25.00');

  await expect(recurringDonation(page)).toContainText(
    'Starting with the next charge, your gift is $25.00 a month.',
  );
  await page.reload();
  await expect(recurringDonation(page)).toContainText('$25.00 a month');
});

test('a paused recurring donation is not charged until the donor resumes it', async ({ page }) => {
  const { link } = await createRecurringDonor(page, createEmail('pause'));
  await page.goto(link);
  await press(page, 'Pause');
  await page.getByText('Until I resume', { exact: true }).click();
  await press(page, 'Pause');
  await expect(recurringDonation(page)).toContainText('Paused until you resume it.');

  await sandbox.advanceClock(MONTH_DAYS);
  await waitUntilIdle();
  await page.reload();

  await expect(donationRows(page)).toHaveCount(1);
  await press(page, 'Resume');
  await expect(recurringDonation(page)).toContainText('Your gift is active again. Thank you.');
  await sandbox.advanceClock(MONTH_DAYS);
  await expectDonations(page, 2);
});

test('a failed charge is reported and is paid with another card', async ({ page }) => {
  const email = createEmail('failed-charge');
  const { link } = await createRecurringDonor(page, email);
  await page.goto(link);
  await press(page, 'Change the card');
  await typeCard(page, CARDS.failsLater);
  await press(page, 'Use this card');
  await expect(recurringDonation(page)).toContainText('Visa ending in 0341 is now the card for your gift.');
  await sandbox.advanceClock(MONTH_DAYS);
  await eventually(page, () =>
    expect(recurringDonation(page)).toContainText('The last charge did not go through', { timeout: 3000 }),
  );
  await waitUntilIdle();
  expect(await findEmailsTo(email, /could not be charged/)).toHaveLength(1);

  await press(page, 'Try again');
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await press(page, 'Change the card');
  await typeCard(page, CARDS.good);
  await press(page, 'Use this card');

  await expect(recurringDonation(page)).toContainText('Visa ending in 4242 is now the card for your gift.');
  await expectDonations(page, 2);
  await expect(recurringDonation(page)).toContainText('Active');
});

test('a card that is declined on setup leaves the old card in place', async ({ page }) => {
  const { link } = await createRecurringDonor(page, createEmail('old-card'));
  await page.goto(link);
  await press(page, 'Change the card');
  await typeCard(page, CARDS.declined);

  await press(page, 'Use this card');

  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await page.reload();
  await expect(recurringDonation(page)).toContainText('Visa ending in 4242');
});

test('a donor cancels with two clicks, and nothing more is charged', async ({ page }) => {
  const email = createEmail('stop');
  const { link } = await createRecurringDonor(page, email);
  await page.goto(link);
  await press(page, 'Stop');
  await expect(page.getByRole('dialog')).toContainText('ends today');

  await pressInDialog(page, 'Stop');

  await expect(recurringDonation(page)).toContainText('Your monthly gift has ended');
  await expect(recurringDonation(page).getByRole('button')).toHaveCount(0);
  await sandbox.advanceClock(MONTH_DAYS);
  await waitUntilIdle();
  await page.reload();
  await expect(donationRows(page)).toHaveCount(1);
  await expect(recurringDonation(page)).toContainText('Ended on');
});

test('while the payment provider is down, changes fail with a message', async ({ page }) => {
  const { link } = await createRecurringDonor(page, createEmail('unavailable'));
  await page.goto(link);
  await sandbox.injectFault({ service: 'stripe', mode: 'down' });
  await press(page, 'Stop');

  await pressInDialog(page, 'Stop');

  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await sandbox.clearFaults();
  await pressInDialog(page, 'Keep it');
  await page.reload();
  await expect(recurringDonation(page)).toContainText('Active');
});

test('an invalidated link returns 404, and a new one arrives by email', async ({ page }) => {
  const email = createEmail('revoke');
  const { link } = await createRecurringDonor(page, email);
  await page.goto(link);
  await press(page, 'Replace this link');

  await pressInDialog(page, 'Replace link');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('This link no longer works');
  expect((await page.goto(link))?.status()).toBe(404);
  await waitUntilIdle();
  expect(findLink(await findEmailsTo(email), 'giving')).not.toBe(link);
  expect((await page.goto(findLink(await findEmailsTo(email), 'giving')))?.status()).toBe(200);
});

test('a changed name and address are on the receipt of the next charge, and not on the first', async ({
  page,
}) => {
  const { link, receipt } = await createRecurringDonor(page, createEmail('details'));
  await page.goto(link);
  await press(page, 'Change name or address');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State').selectOption('IA');
  await page.getByLabel('Address Line 1').fill('12 Forest Road');
  await page.getByLabel('City').fill('Des Moines');
  await page.getByLabel('Postal Code').fill('50309');
  await press(page, 'Save changes');
  await expect(page.getByRole('status')).toHaveText('Your name and address are saved.');
  await expect(page.getByRole('button', { name: 'Change name or address' })).toBeFocused();

  await sandbox.advanceClock(MONTH_DAYS);

  await expectDonations(page, 2);
  await donationRows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('12 Forest Road, Des Moines, IA 50309, United States');
  await expect(page.getByRole('main')).toContainText('Lovelace');
  await page.goto(receipt);
  await expect(page.getByRole('main')).not.toContainText('Lovelace');
});
