import type { Locator, Page } from '@playwright/test';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  lost: '4000000000009987',
  stolen: '4000000000009979',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  processingError: '4000000000000119',
  requiresAuthentication: '4000002500003155',
  authenticatesThenDeclines: '4000008400001629',
  blocked: '4100000000000019',
  disputed: '4000000000000259',
  /** Can be saved, but every charge fails. */
  failsLater: '4000000000000341',
};

/** Types a card into the fields of the payment provider. It expires three years later, by the clock of the page. */
export async function typeCard(page: Page, card: string): Promise<void> {
  const year = (await page.evaluate(() => new Date().getFullYear())) + 3;
  await page.locator('input[name="cardnumber"]').fill(card);
  await page.locator('input[name="exp-date"]').fill(`12/${year % 100}`);
  await page.locator('input[name="cvc"]').fill('123');
}

export const findWallet = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Opens a wallet of the sandbox's payment provider, in which the buyer pays, is declined or cancels. */
export async function openWallet(page: Page, name: string): Promise<Locator> {
  await findWallet(page, name).click();
  return page.getByRole('dialog', { name: `${name} Test Page` });
}

/** Presses the button that pays and leaves the page after the provider has charged the card, before its answer arrives. */
export async function reloadWhilePaying(page: Page, pay: () => Promise<void>): Promise<void> {
  const confirmations = '**/v1/payment_intents/*/confirm';
  const charged = new Promise<void>((resolve) => {
    void page.route(confirmations, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await pay();
  await charged;
  await page.unroute(confirmations);
  await page.reload();
}
