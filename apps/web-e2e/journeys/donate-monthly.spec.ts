import type { Page } from '@playwright/test';
import { CARDS } from '../support/cards.ts';
import { fillDonor, pressDonate, typeCard } from '../support/donation-form.ts';
import { sandbox, untilIdle } from '../support/sandbox.ts';
import { chargedTo } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const readEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to.includes(email));
const anEmail = (name: string) => `${name}.${Date.now()}@donors.example`;

async function comeByLink(page: Page, donor: { card: string; email: string }): Promise<void> {
  await page.goto('/donate?amount=25&frequency=monthly');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('25.00');
  await fillDonor(page, donor);
}

async function dedicate(page: Page, recipient: string): Promise<void> {
  await page.getByText('In memory of', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Grace Okafor');
  await page.getByLabel('Send a card by email').check();
  await page.getByLabel('Recipient’s Name').fill('Samuel Okafor');
  await page.getByLabel('Recipient’s Email').fill(recipient);
  await page.getByLabel('Message', { exact: true }).fill('She taught us to listen.');
  await page.getByLabel('Add a line to the memory wall').check();
  await page.getByLabel('Line for the memory wall').fill('For Grace, who taught us to listen.');
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a visitor starts a recurring donation in memory of somebody and covers the processing cost', async ({
      page,
    }) => {
      const email = anEmail('monthly');
      const recipient = anEmail('samuel');
      await comeByLink(page, { card: CARDS.good, email });
      await page.getByLabel('Add the cost of the payment').check();
      await dedicate(page, recipient);
      const sums = page.getByRole('group', { name: 'What you give' });
      await expect(sums).toContainText('Cost of the payment$1.06');
      await expect(sums).toContainText('Total per month$26.06');
      await expect(sums).toContainText('Your card is charged $26.06 today and then every month');
      await pressDonate(page);

      await page.waitForURL('**/donation-success');
      const main = page.getByRole('main');
      await expect(main).toContainText('Monthly donation of $26.06');
      await expect(main).toContainText('In memory of Grace Okafor');
      await expect(main).toContainText('Cost of the payment$1.06');
      await untilIdle();
      expect(await readEmailsTo(email)).toHaveLength(1);
      expect((await readEmailsTo(email))[0]?.text).toContain('$26.06');
      expect(await readEmailsTo(recipient)).toHaveLength(1);
      expect((await readEmailsTo(recipient))[0]?.text).not.toContain('26.06');

      await page.reload();
      await expect(main).toContainText('In memory of Grace Okafor');
    });
  });
}

test('a card that requires authentication starts a recurring donation when the donor completes it', async ({
  page,
}) => {
  const email = anEmail('complete');
  await comeByLink(page, { card: CARDS.asksForAuthentication, email });
  await pressDonate(page);

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/donation-success');
  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
});

test('a declined card starts nothing, and retrying with another card starts one recurring donation', async ({
  page,
}) => {
  const email = anEmail('declined');
  await comeByLink(page, { card: CARDS.declined, email });
  await page.getByLabel('Add the cost of the payment').check();
  await pressDonate(page);
  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('Your card was declined.');
  expect(await readEmailsTo(email)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/donate');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('Add the cost of the payment')).toBeChecked();
  await typeCard(page, CARDS.good);
  await pressDonate(page);

  await page.waitForURL('**/donation-success');
  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
  expect(await chargedTo(email)).toMatchObject([{ amount: 2606 }]);
});

test('while the payment provider is down no recurring donation starts, and a retry starts only one', async ({
  page,
}) => {
  const email = anEmail('away');
  await comeByLink(page, { card: CARDS.good, email });
  await sandbox.breakDown({ service: 'stripe', mode: 'down', match: '/v1/subscriptions' });
  await pressDonate(page);
  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('An error occurred');
  await sandbox.mend();

  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/donate');
  await typeCard(page, CARDS.good);
  await pressDonate(page);

  await page.waitForURL('**/donation-success');
  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
  expect(await chargedTo(email)).toMatchObject([{ amount: 2500 }]);
});

test('while the mail server is down the page still confirms the recurring donation', async ({ page }) => {
  const email = anEmail('later');
  await sandbox.breakDown({ service: 'smtp', mode: 'down' });
  await comeByLink(page, { card: CARDS.good, email });
  await pressDonate(page);

  await page.waitForURL('**/donation-email-failure');
  await expect(page.getByRole('main')).toContainText('Monthly donation of $25.00');
  await sandbox.mend();

  await untilIdle();
  expect(await readEmailsTo(email)).toHaveLength(1);
});
