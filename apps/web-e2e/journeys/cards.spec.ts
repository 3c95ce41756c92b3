import type { Page } from '@playwright/test';
import { CARDS } from '../support/cards.ts';
import { sandbox, untilIdle } from '../support/sandbox.ts';
import { aWare, buy, buyNow, chargedTo, fillCard } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const readEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to.includes(email));
const anEmail = (name: string) => `${name}.${Date.now()}@buyers.example`;

/**
 * Card number and the provider's message when it is declined; neighbors differ so that each message change is detected.
 */
const REFUSALS = [
  [CARDS.declined, 'Your card was declined.'],
  [CARDS.insufficientFunds, 'Your card has insufficient funds.'],
  [CARDS.lost, 'Your card was declined.'],
  [CARDS.expired, 'Your card has expired.'],
  [CARDS.stolen, 'Your card was declined.'],
  [CARDS.wrongCvc, "Your card's security code is incorrect."],
  [CARDS.blocked, 'Your card was declined.'],
  [CARDS.processingError, 'An error occurred while processing your card.'],
] as const;

async function tryAgain(page: Page, card: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/checkout/step2');
  await fillCard(page, card);
  await buyNow(page).click();
}

test('shows the reason for each declined card and charges the last card once', async ({ page }) => {
  const email = anEmail('refused');
  const main = page.getByRole('main');
  await buy(page, await aWare(), { card: REFUSALS[0][0], email });

  for (const [place, [card, reason]] of REFUSALS.entries()) {
    if (place > 0) await tryAgain(page, card);
    await page.waitForURL('**/failure');
    await expect(main).toContainText('Payment Failed');
    await expect(main).toContainText('Sorry, there was an issue processing your payment.');
    await expect(main).toContainText('Payment failed. Please try again.');
    await expect(main).toContainText(reason);
  }
  await untilIdle();
  expect(await readEmailsTo(email)).toEqual([]);
  expect(await chargedTo(email)).toEqual([]);

  await tryAgain(page, CARDS.good);
  await page.waitForURL('**/success');
  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
  expect(await chargedTo(email)).toHaveLength(1);
});

test('a card declined after authentication is not charged', async ({ page }) => {
  const email = anEmail('declined-after');
  await buy(page, await aWare(), { card: CARDS.authenticatesThenDeclines, email });

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/failure');
  await untilIdle();
  expect(await chargedTo(email)).toEqual([]);
});

test('a payment that is disputed later succeeds at checkout', async ({ page }) => {
  const email = anEmail('disputed');
  await buy(page, await aWare(), { card: CARDS.disputed, email });

  await page.waitForURL('**/success');
  await untilIdle();
  expect(await chargedTo(email)).toHaveLength(1);
});

test('a card that requires authentication is charged when the buyer completes it', async ({ page }) => {
  const email = anEmail('complete');
  await buy(page, await aWare(), { card: CARDS.asksForAuthentication, email });

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/success');
  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
});

test('a card that requires authentication is not charged when the buyer fails it', async ({ page }) => {
  const email = anEmail('fail');
  await buy(page, await aWare(), { card: CARDS.asksForAuthentication, email });

  await page.getByRole('button', { name: 'Fail' }).click();

  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('Payment failed. Please try again.');
  await untilIdle();
  expect(await readEmailsTo(email)).toEqual([]);
});
