import { sandbox, waitUntilIdle } from '../../support/sandbox.ts';
import { signIn } from '../../support/sign-in.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

test('a reader subscribes, gets a post by email, and unsubscribes', async ({ page, browser }) => {
  const email = `reader-${Date.now()}@example.org`;
  const title = `Rain in the forest, ${Date.now()}`;
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();

  await test.step('subscribe and confirm, without a script', async () => {
    await reader.goto('/');
    await reader.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await reader.getByLabel('Email').fill(email);
    await reader.getByRole('button', { name: 'Subscribe' }).click();
    await expect(reader.getByText('Check your email')).toBeVisible();

    await reader.goto(await findLink(email, 'Confirm your subscription'));
    await reader.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(reader.getByRole('heading', { name: 'You have subscribed' })).toBeVisible();
  });

  await test.step('staff publish a post and send it', async () => {
    await page.goto('/login');
    await signIn(page);
    await page.waitForURL('**/posts');
    await page.goto('/create-post');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill('It rained all day.');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await page.waitForURL('**/django-posts');

    await page.goto('/newsletter-issues');
    await page.getByRole('button', { name: `Send ${title}` }).click();
    await page
      .getByRole('dialog', { name: 'Send this post?' })
      .getByRole('button', { name: /^Send to / })
      .click();
    await expect(page.getByText('The emails are on their way.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Sent');
  });

  await test.step('the reader unsubscribes in one press', async () => {
    const link = await findLink(email, title);
    await reader.goto(link);
    await reader.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(reader.getByRole('heading', { name: 'You have unsubscribed' })).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole('link', { name: 'Subscribe again' })).toBeVisible();

    const oneClick = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(oneClick.status()).toBe(200);
  });
});

/** The path of the subscription in the email with the subject. */
async function findLink(email: string, subject: string): Promise<string> {
  await waitUntilIdle();
  const mail = (await sandbox.mail()).find((one) => one.to === email && one.subject === subject);
  const path = /\/newsletter\/[\w-]{43}/.exec(mail?.text ?? '')?.[0];
  if (path === undefined) throw new Error(`The email '${subject}' has no link to the subscription.`);
  return path;
}
