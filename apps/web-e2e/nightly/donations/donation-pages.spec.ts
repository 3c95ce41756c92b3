import { CARDS } from '../../support/cards.ts';
import { donate } from '../../support/donation-form.ts';
import { createRecurringDonor } from '../../support/donor.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

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

test('a receipt prints on one white page without related links', async ({ page }) => {
  const { receipt } = await createRecurringDonor(page, createEmail('print'));
  const response = await page.goto(receipt);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await page.emulateMedia({ colorScheme: 'dark' });
  // A real print dialog would keep the page from being rendered as a PDF below.
  const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));

  await page.getByRole('button', { name: 'Print' }).click();
  await printed;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('main')).toContainText(
    'No goods or services were provided in exchange for this contribution.',
  );
  await expect(page.getByRole('main')).toContainText('Monthly, paid online');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('guessed links to receipts, donor portals and annual summaries return 404', async ({ page }) => {
  const guessedToken = 'A'.repeat(43);

  for (const path of [
    `/receipt/${guessedToken}`,
    `/giving/${guessedToken}`,
    `/giving/${guessedToken}/2025`,
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: 'Find my gifts' })).toHaveAttribute(
      'href',
      '/find-giving',
    );
  }
});

test('a year without donations has no summary', async ({ page }) => {
  const { link } = await createRecurringDonor(page, createEmail('year'));

  expect((await page.goto(`${link}/1999`))?.status()).toBe(404);
  expect((await page.goto(`${link}/soon`))?.status()).toBe(404);
});

test('a donation that is limited before the card was used says that nothing was charged', async ({
  page,
}) => {
  await page.route('**/api/create-payment-intent/', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '600', 'content-type': 'application/problem+json' },
      body: JSON.stringify({ type: 'about:blank', title: 'Too Many Requests', status: 429 }),
    }),
  );

  await donate(page, { card: CARDS.good, email: createEmail('limited') });

  await page.waitForURL('**/failure');
  const main = page.getByRole('main');
  await expect(main).toContainText('Your card was not charged this time. Please try again in 10 minutes.');
  await expect(main).not.toContainText('If a receipt comes by email');
});
