import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listViolations } from '../../support/accessibility.ts';
import { getKey, getSentence, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const getDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function putWords(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) {
    await page.getByRole('searchbox', { name: 'Search words' }).fill(word);
    await page.getByRole('list', { name: 'Words' }).getByRole('button', { name: word, exact: true }).click();
  }
}

test(
  'custom boards of any size are linked by folder keys, searched, exported and imported in another browser',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    await openKeyboard(page);
    await press(page, 'Your boards');
    await page.getByRole('textbox', { name: 'Name of the board' }).fill('Food');
    await page.getByLabel('Size: rows × columns').selectOption('2 × 4');
    await press(page, 'Create board');
    await expect(page.getByText(/^“Food” was created/)).toBeVisible();
    await press(page, 'Edit words of Food');
    await putWords(page, 'banana', 'blackberry');
    await press(page, 'Done');
    await press(page, 'Resize Delta');
    await getDialog(page, 'Your boards').getByLabel('Size: rows × columns').first().selectOption('1 × 2');
    await press(page, 'Save');
    await press(page, 'Edit words of Delta');
    await putWords(page, 'give');
    await press(page, 'Add a folder key');
    await getDialog(page, 'Add a folder key').getByLabel('Board that the key opens').selectOption('Food');
    expect(await listViolations(page)).toEqual([]);
    await press(page, 'Add key');
    await press(page, 'Done');
    await press(page, 'Open Delta');

    await page.reload();
    const home = page.getByRole('grid', { name: 'Delta' });
    await expect(home.getByRole('button')).toHaveCount(2);
    await getKey(page, 'give').click();
    await getKey(page, 'Open board: Food').click();
    const food = page.getByRole('grid', { name: 'Food' });
    await expect(food.getByRole('button')).toHaveCount(8);
    await getKey(page, 'banana').click();
    await expect(getSentence(page)).toHaveText([/give/, /banana/]);
    expect(await listViolations(page)).toEqual([]);
    await press(page, 'Back');
    await expect(getKey(page, 'Open board: Food')).toBeFocused();
    await press(page, 'Find a word');
    await page.getByRole('searchbox', { name: 'Find a word' }).fill('blackberry');
    await page.getByRole('button', { name: 'blackberry Food, row 1, column 2' }).click();
    await expect(getKey(page, 'blackberry')).toBeFocused();

    await press(page, 'Export');
    await getDialog(page, 'Export a board').getByLabel('Board').selectOption('own');
    const download = page.waitForEvent('download');
    await press(page, 'Save file');
    const file = await download;
    const other = await openVisitor();
    await openKeyboard(other);
    await press(other, 'Import');
    await getDialog(other, 'Import a board')
      .getByLabel('File (.obf or .obz)')
      .setInputFiles({
        name: file.suggestedFilename(),
        mimeType: 'application/octet-stream',
        buffer: await readFile(await file.path()),
      });
    await press(other, 'Use as Delta');
    await press(other, 'Close');
    await press(other, 'Delta');
    await getKey(other, 'Open board: Food').click();
    await expect(other.getByRole('grid', { name: 'Food' }).getByRole('button')).toHaveCount(8);
    await expect(getKey(other, 'blackberry')).toBeVisible();
  },
);
