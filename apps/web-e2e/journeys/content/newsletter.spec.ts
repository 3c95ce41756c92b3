import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { publish, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail, createNumber } from '../../support/unique.ts';

test('a reader subscribes, gets a post by email, and unsubscribes', async ({ page, openVisitor }) => {
  const email = createEmail('reader');
  const title = `Rain in the forest, ${createNumber()}`;
  const reader = await openVisitor({ javaScriptEnabled: false });

  await test.step('subscribe and confirm, without a script', async () => {
    await reader.goto('/');
    await reader.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await reader.getByLabel('Email').fill(email);
    await reader.getByRole('button', { name: 'Subscribe' }).click();
    await expect(reader.getByText('Check your email')).toBeVisible();

    await reader.goto(await findLink(email, 'Confirm your subscription'));
    await reader.getByRole('button', { name: 'Confirm my subscription' }).click();
    const isSubscribed = reader.getByRole('heading', { name: 'You are subscribed' });
    await expect(isSubscribed).toBeVisible();

    await reader.getByRole('link', { name: 'Back to the home page' }).click();
    await reader.goBack();
    await expect(isSubscribed).toBeVisible();
  });

  await test.step('staff publish a post and send it', async () => {
    await page.goto('/login');
    await signIn(page);
    await page.waitForURL('**/posts');
    await publish(page, title, 'It rained all day.');

    await page.goto('/newsletter-issues');
    await page.getByRole('button', { name: `Send ${title}` }).click();
    await page
      .getByRole('dialog', { name: 'Send this post?' })
      .getByRole('button', { name: /^Send to / })
      .click();
    await expect(page.getByText('The emails are on their way.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Sent');
  });

  await test.step('the reader unsubscribes in one press, or in two', async () => {
    const link = await findLink(email, title);
    const readerWithScript = await openVisitor({});
    await readerWithScript.goto(link);
    await readerWithScript.getByRole('button', { name: 'Unsubscribe' }).dblclick();
    const isUnsubscribed = readerWithScript.getByRole('heading', { name: 'You have unsubscribed' });
    await expect(isUnsubscribed).toBeVisible();
    await readerWithScript.reload();
    await expect(isUnsubscribed).toBeVisible();
    await reader.goto(link);
    await expect(reader.getByRole('link', { name: 'Subscribe again' })).toBeVisible();

    const oneClick = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(oneClick.status()).toBe(200);
  });
});

test(
  'the form answers without loading the page again, and sends one email',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = createEmail('reader');
    await page.goto('/newsletter');
    const field = page.getByLabel('Email');
    await field.fill('reader@x');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('Invalid email address.');
    await expect(field).toBeFocused();
    await field.fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeFocused();

    await page.reload();

    await expect(field).toBeVisible();
    await waitUntilIdle();
    expect(await findEmailsTo(email)).toHaveLength(1);
  },
);

/** The path of the subscription in the email with the subject. */
async function findLink(email: string, subject: string): Promise<string> {
  await waitUntilIdle();
  const mail = (await findEmailsTo(email)).find((one) => one.subject === subject);
  const path = /\/newsletter\/[\w-]{43}/.exec(mail?.text ?? '')?.[0];
  if (path === undefined) throw new Error(`The email '${subject}' has no link to the subscription.`);
  return path;
}
