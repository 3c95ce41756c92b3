import { listViolations } from '../../support/accessibility.ts';
import { getKey, getSentence, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test('suggestions come from earlier sentences, work with the keyboard, and are cleared with the history', async ({
  page,
}) => {
  await openKeyboard(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Suggest next signs' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  const suggestions = page.getByRole('group', { name: 'Suggested signs' });
  await expect(suggestions).toHaveText(/Suggestions appear here/);
  for (const word of ['please', 'banana']) await getKey(page, word).click();
  await page.getByRole('button', { name: 'Period' }).click();
  await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });

  await page.reload();
  await suggestions.getByRole('button', { name: 'please' }).press('Enter');
  await expect(suggestions.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getSentence(page)).toHaveText([/please/, /banana/]);
  expect(await listViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Earlier sentences' }).click();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(suggestions.getByRole('button')).toHaveCount(0);
});
