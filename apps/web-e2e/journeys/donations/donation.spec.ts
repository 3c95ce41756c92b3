import { CARDS } from '../../support/cards.ts';
import { donate } from '../../support/donation-form.ts';
import { findEmailsTo, sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { listChargesTo } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

test('a visitor donates by card and gets one receipt', async ({ page }) => {
  const email = createEmail('ada');
  await donate(page, { card: CARDS.good, email });

  await page.waitForURL('**/donation-success');
  await expect(page.getByRole('main')).toContainText('Thank you, Ada!');
  await expect(page.getByRole('main')).toContainText(email);
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
  const [emailMessage] = await findEmailsTo(email);
  expect(emailMessage?.text).toContain('$25.50');

  await page.reload();
  await expect(page.getByRole('main')).toContainText('Thank you, Ada!');
});

test(
  'a card that requires authentication is charged when the donor completes it',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('complete');
    await donate(page, { card: CARDS.requiresAuthentication, email });

    await page.getByRole('button', { name: 'Complete' }).click();

    await page.waitForURL('**/donation-success');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
  },
);

test(
  'a card that requires authentication is not charged when the donor fails it',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('fail');
    await donate(page, { card: CARDS.requiresAuthentication, email });

    await page.getByRole('button', { name: 'Fail' }).click();

    await page.waitForURL('**/failure');
    await expect(page.getByRole('main')).toContainText('Payment failed. Please try again.');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toEqual([]);
    expect(await listChargesTo(email)).toEqual([]);
  },
);

test('while the mail server is down, the donor is notified and the receipt is sent later', async ({
  page,
}) => {
  const email = createEmail('later');
  await sandbox.injectFault({ service: 'smtp', mode: 'down' });
  await donate(page, { card: CARDS.good, email });

  await page.waitForURL('**/donation-email-failure');
  await expect(page.getByRole('main')).toContainText('$25.50');
  await sandbox.clearFaults();

  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
});
