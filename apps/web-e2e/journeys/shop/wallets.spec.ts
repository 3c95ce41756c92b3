import { formatDollars } from '@paniscus/domain/money';
import { openWallet } from '../../support/cards.ts';
import { fillDonorDetails } from '../../support/donation-form.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import {
  addToCart,
  continueCheckout,
  fillShipping,
  listChargesTo,
  pickStoreItem,
  proceedToCheckout,
} from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

test('a buyer pays from a wallet without a card or billing address, and is charged once', async ({
  page,
}) => {
  const email = createEmail('wallet');
  await addToCart(page, await pickStoreItem());
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await continueCheckout(page);

  const canceled = await openWallet(page, 'Apple Pay');
  await canceled.getByRole('button', { name: 'Cancel' }).click();
  const wallet = await openWallet(page, 'Apple Pay');
  const text = await wallet.textContent();
  await wallet.getByRole('button', { name: 'Pay' }).dblclick();

  await page.waitForURL('**/success');
  await expect(page.getByRole('main')).toContainText('Payment Successful!');
  await waitUntilIdle();
  const charges = await listChargesTo(email);
  expect(charges).toHaveLength(1);
  expect(text).toContain(`Pay ${formatDollars(charges[0]?.amount ?? 0)},`);
  expect(await findEmailsTo(email)).toHaveLength(1);
});

test('a donor whose wallet is declined gives from another one, and gets one receipt', async ({ page }) => {
  const email = createEmail('wallet');
  await page.goto('/donate');
  await fillDonorDetails(page, email);
  await page.getByLabel('Amount', { exact: true }).fill('25.50');
  const declined = await openWallet(page, 'Link');
  await declined.getByRole('button', { name: 'Fail' }).click();
  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('Your card was declined.');

  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  const wallet = await openWallet(page, 'Google Pay');
  await expect(wallet).toContainText('Pay $25.50,');
  await wallet.getByRole('button', { name: 'Pay' }).click();

  await page.waitForURL('**/donation-success');
  await waitUntilIdle();
  expect(await listChargesTo(email)).toMatchObject([{ amount: 2550 }]);
  expect(await findEmailsTo(email)).toHaveLength(1);
});
