import { getKey, getSentence, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test('the sentence survives a reload and a new tab', async ({ page, context }) => {
  await openKeyboard(page);
  for (const word of ['please', 'banana']) await getKey(page, word).click();
  await expect(getSentence(page)).toHaveText([/please/, /banana/]);

  await page.reload();
  await expect(getSentence(page)).toHaveText([/please/, /banana/]);
  const other = await context.newPage();
  await openKeyboard(other);
  await expect(getSentence(other)).toHaveText([/please/, /banana/]);

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await openKeyboard(page);
  await expect(getSentence(page)).toHaveCount(0);
});

test('a sign that is touched while Period speaks begins the next sentence, and Replay repeats the last one', async ({
  page,
}) => {
  await openKeyboard(page);
  for (const word of ['please', 'banana', 'now']) await getKey(page, word).click();

  await page.getByRole('button', { name: 'Period' }).click();
  await getKey(page, 'juice').click();
  await expect(getSentence(page)).toHaveText([/juice/]);
  await expect(page.getByText('Speaking: please banana now')).toBeVisible();
  await expect(page.getByText('Speaking: please banana now')).toBeHidden({ timeout: 60_000 });
  await expect(getSentence(page)).toHaveText([/juice/]);

  await page.getByRole('button', { name: 'Backspace' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('Speaking: please banana now')).toBeVisible();
  await expect(page.getByText('The sentence is empty.')).toHaveCount(0);
});
