import { CARDS } from '../../support/cards.ts';
import { sandbox } from '../../support/sandbox.ts';
import {
  addToCart,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  listChargesTo,
  listStoreItems,
  proceedToCheckout,
} from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

test('an item that sells out before payment leads to the cart, which marks it', async ({ page }) => {
  // Not the first item, which other journeys buy.
  const item = (await listStoreItems()).at(-1);
  if (item === undefined) throw new Error('No item of the store can be bought.');
  const email = createEmail('sells-out');
  await addToCart(page, item);
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await continueCheckout(page);
  await fillCard(page, CARDS.good);
  await sandbox.setAvailable(item.product.id, item.variant.id, false);

  await buyNow(page).click();

  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('is sold out');
  await page.getByRole('link', { name: 'Review your cart' }).click();
  const line = page.getByRole('listitem').filter({ hasText: item.product.title });
  await expect(line.getByRole('alert')).toContainText(/sold out/i);
  expect(await listChargesTo(email)).toEqual([]);
});
