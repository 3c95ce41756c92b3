import type { Page } from '@playwright/test';
import { CARDS } from '../support/cards.ts';
import { sandbox } from '../support/sandbox.ts';
import { aWare, buy, buyNow, chargedTo, fillCard } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const lettersTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to.includes(email));
const anEmail = (name: string) => `${name}.${Date.now()}@buyers.example`;

/** Leaves the failure page by its way on, and pays with a good card. */
async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/checkout/step2');
  await fillCard(page, CARDS.good);
  await buyNow(page).click();
  await page.waitForURL('**/success');
}

for (const [card, reason] of [
  [CARDS.declined, 'Your card was declined.'],
  [CARDS.insufficientFunds, 'Your card has insufficient funds.'],
  [CARDS.expired, 'Your card has expired.'],
  [CARDS.wrongCvc, "Your card's security code is incorrect."],
  [CARDS.processingError, 'An error occurred while processing your card.'],
] as const) {
  test(`a card that is refused with '${reason}' leads to the failure page, and another card pays`, async ({
    page,
  }) => {
    const email = anEmail('declined');
    await buy(page, await aWare(), { card, email });

    await page.waitForURL('**/failure');
    const main = page.getByRole('main');
    await expect(main).toContainText('Payment Failed');
    await expect(main).toContainText('Sorry, there was an issue processing your payment.');
    await expect(main).toContainText('Payment failed. Please try again.');
    await expect(main).toContainText(reason);
    expect(await lettersTo(email)).toEqual([]);

    await tryAgain(page);
    await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
  });
}

for (const kind of ['lost', 'stolen', 'blocked'] as const) {
  test(`a ${kind} card is refused and charged nothing`, async ({ page }) => {
    const email = anEmail(kind);
    await buy(page, await aWare(), { card: CARDS[kind], email });

    await page.waitForURL('**/failure');
    await expect(page.getByRole('main')).toContainText('Payment failed. Please try again.');
    expect(await chargedTo(email)).toEqual([]);
  });
}

test('a card that is declined after its authentication is charged nothing', async ({ page }) => {
  const email = anEmail('declined-after');
  await buy(page, await aWare(), { card: CARDS.authenticatesThenDeclines, email });

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/failure');
  expect(await chargedTo(email)).toEqual([]);
});

test('a card whose holder disputes the payment later has bought all the same', async ({ page }) => {
  const email = anEmail('disputed');
  await buy(page, await aWare(), { card: CARDS.disputed, email });

  await page.waitForURL('**/success');
  expect(await chargedTo(email)).toHaveLength(1);
});

test('a card that asks for authentication pays when the buyer completes it', async ({ page }) => {
  const email = anEmail('complete');
  await buy(page, await aWare(), { card: CARDS.asksForAuthentication, email });

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/success');
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
});

test('a card that asks for authentication is not charged when the buyer fails it', async ({ page }) => {
  const email = anEmail('fail');
  await buy(page, await aWare(), { card: CARDS.asksForAuthentication, email });

  await page.getByRole('button', { name: 'Fail' }).click();

  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('Payment failed. Please try again.');
  expect(await lettersTo(email)).toEqual([]);
});
