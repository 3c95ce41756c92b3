import type { Page } from '@playwright/test';
import { pickStoreItem } from '../../support/shop.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

/** Holds back the script of an island until the returned function is called. */
async function delayIsland(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a product added to the cart before hydration is in the cart once', async ({ page }) => {
  const { product } = await pickStoreItem();
  const release = await delayIsland(page, 'ProductIsland');
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await page.getByLabel('Quantity').selectOption('2');
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('data-pending', '');
  await expect(page).toHaveURL(`/product/${product.id}`);

  release();

  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
  await expect(button).not.toHaveAttribute('data-pending');
  const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '[]');
  expect(JSON.parse(cart)).toMatchObject([{ product_id: product.id, quantity: 2 }]);
});

test('a press that waits for a script for a long time says so until the script arrives', async ({ page }) => {
  await page.clock.install();
  const { product } = await pickStoreItem();
  const release = await delayIsland(page, 'ProductIsland');
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.clock.fastForward('00:41');
  const notice = page.getByRole('alert').filter({ hasText: 'Still loading.' });
  await expect(notice).toBeVisible();

  release();

  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a donation submitted before hydration is validated afterward', async ({ page }) => {
  const release = await delayIsland(page, 'DonateIsland');
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('First Name', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/donate');

  release();

  await expect(page.getByText('Last Name must be at least 2 characters.')).toBeVisible();
  await expect(page.getByLabel('Last Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
});

test('arrow keys pressed before hydration move the focus on the board', async ({ page }) => {
  const release = await delayIsland(page, 'KeyboardIsland');
  await page.goto('/PaniscusKeyboard', { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  await keys.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');

  release();

  await expect(keys.nth(2)).toBeFocused();
});

test('signs pressed before hydration are in the sentence, in their order', async ({ page }) => {
  const release = await delayIsland(page, 'KeyboardIsland');
  await page.goto('/PaniscusKeyboard', { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  const names = await Promise.all([
    keys.nth(3).getAttribute('aria-label'),
    keys.nth(5).getAttribute('aria-label'),
  ]);
  await keys.nth(3).click();
  await keys.nth(5).click();

  release();

  const sentence = page.getByRole('list', { name: /sentence/i });
  await expect(sentence.getByRole('listitem')).toHaveText(names.map((name) => name ?? ''));
});

test('a second press within a second adds nothing', async ({ page }) => {
  const { product } = await pickStoreItem();
  await page.goto(`/product/${product.id}`);
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await page.getByLabel('Quantity').selectOption('1');
  await page.locator('[data-hydrated]').waitFor();

  await button.dblclick();

  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
  const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '[]');
  expect(JSON.parse(cart)).toMatchObject([{ product_id: product.id, quantity: 1 }]);
});

test('a login typed and sent before hydration signs in once', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/token/')) logins++;
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill(system.staff.username);
  await page.getByLabel('Password', { exact: true }).fill(system.staff.password);
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('data-pending', '');
  await expect(page).toHaveURL('/login');

  release();

  await page.waitForURL('**/posts');
  expect(logins).toBe(1);
});

for (const [name, path, failing] of [
  ['an island that is hydrated with the page', '/cart', 'CartIsland'],
  ['an island that is hydrated on demand', '/contact', 'ContactIsland'],
  ['the script of the site', '/contact', 'site-script'],
] as const) {
  test(`${name} is loaded again after a failed download`, async ({ page }) => {
    let failures = 0;
    await page.route(`**/assets/${failing}-*.js`, (route) => {
      failures++;
      return failures <= 2 ? route.abort() : route.continue();
    });
    await page.goto(path);
    if (path === '/contact') {
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Open my email app' }).click();
    }

    await page.locator('[data-island][data-hydrated]').waitFor();

    expect(failures).toBeGreaterThan(2);
    if (path === '/contact') {
      await expect(page.getByLabel('Your name')).toHaveValue('Ada');
      await expect(page.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
    } else await expect(page.getByText('Your cart is empty.')).toBeVisible();
  });
}
