import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { pickStoreItem, buy, buyNow, listChargesTo, fillCard } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

/**
 * Card number and the provider's message when it is declined; adjacent messages differ so that each change is detected.
 */
const DECLINED_CARDS = [
  [CARDS.declined, 'Your card was declined.'],
  [CARDS.insufficientFunds, 'Your card has insufficient funds.'],
  [CARDS.lost, 'Your card was declined.'],
  [CARDS.expired, 'Your card has expired.'],
  [CARDS.stolen, 'Your card was declined.'],
  [CARDS.wrongCvc, "Your card's security code is incorrect."],
  [CARDS.blocked, 'Your card was declined.'],
  [CARDS.processingError, 'An error occurred while processing your card.'],
] as const;
type DeclinedCard = (typeof DECLINED_CARDS)[number];

async function retryWithCard(page: Page, card: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/checkout/step2');
  await fillCard(page, card);
  await buyNow(page).click();
}

async function payAfterDeclines(page: Page, declinedCards: readonly DeclinedCard[]): Promise<void> {
  const email = createEmail('declined');
  const main = page.getByRole('main');
  for (const [index, [card, reason]] of declinedCards.entries()) {
    if (index === 0) await buy(page, await pickStoreItem(), { card, email });
    else await retryWithCard(page, card);
    await page.waitForURL('**/failure');
    await expect(main).toContainText('Payment Failed');
    await expect(main).toContainText('Sorry, there was an issue processing your payment.');
    await expect(main).toContainText('Payment failed. Please try again.');
    await expect(main).toContainText(reason);
  }
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toEqual([]);
  expect(await listChargesTo(email)).toEqual([]);

  await retryWithCard(page, CARDS.good);
  await page.waitForURL('**/success');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
  expect(await listChargesTo(email)).toHaveLength(1);
}

test('after two declined cards, the third one is charged once', async ({ page }) => {
  await payAfterDeclines(page, DECLINED_CARDS.slice(0, 2));
});

test('the failure page shows the reason for each declined card', { tag: '@nightly' }, async ({ page }) => {
  await payAfterDeclines(page, DECLINED_CARDS);
});

test('a card declined after authentication is not charged', { tag: '@nightly' }, async ({ page }) => {
  const email = createEmail('declined-after');
  await buy(page, await pickStoreItem(), { card: CARDS.authenticatesThenDeclines, email });

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/failure');
  await waitUntilIdle();
  expect(await listChargesTo(email)).toEqual([]);
});

test('a payment that is disputed later succeeds at checkout', { tag: '@nightly' }, async ({ page }) => {
  const email = createEmail('disputed');
  await buy(page, await pickStoreItem(), { card: CARDS.disputed, email });

  await page.waitForURL('**/success');
  await waitUntilIdle();
  expect(await listChargesTo(email)).toHaveLength(1);
});

test('a card that requires authentication is charged when the buyer completes it', async ({ page }) => {
  const email = createEmail('complete');
  await buy(page, await pickStoreItem(), { card: CARDS.requiresAuthentication, email });

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/success');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
});

test(
  'a card that requires authentication is not charged when the buyer fails it',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('fail');
    await buy(page, await pickStoreItem(), { card: CARDS.requiresAuthentication, email });

    await page.getByRole('button', { name: 'Fail' }).click();

    await page.waitForURL('**/failure');
    await expect(page.getByRole('main')).toContainText('Payment failed. Please try again.');
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toEqual([]);
  },
);
