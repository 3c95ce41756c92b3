import { expect, test } from '../../support/test.ts';

test('a printed list keeps each entry on one sheet', async ({ page }) => {
  await page.goto('/video');
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('main').getByRole('article').first()).toHaveCSS('break-inside', 'avoid');
});
