import { CARDS } from '../../support/cards.ts';
import { findLink } from '../../support/donor.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { buy, pickStoreItem } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

// Already the next day there for most of the organization's day.
test.use({ timezoneId: 'Pacific/Auckland' });

test('an order was placed on the same day on its page and in its email, wherever the buyer is', async ({
  page,
}) => {
  const email = createEmail('far-away');
  await buy(page, await pickStoreItem(), { card: CARDS.good, email });
  await page.waitForURL('**/success');
  await waitUntilIdle();
  const emails = await findEmailsTo(email);
  const day = /Date: (\w+ \d+, \d{4})/.exec(emails[0]?.text ?? '')?.[1] ?? '';

  await page.goto(findLink(emails, 'order'));

  await expect(page.getByText(/^Placed/)).toHaveText(`Placed ${day}`);
});
