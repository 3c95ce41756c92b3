import { CARDS, typeCard } from '../../support/cards.ts';
import { fillDonor, pressDonate } from '../../support/donation-form.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { listChargesTo } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

for (const [frequency, declinedCards] of [
  [
    'once',
    [
      [CARDS.declined, 'Your card was declined.'],
      [CARDS.insufficientFunds, 'Your card has insufficient funds.'],
      [CARDS.expired, 'Your card has expired.'],
    ],
  ],
  [
    'monthly',
    [
      [CARDS.wrongCvc, "Your card's security code is incorrect."],
      [CARDS.processingError, 'An error occurred while processing your card.'],
    ],
  ],
] as const) {
  const title = `a donor who gives ${frequency} sees why each card is declined and can donate with another card`;
  test(title, async ({ page }) => {
    const email = createEmail(`cards.${frequency}`);
    await page.goto(`/donate?amount=25&frequency=${frequency}`);
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('25.00');
    await fillDonor(page, { card: CARDS.good, email });

    for (const [card, reason] of declinedCards) {
      await typeCard(page, card);
      await pressDonate(page);
      await page.waitForURL('**/failure');
      const main = page.getByRole('main');
      await expect(main).toContainText('Payment Failed');
      await expect(main).toContainText('Sorry, there was an issue processing your payment.');
      await expect(main).toContainText('Payment failed. Please try again.');
      await expect(main).toContainText(reason);
      await main.getByRole('link', { name: 'Try again' }).click();
      await page.waitForURL('**/donate');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    }
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toEqual([]);
    await typeCard(page, CARDS.good);
    await pressDonate(page);

    await page.waitForURL('**/donation-success');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
    expect(await listChargesTo(email)).toMatchObject([{ amount: 2500 }]);
  });
}
