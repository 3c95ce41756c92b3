import { CARDS, typeCard } from '../../support/cards.ts';
import {
  createRecurringDonor,
  findLink,
  getRecurringDonation,
  pressInDialog,
  pressInPortal,
} from '../../support/donor.ts';
import { findEmailsTo, sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

test('an invalidated link returns 404, and a new one arrives by email', async ({ page }) => {
  const email = createEmail('revoke');
  const { link } = await createRecurringDonor(page, email);
  await page.goto(link);
  await pressInPortal(page, 'Replace this link');

  await pressInDialog(page, 'Replace link');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('This link no longer works');
  await expect(page.getByText('A new link is on its way.')).toBeFocused();
  expect((await page.goto(link))?.status()).toBe(404);
  await waitUntilIdle();
  const newLink = findLink(await findEmailsTo(email), 'giving');
  expect(newLink).not.toBe(link);
  expect((await page.goto(newLink))?.status()).toBe(200);
});

test(
  'a changed amount of a recurring donation can be changed back',
  { tag: '@nightly' },
  async ({ page }) => {
    const { link } = await createRecurringDonor(page, createEmail('undo'));
    await page.goto(link);
    await pressInPortal(page, 'Change the amount');
    await page.getByLabel('Gift every month').fill('100');
    await pressInPortal(page, 'Change the amount');

    await pressInPortal(page, 'Change back to $25.00');

    await expect(getRecurringDonation(page)).toContainText(
      'Starting with the next charge, your gift is $25.00 a month.',
    );
    await page.reload();
    await expect(getRecurringDonation(page)).toContainText('$25.00 a month');
  },
);

test(
  'a card that is declined on setup leaves the old card in place',
  { tag: '@nightly' },
  async ({ page }) => {
    const { link } = await createRecurringDonor(page, createEmail('old-card'));
    await page.goto(link);
    await pressInPortal(page, 'Change the card');
    await typeCard(page, CARDS.declined);

    await pressInPortal(page, 'Use this card');

    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use this card' })).toBeFocused();
    await page.reload();
    await expect(getRecurringDonation(page)).toContainText('Visa ending in 4242');
  },
);

test(
  'while the payment provider is down, changes fail with a message',
  { tag: '@nightly' },
  async ({ page }) => {
    const { link } = await createRecurringDonor(page, createEmail('unavailable'));
    await page.goto(link);
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });
    await pressInPortal(page, 'Stop');

    await pressInDialog(page, 'Stop');

    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await sandbox.clearFaults();
    await pressInDialog(page, 'Keep gift');
    await page.reload();
    await expect(getRecurringDonation(page)).toContainText('Active');
  },
);
