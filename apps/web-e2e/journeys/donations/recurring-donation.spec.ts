import type { Page } from '@playwright/test';
import { CARDS, typeCard } from '../../support/cards.ts';
import { fillDonor, pressDonate } from '../../support/donation-form.ts';
import { findEmailsTo, sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { listChargesTo } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

async function openDonationLink(page: Page, donor: { card: string; email: string }): Promise<void> {
  await page.goto('/donate?amount=25&frequency=monthly');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('25.00');
  await fillDonor(page, donor);
}

async function fillTribute(page: Page, recipient: string): Promise<void> {
  await page.getByText('In memory of', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Grace Okafor');
  await page.getByLabel('Send a card by email').check();
  await page.getByLabel('Recipient’s name').fill('Samuel Okafor');
  await page.getByLabel('Recipient’s email').fill(recipient);
  await page.getByLabel('Message', { exact: true }).fill('She taught us to listen.');
  await page.getByLabel('Add a message to the memory wall').check();
  await page.getByLabel('Message for the memory wall').fill('For Grace, who taught us to listen.');
}

for (const [device, viewport, tag] of [
  ['a desktop', { width: 1440, height: 900 }, []],
  ['a phone', { width: 360, height: 740 }, ['@nightly']],
] as const) {
  test.describe(`on ${device}`, { tag: [...tag] }, () => {
    test.use({ viewport });

    test('a visitor starts a recurring donation in memory of somebody and covers the processing cost', async ({
      page,
    }) => {
      const email = createEmail('monthly');
      const recipient = createEmail('samuel');
      await openDonationLink(page, { card: CARDS.good, email });
      await page.getByLabel('Cover the processing fee').check();
      await fillTribute(page, recipient);
      const sums = page.getByRole('group', { name: 'Gift summary' });
      await expect(sums).toContainText('Processing fee$1.06');
      await expect(sums).toContainText('Total per month$26.06');
      await expect(sums).toContainText('Your card is charged $26.06 today and then every month');
      await pressDonate(page);

      await page.waitForURL('**/donation-success');
      const main = page.getByRole('main');
      await expect(main).toContainText('Monthly donation of $26.06');
      await expect(main).toContainText('In memory of Grace Okafor');
      await expect(main).toContainText('Processing fee$1.06');
      await waitUntilIdle();
      expect(await findEmailsTo(email)).toHaveLength(1);
      expect((await findEmailsTo(email))[0]?.text).toContain('$26.06');
      expect(await findEmailsTo(recipient)).toHaveLength(1);
      expect((await findEmailsTo(recipient))[0]?.text).not.toContain('26.06');

      await page.reload();
      await expect(main).toContainText('In memory of Grace Okafor');
    });
  });
}

test(
  'a card that requires authentication starts a recurring donation when the donor completes it',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('complete');
    await openDonationLink(page, { card: CARDS.requiresAuthentication, email });
    await pressDonate(page);

    await page.getByRole('button', { name: 'Complete' }).click();

    await page.waitForURL('**/donation-success');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
  },
);

test(
  'a declined card starts nothing, and retrying with another card starts one recurring donation',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('declined');
    await openDonationLink(page, { card: CARDS.declined, email });
    await page.getByLabel('Cover the processing fee').check();
    await pressDonate(page);
    await page.waitForURL('**/failure');
    await expect(page.getByRole('main')).toContainText('Your card was declined.');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL('**/donate');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page.getByLabel('Cover the processing fee')).toBeChecked();
    await typeCard(page, CARDS.good);
    await pressDonate(page);

    await page.waitForURL('**/donation-success');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
    expect(await listChargesTo(email)).toMatchObject([{ amount: 2606 }]);
  },
);

test(
  'while the payment provider is down, no recurring donation starts, and a retry starts only one',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('unavailable');
    await openDonationLink(page, { card: CARDS.good, email });
    await sandbox.injectFault({ service: 'stripe', mode: 'down', match: '/v1/subscriptions' });
    await pressDonate(page);
    await page.waitForURL('**/failure');
    await expect(page.getByRole('main')).toContainText('An error occurred');
    await sandbox.clearFaults();

    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL('**/donate');
    await typeCard(page, CARDS.good);
    await pressDonate(page);

    await page.waitForURL('**/donation-success');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
    expect(await listChargesTo(email)).toMatchObject([{ amount: 2500 }]);
  },
);

test(
  'while the mail server is down, the page still confirms the recurring donation',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('later');
    await sandbox.injectFault({ service: 'smtp', mode: 'down' });
    await openDonationLink(page, { card: CARDS.good, email });
    await pressDonate(page);

    await page.waitForURL('**/donation-email-failure');
    await expect(page.getByRole('main')).toContainText('Monthly donation of $25.00');
    await sandbox.clearFaults();

    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
  },
);
