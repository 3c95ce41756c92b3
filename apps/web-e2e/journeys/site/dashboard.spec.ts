import type { Page } from '@playwright/test';
import { listViolationsInBothSchemes } from '../../support/accessibility.ts';
import { CARDS } from '../../support/cards.ts';
import { waitUntilIdle } from '../../support/sandbox.ts';
import { buy, pickStoreItem } from '../../support/shop.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const toCents = (text: string) =>
  Math.round(Number(/\$([\d,]+\.\d{2})/.exec(text)?.[1]?.replaceAll(',', '')) * 100);

/** Sales of the current month, from the table below the chart. */
async function readSales(page: Page): Promise<number> {
  await page.goto('/dashboard');
  await page.getByText('As a table').click();
  return toCents((await page.getByRole('row').last().getByRole('cell').nth(1).textContent()) ?? '');
}

test('the dashboard counts a paid order among the sales, and is accessible', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  const before = await readSales(page);

  await buy(page, await pickStoreItem(), { card: CARDS.good, email: `sales.${Date.now()}@buyers.example` });
  await page.waitForURL('**/success');
  const receipt = page.getByRole('main');
  await expect(receipt).toContainText(/Total\s*\$/);
  const total = toCents(((await receipt.textContent()) ?? '').replace(/^.*Total/s, ''));
  await waitUntilIdle();

  expect(await readSales(page)).toBe(before + total);
  await expect(page.getByRole('heading', { name: 'Needs you now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'System' })).toBeVisible();
  expect(await listViolationsInBothSchemes(page)).toEqual([]);
});
