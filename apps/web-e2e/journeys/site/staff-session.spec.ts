import { openAsStaff, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('tabs with an expired access token refresh it, and none is signed out', async ({ page, context }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.evaluate(() => localStorage.setItem('accessToken', 'run.out.token'));
  const refreshStatuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/token/refresh/')) refreshStatuses.push(response.status());
  });

  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  // Parts of the page are shown before its list is requested with the token.
  const refreshed = context.waitForEvent('response', (response) =>
    response.url().endsWith('/api/token/refresh/'),
  );
  await Promise.all(tabs.map((tab) => tab.goto('/django-posts')));
  await refreshed;

  for (const tab of tabs) {
    await expect(tab.getByRole('main').getByRole('link', { name: 'Create Post' }).first()).toBeVisible();
    await expect(tab).toHaveURL(/\/django-posts$/);
  }
  // A tab may see the new token late and refresh again; no refresh is rejected.
  expect(refreshStatuses).toContain(200);
  expect(refreshStatuses.filter((status) => status !== 200)).toEqual([]);
});

test(
  'logging out ends on the home page, and the next sign-in does not lead back to the logout',
  { tag: '@nightly' },
  async ({ page }) => {
    await openAsStaff(page, '/logout');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto('/logout');
    await page.waitForURL('**/login');
    await signIn(page);
    await page.waitForURL('**/posts');
  },
);

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  const other = await context.newPage();
  await other.goto('/create-post');
  await expect(other.getByLabel('Title')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();

  await other.waitForURL('**/login');
});
