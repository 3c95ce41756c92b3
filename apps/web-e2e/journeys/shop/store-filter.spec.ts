import type { Page } from '@playwright/test';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

interface Filter {
  type: string;
  sort: string;
}

const getType = (page: Page) => page.getByLabel('Type', { exact: true });
const getSort = (page: Page) => page.getByLabel('Sort by');

async function expectFilter(page: Page, { type, sort }: Filter): Promise<void> {
  await expect(getType(page)).toHaveValue(type);
  await expect(getSort(page)).toHaveValue(sort);
}

/** Idle, because the browser saves what a form contains a moment after it has changed. */
const whenIdle = { waitUntil: 'networkidle' } as const;

test('after Back and Forward, the filters of the store show what the address says', async ({ page }) => {
  await page.goto('/store', whenIdle);
  await getSort(page).selectOption('price-up');
  await page.waitForURL(/sort=price-up/, whenIdle);
  await getType(page).selectOption('Mugs');
  await page.waitForURL(/tag=Mugs/, whenIdle);
  await expectFilter(page, { type: 'Mugs', sort: 'price-up' });

  await page.goBack(whenIdle);
  await expectFilter(page, { type: '', sort: 'price-up' });
  await page.goBack(whenIdle);
  await expectFilter(page, { type: '', sort: 'featured' });
  await page.goForward(whenIdle);
  await expectFilter(page, { type: '', sort: 'price-up' });
});

test('a store page from the back/forward cache shows the filters of its address', async ({ page }) => {
  await page.goto('/store?sort=price-up');

  await getSort(page).evaluate((sort: HTMLSelectElement) => {
    sort.value = 'name';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

  await expectFilter(page, { type: '', sort: 'price-up' });
});

test('without JavaScript, the filters of the bibliography show what the address says after Back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/SueBiblio', whenIdle);
  await getType(reader).selectOption({ index: 1 });
  await reader.getByRole('button', { name: 'Search', exact: true }).click();
  await reader.waitForURL(/type=\w/, whenIdle);

  await reader.goBack(whenIdle);

  await expect(getType(reader)).toHaveValue('');
  await context.close();
});

test('a filter that is chosen before the script has come applies once it has', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/site-script-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/store', { waitUntil: 'commit' });

  await getType(page).selectOption('Mugs');
  release();

  await expect(page).toHaveURL(/tag=Mugs/);
  await expectFilter(page, { type: 'Mugs', sort: 'featured' });
});
