import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CARDS } from './cards.ts';
import { fillDonor, pressDonate } from './donation-form.ts';
import { sandbox, untilIdle } from './sandbox.ts';
import type { Mail } from './sandbox.ts';

export const anEmail = (name: string) => `${name}.${Date.now()}@donors.example`;

export const readEmailsTo = async (email: string, subject = /./) =>
  (await sandbox.mail()).filter((mail) => mail.to.includes(email) && subject.test(mail.subject));

export function linkIn(emails: readonly Mail[], page: 'giving' | 'receipt'): string {
  const links = emails.flatMap(
    ({ text }) => text.match(new RegExp(`https?://\\S+/${page}/[\\w-]+`, 'g')) ?? [],
  );
  const newest = links.at(-1);
  return newest === undefined ? '' : new URL(newest).pathname;
}

/** Starts a recurring donation of $25 a month; returns the donor portal link and the receipt link from the email. */
export async function aMonthlyDonor(page: Page, email: string): Promise<{ link: string; receipt: string }> {
  await page.goto('/donate?amount=25&frequency=monthly');
  await fillDonor(page, { card: CARDS.good, email });
  await pressDonate(page);
  await page.waitForURL('**/donation-success');
  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
  const emails = await readEmailsTo(email);
  return { link: linkIn(emails, 'giving'), receipt: linkIn(emails, 'receipt') };
}
