import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { inviteAuthor, openAsStaff, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail, createNumber } from '../../support/unique.ts';

const PASSWORD = 'figs-long-after-dawn';
const ICON = readFileSync('apps/web/public/icons/keyboard-512.png');
const ALT = 'The icon of the site';
const SAVED = /^Saved \d{1,2}:\d\d\s[AP]M$/;

const getContent = (page: Page) => page.getByLabel('Content');

/** Types at the end of the text. */
async function append(page: Page, text: string): Promise<void> {
  await getContent(page).press('Control+End');
  await page.keyboard.insertText(text);
}

async function accept(page: Page, email: string): Promise<void> {
  await page.goto(await inviteAuthor(email));
  await page.getByLabel('Name', { exact: true }).fill('Mary Leakey');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/django-posts');
}

async function insertPicture(page: Page, title: string): Promise<void> {
  // Bytes after the end of the image make a file that is not in the library yet.
  const buffer = Buffer.concat([ICON, Buffer.from(title)]);
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await dialog.getByLabel('Picture files').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('Alt text').fill(ALT);
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog).toBeHidden();
}

async function writeInFullScreen(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Create Post' }).last().click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(getContent(page)).toBeFocused();
  await page.keyboard.insertText('One.\n\nTwo.');
  await insertPicture(page, title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  await expect(getContent(page)).toHaveValue(new RegExp(`^One\\.\\n\\nTwo\\.\\n\\n!\\[${ALT}\\]`));
}

async function loseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByText(SAVED)).toBeVisible();
  await context.setOffline(true);
  await append(page, '\n\nOffline.');
  await expect(page.getByText('Saved on this device only.')).toBeVisible();
  await context.setOffline(false);
  await getContent(page).press('Control+s');
  await expect(page.getByText(SAVED)).toBeVisible();
}

async function loseSession(page: Page, email: string): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'run.out.token');
    localStorage.setItem('refreshToken', 'no-such-token');
  });
  await append(page, '\n\nSigned out.');
  await expect(page.getByText('Your session has ended. Your text is safe on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in and continue' }).click();
  await page.waitForURL('**/login?ended=1');
  await signIn(page, PASSWORD, email);
  await page.waitForURL('**/create-post');
}

/** The day in a week as the value of a `date` field, by the clock of the page. */
const computePublicationDay = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = new Date();
    const time = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 12);
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });

async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schedule…' }).click();
  await page.getByLabel('Publication date').fill(await computePublicationDay(page));
  await page.getByLabel('Publication time').fill('12:00');
  await page.getByRole('button', { name: 'Schedule post' }).click();
  await page.waitForURL('**/django-posts');
}

async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.waitForURL('**/django-posts');
}

async function openVersions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Versions…' }).click();
  return page.getByRole('dialog', { name: 'Versions' });
}

async function restoreFirstVersion(page: Page): Promise<void> {
  const dialog = await openVersions(page);
  await dialog.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await expect(dialog.getByText('First version')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
}

async function restoreLastVersion(page: Page): Promise<void> {
  const dialog = await openVersions(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
}

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a new author writes, schedules and merges without losing a word', async ({
      page,
      context,
      openVisitor,
    }) => {
      const [email, title] = [createEmail('mary'), `Seven days, ${createNumber()}`];
      const edit = async (target = page) => {
        await target.getByRole('link', { name: `Edit ${title}` }).click();
        await expect(target.getByLabel('Title')).toHaveValue(title);
      };

      await test.step('accepts the invitation', () => accept(page, email));
      await test.step('writes in full screen, with a picture', () => writeInFullScreen(page, title));
      await test.step('loses the network', () => loseNetwork(page, context));
      await test.step('loses the session', () => loseSession(page, email));
      await test.step('finds everything again', async () => {
        await expect(page.getByLabel('Title')).toHaveValue(title);
        await expect(getContent(page)).toHaveValue(/^One\.\n\nTwo\.[^]*\n\nOffline\.\n\nSigned out\.$/);
      });
      await test.step('schedules the post', async () => {
        await schedule(page);
        await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Scheduled for');
      });
      await test.step('restores a version', async () => {
        await edit();
        await getContent(page).fill('All gone.');
        await update(page);
        await edit();
        await restoreLastVersion(page);
        await expect(page.getByText('This version is the same as the text in the form.')).toBeVisible();
        await restoreFirstVersion(page);
        await expect(getContent(page)).toHaveValue(/^One\.[^]*Signed out\.$/);
        await update(page);
      });
      await test.step('merges what an editor changed at the same time', async () => {
        await edit();
        const editor = await openVisitor({ viewport });
        await openAsStaff(editor, '/django-posts');
        await edit(editor);
        const text = await getContent(editor).inputValue();
        await getContent(editor).fill(text.replace('One.', 'The editor’s.'));
        await update(editor);

        await append(page, '\n\nThe end.');
        await page.getByRole('button', { name: 'Update Post' }).click();
        await expect(page.getByRole('alert')).toContainText('changed this post');
        await page.getByRole('button', { name: 'Merge both' }).click();

        await expect(getContent(page)).toHaveValue(/^The editor’s\.[^]*Signed out\.\n\nThe end\.$/);
        await update(page);
      });
    });
  });
