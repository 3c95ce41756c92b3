import type { Page } from '@playwright/test';
import { getKey, getSentence, openKeyboard, recordPlayback } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const WORDS = ['please', 'visitor', 'bonobo', 'banana', 'and', 'juice', 'now', 'yes'];

const getControl = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a sentence takes at most eight signs and can be replayed, played by Period and cleared', async ({
  page,
}) => {
  const readPlayback = await recordPlayback(page);
  await openKeyboard(page);

  for (const word of WORDS) await getKey(page, word).click();
  await expect(getSentence(page)).toHaveCount(8);
  await getKey(page, 'no').click();

  await expect(getSentence(page)).toHaveCount(8);
  await expect(page.getByText('The sentence is full. Period plays it and clears it.').first()).toBeVisible();
  await expect.poll(async () => (await readPlayback()).starts).toBeGreaterThan(0);

  await getControl(page, 'Period').click();
  await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
  expect((await readPlayback()).highlighted).toEqual(WORDS);

  for (const word of ['banana', 'now']) await getKey(page, word).click();
  await getControl(page, 'Replay').click();
  await expect.poll(async () => (await readPlayback()).highlighted.slice(8)).toEqual(['banana', 'now']);
  await expect(getSentence(page)).toHaveCount(2);
  await getControl(page, 'Backspace').click();
  await expect(getSentence(page)).toHaveText([/banana/]);
  await getControl(page, 'Clear').click();
  await expect(getSentence(page)).toHaveCount(0);
});

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
