import { donate } from '../../support/donation-form.ts';
import { CARDS } from '../../support/cards.ts';
import { createRecurringDonor, createEmail, findEmailsTo, findLink } from '../../support/donor.ts';
import { waitUntilIdle } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

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
  await expect(page.getByRole('main')).toContainText('Monthly, by card');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('guessed links to receipts, donor portals and annual summaries return 404', async ({ page }) => {
  const guessedToken = 'A'.repeat(43);
  const year = new Date().getFullYear();

  for (const path of [
    `/receipt/${guessedToken}`,
    `/giving/${guessedToken}`,
    `/giving/${guessedToken}/${year}`,
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

test('donation lookup shows the same message to everybody and emails the link only to the donor', async ({
  page,
}) => {
  const email = createEmail('find');
  await donate(page, { card: CARDS.good, email });
  await page.waitForURL('**/donation-success');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
  const requestLink = async (requestedEmail: string) => {
    await page.goto('/find-giving');
    await page.getByLabel('Email').fill(requestedEmail);
    await page.getByRole('main').getByRole('button').click();
    return page.getByRole('status').filter({ hasText: /./ }).innerText();
  };

  const strangerMessage = await requestLink('stranger@donors.example');
  const donorMessage = await requestLink(email);

  expect(donorMessage).toBe(strangerMessage);
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(2);
  expect((await page.goto(findLink(await findEmailsTo(email), 'giving')))?.status()).toBe(200);
  expect(await findEmailsTo('stranger@donors.example')).toEqual([]);
});

test('the celebration page shows its memory wall', async ({ page }) => {
  await page.goto('/KanziCelebration');

  await expect(page.getByRole('heading', { level: 2, name: 'The memory wall' })).toBeVisible();
  await expect(page.getByText(/Des Moines/).first()).toBeVisible();
});
