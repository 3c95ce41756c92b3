import { pickStoreItem } from '../../support/shop.ts';
import { publicPages, staffPages } from '../../support/page-modes/site-pages.ts';
import { publish, signIn } from '../../support/sign-in.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

// A blocked service worker would log errors to the console.
test.use({ serviceWorkers: 'allow' });

test('public pages are complete without JavaScript', async ({ page, browser }) => {
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
  await expect(reader.getByRole('status').filter({ hasText: 'turn on JavaScript' })).toBeVisible();
  await expect(reader.getByText('Return policy')).toBeVisible();
  await context.close();
});

for (const path of ['/cart', '/checkout/step1', '/checkout/step2', '/login', '/donate', '/contact'])
  test(`without JavaScript ${path} says what it needs`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(path);

    await expect(reader.getByRole('status').filter({ hasText: /need(?:s)? JavaScript/ })).toBeVisible();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(reader.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    await context.close();
  });

test('without JavaScript no page says that it is loading', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();
  for (const { path } of [...publicPages, ...staffPages]) {
    await reader.goto(path);

    await expect(reader.getByText(/Loading|Processing/).filter({ visible: true }), path).toHaveCount(0);
    await expect(reader.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await context.close();
});

test('without JavaScript the search, the store and the contact page work', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/search');
  await reader.getByRole('searchbox').first().fill('lexigram');
  await reader.getByRole('searchbox').first().press('Enter');
  await expect(reader).toHaveURL(/\/search\?q=lexigram/);
  await expect(reader.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await reader.goto('/contact');
  await expect(reader.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
  await context.close();
});

test('without JavaScript the keyboard explains no presses', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/PaniscusKeyboard');

  await expect(reader.getByText('turn on JavaScript').filter({ visible: true })).not.toHaveCount(0);
  await expect(reader.getByText(/^Press /)).not.toHaveCount(0);
  await expect(reader.getByText(/^Press /).filter({ visible: true })).toHaveCount(0);
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
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`));

  const { product } = await pickStoreItem();
  const paths = ['/', '/posts', '/privacy-policy', '/donate', '/login', '/failure', '/donation-success'];
  const shopPaths = [
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
  // Idle, because messages are expected not to appear.
  for (const path of [...paths, ...shopPaths]) await page.goto(path, { waitUntil: 'networkidle' });

  expect(messages).toEqual([]);
});
