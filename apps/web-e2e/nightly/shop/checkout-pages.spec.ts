import { toCartItem } from '@paniscus/domain/cart';
import type { Product, ProductVariant } from '@paniscus/domain/products';
import { fetchCatalog, fillShipping, storeCart } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

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

test('the titles of result pages claim nothing on a direct visit', async ({ page }) => {
  for (const path of ['/success', '/email-failure']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Your order · Paniscus');
  }
  for (const path of ['/donation-success', '/donation-email-failure']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Your gift · Paniscus');
  }
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

test('a direct visit to a shop result page explains itself and links onward', async ({ page }) => {
  for (const path of ['/success', '/email-failure']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('a guessed order link returns 404', async ({ page }) => {
  const response = await page.goto(`/order/${'A'.repeat(43)}`);

  expect(response?.status()).toBe(404);
});
