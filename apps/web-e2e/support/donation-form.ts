import type { Page } from '@playwright/test';

/** Fills in the donation form with a donor of the given e-mail address, and sends it. */
export async function donate(page: Page, { card, email }: { card: string; email: string }): Promise<void> {
  await page.goto('/donate');
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('Last Name', { exact: true }).fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Amount', { exact: true }).fill('25.50');
  await page.getByLabel('Billing First Name').fill('Ada');
  await page.getByLabel('Billing Last Name').fill('Byron');
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State').selectOption('Iowa');
  await page.locator('input[name="cardnumber"]').fill(card);
  await page.locator('input[name="exp-date"]').fill('12/34');
  await page.locator('input[name="cvc"]').fill('123');
  await page.getByRole('main').getByRole('button', { name: 'Donate' }).click();
}
