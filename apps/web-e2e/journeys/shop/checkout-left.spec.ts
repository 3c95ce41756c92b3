import type { Page } from '@playwright/test';
import { CARDS, reloadWhilePaying } from '../../support/cards.ts';
import {
  addToCart,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  listChargesTo,
  listStoreItems,
  pickStoreItem,
  proceedToCheckout,
} from '../../support/shop.ts';
import type { StoreItem } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

async function reachPayment(page: Page, item: StoreItem, email: string): Promise<void> {
  await addToCart(page, item);
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await continueCheckout(page);
}

/** Pays for an item and leaves the checkout before it learns that the card was charged. */
async function leaveCheckout(page: Page, item: StoreItem, email: string): Promise<void> {
  await reachPayment(page, item, email);
  await fillCard(page, CARDS.good);
  await reloadWhilePaying(page, () => buyNow(page).click());
}

test('a checkout that was left while paying says that it may have been paid, and is not paid twice', async ({
  page,
}) => {
  const email = createEmail('left');
  await leaveCheckout(page, await pickStoreItem(), email);

  await expect(page.getByRole('alert')).toContainText('Your order may already have been placed');
  await fillCard(page, CARDS.good);
  await buyNow(page).click();
  await page.waitForURL('**/success');
  expect(await listChargesTo(email)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a checkout that was left while paying says so in view', async ({ page }) => {
    await leaveCheckout(page, await pickStoreItem(), createEmail('view'));

    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  });

  test('a reload of the payment keeps its place', async ({ page }) => {
    await reachPayment(page, await pickStoreItem(), createEmail('place'));
    await buyNow(page).scrollIntoViewIfNeeded();
    await expect(buyNow(page)).toBeInViewport();

    await page.reload();

    await expect(buyNow(page)).toBeInViewport();
  });
});

test('a cart that was changed after its checkout was left while paying keeps what was not ordered', async ({
  page,
}) => {
  const email = createEmail('changed');
  const [ordered, other] = await listStoreItems();
  if (ordered === undefined || other === undefined) throw new Error('The store needs two items.');
  await leaveCheckout(page, ordered, email);

  await addToCart(page, other, 2);
  await proceedToCheckout(page);
  await continueCheckout(page);
  await fillCard(page, CARDS.good);
  await buyNow(page).click();

  await page.waitForURL('**/order/*');
  await expect(page.getByRole('main')).toContainText('You were not charged again.');
  await page.getByRole('link', { name: 'your cart' }).click();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(other.product.title);
  expect(await listChargesTo(email)).toHaveLength(1);
});
