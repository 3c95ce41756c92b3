import { getKey, getSentence, openKeyboard } from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { expect, test } from '../../support/test.ts';

test('Backspace removes the last sign and the period key works like Period, anywhere on the page', async ({
  page,
}) => {
  await openKeyboard(page);
  for (const word of ['please', 'banana', 'now']) await getKey(page, word).click();

  await page.keyboard.press('Backspace');
  await expect(getSentence(page)).toHaveText([/please/, /banana/]);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('.');
  await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
  await page.keyboard.press('.');
  await expect(page.getByText(/^The sentence is empty/).first()).toBeVisible();
});

test('letters find words on all panels and open their panel', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openKeyboard(page);
  await getKey(page, 'Kanzi').focus();
  // Type-ahead begins a new word after a second.
  await pauseClock(page);

  await page.keyboard.type('tickle');

  await expect(page.getByRole('grid', { name: 'Beta' })).toBeVisible();
  await expect(getKey(page, 'tickle')).toBeFocused();
});

test('an empty Delta says how to begin, above the fold, and offers core words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openKeyboard(page, '?panel=delta');

  await expect(page.getByRole('button', { name: 'Start your board' })).toBeInViewport();
  await page.getByRole('button', { name: 'Start with core words' }).click();

  await expect(getKey(page, 'more')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start your board' })).toHaveCount(0);
});
