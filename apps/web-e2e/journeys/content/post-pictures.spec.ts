import { readFileSync } from 'node:fs';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

const ICON = readFileSync('apps/web/public/icons/keyboard-512.png');

test(
  'a staff member puts a picture into a post, and readers see it in the size they need',
  { tag: '@nightly' },
  async ({ page }) => {
    const title = `The icon, ${createNumber()}`;
    // Bytes after the end of the image make a file that is not in the library yet.
    const buffer = Buffer.concat([ICON, Buffer.from(title)]);
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await page.goto('/create-post');
    await page.waitForURL('**/login');
    await signIn(page);
    await page.waitForURL('**/create-post');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill('It is drawn.');

    await test.step('an upload that fails can be repeated', async () => {
      await page.getByRole('button', { name: 'Picture', exact: true }).click();
      await page.route('**/api/media/', (route) => route.abort(), { times: 1 });
      await dialog
        .getByLabel('Picture files')
        .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer });
      await expect(dialog.getByRole('alert')).toContainText('icon.png was not uploaded.');

      await dialog.getByRole('button', { name: 'Try again' }).click();

      await expect(dialog.getByLabel('Alt text')).toBeVisible();
    });

    await test.step('it is inserted with its alt text only', async () => {
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      await expect(dialog.getByText('Describe the picture in a few words.')).toBeVisible();
      await dialog.getByLabel('Alt text').fill('The icon of the site');
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel('Content')).toHaveValue(
        /^It is drawn\.\n\n!\[The icon of the site\]\(\/api\//,
      );
    });

    await test.step('the post is not published while the alt text is missing', async () => {
      const content = await page.getByLabel('Content').inputValue();
      await page.getByLabel('Content').fill(content.replace('The icon of the site', ''));
      await page.getByRole('button', { name: 'Create Post' }).click();
      await expect(page.getByText('Describe every picture before you publish')).toBeVisible();
      await page.getByLabel('Content').fill(content);
      await page.getByRole('button', { name: 'Create Post' }).click();
      await page.waitForURL('**/django-posts');
    });

    await test.step('readers see it', async () => {
      await page.goto('/posts');
      await page.getByRole('link', { name: title }).first().click();
      const picture = page.getByRole('img', { name: 'The icon of the site' });
      await expect(picture).toHaveAttribute('width', '512');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
    });
  },
);
