import type { Page } from '@playwright/test';
import { createAuthor, deletePost, openAsStaff, publish, setRole, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

async function fillPost(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
}

test('text that was not saved survives a closed tab', async ({ page, context }) => {
  await openAsStaff(page, '/create-post', await createAuthor());
  await fillPost(page, 'A long thought', 'It must not be lost.');
  await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto('/create-post');

  await expect(reopened.getByLabel('Content')).toHaveValue('It must not be lost.');
  await expect(reopened.getByText('is back in the form')).toBeVisible();
  await reopened.getByRole('button', { name: 'Discard text' }).click();
  await expect(reopened.getByLabel('Content')).toHaveValue('');
  await expect(reopened.getByRole('alert').filter({ hasText: 'Unsaved text discarded.' })).toBeFocused();
  await reopened.keyboard.press('Tab');
  await expect(reopened.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await reopened.keyboard.press('Enter');
  await expect(reopened.getByLabel('Title')).toHaveValue('A long thought');
  await expect(reopened.getByLabel('Content')).toHaveValue('It must not be lost.');
});

/** Types into a post that another member of staff then deletes. */
async function typeIntoDeletedPost(page: Page): Promise<void> {
  const title = `Deleted meanwhile, ${createNumber()}`;
  await openAsStaff(page, '/create-post', await createAuthor());
  await publish(page, title, 'First words.');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.waitForURL('**/edit-post/*');
  await page.getByLabel('Content').fill('Many more words.');
  await deletePost(Number(new URL(page.url()).pathname.split('/').at(-1)));
}

test('text typed into a post that somebody deletes moves to a new post', async ({ page }) => {
  await typeIntoDeletedPost(page);

  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByRole('button', { name: 'Move text to a new post' }).click();

  await page.waitForURL('**/create-post');
  await expect(page.getByLabel('Content')).toHaveValue('Many more words.');
});

test('text typed into a post that somebody deletes is there after a reload', async ({ page }) => {
  await typeIntoDeletedPost(page);

  await page.reload();

  await expect(page.getByText('Post not found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Content of your unsaved text' })).toContainText(
    'Many more words.',
  );
});

test(
  'text that was not saved is offered on another device',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    const author = await createAuthor();
    await openAsStaff(page, '/create-post', author);
    await fillPost(page, 'On the train', 'Half a sentence');
    await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
    const other = await openVisitor();
    await openAsStaff(other, '/create-post', author);

    await other.getByRole('button', { name: 'Continue with it' }).click();

    await expect(other.getByLabel('Title')).toHaveValue('On the train');
    await expect(other.getByLabel('Content')).toHaveValue('Half a sentence');

    await other.close();
    const third = await openVisitor();
    await openAsStaff(third, '/create-post', author);
    await expect(third.getByRole('button', { name: 'Continue with it' })).toBeVisible();
  },
);

test(
  'text that was typed while other text was offered comes back by Undo',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    const author = await createAuthor();
    await openAsStaff(page, '/create-post', author);
    await fillPost(page, 'On the train', 'Half a sentence');
    await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
    const other = await openVisitor();
    await openAsStaff(other, '/create-post', author);
    const content = other.getByLabel('Content');
    const next = other.getByRole('button', { name: 'Continue with it' });
    await expect(next).toBeVisible();
    await fillPost(other, 'At home', 'Another sentence');

    await next.click();
    await expect(content).toHaveValue('Half a sentence');
    await expect(other.getByText('It replaced what you had just typed.')).toBeVisible();
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(content).toHaveValue('Another sentence');
    await content.fill('Another sentence, continued');
    await expect(other.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();

    const listStored = () =>
      other.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
        const response = await fetch('/api/posts/autosaves/', { headers });
        return ((await response.json()) as { content: string }[]).map((text) => text.content).toSorted();
      });
    await expect.poll(listStored).toEqual(['Another sentence, continued', 'Half a sentence']);
    await next.click();
    await expect(content).toHaveValue('Half a sentence');
  },
);

test(
  'text stays within reach of a person who loses the role while typing',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    const title = `Of somebody else, ${createNumber()}`;
    const owner = await openVisitor();
    await openAsStaff(owner, '/django-posts');
    await publish(owner, title, 'As it was.');
    await owner.getByRole('link', { name: `Edit ${title}` }).click();
    await owner.waitForURL('**/edit-post/*');
    const author = await createAuthor();
    await setRole(author, 'editor');
    await openAsStaff(page, owner.url(), author);
    await page.getByLabel('Content').fill('Typed as an editor.');
    await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();

    await setRole(author, 'author');
    await page.getByLabel('Content').fill('Typed too late.');
    await expect(page.getByText('You may no longer edit this post')).toBeVisible();
    await page.reload();

    await expect(page.getByText('You can read this post, but not change it')).toBeVisible();
    const text = page.getByRole('region', { name: 'Content of your unsaved text' });
    await expect(text).toContainText('Typed too late.');
    const elsewhere = await openVisitor();
    await openAsStaff(elsewhere, owner.url(), author);
    await expect(elsewhere.getByText('Typed as an editor.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard text' }).click();
    await expect(text).toBeHidden();
  },
);

test(
  'typing continues when the session has ended, and signing in brings the text back',
  { tag: '@nightly' },
  async ({ page }) => {
    const author = await createAuthor();
    await openAsStaff(page, '/create-post', author);
    await page.getByLabel('Title').fill('Signed out');
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'run.out.token');
      localStorage.setItem('refreshToken', 'no-such-token');
    });
    await page.getByLabel('Content').fill('Still here.');

    await expect(page.getByText('Your session has ended. Your text is safe on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in and continue' }).click();
    await page.waitForURL('**/login?ended=1');
    await signIn(page, author.password, author.username);
    await page.waitForURL('**/create-post');

    await expect(page.getByLabel('Title')).toHaveValue('Signed out');
    await expect(page.getByLabel('Content')).toHaveValue('Still here.');
  },
);

test(
  'Create Post after a lost response and a closed tab creates one post',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const title = `Lost response, ${createNumber()}`;
    await openAsStaff(page, '/create-post', await createAuthor());
    await fillPost(page, title, 'Sent already.');
    await page.route('**/api/posts/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByText('Failed to create post')).toBeVisible();
    await page.close();

    const reopened = await context.newPage();
    await reopened.goto('/create-post');
    await expect(reopened.getByText('is back in the form')).toBeVisible();
    await reopened.getByLabel('Content').fill('Sent again, with more words.');
    await reopened.getByRole('button', { name: 'Create Post' }).click();
    await reopened.waitForURL('**/django-posts');

    await expect(reopened.getByRole('heading', { name: title })).toHaveCount(1);

    await reopened.goto('/create-post');
    await fillPost(reopened, `${title}, continued`, 'Another post.');
    await reopened.getByRole('button', { name: 'Create Post' }).click();
    await reopened.waitForURL('**/django-posts');
    await expect(reopened.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
    await expect(reopened.getByRole('heading', { name: `${title}, continued` })).toHaveCount(1);
  },
);
