import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { fillDonor, pressDonate } from '../../support/donation-form.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail, createNumber } from '../../support/unique.ts';

async function openFunds(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/funds');
}

async function addFund(page: Page, name: string): Promise<void> {
  await openFunds(page);
  await page.getByRole('button', { name: 'Add a fund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('Rangers who guard the forest.');
  await dialog.getByRole('button', { name: 'Save fund' }).click();
  await expect(page.getByText('Fund added. Donors can now choose it.')).toBeVisible();
}

test('a donor gives anonymously to a fund that staff added, and the fund is no longer offered once it is closed', async ({
  page,
}) => {
  const name = `Forest patrols ${createNumber()}`;
  const email = createEmail('purpose');
  await addFund(page, name);

  await page.goto('/donate');
  await fillDonor(page, { card: CARDS.good, email });
  await page.getByLabel('Amount', { exact: true }).fill('25');
  await page.getByLabel('Direct my gift to').selectOption(name);
  await page.getByLabel('Give anonymously').check();
  await expect(page.getByText('Rangers who guard the forest.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Direct my gift to')).toHaveValue(/\d/);
  await expect(page.getByLabel('Give anonymously')).toBeChecked();
  await fillDonor(page, { card: CARDS.good, email });
  await pressDonate(page);
  await page.waitForURL('**/donation-success');

  await waitUntilIdle();
  const [receipt] = await findEmailsTo(email);
  expect(receipt?.text).toContain(`Purpose: ${name}`);
  await page.goto('/funds');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Anonymous');
  await page.goto('/funds');
  await page.getByRole('button', { name: `Close ${name}` }).click();
  await expect(page.getByText('Fund closed.')).toBeVisible();
  await page.goto('/donate');
  await expect(page.getByRole('option', { name })).toHaveCount(0);
});
