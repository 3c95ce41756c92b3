import { CARDS } from '../../support/cards.ts';
import { donate } from '../../support/donation-form.ts';
import { sandbox } from '../../support/sandbox.ts';
import {
  addToCart,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  listChargesTo,
  pickStoreItem,
  proceedToCheckout,
} from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('an item that sells out before payment leads to the cart, which marks it', async ({ page }) => {
  const item = await pickStoreItem();
  const email = `sells-out.${Date.now()}@buyers.example`;
  await addToCart(page, item);
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await continueCheckout(page);
  await fillCard(page, CARDS.good);
  await sandbox.setAvailable(item.product.id, item.variant.id, false);
  try {
    await buyNow(page).click();
    await page.waitForURL('**/failure');
    await expect(page.getByRole('main')).toContainText('is sold out');
    await page.getByRole('link', { name: 'Review your cart' }).click();

    const line = page.getByRole('listitem').filter({ hasText: item.product.title });
    await expect(line.getByRole('alert')).toContainText(/sold out/i);
    expect(await listChargesTo(email)).toEqual([]);
  } finally {
    await sandbox.resetCatalog();
  }
});

test('a donation that is limited before the card was used says that nothing was charged', async ({
  page,
}) => {
  await page.route('**/api/create-payment-intent/', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '600', 'content-type': 'application/problem+json' },
      body: JSON.stringify({ type: 'about:blank', title: 'Too Many Requests', status: 429 }),
    }),
  );

  await donate(page, { card: CARDS.good, email: `limited.${Date.now()}@donors.example` });

  await page.waitForURL('**/failure');
  const main = page.getByRole('main');
  await expect(main).toContainText('Nothing was charged just now. Please try again in 10 minutes.');
  await expect(main).not.toContainText('If a receipt comes by email');
});
