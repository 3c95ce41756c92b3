import { readFileSync } from 'node:fs';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

const PICTURE = readFileSync('apps/web/public/icons/keyboard-512.png');

test('a staff member describes, finds and deletes a picture in the media library', async ({ page }) => {
  // Bytes after the end of the image make a file that is not in the library yet.
  const buffer = Buffer.concat([PICTURE, Buffer.from(String(createNumber()))]);
  const name = `icon-${createNumber()}.png`;
  await page.goto('/media');
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL('**/media');
  await page.getByLabel('Picture files').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByRole('status').filter({ hasText: `${name} is in the library.` })).toBeVisible();
  const dialog = page.getByRole('dialog', { name });

  await test.step('it gets an alt text', async () => {
    await page.getByRole('button', { name: `${name} Not used No alt text` }).click();
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill('The icon of the library');
    await dialog.getByRole('button', { name: 'Save alt text' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Alt text saved.')).toBeVisible();
  });

  await test.step('it is found by its alt text and deleted', async () => {
    await page.getByLabel('Search the media library').fill('icon of the library');
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: `${name} Not used` }).click();
    await dialog.getByRole('button', { name: 'Delete picture' }).click();
    await dialog.getByRole('button', { name: 'Delete picture' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No pictures match this search.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Picture deleted.' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
