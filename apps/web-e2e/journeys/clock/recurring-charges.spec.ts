import type { Page } from '@playwright/test';
import { CARDS, typeCard } from '../../support/cards.ts';
import {
  createRecurringDonor,
  getDonationRows,
  getRecurringDonation,
  pressInDialog,
  pressInPortal,
} from '../../support/donor.ts';
import { expect, test } from '../../support/own-system.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { createEmail } from '../../support/unique.ts';

// One system for all journeys of this file.
test.describe.configure({ mode: 'default' });

/** At least a month. */
const MONTH_DAYS = 32;

/** Reloads the donor portal once the charges that are due have arrived. */
async function reloadWithCharges(page: Page): Promise<void> {
  await waitUntilIdle();
  await page.reload();
}

test(
  'a recurring donation is charged with the amount the donor changed it to',
  { tag: '@nightly' },
  async ({ page, advanceClock }) => {
    const { link } = await createRecurringDonor(page, createEmail('amount'));
    await page.goto(link);
    await pressInPortal(page, 'Change the amount');
    await page.getByLabel('Gift every month').fill('40');
    await page.getByLabel('Cover the processing fee').check();
    await expect(getRecurringDonation(page)).toContainText('Charged every month$41.50');
    await pressInPortal(page, 'Change the amount');
    await expect(getRecurringDonation(page)).toContainText(
      'Starting with the next charge, your gift is $41.50 a month.',
    );
    await expect(page.getByRole('button', { name: 'Change back to $25.00' })).toBeVisible();

    await advanceClock(MONTH_DAYS);

    await reloadWithCharges(page);
    await expect(getDonationRows(page)).toHaveCount(2);
    await expect(getDonationRows(page).first()).toContainText('$41.50');
    await page.getByRole('link', { name: 'Summary of' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{4}/);
    // The month may have crossed New Year; then the first gift is in the summary of the year before.
    const total = (await getDonationRows(page).count()) === 2 ? '$66.50' : '$41.50';
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(total);
  },
);

test(
  'a paused recurring donation is not charged until the donor resumes it',
  { tag: '@nightly' },
  async ({ page, advanceClock }) => {
    const { link } = await createRecurringDonor(page, createEmail('pause'));
    await page.goto(link);
    await pressInPortal(page, 'Pause');
    await page.getByText('Until I resume', { exact: true }).click();
    await pressInPortal(page, 'Pause');
    await expect(getRecurringDonation(page)).toContainText('Paused until you resume it.');

    await advanceClock(MONTH_DAYS);
    await reloadWithCharges(page);

    await expect(getDonationRows(page)).toHaveCount(1);
    await pressInPortal(page, 'Resume');
    await expect(getRecurringDonation(page)).toContainText('Your gift is active again. Thank you.');
    await advanceClock(MONTH_DAYS);
    await reloadWithCharges(page);
    await expect(getDonationRows(page)).toHaveCount(2);
  },
);

test('a failed charge is reported and is paid with another card', async ({ page, advanceClock }) => {
  const email = createEmail('failed-charge');
  const { link } = await createRecurringDonor(page, email);
  await page.goto(link);
  await pressInPortal(page, 'Change the card');
  await typeCard(page, CARDS.failsLater);
  await pressInPortal(page, 'Use this card');
  await expect(getRecurringDonation(page)).toContainText(
    'Visa ending in 0341 is now the card for your gift.',
  );

  await advanceClock(MONTH_DAYS);

  await reloadWithCharges(page);
  await expect(getRecurringDonation(page)).toContainText('The last charge did not go through');
  expect(await findEmailsTo(email, /could not be charged/)).toHaveLength(1);
  await pressInPortal(page, 'Try again');
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await pressInPortal(page, 'Change the card');
  await typeCard(page, CARDS.good);
  await pressInPortal(page, 'Use this card');
  await expect(getRecurringDonation(page)).toContainText(
    'Visa ending in 4242 is now the card for your gift.',
  );
  await reloadWithCharges(page);
  await expect(getDonationRows(page)).toHaveCount(2);
  await expect(getRecurringDonation(page)).toContainText('Active');
});

test('a donor cancels with two clicks, and nothing more is charged', async ({ page, advanceClock }) => {
  const { link } = await createRecurringDonor(page, createEmail('stop'));
  await page.goto(link);
  await pressInPortal(page, 'Stop');
  await expect(page.getByRole('dialog')).toContainText('ends today');

  await pressInDialog(page, 'Stop');

  await expect(getRecurringDonation(page)).toContainText('Your monthly gift has ended');
  await expect(getRecurringDonation(page).getByRole('button')).toHaveCount(0);
  await advanceClock(MONTH_DAYS);
  await reloadWithCharges(page);
  await expect(getDonationRows(page)).toHaveCount(1);
  await expect(getRecurringDonation(page)).toContainText('Ended on');
});

test(
  'a changed name and address are on the receipt of the next charge, and not on the first',
  { tag: '@nightly' },
  async ({ page, advanceClock }) => {
    const { link, receipt } = await createRecurringDonor(page, createEmail('details'));
    await page.goto(link);
    await pressInPortal(page, 'Change name or address');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Country').selectOption('US');
    await page.getByLabel('State').selectOption('IA');
    await page.getByLabel('Address Line 1').fill('12 Forest Road');
    await page.getByLabel('City').fill('Des Moines');
    await page.getByLabel('Postal code').fill('50309');
    await pressInPortal(page, 'Save changes');
    await expect(page.getByRole('status')).toHaveText('Your name and address are saved.');
    await expect(page.getByRole('status')).toBeFocused();

    await advanceClock(MONTH_DAYS);

    await reloadWithCharges(page);
    await expect(getDonationRows(page)).toHaveCount(2);
    await getDonationRows(page).first().getByRole('link').first().click();
    const main = page.getByRole('main');
    await expect(main).toContainText('12 Forest Road, Des Moines, IA 50309, United States');
    await expect(main).toContainText('Lovelace');
    await page.goto(receipt);
    await expect(main).toContainText('Byron');
    await expect(main).not.toContainText('Lovelace');
  },
);
