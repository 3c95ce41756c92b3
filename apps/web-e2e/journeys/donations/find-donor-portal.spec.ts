import { donate } from '../../support/donation-form.ts';
import { CARDS } from '../../support/cards.ts';
import { findLink } from '../../support/donor.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

test(
  'donation lookup shows the same message to everybody and emails the link only to the donor',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('find');
    await donate(page, { card: CARDS.good, email });
    await page.waitForURL('**/donation-success');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
    const requestLink = async (requestedEmail: string) => {
      await page.goto('/find-giving');
      await page.getByLabel('Email').fill(requestedEmail);
      await page.getByRole('main').getByRole('button').click();
      return page.getByRole('status').filter({ hasText: /./ }).innerText();
    };

    const strangerMessage = await requestLink('stranger@donors.example');
    const donorMessage = await requestLink(email);

    expect(donorMessage).toBe(strangerMessage);
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(2);
    expect((await page.goto(findLink(await findEmailsTo(email), 'giving')))?.status()).toBe(200);
    expect(await findEmailsTo('stranger@donors.example')).toEqual([]);
  },
);
