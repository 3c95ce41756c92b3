import { toCartItem } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import type { Product, ProductVariant } from '@paniscus/domain/products';
import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import {
  pickStoreItem,
  fetchCatalog,
  listChargesTo,
  buy,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  proceedToCheckout,
  addToCart,
} from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to.includes(email));
const createEmail = (name: string) => `${name}.${Date.now()}@buyers.example`;

async function storeCart(page: Page, item: CartItem): Promise<void> {
  await page.goto('/posts');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([item]));
}

async function findSoldOutVariant(): Promise<[Product, ProductVariant]> {
  for (const product of await fetchCatalog())
    for (const variant of product.variants)
      if (variant.is_enabled && !variant.is_available) return [product, variant];
  throw new Error('No item of the store is sold out.');
}

test('an empty cart shows a message and a link to the store, and checkout cannot start', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Your cart is empty.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Products' })).toBeVisible();

  await page.goto('/checkout/step1');
  await page.waitForURL('**/cart');

  await page.goto('/checkout/step2');
  await expect(page.getByRole('main')).toContainText('Invalid checkout data. Please start over.');
});

test('the cart ignores malformed and hostile stored data', async ({ page }) => {
  await page.goto('/posts');
  for (const stored of [
    '{',
    '[{"quantity":1e9}]',
    '[null,{"product_id":"<img src=x onerror=alert(1)>"}]',
    '"x"',
  ]) {
    await page.evaluate((text) => localStorage.setItem('cart', text), stored);
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText('Your cart is empty.');
  }
});

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

test('a price that changes during checkout is shown before payment', async ({ page }) => {
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
  await buyNow(page).click();
  await page.waitForURL('**/success');
  await expect(page.getByRole('main')).toContainText(formatDollars(variant.price));
});

test('the cart shows a sold-out variant, and checkout is blocked', async ({ page }) => {
  const [product, variant] = await findSoldOutVariant();
  await storeCart(page, toCartItem(product, variant, 1));
  await page.goto('/cart');
  const line = page.getByRole('listitem').filter({ hasText: product.title });
  await expect(line.getByRole('alert')).toContainText(/sold out/i);

  await page.goto('/checkout/step1');
  await fillShipping(page, { email: createEmail('sold-out') });
  await page.getByRole('button', { name: 'Continue Checkout' }).click();
  await expect(page.getByRole('alert')).toContainText(product.title);
  expect(page.url()).toContain('/checkout/step1');
});

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
    await addToCart(page, await pickStoreItem());
    await proceedToCheckout(page);
    await fillShipping(page, { email: createEmail('unavailable') });
    await sandbox.injectFault({ service, mode: 'down', match });
    await page.getByRole('button', { name: 'Continue Checkout' }).click();

    await expect(page.getByRole('main')).toContainText(
      'An error occurred while processing your request. Please try again.',
    );
    await sandbox.clearFaults();
    // Repeated clicks within one second are ignored, so retry the click.
    await expect(async () => {
      if (page.url().endsWith('/checkout/step1'))
        await page.getByRole('button', { name: 'Continue Checkout' }).click({ timeout: 2000 });
      await page.waitForURL('**/checkout/step2', { timeout: 8000 });
    }).toPass();
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

test('a direct visit to a shop result page explains itself and links onward', async ({ page }) => {
  for (const path of ['/success', '/email-failure']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});
