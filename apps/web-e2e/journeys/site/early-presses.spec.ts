import { delayScript, waitForIsland } from '../../support/hydration.ts';
import { countSounds, getSentence, KEYBOARD } from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { fetchCatalog, pickStoreItem } from '../../support/shop.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

test('a product added to the cart before hydration is in the cart once', async ({ page }) => {
  const { product } = await pickStoreItem();
  const release = await delayScript(page, 'ProductIsland');
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await page.getByLabel('Quantity').selectOption('2');
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('data-pending', '');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(`/product/${product.id}`);

  release();

  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
  await expect(button).not.toHaveAttribute('data-pending');
  await expect(button).not.toHaveAttribute('aria-busy');
  const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '[]');
  expect(JSON.parse(cart)).toMatchObject([{ product_id: product.id, quantity: 2 }]);
});

test('a page left while a product waits to be added asks first, and the product is added once', async ({
  page,
}) => {
  const { product } = await pickStoreItem();
  const release = await delayScript(page, 'ProductIsland');
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const question = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });

  await page.getByRole('link', { name: 'Return to Products' }).click();
  expect(await question).toBe('beforeunload');
  release();

  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
  const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '[]');
  expect(JSON.parse(cart)).toHaveLength(1);
});

test('a size and a color chosen before hydration are both kept', async ({ page }) => {
  const release = await delayScript(page, 'ProductIsland');
  const [product] = (await fetchCatalog()).filter(({ title }) => title === 'Question Shirt');
  await page.goto(`/product/${product?.id}`, { waitUntil: 'commit' });
  await page.getByLabel('Size').selectOption('M');
  await page.getByLabel('Color').selectOption('Sand');
  await page.getByRole('button', { name: 'Add to Cart' }).click();

  release();

  await expect(page.getByRole('status').filter({ hasText: 'M / Sand' })).toBeVisible();
  await expect(page.getByLabel('Size')).toHaveValue('M');
  await expect(page.getByLabel('Color')).toHaveValue('Sand');
});

test('a donation submitted before hydration is validated afterward', async ({ page }) => {
  const release = await delayScript(page, 'DonateIsland');
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('First Name', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/donate');

  release();

  await expect(page.getByText('Last Name must be at least 2 characters.')).toBeVisible();
  await expect(page.getByLabel('Last Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
});

test('signs pressed before hydration speak at once, and only then, and are in the sentence', async ({
  page,
}) => {
  const countStarts = await countSounds(page);
  const release = await delayScript(page, 'KeyboardIsland');
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  const names = await Promise.all(
    [keys.nth(3), keys.nth(5), keys.nth(7)].map((key) => key.getAttribute('aria-label')),
  );
  await keys.nth(3).click();
  await expect.poll(countStarts).toBe(1);
  await keys.nth(5).click();
  await expect.poll(countStarts).toBe(2);

  release();
  await waitForIsland(page);
  await keys.nth(7).click();

  await expect(getSentence(page)).toHaveText(names.map((name) => name ?? ''));
  await expect.poll(countStarts).toBe(3);
});

test('a sign that is touched while earlier presses are replayed follows them, once', async ({ page }) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await page.addInitScript(() => {
    const touch = () => {
      const key = document.querySelectorAll('[role="grid"] button')[5];
      const { x = 0, y = 0 } = key?.getBoundingClientRect() ?? {};
      const place = { bubbles: true, cancelable: true, clientX: x + 10, clientY: y + 10, detail: 1 };
      for (const type of ['pointerdown', 'pointerup', 'click'])
        key?.dispatchEvent(new PointerEvent(type, { ...place, pointerId: 2, pointerType: 'touch' }));
    };
    const replays = new MutationObserver(() => {
      if (document.querySelector('[data-replaying]') === null) return;
      replays.disconnect();
      touch();
    });
    replays.observe(document, { subtree: true, attributeFilter: ['data-replaying'] });
  });
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  const names = await Promise.all([3, 5].map((index) => keys.nth(index).getAttribute('aria-label')));
  await keys.nth(3).click();

  release();
  await waitForIsland(page);

  await expect(getSentence(page)).toHaveText(names.map((name) => name ?? ''));
});

test('Enter presses the key that the arrow keys before it lead to, before hydration, too', async ({
  page,
}) => {
  const countStarts = await countSounds(page);
  const release = await delayScript(page, 'KeyboardIsland');
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  const names = await Promise.all([1, 2, 9, 10].map((index) => keys.nth(index).getAttribute('aria-label')));
  await keys.first().focus();
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(keys.first()).not.toHaveAttribute('data-pending');
  await keys.nth(9).click();
  await expect.poll(countStarts).toBe(1);
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Replay' }).focus();

  release();

  await expect(getSentence(page)).toHaveText(names.map((name) => name ?? ''));
  await expect(page.getByRole('button', { name: 'Replay' })).toBeFocused();
});

test('a second press within a second adds nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install({ time: 0 });
  const { product } = await pickStoreItem();
  await page.goto(`/product/${product.id}`);
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await page.getByLabel('Quantity').selectOption('1');
  await waitForIsland(page);
  await pauseClock(page);

  await button.click();
  await page.clock.runFor(999);
  await button.click();

  await page.clock.resume();
  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
  const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '[]');
  expect(JSON.parse(cart)).toMatchObject([{ product_id: product.id, quantity: 1 }]);
});

test('a login typed and sent before hydration signs in once', { tag: '@nightly' }, async ({ page }) => {
  const release = await delayScript(page, 'LoginIsland');
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

for (const script of ['KeyboardIsland', 'ToolbarDialogs'])
  test(`a dialog closed with Escape while it waits for its ${script} stays closed`, async ({ page }) => {
    const release = await delayScript(page, script);
    await page.goto(KEYBOARD, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Settings' });
    if (script === 'ToolbarDialogs') await waitForIsland(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(button).not.toHaveAttribute('aria-busy');

    release();
    await waitForIsland(page);
    await page.getByRole('button', { name: 'Find a word' }).click();

    await expect(page.getByRole('dialog')).toHaveAccessibleName('Find a word');
  });
