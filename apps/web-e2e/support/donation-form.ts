import type { Page } from '@playwright/test';
import { typeCard } from './cards.ts';

export interface Donor {
  card: string;
  email: string;
}

const findSubmitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Donate' });

/** Everything but the card. */
export async function fillDonorDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('Last Name', { exact: true }).fill('Byron');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Billing First Name').fill('Ada');
  await page.getByLabel('Billing Last Name').fill('Byron');
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State').selectOption('Iowa');
}

export async function fillDonor(page: Page, { card, email }: Donor): Promise<void> {
  await fillDonorDetails(page, email);
  await typeCard(page, card);
}

export async function pressDonate(page: Page): Promise<void> {
  await findSubmitButton(page).click();
}

export async function donate(page: Page, donor: Donor): Promise<void> {
  await page.goto('/donate');
  await fillDonor(page, donor);
  await page.getByLabel('Amount', { exact: true }).fill('25.50');
  await pressDonate(page);
}
