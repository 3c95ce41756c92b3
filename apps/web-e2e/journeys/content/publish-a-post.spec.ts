import { createAuthor, openAsStaff, signIn } from '../../support/sign-in.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

test('a staff member publishes a post, and a visitor sees it immediately', async ({ page, openVisitor }) => {
  const title = `Nyota and the rain, ${createNumber()}`;
  const visitor = await openVisitor({ javaScriptEnabled: false });
  await visitor.goto('/posts');
  await expect(visitor.getByText(title)).toHaveCount(0);

  await test.step('signing in opens the posts; a wrong password does not', async () => {
    await page.goto('/login');
    await signIn(page, 'not the password');
    await expect(page.getByRole('alert')).toContainText('Invalid credentials');
    await signIn(page);
    await page.waitForURL('**/posts');
  });

  await test.step('publish', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create Post' }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill('She **asked** for an umbrella. <script>alert(1)</script>');
    await page.keyboard.press('Tab');
    await expect(page.locator('summary', { hasText: 'How to write Markdown' })).toBeFocused();
    await page.getByRole('button', { name: 'Create Post' }).click();
    await page.waitForURL('**/django-posts');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('the visitor sees it on the next request, without JavaScript', async () => {
    await visitor.reload();
    await visitor.getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.locator('strong', { hasText: 'asked' })).toBeVisible();
    await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Edit Post' })).toBeHidden();
  });

  await test.step('edit', async () => {
    await page.goto(visitor.url());
    await page.getByRole('link', { name: 'Edit Post' }).click();
    await page.getByLabel('Title').fill(`${title}, changed`);
    await page.getByRole('button', { name: 'Update Post' }).click();
    await page.waitForURL('**/django-posts');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}, changed`);
  });

  await test.step('signing out clears local data', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${system.siteUrl}/`);
    const storedKeys = await page.evaluate(() =>
      ['accessToken', 'refreshToken', 'cart'].filter((key) => localStorage.getItem(key) !== null),
    );
    expect(storedKeys).toEqual([]);
    await page.goto('/create-post');
    await page.waitForURL('**/login');
  });
});

test('an expired access token is refreshed in the background', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  const before = await page.evaluate(() => {
    localStorage.setItem('accessToken', 'run.out.token');
    return localStorage.getItem('refreshToken');
  });

  await page.goto('/create-post');
  await page.getByLabel('Title').fill(`Written over a break, ${createNumber()}`);
  await page.getByLabel('Content').fill('The token had run out.');
  await page.getByRole('button', { name: 'Create Post' }).click();

  await page.waitForURL('**/django-posts');
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(before);
});

test('a draft survives an expired session', { tag: '@nightly' }, async ({ page }) => {
  const author = await createAuthor();
  await openAsStaff(page, '/create-post', author);
  await page.getByLabel('Title').fill('A long thought');
  await page.getByLabel('Content').fill('It must not be lost.');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'run.out.token');
    localStorage.setItem('refreshToken', 'no-such-token');
  });

  await page.getByRole('button', { name: 'Create Post' }).click();
  // Two calls may each detect the expired session and navigate, the second during the first navigation.
  await expect(page).toHaveURL('/login?ended=1');
  await expect(page.getByRole('alert')).toContainText(
    'Your unsaved text is stored on this device and will be back in the form.',
  );
  await signIn(page, author.password, author.username);

  await page.waitForURL('**/create-post');
  await expect(page.getByLabel('Title')).toHaveValue('A long thought');
  await expect(page.getByLabel('Content')).toHaveValue('It must not be lost.');
});

test(
  'an author sees at once that the post of somebody else is read-only',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    const title = `Not yours, ${createNumber()}`;
    await openAsStaff(page, '/create-post');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill('Written by an administrator.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL('**/edit-post/*');
    const author = await openVisitor();

    await openAsStaff(author, new URL(page.url()).pathname, await createAuthor());

    await expect(author.getByText('You can read this post, but not change it')).toBeVisible();
    await expect(author.getByText('Written by an administrator.')).toBeVisible();
    await expect(author.getByLabel('Content')).toHaveCount(0);
  },
);
