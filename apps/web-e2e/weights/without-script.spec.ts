import { aWare } from '../support/shop.ts';
import { publish, signIn } from '../support/sign-in.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// A blocked service worker would log errors to the console.
test.use({ serviceWorkers: 'allow' });

test('the public pages are complete without JavaScript', async ({ page, browser }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await publish(page, 'Readable by everyone', 'Also **without** script.');

  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();
  for (const path of [
    '/',
    '/posts',
    '/privacy-policy',
    '/store',
    '/donate',
    '/find-order',
    '/find-giving',
    '/KanziCelebration',
    '/PaniscusKeyboard',
    '/PaniscusKeyboard/signs',
    '/PaniscusKeyboard/games',
    '/no-such-page',
  ]) {
    await reader.goto(path);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reader.getByText('Loading')).toHaveCount(0);
    await expect(reader.getByRole('contentinfo')).toBeVisible();
  }
  await reader.goto('/posts');
  await reader.getByRole('link', { name: 'Readable by everyone' }).first().click();
  await expect(reader.locator('strong', { hasText: 'without' })).toBeVisible();
  await reader.goto('/store?available=1&sort=price-up');
  await reader.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(reader.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(reader.getByText('Return policy')).toBeVisible();
  await context.close();
});

test('on a phone the menu opens without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: system.siteUrl,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const reader = await context.newPage();
  await reader.goto('/');

  await reader.getByRole('button', { name: 'Menu' }).click();

  await expect(reader.getByRole('link', { name: 'Privacy policy' }).first()).toBeVisible();
  await context.close();
});

test('no page logs errors, warnings or content security policy violations', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));

  const { product } = await aWare();
  const paths = ['/', '/posts', '/privacy-policy', '/donate', '/login', '/failure', '/donation-success'];
  const isShopPage = [
    '/store',
    `/product/${product.id}`,
    '/cart',
    '/checkout/step2',
    '/success',
    '/find-order',
    '/find-giving',
    '/KanziCelebration',
    '/PaniscusKeyboard',
    '/PaniscusKeyboard/signs',
    '/PaniscusKeyboard/games',
  ];
  for (const path of [...paths, ...isShopPage]) await page.goto(path, { waitUntil: 'networkidle' });

  expect(complaints).toEqual([]);
});
