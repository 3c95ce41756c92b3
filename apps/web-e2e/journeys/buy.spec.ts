import { formatDollars } from '@paniscus/domain/money';
import { CARDS } from '../support/cards.ts';
import { sandbox, untilIdle } from '../support/sandbox.ts';
import {
  aWare,
  buy,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  proceedToCheckout,
  putIntoCart,
  wares,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const readEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to.includes(email));
const anEmail = (name: string) => `${name}.${Date.now()}@buyers.example`;

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a visitor selects a product, pays, and gets one email', async ({ page }) => {
      const email = anEmail('ada');
      const ware = await aWare();
      await page.goto('/store');
      await page.getByRole('main').getByRole('link', { name: ware.product.title }).first().click();
      await page.waitForURL(`**/product/${ware.product.id}`);
      await buy(page, ware, { card: CARDS.good, email });

      await page.waitForURL('**/success');
      const main = page.getByRole('main');
      await expect(main).toContainText('Payment Successful!');
      await expect(main).toContainText(ware.product.title);
      await expect(main).toContainText('12 River Road');
      await untilIdle();
      expect(await readEmailsTo(email)).toHaveLength(1);
      expect((await readEmailsTo(email))[0]?.text).toContain(ware.product.title);

      await page.reload();
      await expect(main).toContainText('Payment Successful!');
      expect(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')).toBe('[]');
    });
  });
}

test('charges exactly the total shown in the last step', async ({ page }) => {
  const email = anEmail('sum');
  const [one, other] = await wares();
  if (one === undefined || other === undefined) throw new Error('The store has too little.');
  await putIntoCart(page, one, 3);
  await putIntoCart(page, other, 2);
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await continueCheckout(page);
  await expect(page.getByRole('main')).toContainText(
    formatDollars(one.variant.price * 3 + other.variant.price * 2),
  );
  await fillCard(page, CARDS.good);
  await buyNow(page).click();
  await page.waitForURL('**/success');

  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
  const { intents } = (await sandbox.state()) as { intents: { amount: number; status: string }[] };
  const charged = intents.at(-1);
  expect(charged?.status).toBe('succeeded');
  await expect(page.getByRole('main')).toContainText(formatDollars(charged?.amount ?? 0));
  expect((await readEmailsTo(email))[0]?.text).toContain(formatDollars(charged?.amount ?? 0));
});

test('cart and form input survive a reload and going back', async ({ page }) => {
  const email = anEmail('back');
  await putIntoCart(page, await aWare());
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
  const email = anEmail('twice');
  await putIntoCart(page, await aWare());
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

  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
  const { intents, customers } = (await sandbox.state()) as {
    intents: { status: string; customer: string }[];
    customers: { id: string; email: string }[];
  };
  const own = new Set(customers.filter((customer) => customer.email === email).map(({ id }) => id));
  const charged = intents.filter(({ status, customer }) => status === 'succeeded' && own.has(customer));
  expect(charged).toHaveLength(1);
});

test('tabs share the cart and show its item count', async ({ page, context }) => {
  const ware = await aWare();
  await putIntoCart(page, ware, 2);
  const second = await context.newPage();
  await second.goto('/posts');
  await putIntoCart(page, ware, 3);

  const badge = second.locator('html');
  await expect(badge).toHaveAttribute('data-cart-count', '5');
  await page.goto('/cart');
  await page.getByLabel('Quantity').first().selectOption('0');
  await expect(page.getByRole('main')).toContainText('Your cart is empty.');
  await expect(badge).not.toHaveAttribute('data-cart-count', /./);
});
