import { CARDS } from '../../support/cards.ts';
import { donate } from '../../support/donation-form.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

test('a visitor whose browser blocks storage can still donate and choose the dark color scheme', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const email = createEmail('blocked');

  await donate(page, { card: CARDS.good, email });

  await page.waitForURL('**/donation-success');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  const before = await page.locator('html').getAttribute('data-scheme');
  await page.locator('[data-action="toggle-scheme"]').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme', before ?? '');
});
