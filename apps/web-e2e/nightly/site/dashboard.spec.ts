import type { Page } from '@playwright/test';
import { listViolationsInBothSchemes } from '../../support/accessibility.ts';
import { CARDS } from '../../support/cards.ts';
import { waitUntilIdle } from '../../support/sandbox.ts';
import { buy, pickStoreItem } from '../../support/shop.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

const toCents = (text: string) =>
  Math.round(Number(/\$([\d,]+\.\d{2})/.exec(text)?.[1]?.replaceAll(',', '')) * 100);

/** Sales of each month, the current one last, from the table below the chart. */
async function readSales(page: Page): Promise<{ month: string; cents: number }[]> {
  await page.goto('/dashboard');
  await page.getByText('As a table').click();
  const table = page.getByRole('region', { name: 'Income by month, as a table' });
  await expect(table.getByRole('rowheader')).toHaveCount(12);
  const months = await table.getByRole('rowheader').allTextContents();
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .allInnerTexts();
  return rows.map((text, index) => ({
    month: months[index] ?? '',
    cents: toCents(text.split('\t')[2] ?? ''),
  }));
}

/** Sales since the beginning of a month; the next one may begin during the test. */
const sumSince = (sales: { month: string; cents: number }[], month: string) =>
  sales.slice(sales.findIndex((one) => one.month === month)).reduce((sum, { cents }) => sum + cents, 0);

test('the dashboard counts a paid order among the sales, and is accessible', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  // Payments of earlier tests are counted.
  await waitUntilIdle();
  const before = (await readSales(page)).at(-1);
  if (before === undefined) throw new Error('The table of sales has no months.');

  await buy(page, await pickStoreItem(), { card: CARDS.good, email: createEmail('sales') });
  await page.waitForURL('**/success');
  const receipt = page.getByRole('main');
  await expect(receipt).toContainText(/Total\s*\$/);
  const total = toCents(((await receipt.textContent()) ?? '').replace(/^.*Total/s, ''));
  await waitUntilIdle();

  expect(sumSince(await readSales(page), before.month)).toBe(before.cents + total);
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'System' })).toBeVisible();
  expect(await listViolationsInBothSchemes(page)).toEqual([]);
});
