import { readFile } from 'node:fs/promises';
import { findBoardFaults } from '@paniscus/domain/keyboard';
import type { Download, Page } from '@playwright/test';
import { listViolations } from '../../support/accessibility.ts';
import { getKey, KEYBOARD, openKeyboard, getSentence } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const getDialog = (page: Page) => page.getByRole('dialog');

const readBytes = async (download: Download) => readFile(await download.path());

async function createCustomBoard(page: Page, words: readonly string[]): Promise<void> {
  await press(page, 'Delta');
  await press(page, 'Start your board');
  const dialog = getDialog(page);
  for (const word of words) {
    await dialog.getByRole('searchbox', { name: 'Search words' }).fill(word);
    await dialog
      .getByRole('list', { name: 'Words' })
      .getByRole('button', { name: word, exact: true })
      .click();
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function exportBoard(page: Page, board: string): Promise<Download> {
  await press(page, 'Export');
  await getDialog(page).getByLabel('Board').selectOption(board);
  const downloadPromise = page.waitForEvent('download');
  await getDialog(page).getByRole('button', { name: 'Save file' }).click();
  const download = await downloadPromise;
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  return download;
}

const chooseFile = async (page: Page, name: string, buffer: Buffer) => {
  await press(page, 'Import');
  const file = { name, mimeType: 'application/octet-stream', buffer };
  await getDialog(page).getByLabel('File (.obf or .obz)').setInputFiles(file);
};

test('a custom board is created, stored, exported, and imported in another browser', async ({
  page,
  openVisitor,
}) => {
  await openKeyboard(page);
  await createCustomBoard(page, ['banana', 'give', 'hot dog']);
  await expect(getKey(page, 'hot dog')).toBeVisible();
  await page.reload();
  await expect(getKey(page, 'hot dog')).toBeVisible();

  const singleBoard = await exportBoard(page, 'delta');
  const allBoards = await exportBoard(page, 'all');
  expect(singleBoard.suggestedFilename()).toBe('paniscus-delta.obf');
  expect(findBoardFaults(JSON.parse(String(await readBytes(singleBoard))), false)).toEqual([]);
  expect(allBoards.suggestedFilename()).toBe('paniscus-boards.obz');

  const other = await openVisitor();
  await openKeyboard(other);
  await press(other, 'Delta');
  await chooseFile(other, 'paniscus-delta.obf', await readBytes(singleBoard));
  await getDialog(other).getByRole('button', { name: 'Use as Delta' }).click();
  await expect(getDialog(other).getByText(/with 3 words\.$/)).toBeVisible();
  await getDialog(other).getByRole('button', { name: 'Close' }).click();
  await expect(getKey(other, 'hot dog')).toBeVisible();

  await chooseFile(other, 'paniscus-boards.obz', await readBytes(allBoards));
  await getDialog(other).getByLabel('One of 4 boards').selectOption({ index: 1 });
  await getDialog(other).getByRole('button', { name: 'Use as Delta' }).click();
  await getDialog(other).getByRole('button', { name: 'Close' }).click();
  await expect(getKey(other, 'tickle')).toBeVisible();
});

test(
  'a malformed file is rejected with a message, and the board stays unchanged',
  { tag: '@nightly' },
  async ({ page }) => {
    await openKeyboard(page);
    await createCustomBoard(page, ['banana']);

    await chooseFile(page, 'broken.obf', Buffer.from('{"format":"open-board-0.1","grid":{"rows":0}}'));

    await expect(getDialog(page).getByRole('alert')).toContainText('“broken.obf” was not imported');
    await expect(getDialog(page).getByRole('alert')).toContainText('buttons is not a list');
    expect(await listViolations(page)).toEqual([]);
    await getDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(getKey(page, 'banana')).toBeVisible();
  },
);

test('a shared link restores the panel, the sound set and the signs, and the sentence can be saved as an image', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKeyboard(page);
  await getKey(page, 'please').click();
  await getKey(page, 'banana').click();

  await press(page, 'Share');
  await getDialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(getDialog(page).getByText('The link was copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${KEYBOARD}?panel=alpha&set=10&say=please.banana`);
  const downloadPromise = page.waitForEvent('download');
  await getDialog(page).getByRole('button', { name: 'Save picture' }).click();
  const picture = await readBytes(await downloadPromise);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');

  await page.goto(`${KEYBOARD}?panel=gamma&set=20&say=please.unicorn.banana`);
  await expect(getSentence(page)).toHaveText([/please/, /banana/]);
  await expect(page.getByRole('grid', { name: 'Gamma' })).toBeVisible();
  // It is announced as well, for a while.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Not on any board: unicorn.' })).toBeVisible();
  await page.goto(link);
  await expect(
    page.getByText('This sentence came with the link. Press Replay to hear it.').first(),
  ).toBeVisible();
});
