import { becomeActive, waitForIsland } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';

const INTERACTIVE_PAGES = ['/donate', '/PaniscusKeyboard', '/login'];
const QUIET_MS = 8_000;

for (const path of INTERACTIVE_PAGES) {
  test(`${path} runs its island when the visitor becomes active`, async ({ page }) => {
    // Time stands still, so that the page is never quiet for long enough.
    await page.clock.install();
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-hydrated]')).toHaveCount(0);

    await becomeActive(page);

    await waitForIsland(page);
  });

  test(`${path} runs its island after some quiet seconds`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path, { waitUntil: 'load' });

    await page.clock.fastForward(QUIET_MS);

    await page.clock.resume();
    await waitForIsland(page);
  });
}

test('a keyboard with a sentence of an earlier visit does not wait for activity', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('keyboard', JSON.stringify({ sentence: ['banana'] })));
  await page.goto('/PaniscusKeyboard');

  await expect(page.getByRole('list', { name: /sentence/i }).getByRole('listitem')).toHaveText(['banana']);
});
