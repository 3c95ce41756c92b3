import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CARDS } from './cards.ts';
import { fillDonor, pressDonate } from './donation-form.ts';
import { findEmailsTo, waitUntilIdle } from './sandbox.ts';
import type { Mail } from './sandbox.ts';

export function findLink(emails: readonly Mail[], page: 'giving' | 'receipt' | 'order'): string {
  const links = emails.flatMap(
    ({ text }) => text.match(new RegExp(`https?://\\S+/${page}/[\\w-]+`, 'g')) ?? [],
  );
  const newest = links.at(-1);
  return newest === undefined ? '' : new URL(newest).pathname;
}

/**
 * Starts a recurring donation of $25 a month; returns the donor portal link and the receipt link from the email.
 * `fillMore` fills optional fields.
 */
export async function createRecurringDonor(
  page: Page,
  email: string,
  fillMore?: () => Promise<void>,
): Promise<{ link: string; receipt: string }> {
  await page.goto('/donate?amount=25&frequency=monthly');
  await fillDonor(page, { card: CARDS.good, email });
  await fillMore?.();
  await pressDonate(page);
  await page.waitForURL('**/donation-success');
  await waitUntilIdle();
  const emails = await findEmailsTo(email);
  expect(emails).toHaveLength(1);
  return { link: findLink(emails, 'giving'), receipt: findLink(emails, 'receipt') };
}

/** The recurring donation of a donor portal. */
export const getRecurringDonation = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').first();

export const getDonationRows = (page: Page): Locator =>
  page.getByRole('table').locator('tbody').getByRole('row');

export const pressInPortal = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export const pressInDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
