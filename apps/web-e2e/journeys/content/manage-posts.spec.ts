import type { Locator, Page } from '@playwright/test';
import { openAsStaff } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

async function fillPost(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
}

async function chooseAction(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'a draft is published, unpublished, trashed, restored and deleted',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    const title = `A slow start, ${createNumber()}`;
    const visitor = await openVisitor({ javaScriptEnabled: false });
    await openAsStaff(page, '/create-post');
    await fillPost(page, title, 'Not finished yet.');

    await test.step('a draft is visible to staff only, and its page says so', async () => {
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.waitForURL('**/edit-post/*');
      await expect(
        page.getByText('This is a draft. Only staff can see it until you publish it.'),
      ).toBeVisible();
      await visitor.goto('/posts');
      await expect(visitor.getByText(title)).toHaveCount(0);
    });

    await test.step('publish', async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.waitForURL('**/django-posts');
      await visitor.reload();
      await expect(visitor.getByText(title).first()).toBeVisible();
    });

    await test.step('unpublish and move to the trash', async () => {
      await chooseAction(page, title, 'Unpublish');
      await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Draft');
      await visitor.reload();
      await expect(visitor.getByText(title)).toHaveCount(0);
      await chooseAction(page, title, 'Move to trash');
      await expect(page.getByText(`“${title}” is in the trash.`)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Draft');
      await chooseAction(page, title, 'Move to trash');
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    });

    await test.step('restore', async () => {
      await page.getByRole('link', { name: /^Trash/ }).click();
      await chooseAction(page, title, 'Restore as draft');
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
      await page.getByRole('link', { name: /^Drafts/ }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });

    await test.step('duplicate, and delete permanently', async () => {
      await chooseAction(page, title, 'Duplicate');
      await expect(page.getByRole('heading', { name: `${title} (copy)` })).toBeVisible();
      await chooseAction(page, title, 'Move to trash');
      await page.getByRole('link', { name: /^Trash/ }).click();
      await chooseAction(page, title, 'Delete permanently…');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
    });
  },
);

/** The day in a week as the value of a `date` field, by the clock of the page. */
const computePublicationDay = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = new Date();
    const time = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 12);
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });

test('a post is scheduled', { tag: '@nightly' }, async ({ page }) => {
  const title = `For next week, ${createNumber()}`;
  await openAsStaff(page, '/create-post');
  await fillPost(page, title, 'Soon.');

  await page.getByRole('button', { name: 'Schedule…' }).click();
  await page.getByLabel('Publication date').fill(await computePublicationDay(page));
  await page.getByLabel('Publication time').fill('12:00');
  await page.getByRole('button', { name: 'Schedule post' }).click();

  await page.waitForURL('**/django-posts');
  await page.getByRole('link', { name: /^Scheduled/ }).click();
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Scheduled for');
});

test('pressing Create Post twice creates one post', { tag: '@nightly' }, async ({ page }) => {
  const title = `Pressed twice, ${createNumber()}`;
  await openAsStaff(page, '/create-post');
  await fillPost(page, title, 'Once is enough.');

  await page.getByRole('button', { name: 'Create Post' }).dblclick();

  await page.waitForURL('**/django-posts');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
});

test('a held “Enter” opens a menu or presses one of its items, and nothing after that', async ({ page }) => {
  const title = `Held, ${createNumber()}`;
  await openAsStaff(page, '/create-post');
  await fillPost(page, title, 'Not finished yet.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/edit-post/*');
  await page.goto('/django-posts');
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).focus();

  await page.keyboard.down('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');

  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Publish now' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');

  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: title })).not.toContainText('Draft');
});

test('two tabs that edit one post lose no text', async ({ page, context }) => {
  const title = `Two tabs, ${createNumber()}`;
  await openAsStaff(page, '/create-post');
  await fillPost(page, title, 'One.\n\nTwo.\n\nThree.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/edit-post/*');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Title')).toHaveValue(title);

  await other.getByLabel('Content').fill('One.\n\nTwo.\n\nTheirs.');
  await other.getByRole('button', { name: 'Update Post' }).click();
  await other.waitForURL('**/django-posts');
  await page.getByLabel('Content').fill('Mine.\n\nTwo.\n\nThree.');
  await page.getByRole('button', { name: 'Update Post' }).click();

  await expect(page.getByRole('alert')).toContainText(
    'You changed this post in another tab or on another device',
  );
  await expect(page.getByRole('region', { name: 'Content of saved text' })).toContainText('Theirs.');
  await page.getByRole('button', { name: 'Merge both' }).click();
  await expect(page.getByLabel('Content')).toHaveValue('Mine.\n\nTwo.\n\nTheirs.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.waitForURL('**/django-posts');
});

async function restoreFirstVersion(dialog: Locator): Promise<void> {
  await dialog.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await expect(dialog.getByText('First version')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
}

test(
  'an earlier version is restored, and the text that it replaced comes back on request',
  { tag: '@nightly' },
  async ({ page }) => {
    const title = `Two versions, ${createNumber()}`;
    await openAsStaff(page, '/create-post');
    await fillPost(page, title, 'The first words.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL('**/edit-post/*');
    const editUrl = page.url();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByLabel('Content').fill('The second words.');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await page.waitForURL('**/django-posts');
    await page.goto(editUrl);
    await page.getByLabel('Content').fill('Words that are not saved yet.');

    await page.getByRole('button', { name: 'Versions…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.getByRole('insertion')).toContainText('second');
    await restoreFirstVersion(dialog);
    await expect(page.getByLabel('Content')).toHaveValue('The first words.');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Content')).toHaveValue('Words that are not saved yet.');

    await page.getByRole('button', { name: 'Versions…' }).click();
    await restoreFirstVersion(dialog);
    await expect(page.getByLabel('Content')).toHaveValue('The first words.');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await page.waitForURL('**/django-posts');
  },
);

test(
  'a preview link shows a draft without an account until it is revoked',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    const title = `For a friend, ${createNumber()}`;
    const visitor = await openVisitor({ javaScriptEnabled: false });
    await openAsStaff(page, '/create-post');
    await fillPost(page, title, 'What do you think?');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL('**/edit-post/*');

    await page.getByRole('tab', { name: 'Side by side' }).click();
    await page.getByLabel('Content').fill('Written **beside** its preview.');
    await expect(page.getByRole('tabpanel', { name: 'Preview' }).getByText('beside')).toBeVisible();

    await page.getByRole('button', { name: 'Preview link…' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const url = await page.getByText(/\/preview\/[\w-]{43}$/).innerText();
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    await page.getByRole('button', { name: 'Revoke link' }).click();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
    expect((await visitor.reload())?.status()).toBe(404);
  },
);
