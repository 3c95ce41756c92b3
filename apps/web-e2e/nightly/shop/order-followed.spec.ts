import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { findEmailsTo, sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { buy, pickStoreItem } from '../../support/shop.ts';
import { openAsStaff } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

/** Opens a new order as staff and has its email sent again, so that the page follows what becomes of it. */
async function openFollowedOrder(page: Page, email: string): Promise<void> {
  await buy(page, await pickStoreItem(), { card: CARDS.good, email });
  await page.waitForURL('**/success');
  await waitUntilIdle();
  await openAsStaff(page, `/orders?search=${email}`);
  await page.getByRole('main').getByRole('link', { name: /^PN-/ }).click();
}

const resend = (page: Page) => page.getByRole('button', { name: 'Resend email' }).click();

test('what staff type into a dialog stays when the page finds their session ended', async ({ page }) => {
  await openFollowedOrder(page, createEmail('followed'));
  await resend(page);
  await expect(page.getByText('The confirmation email will be sent again.')).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await reason.fill('Arrived with a crack');
  const refusal = page.waitForResponse((response) => response.status() === 401);
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'run.out.token');
    localStorage.setItem('refreshToken', 'no-such-token');
  });

  await refusal;

  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Refund/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Your session has ended.');
  await expect(reason).toHaveValue('Arrived with a crack');
});

test('the promise of an email goes when the mail server refuses it', async ({ page }) => {
  const email = createEmail('refusing');
  await openFollowedOrder(page, email);
  await sandbox.injectFault({ service: 'smtp', mode: 'error', match: email, status: 550 });
  const promise = page.getByText('The confirmation email will be sent again.');
  await resend(page);
  await expect(promise).toBeVisible();

  await expect(page.getByText(`The mail server refused ${email}`, { exact: false }).first()).toBeVisible();

  await expect(promise).toBeHidden();
  expect(await findEmailsTo(email)).toHaveLength(1);
});
