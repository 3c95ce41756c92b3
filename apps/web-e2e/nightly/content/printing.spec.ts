import { expect, test } from '../../support/test.ts';

for (const path of ['/video', '/posts'])
  test(`a printed list keeps each entry on one sheet: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('main').getByRole('article').first()).toHaveCSS('break-inside', 'avoid');
  });
