import { publish, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

test('a post is searchable as soon as it is published', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  const animal = `wallaby${createNumber()}`;
  const before = await page.request.get(`/search?q=${animal}`);
  await publish(page, `A ${animal} at the fence`, 'It was a **stray dog** after all.');

  await page.goto(`/search?q="stray dog" ${animal}`);

  expect(await before.text()).toContain('No results.');
  const results = page.getByRole('region', { name: 'Posts' });
  await expect(results.locator('mark')).toHaveText([animal, 'stray', 'dog']);
  await results.getByRole('link', { name: `A ${animal} at the fence` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A ${animal} at the fence`);
});
