import { waitUntilHydrated } from '../../support/hydration.ts';
import { publish, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
});

test('pages for staff have their own navigation instead of the header and footer of the site', async ({
  page,
}) => {
  await page.goto('/orders');

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'Donations' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bibliography' })).toHaveCount(0);
});

test('on a phone the navigation opens from the menu button and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/django-posts');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.press('Enter');
  await expect(drawer).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'Create Post' }).click();

  await page.waitForURL('**/create-post');
  await expect(drawer).toBeHidden();
});

test('the account menu logs out', async ({ page }) => {
  await page.goto('/create-post');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('the command palette opens pages and posts with the keyboard alone', async ({ page }) => {
  const title = `Palette ${createNumber()}`;
  await publish(page, title, 'Found by its title.');
  await page.goto('/django-posts');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  const openPalette = async () => {
    await waitUntilHydrated(page);
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
  };

  await openPalette();
  await page.keyboard.type('orders');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/orders');
  await expect(dialog).toBeHidden();

  await openPalette();
  await page.keyboard.type(title);
  await expect(dialog.getByRole('option', { name: `${title} Post` })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/edit-post/*');

  await openPalette();
  await page.keyboard.type('create');
  await expect(dialog.getByRole('option', { name: 'Create Post Action' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create-post');
});

test('a staff page whose request fails shows an error and a link onward', async ({ page }) => {
  await page.route('**/api/posts/**', (route) => route.fulfill({ status: 500, body: '{}' }));

  await page.goto('/edit-post/1');

  await expect(page.getByRole('main')).toContainText('Failed to fetch post details');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
