import { toCartItem } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { CARDS } from '../../support/cards.ts';
import { findEmailsTo, sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import {
  addToCart,
  buy,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  listChargesTo,
  pickStoreItem,
  proceedToCheckout,
  storeCart,
} from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

/** Forms ignore presses within this time after the last one. */
const DEBOUNCE_MS = 1000;

test('the cart shows a changed price and applies it only when the buyer accepts', async ({ page }) => {
  const { product, variant } = await pickStoreItem();
  const staleItem = toCartItem(product, { ...variant, price: variant.price - 300 }, 1);
  await storeCart(page, staleItem);
  await page.goto('/cart');

  const line = page.getByRole('listitem').filter({ hasText: product.title });
  const alert = line.getByRole('alert');
  await expect(alert).toContainText(formatDollars(variant.price - 300));
  await expect(alert).toContainText(formatDollars(variant.price));
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain(`"price":${staleItem.price}`);

  await page.getByRole('button', { name: 'Update the cart' }).click();
  await page.getByRole('main').getByText('Proceed to Checkout').click();
  await page.waitForURL('**/checkout/step1');
  await expect(page.getByRole('main')).toContainText(formatDollars(variant.price));
});

test(
  'a price that changes during checkout is shown before payment',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.clock.install();
    const { product, variant } = await pickStoreItem();
    const email = createEmail('price-change');
    await storeCart(page, toCartItem(product, { ...variant, price: variant.price - 300 }, 1));
    await page.goto('/checkout/step1');
    await fillShipping(page, { email });
    await continueCheckout(page);
    await fillCard(page, CARDS.good);
    await buyNow(page).click();

    await expect(page.getByRole('alert')).toContainText(/changed/i);
    expect(await listChargesTo(email)).toEqual([]);

    await page.getByRole('button', { name: /^Continue with/ }).click();
    await page.clock.fastForward(DEBOUNCE_MS);
    await buyNow(page).click();
    await page.waitForURL('**/success');
    await expect(page.getByRole('main')).toContainText(formatDollars(variant.price));
  },
);

test('an undeliverable address is rejected next to its field', async ({ page }) => {
  await addToCart(page, await pickStoreItem());
  await proceedToCheckout(page);
  await fillShipping(page, { email: createEmail('undeliverable'), zip: '00000' });
  await page.getByRole('button', { name: 'Continue Checkout' }).click();

  await expect(page.getByLabel('ZIP')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('ZIP')).toBeFocused();
});

for (const [service, match] of [
  ['printify', 'shipping.json'],
  ['stripe', '/v1/tax'],
] as const) {
  test(`while ${service} is unavailable, nothing is charged and the buyer sees an error`, async ({
    page,
  }) => {
    await page.clock.install();
    const email = createEmail('unavailable');
    await addToCart(page, await pickStoreItem());
    await proceedToCheckout(page);
    await fillShipping(page, { email });
    await sandbox.injectFault({ service, mode: 'down', match });
    await page.getByRole('button', { name: 'Continue Checkout' }).click();

    await expect(page.getByRole('main')).toContainText(
      'An error occurred while processing your request. Please try again.',
    );
    expect(await listChargesTo(email)).toEqual([]);
    await sandbox.clearFaults();
    await page.clock.fastForward(DEBOUNCE_MS);
    await continueCheckout(page);
    await expect(buyNow(page)).toBeVisible();
  });
}

test(
  'while the mail server is down, the buyer is notified and the email is sent later',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('later');
    await sandbox.injectFault({ service: 'smtp', mode: 'down' });
    await buy(page, await pickStoreItem(), { card: CARDS.good, email });

    await page.waitForURL('**/email-failure');
    await expect(page.getByRole('main')).toContainText('Order Processed Successfully');
    await sandbox.clearFaults();

    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
  },
);
