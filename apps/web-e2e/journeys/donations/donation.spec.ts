import { CARDS } from '../../support/cards.ts';
import { donate } from '../../support/donation-form.ts';
import { sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to.includes(email));

test('a visitor donates by card and gets one receipt', async ({ page }) => {
  const email = `ada.${Date.now()}@donors.example`;
  await donate(page, { card: CARDS.good, email });

  await page.waitForURL('**/donation-success');
  await expect(page.getByRole('main')).toContainText('Thank you, Ada!');
  await expect(page.getByRole('main')).toContainText(email);
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
  const [emailMessage] = await findEmailsTo(email);
  expect(emailMessage?.text).toContain('$25.50');

  await page.reload();
  await expect(page.getByRole('main')).toContainText('Thank you, Ada!');
});

test('a declined card leads to the failure page with the reason and a way to try again', async ({ page }) => {
  const email = `declined.${Date.now()}@donors.example`;
  await donate(page, { card: CARDS.declined, email });

  await page.waitForURL('**/failure');
  const main = page.getByRole('main');
  await expect(main).toContainText('Payment Failed');
  await expect(main).toContainText('Sorry, there was an issue processing your payment.');
  await expect(main).toContainText('Payment failed. Please try again.');
  await expect(main).toContainText('Your card was declined.');
  await main.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/donate');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  expect(await findEmailsTo(email)).toEqual([]);
});

test('a card that requires authentication is charged when the donor completes it', async ({ page }) => {
  const email = `complete.${Date.now()}@donors.example`;
  await donate(page, { card: CARDS.requiresAuthentication, email });

  await page.getByRole('button', { name: 'Complete' }).click();

  await page.waitForURL('**/donation-success');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
});

test('a card that requires authentication is not charged when the donor fails it', async ({ page }) => {
  const email = `fail.${Date.now()}@donors.example`;
  await donate(page, { card: CARDS.requiresAuthentication, email });

  await page.getByRole('button', { name: 'Fail' }).click();

  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('Payment failed. Please try again.');
  expect(await findEmailsTo(email)).toEqual([]);
});

test('while the mail server is down, the donor is notified and the receipt is sent later', async ({
  page,
}) => {
  const email = `later.${Date.now()}@donors.example`;
  await sandbox.injectFault({ service: 'smtp', mode: 'down' });
  await donate(page, { card: CARDS.good, email });

  await page.waitForURL('**/donation-email-failure');
  await expect(page.getByRole('main')).toContainText('$25.50');
  await sandbox.clearFaults();

  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
});

test('the donation form focuses the first invalid field and preserves the input', async ({ page }) => {
  await page.goto('/donate');
  const submit = page.getByRole('main').getByRole('button', { name: 'Donate' });
  await expect(page.locator('input[name="cardnumber"]')).toBeVisible();

  await submit.click();
  const firstName = page.getByLabel('First Name', { exact: true });
  await expect(page.getByText('First Name must be at least 2 characters.', { exact: true })).toBeVisible();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');

  await firstName.fill('Ada');
  await expect(page.getByText('First Name must be at least 2 characters.', { exact: true })).toBeHidden();
  await submit.click();
  await expect(page.getByText('Last Name must be at least 2 characters.', { exact: true })).toBeVisible();
  await expect(firstName).toHaveValue('Ada');
});

test('a direct visit to a result page explains itself and links onward', async ({ page }) => {
  for (const path of ['/donation-success', '/donation-email-failure', '/failure']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});
