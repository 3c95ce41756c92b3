import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CARDS } from './cards.ts';
import { fillDonor, pressDonate } from './donation-form.ts';
import { sandbox, waitUntilIdle } from './sandbox.ts';
import type { Mail } from './sandbox.ts';

export const createEmail = (name: string) => `${name}.${Date.now()}@donors.example`;

export const findEmailsTo = async (email: string, subject = /./) =>
  (await sandbox.mail()).filter((mail) => mail.to.includes(email) && subject.test(mail.subject));

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
  expect(await findEmailsTo(email)).toHaveLength(1);
  const emails = await findEmailsTo(email);
  return { link: findLink(emails, 'giving'), receipt: findLink(emails, 'receipt') };
}
