import { findEmailsTo } from '../../support/sandbox.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

/** The mailbox page is two ports after the stubs. */
function getMailboxUrl(): string {
  const url = new URL(system.sandboxUrl);
  url.port = `${Number(url.port) + 2}`;
  return url.href;
}

test('the sandbox’s mailbox fits a phone, however long an address is', async ({ page }) => {
  const email = createEmail('a-donor-with-a-remarkably-long-mailbox-name');
  await page.goto('/newsletter');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Email').press('Enter');
  await expect.poll(() => findEmailsTo(email)).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto(getMailboxUrl());

  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
