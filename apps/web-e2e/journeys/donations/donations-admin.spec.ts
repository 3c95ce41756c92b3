import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { fillDonor, pressDonate } from '../../support/donation-form.ts';
import { findEmailsTo, sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { signIn } from '../../support/sign-in.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail, createNumber } from '../../support/unique.ts';

const getMain = (page: Page) => page.getByRole('main');

async function makeDonation(page: Page, email: string, line?: string): Promise<void> {
  await page.goto('/donate');
  await fillDonor(page, { card: CARDS.good, email });
  await page.getByLabel('Amount', { exact: true }).fill('25.50');
  if (line !== undefined) {
    await page.getByText('In memory of', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Grace Okafor');
    await page.getByLabel('Add a message to the memory wall').check();
    await page.getByLabel('Message for the memory wall').fill(line);
  }
  await pressDonate(page);
  await page.waitForURL('**/donation-success');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
}

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
}

async function searchByEmail(page: Page, email: string): Promise<void> {
  await page.goto('/donations');
  await page.getByLabel('Search').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/donations?search=*');
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
}

test(
  'an admin finds a donation, refunds part of it and resends the receipt',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('admin');
    await makeDonation(page, email);
    await signInAsAdmin(page);
    await page.goto('/donations');
    await expect(page.getByRole('figure', { name: 'Donations by month' })).toContainText(
      'in twelve months from',
    );
    await searchByEmail(page, email);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await expect(getMain(page)).toContainText('$25.50');

    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('5.50');
    await dialog.getByRole('button', { name: 'Refund $5.50' }).click();
    await expect(page.getByText('The refund was sent.')).toBeVisible();
    await waitUntilIdle();
    const before = (await findEmailsTo(email)).length;
    await page.getByRole('button', { name: 'Resend receipt' }).click();

    await expect(page.getByText('The receipt will be sent again.')).toBeVisible();
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(before + 1);
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('$5.50, refunded');
    await expect(page.getByRole('region', { name: 'Gift details' })).toContainText('Remaining$20.00');
    const { refunds } = (await sandbox.state()) as { refunds: { amount: number }[] };
    expect(refunds.at(-1)?.amount).toBe(550);
  },
);

test(
  'a tribute appears on the memory wall once an admin approves it and disappears when it is declined',
  { tag: '@nightly' },
  async ({ page }) => {
    const line = `She taught us to listen, ${createNumber()}.`;
    await makeDonation(page, createEmail('tribute'), line);
    const wall = () => page.goto('/KanziCelebration').then(() => getMain(page).getByText(line));
    await expect(await wall()).toHaveCount(0);
    await signInAsAdmin(page);
    await page.goto('/donations');
    await page.getByRole('link', { name: /^Tributes \d+ waiting$/ }).click();
    const tribute = page.getByRole('article').filter({ hasText: line });

    await tribute.getByRole('button', { name: /^Show on the wall/ }).click();

    await expect(page.getByText(/^The message for .* is on the memory wall\.$/)).toBeVisible();
    await expect(await wall()).toBeVisible();
    await page.goto('/tributes?wall_state=shown');
    await tribute.getByRole('button', { name: /^Decline/ }).click();
    await expect(page.getByText(/^The message for .* is not shown\.$/)).toBeVisible();
    await expect(await wall()).toHaveCount(0);
  },
);

test('an admin exports the donations to a file', { tag: '@nightly' }, async ({ page }) => {
  const email = createEmail('export');
  await makeDonation(page, email);
  await signInAsAdmin(page);
  await searchByEmail(page, email);

  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloadPromise;

  expect(file.suggestedFilename()).toBe('donations.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(email);
});

test('an editor has no access to donations', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page, system.editor.password, system.editor.username);
  await page.waitForURL('**/posts');

  for (const path of ['/donations', '/donations/1', '/monthly-gifts', '/tributes', '/funds']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For administrators');
  }
});
