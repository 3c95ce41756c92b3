import { toCartItem } from '@paniscus/domain/cart';
import { becomeActive, delayScript, waitForIsland } from '../../support/hydration.ts';
import { pickStoreItem, storeCart } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('a line of the cart that is removed before the script is there is removed once', async ({ page }) => {
  const { product, variant } = await pickStoreItem();
  await storeCart(page, toCartItem(product, variant, 2));
  const release = await delayScript(page, 'CartIsland');
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByLabel(`Quantity of ${product.title}`)).toHaveValue('2');
  await main.getByRole('button', { name: `Remove ${product.title}` }).click();

  release();

  await expect(main).toContainText('Your cart is empty.');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByLabel(`Quantity of ${product.title}`)).toHaveValue('2');
});

test('a held “Enter” on “Remove” does not press “Undo,” which takes the focus', async ({ page }) => {
  const { product, variant } = await pickStoreItem();
  await storeCart(page, toCartItem(product, variant, 1));
  await page.goto('/cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Remove ${product.title}` }).focus();

  await page.keyboard.down('Enter');
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');

  await expect(main).toContainText('Your cart is empty.');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByLabel(`Quantity of ${product.title}`)).toHaveValue('1');
});

test('an item that is restored in one tab is not called removed in another', async ({ page, context }) => {
  const { product, variant } = await pickStoreItem();
  await storeCart(page, toCartItem(product, variant, 1));
  const other = await context.newPage();
  await page.goto('/cart');
  await other.goto('/cart');
  const [main, otherMain] = [page.getByRole('main'), other.getByRole('main')];
  await main.getByRole('button', { name: `Remove ${product.title}` }).click();
  await expect(main).toContainText('was removed.');
  await expect(otherMain).toContainText('Your cart is empty.');

  await storeCart(other, toCartItem(product, variant, 1));

  await expect(main.getByLabel(`Quantity of ${product.title}`)).toHaveValue('1');
  await expect(main).not.toContainText('was removed.');
});

test('the only item can be restored after it was removed in the checkout', async ({ page }) => {
  const { product, variant } = await pickStoreItem();
  await storeCart(page, toCartItem(product, variant, 3));
  await page.goto('/checkout/step1');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Remove ${product.title}` }).click();

  await expect(page).toHaveURL('/cart');
  await expect(main).toContainText('was removed.');
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(main.getByLabel(`Quantity of ${product.title}`)).toHaveValue('3');
  await page.reload();
  await expect(main.getByLabel(`Quantity of ${product.title}`)).toHaveValue('3');
  await expect(main).not.toContainText('was removed.');
});

test(
  'the cart is shown by its script when the server cannot render it',
  { tag: '@nightly' },
  async ({ page }) => {
    const { product, variant } = await pickStoreItem();
    await storeCart(page, toCartItem(product, variant, 1));
    await page.route('/cart', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );

    await page.goto('/cart');

    await waitForIsland(page);
    await expect(page.getByRole('main')).toContainText(product.title);
  },
);

test('the cart asks for current prices, whatever the browser has stored', async ({ browser, baseURL }) => {
  const { product, variant } = await pickStoreItem();
  // With the routes of other tests, nothing would be stored.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await storeCart(page, toCartItem(product, variant, 1));
  const PRICES = '/api/printify-products/';
  await page.evaluate(async (url) => (await fetch(url)).text(), PRICES);

  await page.goto('/cart');
  await becomeActive(page);

  const areReceived = () =>
    page.evaluate(
      (url) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith(url))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      PRICES,
    );
  await expect.poll(areReceived).toEqual([true]);
  await context.close();
});
