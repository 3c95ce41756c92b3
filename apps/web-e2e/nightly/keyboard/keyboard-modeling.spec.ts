import { listViolations } from '../../support/accessibility.ts';
import { getKey, getSentence, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test('a partner types a sentence, and the board leads from word to word across panels', async ({ page }) => {
  await openKeyboard(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Modeling' }).check();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('textbox', { name: 'Sentence to model' }).fill('Kanzi chased the banana');
  await page.keyboard.press('Enter');
  const modeling = page.getByRole('region', { name: 'Modeling' });
  for (const [word, panel] of [
    ['Kanzi', 'Alpha'],
    ['chase', 'Beta'],
    ['banana', 'Alpha'],
  ] as const) {
    await expect(modeling).toContainText(`“${word}” is on ${panel}.`);
    await expect(page.getByRole('grid', { name: panel })).toBeVisible();
    await expect(page.getByTestId('scan-frame')).toBeVisible();
    await getKey(page, word).click();
  }
  await expect(modeling).toContainText('That was the last word.');
  await expect(getSentence(page)).toHaveText([/Kanzi/, /chase/, /banana/]);
  expect(await listViolations(page)).toEqual([]);
});
