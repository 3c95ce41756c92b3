import { signIn } from '../../support/sign-in.ts';
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
  await Promise.all(tabs.map((tab) => tab.goto('/django-posts')));

  for (const tab of tabs) {
    await expect(tab.getByRole('main').getByRole('link', { name: 'Create Post' }).first()).toBeVisible();
    await expect(tab).toHaveURL(/\/django-posts$/);
  }
  // A tab may see the new token late and refresh again; no refresh is rejected.
  expect(refreshStatuses).toContain(200);
  expect(refreshStatuses.filter((status) => status !== 200)).toEqual([]);
});

test('a staff page whose request fails shows an error and a link onward', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.route('**/api/posts/**', (route) => route.fulfill({ status: 500, body: '{}' }));

  await page.goto('/edit-post/1');

  await expect(page.getByRole('main')).toContainText('Failed to fetch post details');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
