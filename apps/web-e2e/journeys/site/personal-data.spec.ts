import { listViolationsInBothSchemes } from '../../support/accessibility.ts';
import { CARDS } from '../../support/cards.ts';
import { donate } from '../../support/donation-form.ts';
import { waitUntilIdle } from '../../support/sandbox.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

test('personal data of a donor is downloaded and erased', async ({ page }) => {
  const email = createEmail('leaving');
  await donate(page, { email, card: CARDS.good });
  await page.waitForURL('**/donation-success');
  await waitUntilIdle();
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/personal-data');

  await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { name: `What we hold about ${email}` })).toBeVisible();
  expect(await listViolationsInBothSchemes(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  await page.getByLabel('Type their email address again').fill(email);
  await page.getByRole('button', { name: 'Erase permanently' }).click();

  await expect(page.getByText(`We erased the personal data of ${email} from this site.`)).toBeVisible();
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText(`We have no data about ${email}.`)).toBeVisible();
});
