import type { Page } from '@playwright/test';
import { CARDS } from '../support/cards.ts';
import { typeCard } from '../support/donation-form.ts';
import { aMonthlyDonor, anEmail, readEmailsTo, linkIn } from '../support/donor.ts';
import { sandbox, untilIdle } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const A_MONTH = 32;
const gift = (page: Page) => page.getByRole('main').getByRole('article').first();
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const given = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

/** Reloads until the expectation passes: charges arrive asynchronously through webhooks. */
const inTime = (page: Page, look: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await look();
  }).toPass({ timeout: 60_000 });
const expectGifts = (page: Page, count: number) =>
  inTime(page, () => expect(given(page)).toHaveCount(count, { timeout: 3000 }));

test('charges the recurring donation with the amount the donor changed it to', async ({ page }) => {
  const { link } = await aMonthlyDonor(page, anEmail('amount'));
  await page.goto(link);
  await press(page, 'Change the amount');
  await page.getByLabel('Gift each month').fill('40');
  await page.getByLabel('Add the cost of the payment').check();
  await expect(gift(page)).toContainText('Charged each month$41.50');
  await press(page, 'Change the amount');
  await expect(gift(page)).toContainText('From the next charge on, your gift is $41.50 a month.');
  await expect(page.getByRole('button', { name: 'Back to $25.00' })).toBeVisible();

  await sandbox.advanceClock(A_MONTH);

  await expectGifts(page, 2);
  await expect(given(page).first()).toContainText('$41.50');
  await page.getByRole('link', { name: 'Summary of' }).first().click();
  // When the clock advance crosses New Year, the first month is in the previous year's summary.
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(/\$(41|66)\.50/);
});

test('a changed amount can be changed back', async ({ page }) => {
  const { link } = await aMonthlyDonor(page, anEmail('undo'));
  await page.goto(link);
  await press(page, 'Change the amount');
  await page.getByLabel('Gift each month').fill('100');
  await press(page, 'Change the amount');

  await press(page, 'Back to $25.00');

  await expect(gift(page)).toContainText('From the next charge on, your gift is $25.00 a month.');
  await page.reload();
  await expect(gift(page)).toContainText('$25.00 a month');
});

test('a paused recurring donation is not charged until the donor resumes it', async ({ page }) => {
  const { link } = await aMonthlyDonor(page, anEmail('pause'));
  await page.goto(link);
  await press(page, 'Pause');
  await page.getByText('Until I go on', { exact: true }).click();
  await press(page, 'Pause');
  await expect(gift(page)).toContainText('Paused until you go on.');

  await sandbox.advanceClock(A_MONTH);
  await untilIdle();
  await page.reload();

  await expect(given(page)).toHaveCount(1);
  await press(page, 'Go on');
  await expect(gift(page)).toContainText('Your gift goes on, thank you.');
  await sandbox.advanceClock(A_MONTH);
  await expectGifts(page, 2);
});

test('a failed charge is reported and is paid with another card', async ({ page }) => {
  const email = anEmail('mend');
  const { link } = await aMonthlyDonor(page, email);
  await page.goto(link);
  await press(page, 'Change the card');
  await typeCard(page, CARDS.failsLater);
  await press(page, 'Use this card');
  await expect(gift(page)).toContainText('Visa ending in 0341 is in place.');
  await sandbox.advanceClock(A_MONTH);
  await inTime(page, () =>
    expect(gift(page)).toContainText('The last charge did not go through', { timeout: 3000 }),
  );
  await untilIdle();
  expect(await readEmailsTo(email, /could not be charged/)).toHaveLength(1);

  await press(page, 'Try again');
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await press(page, 'Change the card');
  await typeCard(page, CARDS.good);
  await press(page, 'Use this card');

  await expect(gift(page)).toContainText('Visa ending in 4242 is in place.');
  await expectGifts(page, 2);
  await expect(gift(page)).toContainText('Active');
});

test('a card that is declined on setup leaves the old card in place', async ({ page }) => {
  const { link } = await aMonthlyDonor(page, anEmail('kept'));
  await page.goto(link);
  await press(page, 'Change the card');
  await typeCard(page, CARDS.declined);

  await press(page, 'Use this card');

  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await page.reload();
  await expect(gift(page)).toContainText('Visa ending in 4242');
});

test('a donor cancels with two clicks, and nothing more is charged', async ({ page }) => {
  const email = anEmail('stop');
  const { link } = await aMonthlyDonor(page, email);
  await page.goto(link);
  await press(page, 'Stop');
  await expect(page.getByRole('dialog')).toContainText('ends today');

  await pressInDialog(page, 'Stop');

  await expect(gift(page)).toContainText('Your monthly gift has ended');
  await expect(gift(page).getByRole('button')).toHaveCount(0);
  await sandbox.advanceClock(A_MONTH);
  await untilIdle();
  await page.reload();
  await expect(given(page)).toHaveCount(1);
  await expect(gift(page)).toContainText('Ended on');
});

test('while the payment provider is down changes fail with a message', async ({ page }) => {
  const { link } = await aMonthlyDonor(page, anEmail('away'));
  await page.goto(link);
  await sandbox.breakDown({ service: 'stripe', mode: 'down' });
  await press(page, 'Stop');

  await pressInDialog(page, 'Stop');

  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await sandbox.mend();
  await pressInDialog(page, 'Keep it');
  await page.reload();
  await expect(gift(page)).toContainText('Active');
});

test('an invalidated link returns 404, and a new one arrives by email', async ({ page }) => {
  const email = anEmail('revoke');
  const { link } = await aMonthlyDonor(page, email);
  await page.goto(link);
  await press(page, 'Make this link invalid');

  await pressInDialog(page, 'Make it invalid');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('The link is invalid now');
  expect((await page.goto(link))?.status()).toBe(404);
  await untilIdle();
  expect(linkIn(await readEmailsTo(email), 'giving')).not.toBe(link);
  expect((await page.goto(linkIn(await readEmailsTo(email), 'giving')))?.status()).toBe(200);
});
