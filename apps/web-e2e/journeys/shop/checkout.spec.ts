import { formatDollars } from '@paniscus/domain/money';
import { CARDS } from '../../support/cards.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import {
  addToCart,
  buy,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  listChargesTo,
  listStoreItems,
  pickStoreItem,
  proceedToCheckout,
} from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

for (const [device, viewport, tag] of [
  ['a desktop', { width: 1440, height: 900 }, []],
  ['a phone', { width: 360, height: 740 }, ['@nightly']],
] as const) {
  test.describe(`on ${device}`, { tag: [...tag] }, () => {
    test.use({ viewport });

    test('a visitor selects a product, pays, and gets one email', async ({ page }) => {
      const email = createEmail('ada');
      const item = await pickStoreItem();
      await page.goto('/store');
      await page.getByRole('main').getByRole('link', { name: item.product.title }).first().click();
      await page.waitForURL(`**/product/${item.product.id}`);
      await buy(page, item, { card: CARDS.good, email });

      await page.waitForURL('**/success');
      const main = page.getByRole('main');
      await expect(main).toContainText('Payment Successful!');
      await expect(main).toContainText(item.product.title);
      await expect(main).toContainText('12 River Road');
      await waitUntilIdle();
      expect(await findEmailsTo(email)).toHaveLength(1);
      expect((await findEmailsTo(email))[0]?.text).toContain(item.product.title);

      await page.reload();
      await expect(main).toContainText('Payment Successful!');
      expect(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')).toBe('[]');
    });
  });
}

test('a buyer who mistyped the email finds the order by its link, and Back shows the finished order', async ({
  page,
}) => {
  await buy(page, await pickStoreItem(), { card: CARDS.good, email: createEmail('mistyped') });
  await page.waitForURL('**/success');
  await expect(page.getByRole('main')).toContainText(/Your order number is PN-\d{6}/);

  await page.goBack();

  await page.waitForURL('**/success');
  await expect(page.getByRole('main')).toContainText('Payment Successful!');
  const orderLink = page.getByRole('link', { name: 'follow your order here' });
  // Print spells out whole URLs only.
  await expect(orderLink).toHaveAttribute('href', /^https?:/);
  await orderLink.click();
  await page.waitForURL('**/order/*');
  await expect(page.getByRole('main')).toContainText(/PN-\d{6}/);
});

test(
  'the card is charged exactly the total shown in the last step',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('total');
    const [first, second] = await listStoreItems();
    if (first === undefined || second === undefined) throw new Error('The store has fewer than two items.');
    await addToCart(page, first, 3);
    await addToCart(page, second, 2);
    await proceedToCheckout(page);
    await fillShipping(page, { email });
    await continueCheckout(page);
    await expect(page.getByRole('main')).toContainText(
      formatDollars(first.variant.price * 3 + second.variant.price * 2),
    );
    await fillCard(page, CARDS.good);
    await buyNow(page).click();
    await page.waitForURL('**/success');

    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
    const charges = await listChargesTo(email);
    expect(charges).toHaveLength(1);
    const total = formatDollars(charges[0]?.amount ?? 0);
    await expect(page.getByRole('main')).toContainText(total);
    expect((await findEmailsTo(email))[0]?.text).toContain(total);
  },
);

test('cart and form input survive a reload and going back', async ({ page }) => {
  const email = createEmail('back');
  await addToCart(page, await pickStoreItem());
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await continueCheckout(page);
  await page.reload();
  await expect(buyNow(page)).toBeVisible();
  await page.goBack();

  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('ZIP')).toHaveValue('50309');
});

test('repeated clicks on Buy Now in two tabs charge the card once', async ({ page, context }) => {
  const email = createEmail('twice');
  await addToCart(page, await pickStoreItem());
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await continueCheckout(page);
  const second = await context.newPage();
  await second.goto('/checkout/step1');
  await fillShipping(second, { email });
  await continueCheckout(second);
  await fillCard(page, CARDS.good);
  await fillCard(second, CARDS.good);

  await Promise.all([buyNow(page).dblclick(), buyNow(second).dblclick()]);
  await Promise.all([page.waitForURL('**/success'), second.waitForURL('**/success')]);

  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
  expect(await listChargesTo(email)).toHaveLength(1);
});

test('tabs share the cart and show its item count', async ({ page, context }) => {
  const item = await pickStoreItem();
  await addToCart(page, item, 2);
  const second = await context.newPage();
  await second.goto('/posts');
  await addToCart(page, item, 3);

  const badge = second.locator('html');
  await expect(badge).toHaveAttribute('data-cart-count', '5');
  await page.goto('/cart');
  await page.getByLabel('Quantity').first().selectOption('0');
  await expect(page.getByRole('main')).toContainText('Your cart is empty.');
  await expect(badge).not.toHaveAttribute('data-cart-count', /./);
});
