import { organization } from '@paniscus/content';
import type { Page } from '@playwright/test';
import { isFocusVisible } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the current page is marked, and staff links are hidden from visitors', async ({ page }) => {
  await page.goto('/posts');

  await expect(mainNavigation(page).getByRole('link', { name: 'Posts', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(mainNavigation(page).getByRole('link', { name: 'Create Post' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('on a phone the menu takes the focus of the keyboard and closes when focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Mission');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');

  await mainNavigation(page)
    .getByRole('button', { name: /light and dark/i })
    .focus();
  await page.keyboard.press('Tab');

  await expect(mainNavigation(page)).toBeHidden();
  expect(await isFocusVisible(page)).toBe(true);
  await menu.press('Enter');
  await page.keyboard.press('Escape');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a double-click opens the menu of a phone, and a window that gets wide closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Mission');

  await page.getByRole('button', { name: 'Menu' }).dblclick();

  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(mainNavigation(page).getByRole('link').first()).toBeFocused();
});

test('an email address that may break is one word in the name of its link', async ({ page }) => {
  await page.goto('/contact');
  const client = await page.context().newCDPSession(page);

  const { nodes } = await client.send('Accessibility.getFullAXTree');

  const names = nodes.flatMap(({ role, name }) => (role?.value === 'link' ? [String(name?.value)] : []));
  const { info, press, support } = organization.mailboxes;
  expect(names.filter((name) => name.includes('@')).toSorted()).toEqual([info, info, press, support]);
});

test('the selected color scheme applies to both kinds of pages from the first paint', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /light and dark/i }).click();

  for (const path of ['/posts', '/login', '/donate']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  }
});

test('the cart badge follows the cart, including changes from another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('cart', JSON.stringify([{ quantity: 2 }, { quantity: 1 }])));

  await expect(other.locator('html')).toHaveAttribute('data-cart-count', '3');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-cart-count', '3');
});

test('an unknown URL shows a rendered 404 page with links onward', async ({ page }) => {
  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  expect((await page.request.get('/post/999999')).status()).toBe(404);
});

test('a misspelled URL suggests the intended page and offers the search', async ({ page }) => {
  await page.goto('/KanziCelebraton');

  const suggestions = page.getByRole('region', { name: 'Did you mean' });
  await expect(suggestions.getByRole('link').first()).toHaveAttribute('href', '/KanziCelebration');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);

  await page.getByRole('search').getByRole('searchbox').fill('Matata');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/search?q=Matata');
  await expect(page.getByRole('main').getByRole('link', { name: /Kanzi/ }).first()).toBeVisible();
});

test('every page has one canonical URL, however it was requested', async ({ page, baseURL }) => {
  for (const [requested, canonical] of [
    ['/POSTS/?utm_source=letter', '/posts'],
    ['/Donate', '/donate'],
    ['/', '/'],
  ]) {
    await page.goto(requested ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${canonical}`);
  }
});
