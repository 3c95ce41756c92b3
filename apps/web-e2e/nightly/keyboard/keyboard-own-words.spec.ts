import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listViolations } from '../../support/accessibility.ts';
import { getKey, getSentence, KEYBOARD, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const getDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

declare global {
  interface Window {
    microphone?: AudioContext;
  }
}

/** A microphone that hears a tone: the test browser has none. */
const simulateMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext();
      const destination = context.createMediaStreamDestination();
      const tone = new OscillatorNode(context, { frequency: 440 });
      tone.connect(destination);
      tone.start();
      window.microphone = context;
      return Promise.resolve(destination.stream);
    };
  });

/** A picture of one color, wider than high. */
const createPicture = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 400;
      canvas.height = 200;
      canvas.getContext('2d')?.fillRect(0, 0, 400, 200);
      return canvas.toDataURL('image/png');
    })
    .then((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));

async function exportBoards(page: Page): Promise<Buffer> {
  await press(page, 'Export');
  await getDialog(page, 'Export a board').getByLabel('Board').selectOption('all');
  const downloadPromise = page.waitForEvent('download');
  await press(page, 'Save file');
  const download = await downloadPromise;
  await press(page, 'Close');
  return readFile(await download.path());
}

test('a custom word with a picture and a recording is added, spoken, found, exported and deleted', async ({
  page,
  openVisitor,
}) => {
  await simulateMicrophone(page);
  const { 'permissions-policy': policy } = (await page.request.get(KEYBOARD)).headers();
  expect(policy).toContain('microphone=(self)');
  await openKeyboard(page);
  await press(page, 'Delta');
  await press(page, 'Start your board');
  await press(page, 'Add your own word');
  const dialog = getDialog(page, 'Add your own word');
  await dialog.getByRole('textbox', { name: 'Word', exact: true }).fill('Grandma');
  const picture = { name: 'grandma.png', mimeType: 'image/png', buffer: await createPicture(page) };
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(picture);
  await expect(dialog.getByRole('img', { name: 'The picture on the key' })).toBeVisible();

  await dialog.getByText('Recording', { exact: true }).click();
  await press(page, 'Record');
  await expect.poll(() => page.evaluate(() => window.microphone?.currentTime ?? 0)).toBeGreaterThan(0.3);
  await press(page, 'Stop');
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await press(page, 'Save word');
  await press(page, 'Done');

  await page.reload();
  await expect(getKey(page, 'Grandma').getByRole('presentation')).toHaveAttribute('src', /^data:image\/webp/);
  await getKey(page, 'Grandma').click();
  await expect(getSentence(page)).toHaveText([/Grandma/]);
  await press(page, 'Period');
  await expect(page.getByText('Sentence played. The sentence is now empty.')).toBeAttached();
  await press(page, 'Find a word');
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('grand');
  await page.getByRole('button', { name: /^Grandma Delta, row 1, column 1/ }).click();
  await expect(getKey(page, 'Grandma')).toBeFocused();

  const other = await openVisitor();
  await openKeyboard(other);
  await press(other, 'Import');
  const buffer = await exportBoards(page);
  const file = { name: 'boards.obz', mimeType: 'application/octet-stream', buffer };
  await getDialog(other, 'Import a board').getByLabel('File (.obf or .obz)').setInputFiles(file);
  await getDialog(other, 'Import a board').getByLabel('One of 4 boards').selectOption({ index: 3 });
  await press(other, 'Use as Delta');
  await press(other, 'Close');
  await press(other, 'Delta');
  await expect(getKey(other, 'Grandma').getByRole('presentation')).toHaveAttribute(
    'src',
    /^data:image\/webp/,
  );

  await press(page, 'Edit Delta');
  await press(page, 'Edit word');
  await press(page, 'Delete word');
  await expect(page.getByText('“Grandma” was deleted from this device and from your board.')).toBeVisible();
  await press(page, 'Restore word');
  await press(page, 'Done');
  await expect(getKey(page, 'Grandma')).toBeVisible();
});

test('a phrase speaks with one touch, and a backup restores it in another browser', async ({
  page,
  openVisitor,
}) => {
  await openKeyboard(page);
  await getKey(page, 'banana').click();
  await press(page, 'Phrases');
  await press(page, 'Save “banana”');
  await press(page, 'Rename banana');
  await page.getByRole('textbox', { name: 'Name of the phrase' }).fill('Hungry');
  await page.keyboard.press('Enter');
  await press(page, 'Close');
  await press(page, 'Clear');
  await page.reload();
  await page.getByRole('group', { name: 'Phrases' }).getByRole('button', { name: 'Hungry' }).click();
  await expect(getSentence(page)).toHaveText([/banana/]);

  await press(page, 'Backup');
  const downloadPromise = page.waitForEvent('download');
  await press(page, 'Save backup file');
  const buffer = await readFile(await (await downloadPromise).path());
  const other = await openVisitor();
  await openKeyboard(other);
  await press(other, 'Backup');
  const file = { name: 'backup.json', mimeType: 'application/json', buffer };
  await other.getByLabel('Restore a backup file (.json)').setInputFiles(file);
  await expect(other.getByText(/no words of your own, no words on Delta, 1 phrase/)).toBeVisible();
  await press(other, 'Replace with the backup');
  await expect(other.getByText('The backup was restored.')).toBeVisible();
  expect(await listViolations(other)).toEqual([]);
  await other.reload();
  await press(other, 'Phrases');
  await expect(other.getByRole('button', { name: 'Hungry', exact: true })).toBeVisible();
});
