import { addSamplePosts } from '#tools/system/sample-posts.ts';
import { startTestSystem } from '#tools/system/test-system.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const TITLE = 'Sample: The life of Kanzi';

test('staff remove the sample posts of a new site in one press, and can undo it', async ({ browser }) => {
  const testSystem = await startTestSystem();
  try {
    const { siteUrl, staff } = testSystem;
    await addSamplePosts(staff, { localUrl: siteUrl });
    const page = await (await browser.newContext({ baseURL: siteUrl })).newPage();
    await page.goto('/django-posts');
    await page.waitForURL('**/login');
    await signIn(page, staff.password, staff.username);
    await page.waitForURL('**/django-posts');
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();

    await page.getByRole('button', { name: 'Remove sample posts' }).click();

    await expect(page.getByText('The sample posts are in the trash.')).toBeVisible();
    await expect(page.getByRole('heading', { name: TITLE })).toBeHidden();

    // Or else it is the second press of a double press, which is ignored.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Undo' }).click();

    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await page.goto('/posts');
    await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible();
  } finally {
    await testSystem.stop();
  }
});
