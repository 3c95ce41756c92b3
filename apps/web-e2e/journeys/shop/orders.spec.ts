import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { findEmailsTo, sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { pickStoreItem, buy } from '../../support/shop.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

async function placeOrder(page: Page, email: string): Promise<{ number: string; link: string }> {
  await buy(page, await pickStoreItem(), { card: CARDS.good, email });
  await page.waitForURL('**/success');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
  const text = (await findEmailsTo(email))[0]?.text ?? '';
  const number = /PN-\d{6,}/.exec(text)?.[0] ?? '';
  const link = /https?:\S+\/order\/\S+/.exec(text)?.[0] ?? '';
  const { orders } = (await sandbox.state()) as { orders: { external_id: string; status: string }[] };
  expect(orders.filter(({ external_id }) => external_id === number)).toHaveLength(1);
  return { number, link: new URL(link).pathname };
}

test('a buyer follows an order in two packages from its link until delivery', async ({ page }) => {
  const email = createEmail('parcels');
  const { number, link } = await placeOrder(page, email);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(number);

  await sandbox.advance(number, 'shipped', 2);

  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(3);
  await page.reload();
  const tracking = page.getByRole('main').getByRole('link', { name: /track/i });
  await expect(tracking).toHaveCount(2);

  await sandbox.advance(number, 'delivered');
  await waitUntilIdle();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Delivered');
});

test(
  'order lookup shows the same message to everybody and emails the link only to the buyer',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('lookup');
    const { number, link } = await placeOrder(page, email);
    const requestLink = async (orderNumber: string, requestedEmail: string) => {
      await page.goto('/find-order');
      await page.getByLabel('Order number').fill(orderNumber);
      await page.getByLabel('Email').fill(requestedEmail);
      await page.getByRole('main').getByRole('button').click();
      return page.getByRole('status').filter({ hasText: /./ }).innerText();
    };

    const strangerMessage = await requestLink(number, 'stranger@buyers.example');
    const buyerMessage = await requestLink(number, email);

    expect(buyerMessage).toBe(strangerMessage);
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(2);
    expect((await findEmailsTo(email))[1]?.text).toContain(link);
    expect(await findEmailsTo('stranger@buyers.example')).toEqual([]);
  },
);

test('an admin finds an order, refunds it in two parts and sees what becomes of it', async ({ page }) => {
  const email = createEmail('refund');
  const { number } = await placeOrder(page, email);
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/orders');
  await page.getByLabel('Search').fill(number);
  await page.keyboard.press('Enter');
  // The list shows the order before it is filtered, too.
  await page.waitForURL('**/orders?search=*');
  await page.getByRole('link', { name: number }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  const refund = page.getByRole('button', { name: 'Refund' });
  const dialog = page.getByRole('dialog');
  await refund.click();
  await dialog.getByLabel('Amount').fill('1.00');
  await dialog.getByRole('button', { name: /Refund/ }).click();

  await expect(page.getByText('The refund was sent.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('$1.00');
  const { refunds } = (await sandbox.state()) as { refunds: { amount: number }[] };
  expect(refunds.at(-1)?.amount).toBe(100);

  await sandbox.advance(number, 'in_production');
  await refund.click();
  await dialog.getByRole('button', { name: /Refund/ }).click();
  // Known only after the refund; the page is not loaded again.
  await expect(page.getByRole('status').filter({ hasText: 'already making it' })).toBeVisible();
});
